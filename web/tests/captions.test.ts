import { describe, expect, it } from "vitest";
import { Captions } from "../src/board/motion/queue";
import type { Entry } from "../src/board/panels/entries";

const PACE = 700;
const REST = 2000;

const entry = (text: string): Entry => ({ n: 1, kind: "move", seat: 0, text, notation: "", isAuto: false, after: [] });

/** Captions on a clock that is wound by hand. */
function wound() {
  const waiting: { at: number; act: () => void }[] = [];
  const shown: string[] = [];
  let time = 0;
  const after = (ms: number, act: () => void) => {
    const one = { at: time + ms, act };
    waiting.push(one);
    return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
  };
  const captions = new Captions(after, () => PACE, REST, (told, left) => shown.push(told === null ? "-" : `${told.text} ${left}`));
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
  return { captions, shown, pass };
}

describe("captions of others' moves", () => {
  it("are told one after the other, and the last one goes by itself", () => {
    const { captions, shown, pass } = wound();
    captions.add([entry("a"), entry("b"), entry("c")]);
    expect(shown).toEqual(["a 2"]);
    pass(PACE);
    pass(PACE);
    expect(shown).toEqual(["a 2", "b 1", "c 0"]);
    pass(PACE + REST);
    expect(shown.at(-1)).toBe("-");
  });

  it("give each its time, also when they come one by one", () => {
    const { captions, shown, pass } = wound();
    captions.add([entry("a")]);
    pass(100);
    captions.add([entry("b")]);
    expect(shown).toEqual(["a 0", "a 1"]);
    pass(PACE - 100);
    expect(shown.at(-1)).toBe("b 0");
    pass(PACE + 100);
    captions.add([entry("c")]); // b was there long enough
    expect(shown.at(-1)).toBe("c 0");
  });

  it("end at once, and begin anew", () => {
    const { captions, shown, pass } = wound();
    captions.end();
    expect(shown).toEqual([]);
    captions.add([entry("a"), entry("b")]);
    captions.end();
    expect(shown.at(-1)).toBe("-");
    pass(10_000);
    expect(shown).toEqual(["a 1", "-"]);
    captions.add([entry("c")]);
    expect(shown.at(-1)).toBe("c 0");
  });
});
