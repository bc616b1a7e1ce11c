// The mouse rests on something: what is told about it then, until it goes on.

import type { Session } from "../lib/table/session.svelte";

const REST = 500; // the mouse rests so long on a thing before it is told why it cannot be chosen

export class Hover {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private session: Session,
    private isCardOpen: () => boolean,
  ) {}

  rest(at: Element, tell: () => void | Promise<void> | null): void {
    this.stop();
    const timer = setTimeout(async () => {
      if (this.session.notice !== null || this.isCardOpen()) return;
      await tell();
      if (this.#timer === timer) this.#makePassing(at);
      else this.#forget(at);
    }, REST);
    this.#timer = timer;
  }

  leave(at: Element): void {
    this.stop();
    this.#timer = undefined;
    if (this.session.notice?.isPassing) this.#forget(at);
  }

  /** Nothing more is told of what the mouse rests on. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #makePassing(at: Element): void {
    const { notice } = this.session;
    if (notice?.at === at) this.session.notice = { ...notice, isPassing: true };
  }

  #forget(at: Element): void {
    if (this.session.notice?.at === at) this.session.notice = null;
  }
}
