// Who stands where on the work track.

import { HIDDEN, known, type Known, type MaybeHidden } from "../../../board/hidden";

export interface Marker {
  seat: number;
  column: number;
  row: number;
}

/** Where a marker stands in a column of the small track, in pixels from its middle, and how large it is there. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

const PAIR = { across: 2, size: 16 };
const CROWD = { across: 3, size: 11 };

/** Side by side in the order of the column; three and more are smaller, in two lines. */
export function spotOf(row: number, count: number): Spot {
  const { across, size } = count > PAIR.across ? CROWD : PAIR;
  const inLine = Math.min(across, count - Math.floor(row / across) * across);
  return { x: ((row % across) - (inLine - 1) / 2) * (size + 1), y: Math.floor(row / across) * (size + 1), size };
}

export function markersOf(track: Known<number[][]>): Marker[] {
  const all = track.flatMap((seats, column) => (known(seats) ?? []).flatMap((seat, row) => (seat === HIDDEN ? [] : [{ seat, column, row }])));
  return all.sort((a, b) => a.seat - b.seat); // always the same elements, so that they travel
}

/** Markers that the chosen move puts elsewhere; they stand under those that are in the column already. */
export function ghostsOf(track: readonly (readonly number[])[], after: MaybeHidden<number[][]> | null): Marker[] {
  const before = new Map(markersOf(track).map(({ seat, column }) => [seat, column]));
  return markersOf(known(after) ?? [])
    .filter(({ seat, column }) => before.get(seat) !== undefined && before.get(seat) !== column)
    .map((marker) => ({ ...marker, row: Math.max(marker.row, track[marker.column]?.length ?? 0) }));
}
