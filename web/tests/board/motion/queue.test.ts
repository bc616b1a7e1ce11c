import { describe, expect, it } from "vitest";
import { StepQueue, type Step } from "../../../src/board/motion/queue";
import type { Entry } from "../../../src/board/panels/entries";
import type { Position } from "../../../src/made/wire";

const PACE = 700;

const entry = (n: number): Entry => ({ n, kind: "move", seat: 0, text: `move ${n}`, notation: "", isAuto: false, after: [] });
const position = (n: number) => ({ n }) as Position;
const step = (n: number, more: Partial<Step> = {}): Step => ({ entry: entry(n), position: position(n), isOwn: false, ...more });
const unknown = (n: number): Step => step(n, { position: null });

/** A queue on a clock that is wound by hand, before a server that answers when it is told to. */
function wound(pace: number | null = PACE) {
  const waiting: { at: number; act: () => void }[] = [];
  const shown: string[] = [];
  const asked: { n: number; answer: () => void; fail: () => void }[] = [];
  let time = 0;
  const after = (ms: number, act: () => void) => {
    const one = { at: time + ms, act };
    waiting.push(one);
    return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
  };
  const queue = new StepQueue({
    after,
    pace: () => pace,
    load: ({ entry: { n } }) => new Promise((resolve, reject) => asked.push({ n, answer: () => resolve(position(n)), fail: () => reject(new Error("away")) })),
    show: ({ entry: { n } }, drawn, left) => shown.push(`${n} at ${drawn?.n}, ${left}`),
    end: () => shown.push("-"),
  });
  const pass = (ms: number) => {
    const until = time + ms;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      time = next.at;
      waiting.splice(waiting.indexOf(next), 1);
      next.act();
    }
    time = until;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, shown, asked, pass, settle };
}

describe("moves of others", () => {
  it("are shown one after the other, each after its time", () => {
    const { queue, shown, pass } = wound();
    queue.add([step(1), step(2), step(3)]);
    expect(shown).toEqual(["1 at 1, 2"]);
    expect(queue.left).toBe(2);
    pass(PACE - 1);
    expect(shown.length).toBe(1);
    pass(1);
    pass(PACE);
    expect(shown).toEqual(["1 at 1, 2", "2 at 2, 1", "3 at 3, 0"]);
    expect([queue.left, queue.isBusy]).toEqual([0, true]);
    pass(PACE);
    expect(shown.at(-1)).toBe("-");
    expect(queue.isBusy).toBe(false);
  });

  it("get their time also when they come one by one", () => {
    const { queue, shown, pass } = wound();
    queue.add([step(1)]);
    pass(100);
    queue.add([step(2)]);
    expect(shown).toEqual(["1 at 1, 0"]);
    pass(PACE - 100);
    expect(shown.at(-1)).toBe("2 at 2, 0");
  });

  it("wait for their position, and the time counts from when it is drawn", async () => {
    const { queue, shown, asked, pass, settle } = wound();
    queue.add([unknown(1), unknown(2), step(3)]);
    expect([asked.map(({ n }) => n), shown, queue.left]).toEqual([[1], [], 3]);
    pass(5000);
    asked[0]!.answer();
    await settle();
    expect(shown).toEqual(["1 at 1, 2"]);
    expect(asked.map(({ n }) => n)).toEqual([1, 2]); // while the first is looked at
    asked[1]!.answer();
    await settle();
    pass(PACE);
    expect(shown.at(-1)).toBe("2 at 2, 1");
    expect(asked.length).toBe(2);
    pass(PACE);
    expect(shown.at(-1)).toBe("3 at 3, 0");
  });

  it("are left out where a position cannot be had", async () => {
    const { queue, shown, asked, settle } = wound();
    queue.add([unknown(1), step(2)]);
    asked[0]!.fail();
    await settle();
    expect(shown).toEqual(["-"]);
    expect([queue.left, queue.isBusy]).toEqual([0, false]);
  });

  it("end at once, and an answer that comes later draws nothing", async () => {
    const { queue, shown, asked, pass, settle } = wound();
    queue.add([unknown(1), step(2)]);
    queue.end();
    asked[0]!.answer();
    await settle();
    pass(10_000);
    expect(shown).toEqual(["-"]);
    queue.add([step(3)]);
    expect(shown.at(-1)).toBe("3 at 3, 0");
  });

  it("give way to an own move, which is shown at once", () => {
    const { queue, shown, pass } = wound();
    queue.add([step(1), step(2)]);
    queue.add([step(3), step(4, { isOwn: true }), step(5)]);
    expect(shown).toEqual(["1 at 1, 1", "4 at 4, 1"]);
    pass(PACE);
    expect(shown.at(-1)).toBe("5 at 5, 0");
  });

  it("are only the last of many", () => {
    const { queue, shown } = wound();
    queue.add(Array.from({ length: 40 }, (_, at) => step(at + 1)));
    expect(shown).toEqual(["29 at 29, 11"]);
  });

  it("wait for a key where that is wished", () => {
    const { queue, shown, pass } = wound(null);
    queue.add([step(1), step(2)]);
    pass(60_000);
    expect(shown).toEqual(["1 at 1, 1"]);
    queue.next();
    queue.add([step(3)]);
    pass(60_000);
    expect(shown.at(-1)).toBe("2 at 2, 0");
    queue.next();
    expect(shown.at(-1)).toBe("3 at 3, 0");
    queue.next();
    expect(shown.at(-1)).toBe("-");
  });
});
