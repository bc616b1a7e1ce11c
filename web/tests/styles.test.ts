import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const HOVER = "@media (hover: hover) {";

/** The rules for what is under the mouse: those inside of the query that asks for a mouse, and the others. */
function hoverRules(css: string): { inside: string[]; outside: string[] } {
  const inside: string[] = [];
  let rest = css;
  for (let at = rest.indexOf(HOVER); at >= 0; at = rest.indexOf(HOVER)) {
    let end = at + HOVER.length;
    for (let depth = 1; depth > 0; end++) depth += rest[end] === "{" ? 1 : rest[end] === "}" ? -1 : 0;
    inside.push(rest.slice(at + HOVER.length, end));
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return { inside: inside.join("\n").match(/[^{}]*:hover[^{}]*\{[^}]*\}/g) ?? [], outside: rest.match(/[^{}]*:hover[^{}]*\{/g) ?? [] };
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|css)$/.test(path));
const found = files.map((path) => ({ path, ...hoverRules(readFileSync(join("src", path), "utf8")) }));

it("nothing sticks to a finger: what is under a mouse is asked of a mouse", () => {
  expect(found.filter(({ outside }) => outside.length > 0).map(({ path, outside }) => `${path}: ${outside[0]!.trim()}`)).toEqual([]);
});

it("what is under the mouse does not look chosen", () => {
  const rules = found.flatMap(({ path, inside }) => inside.map((rule) => `${path}: ${rule.trim()}`));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => /(?:background|fill): var\(--lamp\)/.test(rule))).toEqual([]);
});
