import { describe, expect, it } from "vitest";
import { completions, END, inARow, narrow, offered, onlyVerb, pathOf, stepBack, verbOf, withAmount } from "../../../src/lib/table/narrow";
import type { Choice, VerbInfo } from "../../../src/made/wire";

function choice(move: string): Choice {
  const parts = move.split(" ").map((word) => ({ word, label: word.toUpperCase(), is_amount: /^\d+$/.test(word) }));
  return { move, parts };
}

function verb(name: string): VerbInfo {
  return { verb: name, label: name, about: "", closed: "", rule: "", leaves: name === "pass", is_least_first: name === "bid", key: "" };
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
    const row = (...labels: string[]) => inARow(labels.map((label) => ({ word: label.replace(" barrels", ""), label, is_amount: /^\d/.test(label) })));
    expect(row("Camborne", "tin", "2", "copper", "0")).toBe("Camborne, tin 2, copper 0");
    expect(row("9")).toBe("9");
    expect(row("Exchange", "3 barrels", "oil")).toBe("Exchange, 3 barrels, oil");
    expect(row()).toBe("");
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

describe("amounts that end a move", () => {
  const ORES = [0, 1, 2, 3].flatMap((tin) => [0, 1, 2].filter((copper) => tin + copper > 0 && tin + copper <= 3).map((copper) => choice(`extract probus tin ${tin} copper ${copper}`)));
  const amountsOf = (found: ReturnType<typeof narrow>) => found.steps.filter(({ isNumber }) => isNumber).map(({ options }) => options.map(({ word }) => word));

  it("are shown together, each with all that it can be, whatever the other is", () => {
    const found = narrow(ORES, VERBS, "extract", []);
    expect(amountsOf(found)).toEqual([["0", "1", "2", "3"], ["0", "1", "2"]]);
    expect(found.complete?.move).toBe("extract probus tin 3 copper 0");
  });

  it("begin with what the game offers first", () => {
    const preset = ORES.map((one) => ({ ...one, is_preset: one.move === "extract probus tin 1 copper 2" }));
    expect(narrow(preset, VERBS, "extract", []).complete?.move).toBe("extract probus tin 1 copper 2");
    expect(narrow(preset, VERBS, "extract", ["probus", "tin", "2", "copper", "0"]).complete?.move).toBe("extract probus tin 2 copper 0");
  });

  it("change by as little as they must, and all of them can be reached one after the other", () => {
    for (const from of ORES) {
      for (const to of ORES) {
        const path = from.move.split(" ").slice(1);
        const [, , , tin, , copper] = to.move.split(" ");
        const first = withAmount(ORES, "extract", narrow(ORES, VERBS, "extract", path).steps, 2, tin!) ?? [];
        const then = withAmount(ORES, "extract", narrow(ORES, VERBS, "extract", first).steps, 4, copper!) ?? [];
        expect(narrow(ORES, VERBS, "extract", then).complete?.move, `${from.move} to ${to.move}`).toBe(to.move);
      }
    }
    const { steps } = narrow(ORES, VERBS, "extract", ["probus", "tin", "3", "copper", "0"]);
    expect(withAmount(ORES, "extract", steps, 4, "1")).toEqual(["probus", "tin", "2", "copper", "1"]);
  });
});

describe("what is of no use", () => {
  const MINERS = ["probus", "launceston"].map((area) => ({ ...choice(`extract ${area}`), is_useless: area === "launceston" }));
  const area = (found: ReturnType<typeof narrow>) => found.steps[0]!.options.map(({ word }) => word);

  it("is left out until all is asked for", () => {
    expect(area(narrow(MINERS, VERBS, "extract", []))).toEqual(["probus"]);
    expect(area(narrow(MINERS, VERBS, "extract", [], true))).toEqual(["probus", "launceston"]);
  });

  it("is there where there is nothing else", () => {
    expect(offered([MINERS[1]!], VERBS, "extract", false)).toHaveLength(1);
  });
});
