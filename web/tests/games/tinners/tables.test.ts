import { describe, expect, it } from "vitest";
import { bidsOf, scaleEnd, ticksOf } from "../../../src/games/tinners/auction/lanes";
import { change, effectsOf } from "../../../src/games/tinners/effects";
import { ghostsOf, markersOf, spotOf } from "../../../src/games/tinners/tables/track";
import type { AreaView, BoardView, CompanyView, PlayerView } from "../../../src/games/tinners/view";
import type { TinnersSay } from "../../../src/games/tinners/types";
import type { LogLine } from "../../../src/made/wire";

describe("the work track", () => {
  it("keeps its markers in the same order, so that they travel", () => {
    expect(markersOf([[2, 0], [], [1]])).toEqual([
      { seat: 0, column: 0, row: 1 },
      { seat: 1, column: 2, row: 0 },
      { seat: 2, column: 0, row: 0 },
    ]);
  });

  it("shows a ghost under those that are in the column already", () => {
    expect(ghostsOf([[2, 0], [1]], [[0], [1, 2]])).toEqual([{ seat: 2, column: 1, row: 1 }]);
    expect(ghostsOf([[2, 0]], null)).toEqual([]);
    expect(ghostsOf([[2, 0]], [[0]])).toEqual([]);
  });

  it("has room for all in one column where it is small: none lies on another", () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const spots = Array.from({ length: count }, (_, row) => spotOf(row, count));
      for (const [at, one] of spots.entries()) {
        expect(Math.abs(one.x) + one.size / 2).toBeLessThanOrEqual(17.5);
        for (const other of spots.slice(at + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(one.size);
      }
    }
  });
});

describe("the bids of an auction", () => {
  const line = (n: number, seat: number, notation: string): LogLine => ({ n, kind: "move", seat, text: "", notation });
  const lines = [
    line(1, 0, "mike: bid 9"),
    line(2, 3, "simon: build breage"),
    line(3, 3, "simon: bid 2"),
    { ...line(3, 3, ""), text: "what follows" },
    line(4, 1, "katie: bid 6"),
    { ...line(4, 1, "bid 99"), kind: "chat" as const },
    line(5, 3, "simon: bid 8"),
  ];

  it("are told by the log, back to where it began", () => {
    expect(bidsOf(lines, 5)).toEqual(new Map([[3, [2, 8]], [1, [6]]]));
    expect(bidsOf(lines, 4)).toEqual(new Map([[3, [2]], [1, [6]]]));
  });

  it("lie on a scale with room behind the highest", () => {
    expect(scaleEnd(0)).toBe(10);
    expect(scaleEnd(12)).toBe(20);
    expect(ticksOf(20)).toEqual([1, 5, 10, 15, 20]);
    expect(ticksOf(60)).toEqual([1, 15, 30, 45, 60]);
  });
});

describe("what a move would change", () => {
  const say = ((id: string) => id.replace("label-", "")) as TinnersSay;

  function view(own: object, area: object, worth = 0): BoardView {
    const player = { money: 17, points: 4, column: 4, tin: 0, copper: 0, ...own } as PlayerView;
    const breage = { mine: 0, tin: 2, copper: 3, water: 2, drainage: 0, miners: 0, capacity: 2, port: false, train: false, pump: false, ...area } as AreaView;
    return { table: { player: [player, { money: 5 }], adits: [], area: { breage } }, company: [{ ore_value: worth } as CompanyView] } as unknown as BoardView;
  }

  it("is told in the order money, gain, side effects, work", () => {
    const after = view({ money: 9, tin: 1, copper: 3, column: 5 }, { tin: 1, copper: 0, water: 3 }, 29);
    expect(effectsOf(view({}, {}), after, 0, say, () => "Breage")).toEqual([
      { icon: "money", strong: "−£8", from: "£17", to: "£9", isLoss: true },
      { amounts: [{ kind: "tin", n: 1 }, { kind: "copper", n: 3 }], strong: "+£29", note: "ore-value" },
      { amounts: [{ kind: "water", n: 3 }], strong: "+1 water", note: "Breage", from: "2", to: "3" },
      { icon: "work", strong: "1", from: "4", to: "5" },
    ]);
  });

  it("says ? for what is hidden", () => {
    expect(change(3, "?")).toBe("?");
    const after = view({ money: "?" }, { miners: 1, capacity: 3 });
    expect(effectsOf(view({}, {}), after, 0, say, () => "Breage")).toEqual([
      { icon: "money", strong: "£?", from: "£17", to: "£?", isLoss: false },
      { icon: "miner", strong: "miner", note: "Breage" },
      { icon: "extract", strong: "capacity 3", note: "Breage" },
    ]);
  });
});
