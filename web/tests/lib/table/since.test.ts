import { describe, expect, it } from "vitest";
import { deedsSince } from "../../../src/lib/table/since";
import type { LogLine } from "../../../src/made/wire";

const line = (n: number, seat: number, text: string, kind: LogLine["kind"] = "move"): LogLine => ({ n, kind, seat, text });

describe("what others did since the own last turn", () => {
  it("is told by player in the order of their moves, with what followed", () => {
    const lines = [line(1, 0, "old"), line(2, 0, "mine"), line(3, 2, "c"), line(3, -1, "follows"), line(4, 1, "b"), line(4, 1, "hello", "chat"), line(5, 2, "c again")];
    expect(deedsSince(lines, 0, 2)).toEqual([
      { seat: 2, lines: ["c", "follows", "c again"], left: 0 },
      { seat: 1, lines: ["b"], left: 0 },
    ]);
    expect(deedsSince(lines, 0, 2, 3).map(({ seat }) => seat)).toEqual([2]);
  });

  it("leaves out the own moves, and says how many lines it does not tell", () => {
    const lines = Array.from({ length: 9 }, (_, at) => line(at + 1, at % 3 === 0 ? 0 : 1, `move ${at + 1}`));
    expect(deedsSince(lines, 0, 0)).toEqual([{ seat: 1, lines: ["move 5", "move 6", "move 8", "move 9"], left: 2 }]);
    expect(deedsSince(lines, 0, 9)).toEqual([]);
  });
});
