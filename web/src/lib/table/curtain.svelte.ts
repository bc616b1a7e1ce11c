// Several people at one screen: whose turn it is to look, and the curtain between them.

import type { LogLine, SeatInfo, TableState } from "../../made/wire";
import type { HeldSeat } from "../browser/my-tables";

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

/** It hides the table until whoever comes next opens it. */
export class Curtain {
  seat = $state.raw<HeldSeat | null>(null); // who is to open it; null: it is open
  looker = $state.raw<HeldSeat | null>(null); // who may have one more look before the screen is passed
  #isLookingOnce = false;

  #ordering = new Set<number>(); // seats at this screen with standing orders, which are nobody else's business

  /** Draw it where a state asks somebody else and there is something secret to see; the answer: who sits down without it.
   *  After the end nothing is secret any more. */
  maybeDraw(state: TableState, held: readonly HeldSeat[]): HeldSeat | null {
    if (state.orders.length > 0) this.#ordering.add(state.you);
    else this.#ordering.delete(state.you);
    if (state.status === "over") this.seat = null;
    if (this.#isLookingOnce) return null;
    const next = nextAtScreen(state, held, state.you);
    if (next !== null && this.#hides(state, next.seat)) {
      if (this.seat === null) this.looker = held.find(({ seat }) => seat === state.you) ?? null;
      this.seat = next;
      return null;
    }
    const shown = next?.seat ?? state.you;
    if (this.seat !== null && !this.#hides(state, shown)) this.seat = this.looker = null; // it would hide nothing
    return next;
  }

  #hides(state: TableState, seat: number): boolean {
    return this.#ordering.has(seat) || (state.seats.find((info) => info.seat === seat)?.has_secret ?? true);
  }

  /** Who sits at the screen now; null: it was open. */
  open(): HeldSeat | null {
    const { seat } = this;
    if (seat === null) return null;
    this.seat = null;
    this.looker = null;
    this.#isLookingOnce = false;
    return seat;
  }

  lookOnce(): void {
    this.#isLookingOnce = true;
    this.seat = null;
  }

  stopLooking(): void {
    this.#isLookingOnce = false;
  }
}

/** What everybody may know of what happened since a seat last moved: for the curtain. */
export function openLines(lines: readonly LogLine[], seat: number): LogLine[] {
  const last = lines.findLastIndex((line) => line.kind === "move" && line.seat === seat);
  return lines.slice(last + 1).filter(({ kind, is_secret }) => kind !== "chat" && !is_secret);
}
