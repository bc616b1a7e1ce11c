import { describe, expect, it } from "vitest";
import { cue } from "../../../src/games/ore/cues";
import type { OreBoard } from "../../../src/games/ore/view";

interface Hand {
  held?: number[];
  done?: number[];
}

/** What two players hold and have completed, and the contract of the first that is offered to others. */
function board(mine: Hand, other: Hand = {}, offered = 0): OreBoard {
  const player = ({ held = [], done = [] }: Hand) => ({ contracts: held.map((card) => ({ card })), completed: done });
  return { player: [player(mine), player(other)], offer: offered ? { contract: offered, owner: 0 } : null } as unknown as OreBoard;
}

describe("what is heard of contracts", () => {
  it("is a contract that is completed", () => {
    expect(cue(board({ held: [7] }), board({ done: [7] }), 0)).toBe("won");
    expect(cue(board({ held: [7] }), board({ done: [7] }), 1)).toBeNull();
  });

  it("is an own contract that another takes over, whether that completes it or not", () => {
    for (const taken of [{ held: [7] }, { done: [7] }]) {
      expect(cue(board({}, {}, 7), board({}, taken), 0)).toBe("outbid"); // step by step
      expect(cue(board({ held: [7, 9] }), board({ held: [9] }, taken), 0)).toBe("outbid"); // all at once
    }
  });

  it("is nothing else", () => {
    expect(cue(board({ held: [7] }), board({ held: [7] }, { held: [9] }), 0)).toBeNull(); // taken from the row
    expect(cue(board({ held: [7] }), board({}, {}, 7), 0)).toBeNull(); // offered, not yet taken
    expect(cue(board({}, {}, 7), board({}), 0)).toBeNull(); // discarded
    expect(cue(board({ held: [7] }), board({ done: [7] }), -1)).toBeNull(); // who only watches
  });
});
