import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../../src/lib/table/session.svelte";
import type { LogLine, Position, TableState } from "../../../src/made/wire";

const settings = { pace: "normal" };
const calm = { matches: false };
vi.stubGlobal("matchMedia", () => calm);
vi.stubGlobal("document", { hidden: false, addEventListener() {}, removeEventListener() {} });
vi.mock("../../../src/lib/browser/settings.svelte", () => ({ settings, paceOf: (pace: string) => (pace === "step" ? null : 700) }));
const { Playback } = await import("../../../src/board/motion/playback.svelte");

const position = (n: number) => ({ n, stage: null, board: {} }) as unknown as Position;

function state(moves: number, more: Partial<TableState> = {}): TableState {
  const log: LogLine[] = [];
  return { you: 0, lang: "en", status: "running", moves, position: position(moves), log, ...more } as TableState;
}

const line = (n: number, seat: number, isAuto = false): LogLine => ({ n, kind: "move", seat, text: `move ${n}`, is_auto: isAuto });

/** A table whose states are told by hand; earlier positions are answered at once. */
function table() {
  const session = {
    state: state(5),
    calls: 0,
    fetched: [] as number[],
    follower: null,
    announcer: { news: "", callTurn: () => void session.calls++ },
    questions: { positionAt: (n: number) => (session.fetched.push(n), Promise.resolve(position(n))) },
  };
  const playback = new Playback(session as unknown as Session, () => true);
  const learn = (next: TableState, isUndone = false) => {
    const before = session.state;
    session.state = next;
    return playback.follow(before, next, isUndone);
  };
  return { session, playback, learn };
}

const others = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => line(from + at, 1));

describe("playback", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
    calm.matches = false;
  });

  it("draws one move at once, and nobody waits", () => {
    const { playback, learn } = table();
    expect(learn(state(6, { log: others(6, 6) }))).toBe(false);
    expect([playback.isPlaying, playback.position, playback.until]).toEqual([false, null, Infinity]);
  });

  it("shows the positions between, and calls to the turn with the last", async () => {
    const { session, playback, learn } = table();
    expect(learn(state(8, { log: others(6, 8) }))).toBe(true);
    expect([playback.isPlaying, playback.position?.n]).toEqual([true, 5]);
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.position?.n, playback.left, session.announcer.news]).toEqual([6, 2, "move 6"]);
    await vi.advanceTimersByTimeAsync(700);
    expect([playback.position?.n, playback.left, session.calls]).toEqual([7, 1, 0]);
    await vi.advanceTimersByTimeAsync(700);
    expect([playback.isPlaying, playback.position, session.calls]).toEqual([false, null, 1]);
    expect(session.fetched).toEqual([6, 7]); // the newest is here already
  });

  it("is skipped as a whole", async () => {
    const { session, playback, learn } = table();
    learn(state(8, { log: others(6, 8) }));
    await vi.advanceTimersByTimeAsync(0);
    playback.skip();
    expect([playback.isPlaying, playback.position, playback.left, session.calls]).toEqual([false, null, 0, 1]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.calls).toBe(1);
  });

  it("shows an own move at once, and what an order played for me like a move of others", async () => {
    const { session, playback, learn } = table();
    learn(state(8, { log: others(6, 8) }));
    learn(state(9, { log: [line(9, 0)] }));
    expect([playback.isPlaying, playback.left]).toEqual([false, 0]);
    session.fetched = [];
    learn(state(11, { log: [line(10, 0, true), line(11, 1)] }));
    expect(playback.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(320);
    expect(playback.position?.n).toBe(10);
  });

  it("ends with an undo, another language, another seat", () => {
    for (const [next, isUndone] of [[state(7), true], [state(8, { lang: "pl" }), false], [state(8, { you: 1 }), false], [state(9, { log: others(9, 9) }), true]] as const) {
      const { playback, learn } = table();
      learn(state(8, { log: others(6, 8) }));
      expect(playback.isPlaying).toBe(true);
      expect(learn(next, isUndone)).toBe(false);
      expect([playback.isPlaying, playback.position]).toEqual([false, null]);
    }
  });

  it("only tells where nothing is to move", async () => {
    for (const still of [() => (settings.pace = "off"), () => (calm.matches = true)]) {
      settings.pace = "normal";
      calm.matches = false;
      still();
      const { session, playback, learn } = table();
      expect(learn(state(8, { log: others(6, 8) }))).toBe(false);
      expect([playback.isPlaying, playback.position, playback.entry?.n, playback.left]).toEqual([false, null, 6, 2]);
      await vi.advanceTimersByTimeAsync(900);
      expect([playback.entry?.n, session.fetched]).toEqual([7, []]);
    }
  });

  it("looks at the last move of a game before its end is shown", async () => {
    const { playback, learn } = table();
    learn(state(6, { status: "over", log: others(6, 6) }));
    expect([playback.isPlaying, playback.position?.n]).toEqual([true, 6]);
    await vi.advanceTimersByTimeAsync(700);
    expect(playback.isPlaying).toBe(false);
  });

  it("waits for a key where that is wished", async () => {
    settings.pace = "step";
    const { playback, learn } = table();
    learn(state(8, { log: others(6, 8) }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.position?.n).toBe(6);
    playback.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.position?.n).toBe(7);
    playback.next();
    expect(playback.isPlaying).toBe(false);
  });
});
