import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const LIB = ["lib/browser", "lib/net", "lib/table"];
const ROOMS: Record<string, readonly string[]> = {
  made: [],
  styles: [],
  "lib/browser": [],
  "lib/net": ["lib/browser"],
  "lib/table": ["lib/browser", "lib/net"],
  parts: LIB,
  front: [...LIB, "parts"],
  table: [...LIB, "parts"],
  text: [...LIB, "parts", "table"],
  board: [...LIB, "parts", "table"],
  games: [...LIB, "parts", "table", "board"],
};

/** The room in which a file lies; of the games each is one, and what lies in none chooses among them. */
function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "lib" || first === "games" ? `${first}/${second}` : path.includes("/") ? first : "";
}

function importsOf(path: string): string[] {
  const found = readFileSync(join("src", path), "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g);
  return [...found].map(([, name]) => normalize(join(dirname(path), name!))).filter((name) => !name.startsWith(".."));
}

it("every room imports only what lies below it", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte)$/.test(path) && roomOf(path) !== "");
  const wrong = files.flatMap((path) => {
    const room = roomOf(path);
    const allowed = ROOMS[room.startsWith("games/") ? "games" : room] ?? [];
    return importsOf(path).map(roomOf).filter((other) => other !== room && other !== "made" && !allowed.includes(other)).map((other) => `${path} imports ${other}`);
  });
  expect(files.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});
