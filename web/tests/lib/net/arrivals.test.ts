import { expect, it, vi } from "vitest";
import { Arrivals } from "../../../src/lib/net/arrivals";

it("waits until a state is there that holds the entry", async () => {
  const arrivals = new Arrivals();
  const heard: number[] = [];
  void arrivals.until(3).then(() => heard.push(3));
  void arrivals.until(5).then(() => heard.push(5));
  arrivals.note(4);
  await arrivals.until(4);
  expect(heard).toEqual([3]);
  arrivals.note(5);
  await arrivals.until(5);
  expect(heard).toEqual([3, 5]);
});

it("does not wait for ever", async () => {
  vi.useFakeTimers();
  const arrivals = new Arrivals();
  const told = arrivals.until(9);
  vi.advanceTimersByTime(6000);
  await expect(told).resolves.toBeUndefined();
  vi.useRealTimers();
});
