// What the drawings of a finished game are made of: points by round, scales, labels that do not overlap.

import type { StoryMark } from "../../made/wire";

/** How the lines of the seats are dashed, so that they can be told apart without colour. */
export const DASHES = ["none", "8 3", "2 3", "10 3 2 3", "5 2"];

/** What each round brought, with what one begins with in the first; a last one is what only the end brought. */
export function gainsByRound(values: readonly number[], rounds: readonly StoryMark[], total: number): number[] {
  const ends = [...rounds.slice(1).map(({ n }) => n), values.length - 1];
  const gains: number[] = [];
  let before = 0;
  for (const end of ends) {
    const after = values[Math.max(0, end)] ?? before;
    gains.push(after - before);
    before = after;
  }
  const left = total - gains.reduce((sum, gain) => sum + gain, 0);
  return left === 0 ? gains : [...gains, left];
}

/** Round numbers for an axis: a few, with zero among them. */
export function ticksOf(least: number, most: number, wanted = 4): number[] {
  const span = Math.max(1, most - least);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough) ?? rough);
  const first = Math.floor(least / step) * step;
  const out: number[] = [];
  for (let tick = first; tick < most + step; tick += step) out.push(tick);
  return out;
}

/** Places for labels as near as can be to where they belong, at least a gap apart and within bounds. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  const places = order.map(({ at }) => at);
  for (let i = 0; i < places.length; i++) places[i] = Math.max(places[i]!, i === 0 ? least : places[i - 1]! + gap);
  const last = places.length - 1;
  for (let i = last; i >= 0; i--) places[i] = Math.min(places[i]!, i === last ? most : places[i + 1]! - gap);
  const out: number[] = [];
  order.forEach(({ i }, at) => (out[i] = places[at]!));
  return out;
}

export function least(values: readonly (readonly number[])[]): number {
  return values.reduce((low, line) => line.reduce((a, b) => Math.min(a, b), low), 0);
}

export function greatest(values: readonly (readonly number[])[]): number {
  return values.reduce((high, line) => line.reduce((a, b) => Math.max(a, b), high), 1);
}

const LOST = -1;

export interface Segment {
  x: number;
  width: number;
  gain: number;
  round: number; // -1: all that was lost
}

/** A number with a true minus. */
export const formatNumber = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Bars of one scale: gains lie one after the other; what was lost again is one piece that reaches back from their end. */
export function barsOf(gains: readonly (readonly number[])[], width: number): Segment[][] {
  const longest = greatest(gains.map((own) => [own.reduce((sum, gain) => sum + Math.max(0, gain), 0)]));
  const scale = width / longest;
  return gains.map((own) => {
    let end = 0;
    const out = own.flatMap((gain, round) => {
      if (gain <= 0) return [];
      const segment = { x: end, width: gain * scale, gain, round };
      end += gain * scale;
      return [segment];
    });
    const lost = own.reduce((sum, gain) => sum + Math.min(0, gain), 0);
    const reach = Math.min(end, -lost * scale);
    return reach > 0 ? [...out, { x: end - reach, width: reach, gain: lost, round: LOST }] : out;
  });
}

/** Where each round ended, in moves; the last one at the end of the game. */
export function endsOf(rounds: readonly StoryMark[], last: number): StoryMark[] {
  return rounds.map(({ label }, at) => ({ label, n: rounds[at + 1]?.n ?? last }));
}

const LETTER = 6.2; // px of a letter in a caption

/** The marks whose names do not run into each other or out of the drawing; the last one comes first. */
export function labelsWithRoom(marks: readonly StoryMark[], x: (n: number) => number, width: number): StoryMark[] {
  const out: StoryMark[] = [];
  let free = width;
  for (const mark of [...marks].reverse()) {
    const half = (mark.label.length * LETTER) / 2;
    if (x(mark.n) + half > free || x(mark.n) - half < 0) continue;
    free = x(mark.n) - half - 8;
    out.unshift(mark);
  }
  return out;
}
