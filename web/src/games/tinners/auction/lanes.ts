// The bids of an auction that is running, as the log tells them, and the scale on which they are drawn.

import type { LogLine } from "../../../made/wire";

const BID = /(?:^|: )bid (\d+)$/;
const BEGIN = /(?:^|: )build /;
const STEP = 5;
const LEAST_END = 10;
const ROOM = 1.35; // beyond the last bid, for what stands behind it

/** Each seat's bids in the auction that was running after so many moves, the earliest first. */
export function bidsOf(lines: readonly LogLine[], upto: number): Map<number, number[]> {
  const bids = new Map<number, number[]>();
  let last = Infinity;
  for (const line of lines.toReversed()) {
    if (line.kind !== "move" || line.n > upto || line.n === last || !line.notation) continue;
    last = line.n;
    if (BEGIN.test(line.notation)) break;
    const amount = BID.exec(line.notation)?.[1];
    if (amount !== undefined) bids.set(line.seat, [Number(amount), ...(bids.get(line.seat) ?? [])]);
  }
  return bids;
}

/** The end of the scale: a round number with room behind the highest of these. */
export function scaleEnd(highest: number): number {
  return Math.max(LEAST_END, Math.ceil((highest * ROOM) / STEP) * STEP);
}

/** What stands under the scale: £1 and round numbers, four or five of them. */
export function ticksOf(end: number): number[] {
  const step = Math.max(STEP, Math.ceil(end / 4 / STEP) * STEP);
  const ticks = [1];
  for (let at = step; at <= end; at += step) ticks.push(at);
  return ticks;
}
