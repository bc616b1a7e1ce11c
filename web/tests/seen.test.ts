import { expect, it, vi } from "vitest";
import { Seen } from "../src/lib/seen";

it("waits until a state is there that holds the entry", async () => {
  const seen = new Seen();
  const heard: number[] = [];
  void seen.until(3).then(() => heard.push(3));
  void seen.until(5).then(() => heard.push(5));
  seen.tell(4);
  await seen.until(4);
  expect(heard).toEqual([3]);
  seen.tell(5);
  await seen.until(5);
  expect(heard).toEqual([3, 5]);
});

it("does not wait for ever", async () => {
  vi.useFakeTimers();
  const seen = new Seen();
  const told = seen.until(9);
  vi.advanceTimersByTime(6000);
  await expect(told).resolves.toBeUndefined();
  vi.useRealTimers();
});
