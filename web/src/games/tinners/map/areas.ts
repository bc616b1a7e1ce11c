// What stands in an area, in the order in which it is drawn: as it is, and as it would be after the chosen move.

import { known, type Known } from "../../../board/hidden";
import type { AreaView } from "../view";

export interface Piece {
  name: "miner" | "train" | "pump";
  isGhost: boolean;
}

/** The third row: what was built there, and in ghosts what the chosen move would add. */
export function piecesOf(area: AreaView, after: Known<AreaView> | null): Piece[] {
  const pieces: Piece[] = [];
  const add = (name: Piece["name"], now: number, then: number): void => {
    for (let n = 0; n < Math.max(now, then); n++) pieces.push({ name, isGhost: n >= now });
  };
  add("miner", area.miners, known(after?.miners) ?? 0);
  add("train", Number(area.train), Number(known(after?.train) ?? false));
  add("pump", Number(area.pump), Number(known(after?.pump) ?? false));
  return pieces;
}

/** A number and what becomes of it: the second is null where it stays. What is hidden is "?". */
export function figureOf(now: number, after: number | string | undefined): { n: number | string; isNew: boolean } {
  return after === undefined || after === now ? { n: now, isNew: false } : { n: after, isNew: true };
}

/** Places along a row, about its middle. */
export function spread(count: number, apart: number, most: number): number[] {
  const step = count > 1 ? Math.min(apart, most / (count - 1)) : 0;
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
}
