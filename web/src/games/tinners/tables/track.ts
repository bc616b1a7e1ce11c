// Who stands where on the work track.

export interface Marker {
  seat: number;
  column: number;
  row: number;
}

export function markersOf(track: readonly (readonly number[])[]): Marker[] {
  const all = track.flatMap((seats, column) => seats.map((seat, row) => ({ seat, column, row })));
  return all.sort((a, b) => a.seat - b.seat); // always the same elements, so that they travel
}

/** Markers that the chosen move puts elsewhere; they stand under those that are in the column already. */
export function ghostsOf(track: readonly (readonly number[])[], after: readonly (readonly number[])[] | null): Marker[] {
  if (after === null) return [];
  const before = new Map(markersOf(track).map(({ seat, column }) => [seat, column]));
  return markersOf(after)
    .filter(({ seat, column }) => before.get(seat) !== undefined && before.get(seat) !== column)
    .map((marker) => ({ ...marker, row: Math.max(marker.row, track[marker.column]?.length ?? 0) }));
}
