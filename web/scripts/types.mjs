// Writes src/made/wire.ts (the wire, from the document of wheal.server.wire.schema) and src/made/messages.ts (the page's texts),
// or with a game the types of its board and its labels. Called by `python tools/web.py types`, with the document's path.

import { readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import openapi, { astToString } from "openapi-typescript";

/** What a pattern needs to be told: its variables, and those of the messages that it refers to. */
function variables(pattern, others, found = new Set()) {
  if (Array.isArray(pattern)) pattern.forEach((part) => variables(part, others, found));
  else if (pattern && typeof pattern === "object") {
    if (pattern.type === "var") found.add(pattern.name);
    if (pattern.type === "mesg") variables(others.get(pattern.name)?.value, others, found);
    Object.values(pattern).forEach((part) => variables(part, others, found));
  }
  return found;
}

/** Each message that begins so, with what it needs. */
function messagesOf(source, beginning) {
  const all = new Map(new FluentResource(readFileSync(source, "utf8")).body.map((message) => [message.id, message]));
  return [...all.values()]
    .filter((message) => message.id.startsWith(beginning))
    .map((message) => [message.id, [...variables(message.value, all)].sort()])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, names]) => `  "${id}": ${names.map((name) => `"${name}"`).join(" | ") || "never"};`)
    .join("\n");
}

const [, , path, game] = process.argv;
const document = JSON.parse(readFileSync(path, "utf8"));
const types = astToString(await openapi(document, { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false }));
if (game) {
  writeFileSync(`src/games/${game}/view.ts`, `// Made from the board_types of wheal.games by tools/web.py; not to be edited.\n\n${types}`);
  writeFileSync(
    `src/games/${game}/labels.ts`,
    `// Made from the game's texts/en.ftl by tools/web.py; not to be edited. Each label and what it needs to be told.

export interface Labels {
${messagesOf(`../src/wheal/games/${game}/texts/en.ftl`, "label-")}
}
`,
  );
  process.exit();
}
writeFileSync("src/made/wire.ts", `// Made from wheal.server.wire by tools/web.py; not to be edited.\n\n${types}`);

writeFileSync(
  "src/made/messages.ts",
  `// Made from src/wheal/texts/en.ftl by tools/web.py; not to be edited. Each message and what it needs to be told.

export interface Messages {
${messagesOf("../src/wheal/texts/en.ftl", "page-")}
}

export type MessageId = keyof Messages;
`,
);
