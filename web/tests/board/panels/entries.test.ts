import { expect, it } from "vitest";
import { entriesOf, entryAt } from "../../../src/board/panels/entries";
import type { LogLine } from "../../../src/made/wire";

const line = (n: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ n, kind: "move", seat: 0, text, ...more });

it("a move with all that followed from it is one entry, and chat is none", () => {
  const lines = [
    line(0, "The dice fall", { kind: "event", seat: -1 }),
    line(1, "ann bids 3", { notation: "ann: bid 3" }),
    line(1, "bob drops out"),
    line(1, "hello", { kind: "chat" }),
    line(1, "ann wins", {}),
    line(2, "bob passes", { notation: "bob: pass", is_auto: true }),
    line(2, "bob left", { kind: "seat" }),
  ];
  const entries = entriesOf(lines);
  expect(entries.map(({ text, after }) => [text, ...after])).toEqual([
    ["The dice fall"],
    ["ann bids 3", "bob drops out", "ann wins"],
    ["bob passes"],
    ["bob left"],
  ]);
  expect(entries[1]!.notation).toBe("bid 3");
  expect(entries[2]!.isAuto).toBe(true);
  expect(entryAt(lines, 1)?.after).toHaveLength(2);
  expect(entryAt(lines, 7)).toBeNull();
});
