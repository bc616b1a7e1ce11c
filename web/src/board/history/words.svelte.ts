// What a move of long ago was, in words: from the log that is here, else asked for page by page.

import * as api from "../../lib/api";
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import type { LogLine } from "../../wire";
import { entryAt, type Entry } from "../panels/entries";

const PAUSE = 200; // ms: who pulls the handle along does not ask for every page on the way

export class MoveWords {
  #pages = $state.raw<readonly LogLine[]>([]);
  #of = ""; // the seat and the language of the pages
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private session: Session) {}

  /** The move that led to a position, if it is known. */
  at(n: number): Entry | null {
    return entryAt(this.session.book.lines, n) ?? (this.#of === this.#key ? entryAt(this.#pages, n) : null);
  }

  /** To be called in an effect. */
  want(n: number): () => void {
    if (n > 0 && this.at(n) === null) this.#timer = setTimeout(() => void this.#load(n), PAUSE);
    return () => clearTimeout(this.#timer);
  }

  async #load(n: number): Promise<void> {
    const key = this.#key;
    try {
      const { lines } = await api.getLog(this.session.table, this.session.secret, n, settings.lang);
      if (key !== this.#key) return;
      this.#pages = this.#of === key ? [...this.#pages, ...lines] : lines;
      this.#of = key;
    } catch {
      // the position is shown without its words
    }
  }

  get #key(): string {
    return `${this.session.state?.you} ${settings.lang}`;
  }
}
