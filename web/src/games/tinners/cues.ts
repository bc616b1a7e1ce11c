// What in an auction is worth a sound to a seat.

import { seatOf } from "./types";
import type { BoardView } from "./view";

/** Outbid: somebody leads in its place. Won: the lot is its mine. */
export function cue(before: BoardView, after: BoardView, seat: number): "outbid" | "won" | null {
  const [old, now] = [before.table.auction, after.table.auction];
  if (old === null) return null;
  const isMine = (view: BoardView): boolean => seatOf(view.table.area[old.area]?.mine ?? "") === seat;
  if (isMine(after) && !isMine(before)) return "won";
  const isLeading = seatOf(old.leader) === seat;
  return isLeading && now !== null && now.area === old.area && seatOf(now.leader) !== seat ? "outbid" : null;
}
