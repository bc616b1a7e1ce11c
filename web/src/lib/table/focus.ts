// Where the focus goes when a choice is complete.

import type { Session } from "./session.svelte";

/** To what it would do, and from there to the button that does it, unless that is to be pressed on purpose. */
export async function toConfirm(session: Session, isRisk: () => boolean): Promise<void> {
  const preview = document.getElementById("preview");
  preview?.focus();
  if ((await session.questions.previewed()) && !isRisk() && document.activeElement === preview) document.getElementById("confirm")?.focus();
}
