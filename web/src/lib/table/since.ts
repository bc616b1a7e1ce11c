// What the others did since somebody's last turn, in few lines for each of them.

import type { LogLine } from "../../made/wire";

const MOST = 4; // lines of one player

export interface Deeds {
  seat: number;
  lines: string[];
  left: number; // lines before them that are not told
}

/** By player, in the order in which they moved; after so many moves and up to so many. */
export function deedsSince(lines: readonly LogLine[], you: number, since: number, until = Infinity): Deeds[] {
  const found = new Map<number, string[]>();
  const movers = new Map<number, number>(); // of what follows from a move the first line names the mover
  for (const { kind, n, seat, text } of lines) {
    if (kind !== "move" || n <= since || n > until) continue;
    const mover = movers.get(n) ?? seat;
    movers.set(n, mover);
    if (mover >= 0 && mover !== you) found.set(mover, [...(found.get(mover) ?? []), text]);
  }
  return [...found].map(([seat, all]) => ({ seat, lines: all.slice(-MOST), left: Math.max(0, all.length - MOST) }));
}
