import { describe, expect, it } from "vitest";
import { firstRead, isArrow, nearest } from "../../../src/lib/browser/arrows";

const box = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size });

describe("arrows", () => {
  const middle = box(100, 100);
  const around = [box(50, 100), box(150, 100), box(100, 50), box(100, 150)];

  it("go to the next thing in their direction", () => {
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((arrow) => nearest(middle, around, arrow))).toEqual([0, 1, 2, 3]);
  });

  it("rather go straight on than aside", () => {
    expect(nearest(middle, [box(120, 150), box(190, 102)], "ArrowRight")).toBe(1);
    expect(nearest(middle, [box(140, 120), box(400, 100)], "ArrowRight")).toBe(0);
  });

  it("stay where nothing lies ahead", () => {
    expect(nearest(middle, [box(50, 100), middle], "ArrowRight")).toBe(-1);
    expect(nearest(middle, [], "ArrowUp")).toBe(-1);
  });

  it("are four keys", () => {
    expect(["ArrowUp", "Enter", "a"].map(isArrow)).toEqual([true, false, false]);
  });
});

it("reads from the top, and in a row from the left", () => {
  expect(firstRead([box(80, 100), box(50, 102), box(10, 200)])).toBe(1);
  expect(firstRead([])).toBe(-1);
});
