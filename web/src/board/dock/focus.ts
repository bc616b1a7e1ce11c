// Where the focus goes in the dock, so that a move can be made by keys alone.

import type { AnyPlay } from "../face";

/** After an answer: to the next question's first answer, or to the button that does it. */
export function toNext(play: AnyPlay): void {
  const { choosing } = play;
  if (choosing.complete === null) document.querySelector<HTMLElement>(".dock .options button, .dock .list select")?.focus();
  else document.getElementById(choosing.isCareful ? "preview" : "confirm")?.focus();
}

export function toAsked(): void {
  document.getElementById("asked")?.focus();
}
