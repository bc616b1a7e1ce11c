// Friends who are to get a link to their seat, until the host has closed the list or the game is under way.

import type { HeldSeat } from "../browser/my-tables";
import { tabStore } from "../browser/store";
import type { Session } from "./session.svelte";

const SOON = 10; // moves: by then everybody has come

const named = (table: string): string => `wheal.invited.${table}`;

export function awaitedFriends(session: Session): HeldSeat[] {
  return (session.mine?.invited ?? []).filter(({ seat }) => {
    const info = session.state?.seats.find((one) => one.seat === seat);
    return info?.kind === "person" && !session.held.some((held) => held.seat === seat);
  });
}

export function isInviting(session: Session): boolean {
  const { state } = session;
  return state !== null && state.status === "running" && state.moves < SOON && awaitedFriends(session).length > 0;
}

export const areInvitationsClosed = (table: string): boolean => tabStore.read(named(table), false);

export function closeInvitations(table: string): void {
  tabStore.write(named(table), true);
}
