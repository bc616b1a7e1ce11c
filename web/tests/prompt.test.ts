import { expect, it } from "vitest";
import { headOf } from "../src/lib/prompt";

it("makes the first sentence the heading", () => {
  expect(headOf("Zoe bids £8 for Blisland. Bid more, or drop; you have £20.")).toEqual({
    head: "Zoe bids £8 for Blisland.",
    rest: "Bid more, or drop; you have £20.",
  });
});

it("cuts a single sentence at its colon", () => {
  expect(headOf("Take an action: ten work points left.")).toEqual({ head: "Take an action", rest: "Ten work points left." });
});

it("leaves alone what has no parts", () => {
  expect(headOf("Place the last miner; you have $5.")).toEqual({ head: "Place the last miner; you have $5.", rest: "" });
  expect(headOf("")).toEqual({ head: "", rest: "" });
});
