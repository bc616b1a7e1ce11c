import { describe, expect, it } from "vitest";
import { countedBy, crumbsOf, shortWords } from "../../../src/lib/table/crumbs";
import { narrow } from "../../../src/lib/table/narrow";
import type { Choice, VerbInfo } from "../../../src/made/wire";

const KINDS: Record<string, string> = { gwennap: "AREA", breage: "AREA" };

function choice(move: string): Choice {
  const parts = move.split(" ").map((word) => ({ word, label: word.toUpperCase(), kind: KINDS[word] ?? (/^\d+$/.test(word) ? "CUBES" : ""), is_amount: /^\d+$/.test(word) }));
  return { move, parts };
}

const VERBS: VerbInfo[] = [{ verb: "extract", label: "Extract", about: "", closed: "", rule: "", leaves: false, is_least_first: false, key: "" }];
const MOVES = [
  "extract gwennap tin 0 copper 1",
  "extract gwennap tin 1 copper 1",
  "extract breage tin 1 copper 0",
].map(choice);
const stepsFor = (...path: string[]) => narrow(MOVES, VERBS, "extract", path).steps;

describe("the way of a choice", () => {
  it("begins with nothing", () => {
    expect(crumbsOf(stepsFor())).toEqual([]);
  });

  it("names what was chosen with its kind, and leaves amounts to their fields", () => {
    const crumbs = crumbsOf(stepsFor("gwennap"));
    expect(crumbs.map(({ label, canChange }) => [label, canChange])).toEqual([["GWENNAP", true]]);
    expect(crumbs[0]).toMatchObject({ at: 0, kind: "AREA", word: "gwennap" });
  });

  it("leaves out amounts that were no choice, with what they count", () => {
    expect(crumbsOf(stepsFor("breage")).map(({ label }) => label)).toEqual(["BREAGE"]);
  });

  it("is said in few words on a button", () => {
    expect(shortWords(stepsFor("gwennap"))).toBe("GWENNAP, TIN 1, COPPER 1");
    expect(shortWords(stepsFor("gwennap", "tin", "0"))).toBe("GWENNAP, COPPER 1");
    expect(shortWords(stepsFor("breage"))).toBe("BREAGE, TIN 1");
  });

  it("knows what an amount counts", () => {
    expect(countedBy(stepsFor("gwennap"), 2)).toEqual({ label: "TIN", word: "tin", kind: "" });
    expect(countedBy(stepsFor("gwennap"), 0)).toBeNull();
  });
});
