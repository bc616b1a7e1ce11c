// What a choice would do is asked as soon as it is whole, and again when the line is back. To be called where a component begins.

import type { Session } from "./session.svelte";

const PAUSE = 80; // amounts are often stepped several times in a row

export function requestPreviews(session: Session, mayChoose: () => boolean): void {
  const { choosing } = session;
  const move = $derived(mayChoose() ? (choosing.complete?.move ?? "") : "");
  // a text, so that chat and presence change nothing
  const previewed = $derived(move === "" ? "" : `${session.state?.decision} ${session.state?.lang} ${move}`);
  const canAsk = $derived((session.status === "live" || session.status === "polling") && !session.isSending);
  const isUnknown = $derived(choosing.preview === null);

  $effect(() => {
    void previewed;
    choosing.preview = null;
  });
  $effect(() => {
    if (previewed === "" || !canAsk || !isUnknown) return;
    const timer = setTimeout(() => void session.questions.preview(move), PAUSE);
    return () => clearTimeout(timer);
  });
}
