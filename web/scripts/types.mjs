// Writes src/wire.ts (the wire, from the document of wheal.server.wire_schema) and src/messages.ts (the page's texts),
// or with a game the types of its board. Called by `python tools/web.py types`, with the document's path.

import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import openapi, { astToString } from "openapi-typescript";

const OURS = "page-";

function variables(pattern, found = new Set()) {
  if (Array.isArray(pattern)) pattern.forEach((part) => variables(part, found));
  else if (pattern && typeof pattern === "object") {
    if (pattern.type === "var") found.add(pattern.name);
    Object.values(pattern).forEach((part) => variables(part, found));
  }
  return found;
}

const [, , path, game] = process.argv;
const document = JSON.parse(readFileSync(path, "utf8"));
const types = astToString(await openapi(document, { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false }));
if (game) {
  writeFileSync(`src/games/${game}/view.ts`, `// Made from the board_types of wheal.games by tools/web.py; not to be edited.\n\n${types}`);
  process.exit();
}
writeFileSync("src/wire.ts", `// Made from wheal.server.wire by tools/web.py; not to be edited.\n\n${types}`);

const english = new FluentResource(readFileSync("../src/wheal/texts/en.ftl", "utf8"));
const lines = english.body
  .filter((message) => message.id.startsWith(OURS))
  .map((message) => [message.id, [...variables(message.value)].sort()])
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([id, names]) => `  "${id}": ${names.map((name) => `"${name}"`).join(" | ") || "never"};`);
writeFileSync(
  "src/messages.ts",
  `// Made from src/wheal/texts/en.ftl by tools/web.py; not to be edited. Each message and what it needs to be told.

export interface Messages {
${lines.join("\n")}
}

export type MessageId = keyof Messages;
`,
);
