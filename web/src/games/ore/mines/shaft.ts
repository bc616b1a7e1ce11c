// Who stands where in a mine, so that a miner can be followed from one picture to the next.

export interface Standing {
  key: string;
  seat: number;
  space: number; // from 1
  n: number;
}

/** Miners from the deepest up. Of one seat the deepest keeps its key while all go down together. */
export function standingMiners(miners: readonly (readonly number[])[]): Standing[] {
  const counts = new Map<number, number>();
  const found: Standing[] = [];
  for (let place = miners.length - 1; place >= 0; place--) {
    const here = miners[place] ?? [];
    const seat = here[0];
    if (seat === undefined) continue;
    const nth = counts.get(seat) ?? 0;
    counts.set(seat, nth + 1);
    found.push({ key: `${seat}-${nth}`, seat, space: place + 1, n: here.length });
  }
  return found;
}
