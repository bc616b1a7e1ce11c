import { expect, it } from "vitest";
import { plainLetters } from "../../../src/lib/browser/keys";

it("compares words in small letters without their accents", () => {
  expect(plainLetters("Łóż Tor")).toBe("loz tor");
});
