import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Playback } from "../../src/board/motion/playback.svelte";
import type { LookBack } from "../../src/lib/table/lookback.svelte";
import type { Notice } from "../../src/lib/table/notice";
import type { Session } from "../../src/lib/table/session.svelte";

vi.mock("../../src/lib/browser/settings.svelte", () => ({ t: (id: string) => id, settings: { lang: "en" } }));
const { Play } = await import("../../src/board/play.svelte");
const { askWhy, pressable } = await import("../../src/games/ore/spots");

const thing = (inside: string | null = null) => ({ closest: (selector: string) => (selector === inside ? {} : null) }) as unknown as Element;
const verb = { verb: "mine", label: "Mine" };

/** A table at which a question is asked about mines, and whose answers are given by hand. */
function table() {
  const session = {
    notice: null as Notice | null,
    isMyTurn: true,
    state: { choices: [{ move: "mine tin 1", parts: [] }], verbs: [verb] },
    choosing: { verb: null, narrowed: { steps: [], complete: null }, complete: null as object | null },
    answer: () => {},
    questions: {
      why: vi.fn((move: string, called: string, at: Element) => {
        return new Promise<void>((resolve) => {
          session.answer = () => {
            session.notice = { title: called, sentence: move, rule: "", book: "", bookLang: "", isWhy: true, at };
            resolve();
          };
        });
      }),
    },
  };
  const look = { at: null, position: null };
  const playback = { position: null, isPlaying: false };
  const play = new Play(session as unknown as Session, look as unknown as LookBack, playback as unknown as Playback, () => ({ svg: "", constants: null, labels: "", lang: "en" }), ({ word }) => word);
  return { session, play: play as never as Parameters<typeof pressable>[0] };
}

const spot = { place: { kind: "SPACE", word: "tin 9" }, label: "Space 9", moves: [], ask: "mine tin 9" };
const event = (at: Element, more: object) => ({ currentTarget: at, preventDefault() {}, stopPropagation() {}, ...more }) as never;

describe("what is told while the mouse rests on a thing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes with the mouse", async () => {
    const { session, play } = table();
    const at = thing();
    const { onpointerenter, onpointerleave } = pressable(play, spot);
    onpointerenter(event(at, { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(600);
    session.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.notice?.isPassing).toBe(true);
    onpointerleave(event(at, {}));
    expect(session.notice).toBeNull();
  });

  it("is not told when the answer comes after the mouse has gone on", async () => {
    const { session, play } = table();
    const at = thing();
    const { onpointerenter, onpointerleave } = pressable(play, spot);
    onpointerenter(event(at, { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(600);
    onpointerleave(event(at, {}));
    session.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.notice).toBeNull();
  });

  it("is nothing where the question is not about such things", () => {
    const { play } = table();
    expect(askWhy(play, { ...spot, ask: "sell tin" }, null)).toBeNull();
    expect(askWhy(play, spot, null)).toBeInstanceOf(Promise);
  });
});

describe("the keys of a thing on the board", () => {
  it("press it and ask about it; what lies over the board goes away before", () => {
    for (const [key, away] of [["Enter", 1], [" ", 1], ["?", 1], ["x", 0]] as const) {
      const { play } = table();
      const opener = thing();
      const close = vi.fn(() => opener);
      pressable(play, { ...spot, ask: "sell tin" }, close).onkeydown(event(thing("dialog"), { key }));
      expect([close.mock.calls.length, play.card !== null]).toEqual([away, away === 1]);
      if (away) expect(play.cardAt).toBe(opener);
    }
  });

  it("leave Enter to what confirms, once it is chosen", () => {
    const { session, play } = table();
    session.choosing.complete = {};
    const press = vi.fn();
    const chosen = { ...spot, isLit: true, isChosen: true, isStop: true, press, why: () => {}, tell: () => null };
    play.button(chosen).onkeydown(event(thing(), { key: "Enter" }));
    expect(press).not.toHaveBeenCalled();
    play.button(chosen).onkeydown(event(thing("dialog"), { key: "Enter" })); // there it cannot be confirmed
    expect(press).toHaveBeenCalledTimes(1);
  });
});
