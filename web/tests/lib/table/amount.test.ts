import { describe, expect, it } from "vitest";
import { amountIn } from "../../../src/lib/table/amount";

describe("a typed amount", () => {
  const words = ["3", "4", "25"];

  it("stands for a word of a move", () => {
    expect(["3", " 4 ", "025"].map((text) => amountIn(text, words))).toEqual(["3", "4", "25"]);
  });

  it("is nothing where it is not possible, half written, or not there", () => {
    expect(["30", "2", "", " ", "3.5", "-3", "x"].map((text) => amountIn(text, words))).toEqual(Array(7).fill(null));
    expect(amountIn("", ["0"])).toBeNull();
  });
});
