import { expect, test } from "vitest";
import { placesOf, rowsOf } from "../src/lib/sheet";

const NAMES = ["joe", "ann"];

test("a player's lines belong together, and groups of a kind stand apart", () => {
  const lines = ["Round 2.", "Asset a: one.", "Asset b: two.", "joe: $3, 2 miners", "joe has 3 strikes.", "ann: $1, 1 miner"];
  const rows = rowsOf(lines, NAMES);
  expect(rows.map(({ seat }) => seat)).toEqual([null, null, null, 0, 0, 1]);
  expect(rows.map(({ isUnder }) => isUnder)).toEqual([false, false, false, false, true, false]);
  expect(rows.map(({ isApart }) => isApart)).toEqual([false, true, false, true, false, true]);
  expect(rows.map(({ head, rest }) => (head ? `${head} ${rest}` : rest))).toEqual(lines);
});

test("a place shows who owns it", () => {
  const [mine, tile] = placesOf(["St Ives: mine of ann, 2 tin", "St Just: tile 3 tin"], NAMES);
  expect(mine).toMatchObject({ head: "St Ives:", rest: "mine of ann, 2 tin", owner: 1 });
  expect(tile).toMatchObject({ head: "St Just:", owner: null });
});
