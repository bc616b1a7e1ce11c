// Several people at one screen: whose turn it is to look.

import type { TableState } from "../wire";
import type { HeldSeat } from "./mine";

/** The seat to which the screen must be passed; null: it stays where it is. */
export function nextAtScreen(state: TableState, held: readonly HeldSeat[], active: number): HeldSeat | null {
  if (held.length < 2 || state.status === "over") return null;
  const isDeciding = (seat: number) =>
    state.seats.some((info) => info.seat === seat && info.is_deciding && info.kind === "person");
  if (isDeciding(active)) return null;
  return held.find(({ seat }) => seat !== active && isDeciding(seat)) ?? null;
}
