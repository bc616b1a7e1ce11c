// Whose cage the galleries are hatched for: a player who was picked, else the viewer.

import type { OrePlay } from "../types";

/** The seat whose reach is shown, or -1. */
export function reachSeat(play: OrePlay): number {
  return play.picked >= 0 ? play.picked : play.you;
}

/** Show how deep a player's cage goes, or again one's own. */
export function toggleReach(play: OrePlay, seat: number): void {
  play.picked = play.picked === seat ? -1 : seat;
}
