// Several people at one screen: whose turn it is to look.

import type { SeatInfo, TableState } from "../wire";
import type { HeldSeat } from "./mine";

/** The seat to which the screen must be passed; null: it stays where it is. */
export function nextAtScreen(state: TableState, held: readonly HeldSeat[], active: number): HeldSeat | null {
  if (held.length < 2 || state.status === "over") return null;
  const isDeciding = (seat: number) =>
    state.seats.some((info) => info.seat === seat && isAsked(info));
  if (isDeciding(active)) return null;
  return held.find(({ seat }) => seat !== active && isDeciding(seat)) ?? null;
}

/** Whether the person at a seat is waited for; a bot that plays it decides by itself. */
export function isAsked({ kind, is_deciding }: Pick<SeatInfo, "kind" | "is_deciding">): boolean {
  return kind === "person" && is_deciding;
}
