// Friends who are to get a link to their seat, until the host has closed the list or the game is under way.

import type { HeldSeat } from "./mine";
import type { Session } from "./session.svelte";
import { ofThisTab } from "./store";

const SOON = 10; // moves: by then everybody has come

const named = (table: string): string => `wheal.invited.${table}`;

export function waitedFor(session: Session): HeldSeat[] {
  return (session.mine?.invited ?? []).filter(({ seat }) => {
    const info = session.state?.seats.find((one) => one.seat === seat);
    return info?.kind === "person" && !session.held.some((held) => held.seat === seat);
  });
}

export function isInviting(session: Session): boolean {
  const { state } = session;
  return state !== null && state.status === "running" && state.moves < SOON && waitedFor(session).length > 0;
}

export const wasClosed = (table: string): boolean => ofThisTab.read(named(table), false);

export function closeFor(table: string): void {
  ofThisTab.write(named(table), true);
}
