import { describe, expect, it } from "vitest";
import { signed } from "../../../src/board/effects";
import { effectsFor } from "../../../src/games/ore/effects";
import { standingMiners } from "../../../src/games/ore/mines/shaft";
import type { OreBoard } from "../../../src/games/ore/view";
import { countBySeat, groupNeeds, levelsOf, needsOfPrice, shortForms } from "../../../src/games/ore/words";

describe("words of Ore's board", () => {
  it("counts barrels of a row by what will do for them", () => {
    expect(groupNeeds([["coal"], ["copper"], ["copper"], ["coal", "oil"]])).toEqual([
      { kinds: ["coal"], n: 1 },
      { kinds: ["copper"], n: 2 },
      { kinds: ["coal", "oil"], n: 1 },
    ]);
  });

  it("tells a price in barrels in the order of the resources", () => {
    expect(needsOfPrice([1, 0, 0, 2, 0])).toEqual([
      { kinds: ["gold"], n: 1 },
      { kinds: ["copper"], n: 2 },
    ]);
  });

  it("leaves out what stands in brackets, once", () => {
    expect(shortForms("Points (2 for 3, 3 for 4).")).toEqual(["Points (2 for 3, 3 for 4).", "Points."]);
    expect(shortForms("No ability.")).toEqual(["No ability."]);
  });

  it("finds where each level begins", () => {
    expect(levelsOf([1, 1, 2, 3, 3])).toEqual([
      { level: 1, first: 0, spaces: 2 },
      { level: 2, first: 2, spaces: 1 },
      { level: 3, first: 3, spaces: 2 },
    ]);
  });

  it("counts the miners of each seat", () => {
    expect(countBySeat([2, 0, 2])).toEqual([
      { seat: 2, n: 2 },
      { seat: 0, n: 1 },
    ]);
  });
});

describe("miners in a shaft", () => {
  it("keeps the key of a miner that goes down one gallery with the others", () => {
    const before = standingMiners([[1], [0], [], [1]]);
    const after = standingMiners([[], [1], [0], [], [1]]);
    const spaces = (miners: typeof before) => new Map(miners.map(({ key, space }) => [key, space]));
    expect(spaces(before)).toEqual(new Map([["1-0", 4], ["0-0", 2], ["1-1", 1]]));
    for (const [key, space] of spaces(before)) expect(spaces(after).get(key)).toBe(space + 1);
  });

  it("counts those that stand on one space", () => {
    expect(standingMiners([[3, 3]])).toEqual([{ key: "3-0", seat: 3, space: 1, n: 2 }]);
  });
});

describe("what a move changes", () => {
  const player = { cash: 5, barrels: { gold: 1, coal: 2 }, cage: 1, employed: 2, drill: 0, collab: 0, strikes: 0, vp: 1, assets: ["statue"], contracts: [], completed: [], futures: [], private: [] };
  const board = (changes: object) => ({ player: [{ ...player, ...changes }] }) as unknown as OreBoard;

  it("tells money, barrels, cards and side effects in this order", () => {
    const after = board({ cash: 1, barrels: { gold: 0, coal: 2 }, assets: ["statue", "library"], vp: 4 });
    expect(effectsFor(0, board({}), after)).toEqual([
      { what: "money", by: -4, to: 1 },
      { what: "barrels", kind: "gold", by: -1, to: 0 },
      { what: "asset", kind: "library", by: 1, to: 1 },
      { what: "points", by: 3, to: 4 },
    ]);
  });

  it("tells of tokens and private cards", () => {
    const after = board({ futures: [{ type: "gold", n: 1 }], private: [{ card: "?", resource: "coal", mode: "market", space: 1, open: true }] });
    expect(effectsFor(0, board({}), after)).toEqual([
      { what: "futures", by: 1, to: 1 },
      { what: "private-market", by: 1, to: 1 },
    ]);
  });

  it("says nothing of what stays, and ? of what is hidden", () => {
    expect(effectsFor(0, board({}), board({}))).toEqual([]);
    const [hidden] = effectsFor(0, board({}), board({ cash: "?" }));
    expect(signed(hidden!.by)).toBe("?");
    expect(signed(-3, "$")).toBe("−$3");
    expect(signed(2)).toBe("+2");
  });
});
