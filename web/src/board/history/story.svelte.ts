// The story of a table: who moved, where rounds began, what is counted. It is asked for only while somebody looks at it.

import { settings } from "../../lib/browser/settings.svelte";
import * as api from "../../lib/net/api";
import { backoff } from "../../lib/net/backoff";
import type { Session } from "../../lib/table/session.svelte";
import type { Story, TableState } from "../../made/wire";

const CALM = 900; // ms: bots move fast, and the story is told once for several moves

let latest: { key: string; story: Promise<Story> } | null = null; // two parts of a page ask for the same

function storyFor(key: string, { table, secret }: Session): Promise<Story> {
  if (latest?.key === key) return latest.story;
  const story = api.getStory(table, secret, settings.lang);
  latest = { key, story };
  story.catch(() => {
    if (latest?.story === story) latest = null;
  });
  return story;
}

export class StoryOf {
  story = $state.raw<Story | null>(null);
  hasFailed = $state(false);
  #wanted = ""; // what the page shows; empty: nobody looks any more
  #asked = "";
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private sessionOf: () => Session) {}

  /** To be called in an effect: the story is told again after every move. */
  follow(): () => void {
    const { state } = this.sessionOf();
    if (state !== null) {
      this.#wanted = keyOf(state, settings.lang);
      if (this.#wanted !== this.#asked) this.#wait(this.#asked === "" ? 0 : CALM);
    }
    return () => {
      clearTimeout(this.#timer);
      this.#wanted = "";
    };
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#load(this.#wanted), ms);
  }

  async #load(key: string): Promise<void> {
    this.#asked = key;
    const told = await storyFor(key, this.sessionOf()).catch(() => null);
    if (this.#asked !== key || this.#wanted === "") return;
    this.hasFailed = told === null;
    if (told === null) return this.#wait(backoff(this.#failures++));
    this.#failures = 0;
    this.story = told;
  }
}

/** A story is told anew when this changes. After moves were taken back there may be others, as many as before. */
function keyOf({ table, you, moves, status, seq }: TableState, lang: string): string {
  return [table, you, status === "over" ? moves : seq, status, lang].join(" ");
}
