import { expect, it } from "vitest";
import { partsOf, rowsOf, untitledRows } from "../../../src/lib/table/lines";

const line = (head: string, rest: string, more = {}) => ({ head, rest, ...more });
const SECTIONS = [
  { title: "", lines: [line("", "Round 1.")] },
  { title: "", lines: [line("The gold mine:", "none"), line("The oil mine:", "none")] },
  { title: "", lines: [line("ann:", "$5", { seat: 0 }), line("", "ann has 2 strikes.", { seat: 0 })] },
  { title: "", lines: [line("bob:", "$7", { seat: 1 })] },
  { title: "Region A", lines: [line("St Ives:", "mine of ann", { owner: 0 })] },
  { title: "", lines: [line("Adits:", "none")] },
];

it("leaves a gap around lines of one kind, and tells who owns a place", () => {
  const parts = partsOf(SECTIONS);
  expect(parts.map(({ title, rows }) => [title, rows.length])).toEqual([["", 6], ["Region A", 1], ["", 1]]);
  expect(parts[0]!.rows.map(({ isApart }) => isApart)).toEqual([false, true, false, true, false, true]);
  expect(parts[1]!.rows[0]).toMatchObject({ head: "St Ives:", owner: 0, seat: -1 });
});

it("puts what goes on about a player under the first line of that player", () => {
  expect(untitledRows(SECTIONS).map(({ isUnder }) => isUnder)).toEqual([false, false, false, false, true, false, false]);
  expect(rowsOf([line("bob:", "$9", { seat: 1 })], [line("bob:", "$7", { seat: 1 })])[0]).toMatchObject({ isUnder: true, isApart: false });
});
