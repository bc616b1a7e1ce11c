import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Choice, Hints, TableState, VerbInfo } from "../../../src/made/wire";

vi.mock("../../../src/lib/browser/settings.svelte", () => ({ t: (id: string) => id, settings: { lang: "en" } }));
const { actOf, Hinting } = await import("../../../src/lib/table/hinting.svelte");
const { Choosing } = await import("../../../src/lib/table/choosing.svelte");

const VERB = { about: "", closed: "", rule: "", leaves: false, is_least_first: false, key: "" };
const VERBS: VerbInfo[] = [
  { ...VERB, verb: "build", label: "Build a mine" },
  { ...VERB, verb: "pass", label: "Pass" },
];
const choice = (move: string): Choice => ({
  move,
  parts: move.split(" ").map((word, at) => (at === 0 ? { word, label: word } : { word, label: word.toUpperCase(), kind: "AREA" })),
});
const STATE = { table: "t", you: 0, decision: 3, moves: 9, verbs: VERBS, choices: [choice("build probus"), choice("build paul"), choice("pass")] } as unknown as TableState;
const HINTS: Hints = { type: "hints", id: 1, decision: 3, hints: [{ move: "pass", leads: "", reasons: ["so"] }], sentence: "" };

class Table {
  state = STATE;
  isTurn = true;
  asked = 0;
  answer: Hints | null = HINTS;
  hinting = new Hinting(
    () => this.state,
    () => this.isTurn,
    () => (this.asked++, Promise.resolve(this.answer)),
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a hint", () => {
  it("is asked for once, and stays known when it is opened again", async () => {
    const table = new Table();
    expect(table.hinting.isOpen).toBe(false);
    table.hinting.toggle();
    table.hinting.request();
    await settled();
    expect(table.hinting.isOpen).toBe(true);
    expect(table.hinting.found).toEqual(HINTS);
    table.hinting.toggle();
    expect(table.hinting.isOpen).toBe(false);
    table.hinting.toggle();
    await settled();
    expect(table.asked).toBe(1);
  });

  it("says so when the server cannot be asked", async () => {
    const table = new Table();
    table.answer = null;
    table.hinting.toggle();
    await settled();
    expect(table.hinting.found?.hints).toEqual([]);
    expect(table.hinting.found?.sentence).not.toBe("");
  });

  it("names a move by its verb and its words", () => {
    expect(actOf(choice("build probus"), VERBS)).toEqual({ label: "Build a mine", words: "PROBUS" });
    expect(actOf(choice("pass"), VERBS)).toEqual({ label: "Pass", words: "" });
  });
});

describe("a move that is only looked at", () => {
  it("is complete, but no choice of one's own until it is pressed", () => {
    const choosing = new Choosing(() => STATE);
    choosing.show("build paul");
    flushSync();
    expect(choosing.complete?.move).toBe("build paul");
    expect(choosing.shown).toBe("build paul");
    choosing.set("build paul");
    expect(choosing.shown).toBeNull();
    choosing.show("build probus");
    choosing.pick("pass");
    expect(choosing.shown).toBeNull();
    choosing.show("fly");
    expect(choosing.shown).toBeNull();
  });
});
