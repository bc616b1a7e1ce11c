// Whose cage the galleries are hatched for: a player who was picked, else the viewer.

import type { OrePlay } from "./types";

class Selected {
  seat = $state(-1);
}

const selected = new Selected();

/** The seat whose reach is shown, or -1. */
export function reachSeat(play: OrePlay): number {
  return selected.seat >= 0 && selected.seat < play.seats.length ? selected.seat : play.you;
}

export const isReachShown = (seat: number): boolean => selected.seat === seat;

/** Show how deep a player's cage goes, or again one's own. */
export function toggleReach(seat: number): void {
  selected.seat = selected.seat === seat ? -1 : seat;
}
