// The story of a table: who moved, where rounds began, what is counted. It is asked for only while somebody looks at it.

import * as api from "../../lib/api";
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Story } from "../../wire";

const CALM = 900; // ms: bots move fast, and the story is told once for several moves

let latest: { key: string; story: Promise<Story> } | null = null; // two parts of a page ask for the same

function storyFor(key: string, { table, secret }: Session): Promise<Story> {
  if (latest?.key === key) return latest.story;
  const story = api.getStory(table, secret, settings.lang);
  latest = { key, story };
  story.catch(() => (latest = null));
  return story;
}

export class StoryOf {
  story = $state.raw<Story | null>(null);
  hasFailed = $state(false);
  #told = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private sessionOf: () => Session) {}

  /** To be called in an effect: the story is told again after every move. */
  follow(): () => void {
    const { state } = this.sessionOf();
    if (state !== null) {
      const key = [state.table, state.you, state.moves, state.status, settings.lang].join(" ");
      if (key !== this.#told) this.#timer = setTimeout(() => void this.#load(key), this.#told === "" ? 0 : CALM);
    }
    return () => clearTimeout(this.#timer);
  }

  async #load(key: string): Promise<void> {
    const session = this.sessionOf();
    this.#told = key;
    try {
      const story = await storyFor(key, session);
      if (this.#told === key) this.story = story;
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
      if (this.#told === key) this.#told = "again";
    }
  }
}
