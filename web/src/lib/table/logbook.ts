// The log as it grows at its end, and at its beginning when older lines are asked for.

import type { Log, LogLine, TableState } from "../../made/wire";
import type { LogFit } from "../net/link";

export interface Logbook {
  lines: LogLine[];
  isWhole: boolean;
}

export const EMPTY: Logbook = { lines: [], isWhole: false };

export function withNew(book: Logbook, state: Pick<TableState, "log" | "is_log_whole" | "moves">, fit: LogFit): Logbook {
  if (state.is_log_whole || fit === "fresh") return { lines: state.log, isWhole: (state.log[0]?.n ?? state.moves) <= 0 };
  const known = fit === "again" ? overlap(book.lines, state.log) : 0;
  return { ...book, lines: [...book.lines, ...state.log.slice(known)] };
}

export function withOlder(book: Logbook, older: Log): Logbook {
  const known = overlap(older.lines, book.lines);
  return { lines: [...older.lines, ...book.lines.slice(known)], isWhole: older.first <= 0 };
}

/** How many lines at the beginning of ``next`` stand at the end of ``before``. */
function overlap(before: readonly LogLine[], next: readonly LogLine[]): number {
  for (let count = Math.min(before.length, next.length); count > 0; count--) {
    const end = before.slice(-count);
    if (end.every((line, at) => isSame(line, next[at]!))) return count;
  }
  return 0;
}

function isSame(a: LogLine, b: LogLine): boolean {
  return a.n === b.n && a.kind === b.kind && a.seat === b.seat && a.text === b.text;
}
