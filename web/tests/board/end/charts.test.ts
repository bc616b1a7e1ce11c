import { describe, expect, it } from "vitest";
import { barsOf, endsOf, gainsByRound, labelsWithRoom, spread, ticksOf, formatNumber } from "../../../src/board/end/charts";
import { endPicture, fitBoard } from "../../../src/board/end/picture";
import { marksWithRoom, roundAt, ticksBySeat } from "../../../src/board/history/ticks";

const rounds = [
  { n: 0, label: "1" },
  { n: 2, label: "2" },
  { n: 5, label: "3" },
];

describe("points by round", () => {
  it("add up to the points of the end", () => {
    expect(gainsByRound([0, 0, 5, 5, 5, 9, 12], rounds, 12)).toEqual([5, 4, 3]);
    expect(gainsByRound([0, 0, 5, 5, 5, 9, 12], rounds, 15)).toEqual([5, 4, 3, 3]); // what only the end brought
    expect(gainsByRound([2, 2, 1, 1, 1, 0, 3], rounds, 3)).toEqual([1, -1, 3]); // with what one begins with
  });

  it("of a game that ended at once", () => expect(gainsByRound([4], [], 4)).toEqual([4]));

  it("are bars of one scale, and losses reach back from the end", () => {
    const [first, second] = barsOf([[10, 10], [6, -2, 4, -3]], 200);
    expect(first).toEqual([
      { x: 0, width: 100, gain: 10, round: 0 },
      { x: 100, width: 100, gain: 10, round: 1 },
    ]);
    expect(second).toEqual([
      { x: 0, width: 60, gain: 6, round: 0 },
      { x: 60, width: 40, gain: 4, round: 2 },
      { x: 50, width: 50, gain: -5, round: -1 },
    ]);
  });

  it("never reach below nothing", () => expect(barsOf([[1, -4], [0]], 100)[0]!.at(-1)).toMatchObject({ x: 0, width: 100 }));
});

describe("axes and labels", () => {
  it("have round numbers with zero among them", () => {
    expect(ticksOf(0, 176)).toEqual([0, 50, 100, 150, 200]);
    expect(ticksOf(-3, 10)).toEqual([-5, 0, 5, 10]);
    expect(ticksOf(0, 1)).toEqual([0, 1]);
  });

  it("never overlap and stay near", () => {
    const places = spread([100, 101, 40, 102], 20, 0, 110);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, i) => expect(place - sorted[i]!).toBeGreaterThanOrEqual(20));
    expect(Math.max(...places)).toBeLessThanOrEqual(110);
    expect(places[2]).toBe(40);
    expect(places[0]! < places[1]! && places[1]! < places[3]!).toBe(true);
  });

  it("leave out names that have no room", () => {
    const ends = endsOf(rounds, 6);
    expect(ends.map(({ n }) => n)).toEqual([2, 5, 6]);
    expect(labelsWithRoom([{ n: 0, label: "start" }, { n: 98, label: "round 1" }, { n: 100, label: "round 2" }], (n) => 40 + n, 200).map(({ n }) => n)).toEqual([0, 100]);
  });

  it("write a true minus", () => expect([formatNumber(-3), formatNumber(3), formatNumber(0)]).toEqual(["−3", "3", "0"]));
});

describe("the track of moves", () => {
  it("has a tick for each move, in one path for each seat", () => {
    const ticks = ticksBySeat([1, 0, 1], 3, 300);
    expect(ticks.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(ticks[1]!.path.match(/M/g)).toHaveLength(2);
    expect(ticks[0]!.path.startsWith("M100 0h98.5")).toBe(true);
  });

  it("joins neighbours where there is no room for gaps", () => {
    const many = Array.from({ length: 1000 }, (_, n) => (n < 500 ? 0 : 1));
    expect(ticksBySeat(many, 1000, 500).map(({ path }) => path)).toEqual(["M0 0h250v18h-250z", "M250 0h250v18h-250z"]);
  });

  it("names the rounds that have room, and knows in which a move was", () => {
    expect(marksWithRoom(rounds, 6, 40).map(({ label }) => label)).toEqual(["1"]);
    expect(marksWithRoom(rounds, 6, 600).map(({ label }) => label)).toEqual(["1", "2", "3"]);
    expect([0, 1, 2, 3, 5, 6].map((n) => roundAt(rounds, n))).toEqual(["1", "1", "1", "2", "2", "3"]);
    expect(roundAt([], 3)).toBe("");
  });
});

describe("the picture to share", () => {
  const look = { colour: (token: string) => `(${token})`, emblem: (seat: number) => `<e${seat}/>` };
  const told = {
    title: "Ore",
    heading: "Ann & <Bob>",
    line: "9 points",
    winner: 1,
    rows: [{ seat: 1, place: "1", name: "Ann", points: "9", gains: [5, 4] }],
    board: fitBoard('<?xml version="1.0"?><svg xmlns="x" viewBox="0 0 1400 700" width="100%" height="7" class="a"><g/></svg>'),
  };

  it("holds the standings and the board, and no markup of names", () => {
    const { svg, height } = endPicture(told, look);
    expect(svg).toContain("Ann &#38; &#60;Bob&#62;");
    expect(svg).toContain('<svg x="40"');
    expect(svg).toContain('width="1120" height="560.0" xmlns="x" viewBox="0 0 1400 700" class="a"><g/></svg>');
    expect(svg).toContain("(--p2)");
    expect(height).toBeGreaterThan(560);
    expect(svg).not.toContain("<?xml");
  });

  it("does without a board", () => {
    expect(fitBoard("<p>nothing</p>")).toBeNull();
    expect(endPicture({ ...told, board: null, winner: -1 }, look).svg).toContain("(--enamel)");
  });
});
