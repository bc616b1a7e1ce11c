// The ticks of a track as one path for each seat: a thousand moves are still five drawings.

import type { StoryMark } from "../../made/wire";

const HEIGHT = 18;
const LABEL = 30; // px that the name of a round needs
const GAP = 1.5; // px between ticks, where there is room

export interface Ticks {
  seat: number;
  path: string;
}

export function ticksBySeat(movers: readonly number[], last: number, width: number): Ticks[] {
  const step = width / last;
  const gap = step > 4 * GAP ? GAP : 0;
  const paths = new Map<number, string>();
  for (let first = 0; first < movers.length; ) {
    const seat = movers[first]!;
    let end = first + 1;
    if (gap === 0) while (end < movers.length && movers[end] === seat) end++; // without gaps neighbours are one
    const length = (end - first) * step - gap;
    paths.set(seat, `${paths.get(seat) ?? ""}M${short(first * step)} 0h${short(length)}v${HEIGHT}h-${short(length)}z`);
    first = end;
  }
  return [...paths].map(([seat, path]) => ({ seat, path })).sort((a, b) => a.seat - b.seat);
}

/** The rounds whose names do not run into each other. */
export function marksWithRoom(rounds: readonly StoryMark[], last: number, width: number): StoryMark[] {
  const out: StoryMark[] = [];
  let free = 0;
  for (const mark of rounds) {
    const at = (mark.n / last) * width;
    if (at < free || at + LABEL > width + 4) continue;
    free = at + LABEL;
    out.push(mark);
  }
  return out;
}

/** The round in which the move after so many lies. */
export function roundAt(rounds: readonly StoryMark[], n: number): string {
  return rounds.findLast((mark) => mark.n < Math.max(1, n))?.label ?? "";
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
