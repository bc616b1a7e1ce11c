// The choice in progress. It outlives reconnects and new states as far as it is still legal.

import type { Preview, TableState, VerbInfo } from "../wire";
import { shortWords } from "./crumbs";
import { inARow, LEAVING, narrow, onlyVerb, openVerbs, pathOf, pathTo, stepBack, type Narrowed } from "./narrow";

const NOTHING: Narrowed = { steps: [], complete: null };

export class Choosing {
  #verb = $state<string | null>(null);
  #path = $state.raw<string[]>([]);
  preview = $state.raw<Preview | null>(null);
  wrongAmounts = $state(0); // fields that show something else than what is chosen

  constructor(private state: () => TableState | null) {}

  get choices() {
    return this.state()?.choices ?? [];
  }

  get verbs(): VerbInfo[] {
    return this.state()?.verbs ?? [];
  }

  open = $derived.by(() => openVerbs(this.choices, this.verbs));
  only = $derived.by(() => onlyVerb(this.choices, this.verbs));
  verb = $derived.by(() => (this.#verb !== null && this.open.has(this.#verb) ? this.#verb : this.only));
  narrowed = $derived.by(() => (this.verb === null ? NOTHING : narrow(this.choices, this.verbs, this.verb, this.#path)));
  complete = $derived.by(() => this.narrowed.complete);
  info = $derived.by(() => this.verbs.find(({ verb }) => verb === this.verb) ?? null);

  /** The step that waits for an answer, or -1. */
  asking = $derived.by(() => (this.complete === null ? this.narrowed.steps.length - 1 : -1));

  /** The act in words, for the button that does it. */
  act = $derived.by(() => {
    const words = this.narrowed.steps.flatMap(({ chosen }) => chosen?.label ?? []);
    const label = this.info?.label ?? this.verb ?? "";
    return words.length > 0 ? `${label}: ${inARow(words)}` : label;
  });

  /** The same in few words. */
  shortAct = $derived.by(() => {
    const words = shortWords(this.narrowed.steps);
    const label = this.info?.label ?? this.verb ?? "";
    return words === "" ? label : `${label}: ${words}`;
  });

  /** It cannot be taken back, or ends something for this seat: it is pressed on purpose, or not at all. */
  isCareful = $derived.by(() => this.complete !== null && (this.complete.is_final || LEAVING.has(this.verb ?? "")));

  /** Somebody has chosen something; what has only one answer is complete without that. */
  get isBegun(): boolean {
    return this.#verb !== null || this.#path.length > 0;
  }

  pick(verb: string): void {
    this.#verb = verb;
    this.#path = [];
  }

  choose(at: number, word: string): void {
    const later = this.narrowed.steps[at]?.isNumber ? this.#path.slice(at + 1) : [];
    this.#path = [...pathTo(this.narrowed.steps, at), word, ...later];
  }

  goTo(at: number): void {
    this.#path = pathTo(this.narrowed.steps, at);
  }

  canGoBack = $derived.by(
    () => this.verb !== null && (this.only === null || stepBack(this.narrowed, this.#path) !== null),
  );

  /** One step back; false: there is nothing to take back. */
  back(): boolean {
    if (this.verb === null) return false;
    const path = stepBack(this.narrowed, this.#path);
    if (path === null) return this.#toVerbs();
    this.#path = path;
    return true;
  }

  set(move: string): boolean {
    const found = pathOf(move, this.choices, this.verbs);
    if (found === null) return false;
    this.#verb = found.verb;
    this.#path = found.path;
    return true;
  }

  clear(): void {
    this.#verb = null;
    this.#path = [];
    this.preview = null;
  }

  #toVerbs(): boolean {
    const had = this.#verb !== null && this.only === null;
    this.clear();
    return had;
  }
}
