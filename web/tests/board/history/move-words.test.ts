import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../../src/lib/table/session.svelte";
import type { LogLine } from "../../../src/made/wire";

const getLog = vi.hoisted(() => vi.fn());
vi.mock("../../../src/lib/net/api", () => ({ getLog }));
vi.mock("../../../src/lib/browser/settings.svelte", () => ({ settings: { lang: "en" } }));
const { MoveWords, mergePages } = await import("../../../src/board/history/words.svelte");

const line = (n: number, text = `move ${n}`): LogLine => ({ n, kind: "move", seat: 0, text });

/** A bar that wants the words of a position, and wants them again whenever a page has come. */
function bar() {
  const session = { table: "t", secret: "s", book: { lines: [line(90)] }, state: { you: 0, status: "running" } };
  const words = new MoveWords(session as unknown as Session);
  const look = async (n: number, times = 1) => {
    for (let at = 0; at < times; at++) {
      const stop = words.want(n);
      await vi.advanceTimersByTimeAsync(300);
      stop();
    }
    return words.at(n)?.text;
  };
  return { session, look };
}

describe("the words of a move of long ago", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    getLog.mockReset();
  });

  it("come with their page, and stay when another comes", async () => {
    getLog.mockResolvedValueOnce({ lines: [line(4), line(5)], first: 3 }).mockResolvedValueOnce({ lines: [line(2)], first: 1 });
    const { look } = bar();
    expect(await look(90)).toBe("move 90");
    expect(getLog).not.toHaveBeenCalled();
    expect([await look(5), await look(2), await look(4)]).toEqual(["move 5", "move 2", "move 4"]);
    expect(getLog).toHaveBeenCalledTimes(2);
  });

  it("are asked for once, also where no page tells them", async () => {
    getLog.mockResolvedValue({ lines: [line(4)], first: 3 });
    expect(await bar().look(5, 10)).toBeUndefined();
    expect(getLog).toHaveBeenCalledTimes(1);
  });

  it("are asked for again after a failure, and once nothing is secret", async () => {
    getLog.mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce({ lines: [], first: 3 }).mockResolvedValue({ lines: [line(5)], first: 3 });
    const { session, look } = bar();
    expect(await look(5, 3)).toBeUndefined();
    expect(getLog).toHaveBeenCalledTimes(2);
    session.state.status = "over";
    expect(await look(5)).toBe("move 5");
  });

  it("of one seat are not shown to the next at the screen", async () => {
    getLog.mockResolvedValueOnce({ lines: [line(5)], first: 3 }).mockResolvedValue({ lines: [], first: 3 });
    const { session, look } = bar();
    await look(5);
    session.state.you = 1;
    expect(await look(5)).toBeUndefined();
  });

  it("are told by the newer of two pages", () => {
    expect(mergePages([line(1), line(2, "old")], [line(2), line(3)])).toEqual([line(1), line(2), line(3)]);
  });
});
