// What is said at a table to whoever does not look: what others did, and that it is one's turn, also by a sound and a notification.

import type { LogLine, TableState } from "../../made/wire";
import { maybeNotify } from "../browser/notify";
import { t } from "../browser/settings.svelte";
import { maybeRing } from "../browser/sound";
import { isAsked } from "./curtain.svelte";

const MOST_NEWS = 3;

export class Announcer {
  news = $state("");
  call = $state("");

  constructor(
    private table: string,
    private state: () => TableState | null,
    private isMyTurn: () => boolean,
  ) {}

  /** Another sits down: what the one before was told is nobody else's business. */
  clear(): void {
    this.news = this.call = "";
  }

  /** The first state, or the same in another language: there is no news in it. */
  greet(): void {
    if (this.isMyTurn()) this.call = t("page-turn-yours");
  }

  /** What is new; the moves of others and the call to the turn are left to whoever acts them out. */
  announce(before: TableState, state: TableState, lines: readonly LogLine[], isHeld: boolean): void {
    const others = lines.filter(({ seat, kind }) => seat !== state.you && !(isHeld && kind === "move"));
    if (others.length > 0) this.news = others.slice(-MOST_NEWS).map(({ text }) => text).join(" ");
    const wasMyTurn = before.seats.some((info) => info.seat === state.you && isAsked(info));
    if (!this.isMyTurn()) this.call = "";
    else if (!wasMyTurn && !isHeld) this.callTurn();
  }

  /** Call whoever is asked now. */
  callTurn(): void {
    const state = this.state();
    if (state === null || !this.isMyTurn()) return;
    this.call = `${t("page-turn-yours")} ${state.position.prompt.text}`;
    maybeRing("turn");
    maybeNotify(t("page-turn-yours"), `${state.title}: ${state.position.prompt.text}`, this.table);
  }
}
