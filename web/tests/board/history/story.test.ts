import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../../src/lib/table/session.svelte";

const getStory = vi.hoisted(() => vi.fn());
vi.mock("../../../src/lib/net/api", () => ({ getStory }));
vi.mock("../../../src/lib/browser/settings.svelte", () => ({ settings: { lang: "en" } }));
const { StoryOf } = await import("../../../src/board/history/story.svelte");

let tables = 0; // each test has a table of its own, as what was told last is kept

/** A page that follows the story; whenever the table changes it follows anew, as an effect does. */
function page() {
  const session = { table: `t${++tables}`, secret: "s", state: { table: `t${tables}`, you: 0, moves: 5, status: "running", seq: 7 } };
  const told = new StoryOf(() => session as unknown as Session);
  let leave = told.follow();
  const change = (state: object) => {
    leave();
    Object.assign(session.state, state);
    leave = told.follow();
  };
  return { told, change, leave: () => leave() };
}

describe("the story of a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    getStory.mockReset();
  });

  it("is told anew where another move stands in the place of one that was taken back", async () => {
    getStory.mockResolvedValueOnce({ movers: [0] }).mockResolvedValue({ movers: [1] });
    const { told, change } = page();
    await vi.advanceTimersByTimeAsync(10);
    expect(told.story?.movers).toEqual([0]);
    change({ moves: 4, seq: 8 });
    change({ moves: 5, seq: 9 });
    await vi.advanceTimersByTimeAsync(2000);
    expect([told.story?.movers, getStory.mock.calls.length]).toEqual([[1], 2]);
  });

  it("is not asked for again by what is said after the end", async () => {
    getStory.mockResolvedValue({ movers: [0] });
    const { change } = page();
    change({ status: "over" });
    await vi.advanceTimersByTimeAsync(2000);
    change({ seq: 20 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(getStory).toHaveBeenCalledTimes(1);
  });

  it("is asked for again by itself after a failure, until nobody looks any more", async () => {
    getStory.mockRejectedValue(new Error("away"));
    const { told, leave } = page();
    await vi.advanceTimersByTimeAsync(10);
    expect([told.hasFailed, getStory.mock.calls.length]).toEqual([true, 1]);
    getStory.mockResolvedValueOnce({ movers: [0] });
    await vi.advanceTimersByTimeAsync(1000);
    expect([told.hasFailed, told.story?.movers]).toEqual([false, [0]]);
    const other = page();
    await vi.advanceTimersByTimeAsync(10);
    other.leave();
    const asked = getStory.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getStory).toHaveBeenCalledTimes(asked);
    leave();
  });
});
