// Where the focus goes in the dock, so that a move can be made by keys alone.

import { toConfirm } from "../../lib/table/focus";
import type { AnyPlay } from "../face";

/** After an answer: to the next question's first answer, or to what the choice would do. */
export function toNext({ choosing, session }: AnyPlay): void {
  if (choosing.complete === null) document.querySelector<HTMLElement>(".dock .options button, .dock .list select")?.focus();
  else void toConfirm(session, () => choosing.isCareful);
}

export function toAsked(): void {
  document.getElementById("asked")?.focus();
}
