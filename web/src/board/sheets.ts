// Sheets of boards, kept while the page is open: they are the same for every seat, and do not change.

import { getSheet } from "../lib/net/api";
import type { Sheet } from "../made/wire";

const sheets = new Map<string, Promise<Sheet>>();

export function sheetOf(table: string, secret: string, lang: string): Promise<Sheet> {
  const name = `${table} ${lang}`;
  const sheet = sheets.get(name) ?? getSheet(table, secret, lang);
  for (const other of sheets.keys()) if (!other.startsWith(`${table} `)) sheets.delete(other); // they are large
  sheets.set(name, sheet);
  sheet.catch(() => sheets.delete(name));
  return sheet;
}
