import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { preferred, sayIn, type Lang } from "../src/lib/fluent";

const say = (lang: Lang) => sayIn(lang, readFileSync(`../src/wheal/texts/${lang}.ftl`, "utf8"));

it("says a message with what it needs, and numbers agree", () => {
  const polish = say("pl");
  expect(say("en")("page-past-where", { at: 3, last: 9 })).toBe("Move 3 of 9: you are looking back");
  expect(polish("page-start-summary", { game: "Ore", players: 1 })).toBe("Ore, 1 gracz.");
  expect(polish("page-start-summary", { game: "Ore", players: 5 })).toBe("Ore, 5 graczy.");
  expect(polish("page-past-where", { at: 1000, last: 1200 })).not.toMatch(/\p{Cf}/u);
});

it("shows the id of a message that is not there, and tells of what was missing", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const bad = sayIn("en", "page-rule = Rule { $rule }");
  expect(bad("page-close")).toBe("page-close");
  expect(bad("page-rule", {} as { rule: string })).toContain("rule");
  expect(error).toHaveBeenCalledOnce();
});

it("speaks the first language of the browser's that we know", () => {
  expect(preferred(["de-DE", "pl-PL", "en"])).toBe("pl");
  expect(preferred(["de"])).toBe("en");
});
