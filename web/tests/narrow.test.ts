import { describe, expect, it } from "vitest";
import { completions, END, inARow, narrow, onlyVerb, pathOf, stepBack, verbOf } from "../src/lib/narrow";
import type { Choice, VerbInfo } from "../src/wire";

function choice(move: string, isFinal = false): Choice {
  const parts = move.split(" ").map((word) => ({ word, label: word.toUpperCase() }));
  return { move, parts, cost: "", is_final: isFinal };
}

function verb(name: string): VerbInfo {
  return { verb: name, label: name, about: "", closed: "", rule: "" };
}

const VERBS = ["extract", "bid", "pass", "no-peek"].map(verb);
const EXTRACT = [
  choice("extract gwennap tin 1"),
  choice("extract gwennap tin 2"),
  choice("extract gwennap tin 1 copper 1"),
  choice("extract breage tin 1"),
];
const words = (found: ReturnType<typeof narrow>) => found.steps.map(({ chosen }) => chosen?.word ?? null);

describe("narrowing", () => {
  it("asks for the first word that is open", () => {
    const found = narrow(EXTRACT, VERBS, "extract", []);
    expect(found.complete).toBeNull();
    expect(found.steps.at(-1)!.options.map(({ word }) => word)).toEqual(["gwennap", "breage"]);
  });

  it("answers by itself what has one answer", () => {
    const found = narrow(EXTRACT, VERBS, "extract", ["breage"]);
    expect(words(found)).toEqual(["breage", "tin", "1"]);
    expect(found.complete?.move).toBe("extract breage tin 1");
  });

  it("asks whether that is all where a longer move is legal too", () => {
    const found = narrow(EXTRACT, VERBS, "extract", ["gwennap", "tin", "1"]);
    expect(found.complete).toBeNull();
    expect(found.steps.at(-1)!.canEnd).toBe(true);
    const ended = narrow(EXTRACT, VERBS, "extract", ["gwennap", "tin", "1", END]);
    expect(ended.complete?.move).toBe("extract gwennap tin 1");
  });

  it("offers the largest amount, and of bids the least", () => {
    const found = narrow(EXTRACT, VERBS, "extract", ["gwennap"]);
    expect(found.complete?.move).toBe("extract gwennap tin 2");
    const bids = ["bid 10", "bid 9", "bid 11"].map((move) => choice(move));
    const bid = narrow(bids, VERBS, "bid", []);
    expect(bid.steps[0]!.isNumber).toBe(true);
    expect(bid.steps[0]!.options.map(({ word }) => word)).toEqual(["9", "10", "11"]);
    expect(bid.complete?.move).toBe("bid 9");
    expect(narrow(bids, VERBS, "bid", ["11"]).complete?.move).toBe("bid 11");
  });

  it("follows a kept path only as far as it is still legal", () => {
    const found = narrow([choice("extract breage tin 1"), choice("extract st-just tin 1")], VERBS, "extract", ["gwennap", "tin"]);
    expect(found.complete).toBeNull();
    expect(words(found)).toEqual([null]);
  });

  it("is complete at once for a verb alone", () => {
    expect(narrow([choice("pass")], VERBS, "pass", []).complete?.move).toBe("pass");
  });

  it("goes back to the last answer that was a choice", () => {
    const path = ["gwennap", "tin", "1", END];
    const found = narrow(EXTRACT, VERBS, "extract", path);
    expect(stepBack(found, path)).toEqual(["gwennap", "tin", "1"]);
    expect(stepBack(narrow(EXTRACT, VERBS, "extract", ["breage"]), ["breage"])).toEqual([]);
    expect(stepBack(narrow(EXTRACT, VERBS, "extract", []), [])).toBeNull();
  });

  it("knows verbs, and the only one", () => {
    expect(verbOf(choice("no-peek"), VERBS)).toBe("no-peek");
    expect(verbOf({ ...choice("no-peek x"), parts: [] }, VERBS)).toBe("no-peek");
    expect(onlyVerb(EXTRACT, VERBS)).toBe("extract");
    expect(onlyVerb([...EXTRACT, choice("pass")], VERBS)).toBeNull();
  });

  it("writes an amount behind what it counts", () => {
    expect(inARow(["Camborne", "tin", "2", "copper", "0"])).toBe("Camborne, tin 2, copper 0");
    expect(inARow(["9"])).toBe("9");
  });

  it("finds the path of a whole move", () => {
    const found = pathOf("extract gwennap tin 1", EXTRACT, VERBS)!;
    expect(narrow(EXTRACT, VERBS, found.verb, found.path).complete?.move).toBe("extract gwennap tin 1");
    expect(pathOf("extract nowhere", EXTRACT, VERBS)).toBeNull();
  });
});

describe("completion", () => {
  it("knows notation and labels, without regard to letters with marks", () => {
    expect(completions("extract g", EXTRACT)).toHaveLength(3);
    expect(completions("  ", EXTRACT)).toEqual([]);
    const polish = { ...choice("miner x"), parts: [{ word: "miner", label: "Górnik" }] };
    expect(completions("gor", [polish])).toEqual(["miner x"]);
  });
});
