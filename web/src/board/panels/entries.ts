// The lines of the log as entries: a move with all that followed from it is one.

import type { LogLine } from "../../made/wire";

const FEW = 40; // lines at the end of the log, in which the newest move lies

export interface Entry {
  n: number; // the moves that stood after it
  kind: LogLine["kind"];
  seat: number;
  text: string;
  notation: string;
  isAuto: boolean;
  after: string[]; // what followed from it
}

export function entriesOf(lines: readonly LogLine[]): Entry[] {
  const out: Entry[] = [];
  for (const line of lines) {
    if (line.kind === "chat") continue;
    const last = out.at(-1);
    if (line.kind === "move" && last?.kind === "move" && last.n === line.n) last.after.push(line.text);
    else out.push(entryOf(line));
  }
  return out;
}

/** What was the move that led to a position? */
export function entryAt(lines: readonly LogLine[], n: number): Entry | null {
  return entriesOf(lines.filter((line) => line.kind === "move" && line.n === n))[0] ?? null;
}

/** The newest move. */
export function newestEntry(lines: readonly LogLine[]): Entry | null {
  const n = lines.findLast(({ kind }) => kind === "move")?.n;
  return n === undefined ? null : entryAt(lines.slice(-FEW), n);
}

function entryOf({ n, kind, seat, text, notation = "", is_auto: isAuto = false }: LogLine): Entry {
  return { n, kind, seat, text, notation: movePart(notation), isAuto, after: [] };
}

/** The notation without the mover's name, which the emblem tells. */
function movePart(notation: string): string {
  return notation.slice(notation.indexOf(": ") + 1).trim();
}
