import { describe, expect, it } from "vitest";
import { figureOf, piecesOf, spread } from "../../../src/games/tinners/map/areas";
import { driftOf, isInside } from "../../../src/games/tinners/map/drift";
import { boxOf, fitLand, holdIn, pointsOf, cameraOn, zoom, type Box, type Camera, type Point } from "../../../src/games/tinners/map/fit";
import { boxesOf, layoutOf } from "../../../src/games/tinners/map/layout";
import { clearOf, settle } from "../../../src/games/tinners/map/settle";
import { sizesAt } from "../../../src/games/tinners/map/sizes";
import type { AreaView } from "../../../src/games/tinners/view";

const PANE = { width: 1000, height: 700 };
const square = (x: number, y: number, side: number): Point[] => pointsOf(`M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z`, 1);
const onPane = ({ x, y }: Point, camera: Camera): Point => ({ x: (x - camera.x) * camera.scale, y: (y - camera.y) * camera.scale });
const isIn = ({ x, y }: Point, box: Box): boolean => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

function area(change: Partial<AreaView> = {}): AreaView {
  const empty = { tin: 0, copper: 0, water: 0, drainage: 0, miners: 0, capacity: 2 };
  return { name: "Breage", region: "A", coast: true, tile: "?", face: "down", mine: "none", port: false, train: false, pump: false, peeked: [], ...empty, ...change };
}

describe("the map in its pane", () => {
  const land = [...square(0, 300, 200), ...square(400, 0, 200)];

  it("is as large as it can be where nothing covers it", () => {
    const camera = fitLand(land, PANE, [], 20);
    expect(camera.scale).toBeCloseTo(660 / 500);
    expect(boxOf(land)).toEqual({ x: 0, y: 0, width: 600, height: 500 });
  });

  it("has no land under what covers the pane", () => {
    const covering = [
      { x: 0, y: 0, width: 420, height: 330 },
      { x: 560, y: 400, width: 440, height: 300 },
    ];
    const camera = fitLand(land, PANE, covering, 20);
    expect(land.filter((point) => covering.some((box) => isIn(onPane(point, camera), box)))).toEqual([]);
    expect(camera.scale).toBeGreaterThan(0.6);
  });

  it("keeps a point where it is while it comes nearer, and stays on the map", () => {
    const camera = cameraOn(boxOf(land), PANE, 0);
    const nearer = zoom(camera, { x: 300, y: 200 }, 2, 0.1, 9);
    expect(nearer.x + 300 / nearer.scale).toBeCloseTo(camera.x + 300 / camera.scale);
    const held = holdIn({ ...nearer, x: 9000 }, boxOf(land), PANE);
    expect(held.x + PANE.width / held.scale / 2).toBeCloseTo(600);
  });
});

describe("sizes", () => {
  it.each([0.76, 0.85, 1, 1.4])("no figure is under 11 pixels and no name under 10 at %d", (scale) => {
    const sizes = sizesAt(scale);
    expect(sizes.isFar).toBe(false);
    expect(sizes.grow).toBeLessThanOrEqual(1.07);
    expect(sizes.name * sizes.grow * scale).toBeGreaterThanOrEqual(10);
    for (const chip of [sizes.chip, sizes.small]) expect(((chip * 16.5) / 24) * sizes.grow * scale).toBeGreaterThanOrEqual(11);
    expect(sizes.figure * sizes.grow * scale).toBeGreaterThanOrEqual(11);
  });

  it("something else is shown from far", () => {
    expect(sizesAt(0.7)).toMatchObject({ isFar: true, hasNames: true });
    expect(sizesAt(0.6)).toMatchObject({ isFar: true, hasNames: false });
  });
});

describe("what stands in an area", () => {
  it("shows what a move would add as ghosts", () => {
    const after = area({ miners: 2, pump: true });
    expect(piecesOf(area({ miners: 1, train: true }), after)).toEqual([
      { name: "miner", isGhost: false },
      { name: "miner", isGhost: true },
      { name: "train", isGhost: false },
      { name: "pump", isGhost: true },
    ]);
    expect(figureOf(3, 4)).toEqual({ n: 4, isNew: true });
    expect(figureOf(3, "?")).toEqual({ n: "?", isNew: true });
    expect(figureOf(3, undefined)).toEqual({ n: 3, isNew: false });
  });

  it("spreads a row about its middle and closes up when it is full", () => {
    expect(spread(1, 15, 44)).toEqual([0]);
    expect(spread(3, 15, 44)).toEqual([-15, 0, 15]);
    expect(spread(5, 15, 44)).toEqual([-22, -11, 0, 11, 22]);
  });

  it("covers the rows that it has", () => {
    const sizes = sizesAt(1);
    const width = (): number => 4;
    const mine = area({ mine: 1, tin: 2 });
    expect(boxesOf(layoutOf("Breage", true, mine, null, sizes, width), mine, sizes, [100, 100])).toHaveLength(2);
    const tile = area({ tin: 1, copper: 1, drainage: 1 });
    expect(boxesOf(layoutOf("Breage", true, tile, null, sizes, width), tile, sizes, [100, 100])).toHaveLength(5);
  });
});

describe("things that would lie on each other", () => {
  const box = (x: number, y: number): Box[] => [{ x, y, width: 20, height: 10 }];

  it("are pushed apart, each as far as it may go", () => {
    const moved = settle([
      { id: "one", boxes: box(0, 0), reach: 4 },
      { id: "two", boxes: box(2, 6), reach: 12 },
      { id: "far", boxes: box(200, 6), reach: 12 },
    ]);
    const [one, two] = [moved.get("one")!, moved.get("two")!];
    expect(6 + two.y - one.y).toBeGreaterThanOrEqual(10);
    expect(Math.abs(one.y)).toBeLessThanOrEqual(4);
    expect(moved.get("far")).toEqual({ x: 0, y: 0 });
  });

  it("give way to what has settled", () => {
    const standing = [{ id: "one", boxes: box(0, 0), reach: 9 }];
    const by = clearOf(standing, settle(standing), [{ id: "more", boxes: box(0, 4), reach: 12 }]).get("more")!;
    expect(4 + by.y).toBeGreaterThanOrEqual(10);
  });
});

describe("names of seas", () => {
  const ground = { land: [square(0, 0, 300)], beyond: [] };
  const camera = { x: -500, y: -300, scale: 1 };

  it("stay where they are seen", () => {
    expect(isInside({ x: 10, y: 10 }, ground.land[0]!)).toBe(true);
    expect(driftOf({ x: -300, y: -100, width: 100, height: 30 }, ground, camera, PANE, [], [])).toEqual({ x: 0, y: 0 });
  });

  it("go off an instrument, but not onto the land", () => {
    const box = { x: -300, y: 50, width: 100, height: 30 };
    const by = driftOf(box, ground, camera, PANE, [{ x: 0, y: 300, width: 320, height: 200 }], [])!;
    const there = { ...box, x: box.x + by.x, y: box.y + by.y };
    expect(isIn(onPane({ x: there.x, y: there.y }, camera), { x: 0, y: 300, width: 320, height: 200 })).toBe(false);
    expect(there.x + there.width <= 0 || there.y + there.height <= 0 || there.y >= 300).toBe(true);
  });

  it("are left out where there is no place", () => {
    expect(driftOf({ x: -300, y: 50, width: 100, height: 30 }, ground, camera, PANE, [{ x: 0, y: 0, width: 1000, height: 700 }], [])).toBeNull();
  });
});
