// What a move of long ago was, in words: from the log that is here, else asked for page by page.

import { settings } from "../../lib/browser/settings.svelte";
import * as api from "../../lib/net/api";
import type { Session } from "../../lib/table/session.svelte";
import type { LogLine } from "../../made/wire";
import { entryAt, type Entry } from "../panels/entries";

const PAUSE = 200; // ms: who pulls the handle along does not ask for every page on the way

interface Pages {
  of: string; // the seat, the language and the state of the game in which they were told
  lines: readonly LogLine[];
}

export class MoveWords {
  #pages = $state.raw<Pages>({ of: "", lines: [] });
  #asked = new Set<string>(); // what a page did not tell, as a sealed move of another, is not asked for again
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private session: Session) {}

  /** The move that led to a position, if it is known. */
  at(n: number): Entry | null {
    const { of, lines } = this.#pages;
    return entryAt(this.session.book.lines, n) ?? (of === this.#key ? entryAt(lines, n) : null);
  }

  /** To be called in an effect. */
  want(n: number): () => void {
    const isAsked = this.#asked.has(`${this.#key} ${n}`);
    if (n > 0 && !isAsked && this.at(n) === null) this.#timer = setTimeout(() => void this.#load(n), PAUSE);
    return () => clearTimeout(this.#timer);
  }

  async #load(n: number): Promise<void> {
    const key = this.#key;
    this.#asked.add(`${key} ${n}`);
    try {
      const { lines } = await api.getLog(this.session.table, this.session.secret, n, settings.lang);
      if (key !== this.#key) return;
      this.#pages = { of: key, lines: this.#pages.of === key ? mergePages(this.#pages.lines, lines) : lines };
    } catch {
      this.#asked.delete(`${key} ${n}`); // the position is shown without its words, until somebody comes by again
    }
  }

  get #key(): string {
    const { state } = this.session;
    return `${state?.you} ${state?.status} ${settings.lang}`;
  }
}

/** Two pages as one: where both tell of a move, the newer one does. */
export function mergePages(old: readonly LogLine[], told: readonly LogLine[]): LogLine[] {
  const known = new Set(told.map(({ n }) => n));
  return [...old.filter(({ n }) => !known.has(n)), ...told];
}
