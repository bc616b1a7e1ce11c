// A hint: the best moves of the present decision, asked for once, and shown until the decision is made.

import type { Choice, Hints, TableState, VerbInfo } from "../../made/wire";
import { settings, t } from "../browser/settings.svelte";
import { inARow, verbOf, wordsOf } from "./narrow";

export class Hinting {
  #openFor = $state<number | null>(null); // the decision for which it was opened
  #known = $state.raw<{ key: string; hints: Hints } | null>(null);
  #asked = "";

  constructor(
    private state: () => TableState | null,
    private mayAsk: () => boolean,
    private ask: () => Promise<Hints | null>,
  ) {}

  /** What a hint is for: in another language, or once the position is another, it is another hint. */
  #key = $derived.by(() => `${this.state()?.table} ${this.state()?.you} ${this.state()?.decision} ${this.state()?.moves} ${settings.lang}`);

  isOpen = $derived.by(() => this.#openFor !== null && this.#openFor === this.state()?.decision && this.mayAsk());

  found = $derived.by(() => (this.#known?.key === this.#key ? this.#known.hints : null));

  toggle(): void {
    this.#openFor = this.isOpen ? null : (this.state()?.decision ?? null);
    void this.request();
  }

  close(): void {
    this.#openFor = null;
  }

  /** Ask for what is shown, if it is not known yet. */
  async request(): Promise<void> {
    const key = this.#key;
    if (!this.isOpen || this.found !== null || this.#asked === key) return;
    this.#asked = key;
    const hints = await this.ask();
    if (this.#asked === key) this.#asked = "";
    if (key !== this.#key) return;
    const decision = this.state()?.decision ?? 0;
    this.#known = { key, hints: hints ?? { type: "hints", id: 0, decision, hints: [], sentence: t("page-no-answer") } };
  }
}

/** A move in words: its verb, and its words in a row. */
export function actOf(choice: Choice, verbs: readonly VerbInfo[]): { label: string; words: string } {
  const verb = verbOf(choice, verbs);
  return { label: verbs.find((info) => info.verb === verb)?.label ?? verb, words: inARow(wordsOf(choice, verb)) };
}
