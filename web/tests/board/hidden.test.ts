import { describe, expect, it } from "vitest";
import { known, knownIn, type Known, type MaybeHidden } from "../../src/board/hidden";
import { effectsFor } from "../../src/games/ore/effects";
import type { OreBoard } from "../../src/games/ore/view";
import { effectsOf } from "../../src/games/tinners/effects";
import { piecesOf } from "../../src/games/tinners/map/areas";
import { ghostsOf } from "../../src/games/tinners/tables/track";
import type { TinnersSay } from "../../src/games/tinners/types";
import type { AreaView, BoardView } from "../../src/games/tinners/view";

/** All ways in which one place of a tree can be hidden. */
function hiddenOnce(tree: unknown): unknown[] {
  if (typeof tree !== "object" || tree === null) return ["?"];
  const inside = Object.entries(tree).flatMap(([name, part]) =>
    hiddenOnce(part).map((hidden) => (Array.isArray(tree) ? tree.with(Number(name), hidden) : { ...tree, [name]: hidden })),
  );
  return ["?", ...inside];
}

const area = { mine: 0, tin: 1, copper: 0, water: 2, drainage: 0, miners: 1, capacity: 2, port: false, train: true, pump: false } as AreaView;
const tinners = {
  table: { player: [{ money: 5, points: 1, column: 2, tin: 0, copper: 1 }, { money: 3 }], adits: ["a-b"], area: { breage: area }, passed: [1] },
  company: [{ ore_value: 3 }],
  track: [[0], [1]],
  lot: null,
} as unknown as BoardView;

const ore = {
  player: [
    {
      cash: 3, barrels: { coal: 1 }, assets: ["press"], contracts: [{ card: 7 }], completed: [1], futures: [{ type: "coal", n: 1 }],
      private: [{ mode: "mine" }], cage: 1, employed: 2, drill: 0, collab: 0, strikes: 0, vp: 1,
    },
  ],
} as unknown as OreBoard;

describe("what is certain after a move", () => {
  it("is what is not hidden", () => {
    expect([known("?"), known(undefined), known(0), known("x")]).toEqual([null, null, 0, "x"]);
    expect([knownIn("?"), knownIn([1, "?", 2] as const), knownIn(null)]).toEqual([[], [1, 2], []]);
  });

  it("may be hidden in any place of the view without a throw", () => {
    for (const after of hiddenOnce(tinners).slice(1) as Known<BoardView>[]) {
      expect(() => effectsOf(tinners, after, 0, ((id: string) => id) as TinnersSay, (id) => id)).not.toThrow();
      expect(() => ghostsOf(tinners.track, after.track)).not.toThrow();
    }
    for (const after of hiddenOnce(ore).slice(1) as Known<OreBoard>[]) expect(() => effectsFor(0, ore, after)).not.toThrow();
  });

  it("leaves what stands in an area where it is", () => {
    const pieces = piecesOf(area, null);
    for (const after of hiddenOnce(area) as MaybeHidden<AreaView>[]) expect(piecesOf(area, known(after))).toEqual(pieces);
  });
});
