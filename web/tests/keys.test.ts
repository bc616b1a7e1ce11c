import { expect, it } from "vitest";
import { assignKeys } from "../src/lib/keys";

it("gives each verb its first free letter, and never one that is reserved", () => {
  const labels = new Map([
    ["build", "Build"],
    ["bid", "Bid"],
    ["undo-like", "Use pump"],
    ["lay", "Łóż tor"],
  ]);
  expect([...assignKeys(labels)]).toEqual([
    ["build", "b"],
    ["bid", "i"],
    ["undo-like", "s"],
    ["lay", "l"],
  ]);
});

it("takes any letter when those of the name are taken, and none when all are", () => {
  const many = new Map(Array.from({ length: 30 }, (_, n) => [`v${n}`, "aa"]));
  const keys = assignKeys(many);
  expect(new Set(keys.values()).size).toBe(24);
  expect(keys.has("v29")).toBe(false);
});
