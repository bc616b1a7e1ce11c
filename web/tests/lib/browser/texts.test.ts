import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { preferred, sayIn, type Lang } from "../../../src/lib/browser/fluent";
import type { Messages } from "../../../src/made/messages";

const say = (lang: Lang) => sayIn<Messages>(lang, readFileSync(`../src/wheal/texts/${lang}.ftl`, "utf8"));

it("says a message with what it needs, and numbers agree", () => {
  const polish = say("pl");
  expect(say("en")("page-past-where", { at: 3, last: 9 })).toBe("Move 3 of 9: you are looking back");
  expect(polish("page-start-summary", { game: "Ore", players: 1 })).toBe("Ore, 1 gracz.");
  expect(polish("page-start-summary", { game: "Ore", players: 5 })).toBe("Ore, 5 graczy.");
  expect(polish("page-past-where", { at: 1000, last: 1200 })).not.toMatch(/\p{Cf}/u);
});

it("counts in a game's labels as the language counts", () => {
  const polish = sayIn<{ "label-left": "n" }>("pl", "label-left = { $n ->\n [one] została karta\n [few] zostały { $n } karty\n *[other] zostało { $n } kart\n }");
  expect([1, 3, 5].map((n) => polish("label-left", { n }))).toEqual(["została karta", "zostały 3 karty", "zostało 5 kart"]);
});

it("shows the id of a message that is not there, and tells of what was missing", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const bad = sayIn<Messages>("en", "page-rule = Rule { $rule }");
  expect(bad("page-close")).toBe("page-close");
  expect(bad("page-rule", {} as { rule: string })).toContain("rule");
  expect(error).toHaveBeenCalledOnce();
});

it("speaks the first language of the browser's that we know", () => {
  expect(preferred(["de-DE", "pl-PL", "en"])).toBe("pl");
  expect(preferred(["de"])).toBe("en");
});
