import { expect, it, vi } from "vitest";
import type { Rank } from "../../../src/made/wire";

vi.mock("../../../src/lib/browser/settings.svelte", () => ({ t: (id: string, args: object) => `${id} ${Object.values(args).join("|")}` }));
const { winnersLine } = await import("../../../src/board/end/winners");

const rank = (place: number, name: string, points: number, is_conceded = false): Rank => ({ place, seat: 0, name, points, is_conceded });

it("says how far ahead of whom", () => {
  expect(winnersLine([rank(1, "ann", 176), rank(2, "bob", 161), rank(3, "cy", 90)])).toBe("page-end-ahead page-end-points-of 176|15|bob");
  expect(winnersLine([rank(1, "ann", 9), rank(2, "bob", 8), rank(2, "cy", 8)])).toBe("page-end-ahead page-end-points-of 9|1|bob, cy");
});

it("says that a tie was broken", () => {
  expect(winnersLine([rank(1, "ann", 9), rank(2, "bob", 9)])).toBe("page-end-tiebreak page-end-points-of 9|bob");
});

it("says only the points where nobody is next: a shared victory, others who gave up", () => {
  expect(winnersLine([rank(1, "ann", 9), rank(1, "bob", 9), rank(3, "cy", 1)])).toBe("page-end-points-of 9");
  expect(winnersLine([rank(1, "ann", 9), rank(2, "bob", 30, true)])).toBe("page-end-points-of 9");
});
