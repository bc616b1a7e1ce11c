// The choice in progress. It outlives reconnects and new states as far as it is still legal.

import type { Choice, Preview, TableState, VerbInfo } from "../../made/wire";
import { shortWords } from "./crumbs";
import { inARow, narrow, offered, onlyVerb, openVerbs, pathOf, pathTo, stepBack, verbOf, withAmount, type Narrowed } from "./narrow";
import { canPress, possible, pressedTo, rowSteps, shownPlaces, type Row } from "./row";

const NOTHING: Narrowed = { steps: [], complete: null };

export class Choosing {
  #verb = $state<string | null>(null);
  #path = $state.raw<string[]>([]);
  #shown = $state<string | null>(null); // a move that is only looked at, as a hint shows it
  preview = $state.raw<Preview | null>(null);
  wrongAmounts = $state(0); // fields that show something else than what is chosen
  isAll = $state(false); // what is of no use is shown too
  /** The moves in a row that a verb begins (null: none is chosen), where the page has a way to choose them together. */
  rowOf = $state.raw<((verb: string | null) => Row | null) | null>(null);
  #presses = $state.raw<string[]>([]);

  constructor(private state: () => TableState | null) {}

  get choices() {
    return this.state()?.choices ?? [];
  }

  get verbs(): VerbInfo[] {
    return this.state()?.verbs ?? [];
  }

  open = $derived.by(() => openVerbs(this.choices, this.verbs));
  only = $derived.by(() => onlyVerb(this.choices, this.verbs));
  #picked = $derived.by(() => (this.#verb !== null && this.open.has(this.#verb) ? this.#verb : this.only));
  row = $derived.by(() => this.rowOf?.(this.#picked) ?? null);
  presses = $derived.by(() => (this.row === null ? [] : possible(this.row, this.#presses)));
  verb = $derived.by(() => this.row?.verb ?? this.#picked);
  narrowed = $derived.by(() => {
    if (this.row !== null) return rowSteps(this.row, this.presses, this.isAll);
    return this.verb === null ? NOTHING : narrow(this.choices, this.verbs, this.verb, this.#path, this.isAll);
  });
  complete = $derived.by(() => this.narrowed.complete);
  info = $derived.by(() => {
    const isEnding = this.row !== null && this.row.first === "" && this.presses.length === 0;
    const called = isEnding ? this.row!.end : this.verb;
    return this.verbs.find(({ verb }) => verb === called) ?? null;
  });

  /** How many things are left out because they are of no use. */
  leftOut = $derived.by(() => {
    if (this.row !== null) return this.row.places.length - shownPlaces(this.row, this.presses, false).length;
    if (this.verb === null) return 0;
    const all = offered(this.choices, this.verbs, this.verb, true);
    return all.length - offered(this.choices, this.verbs, this.verb, false).length;
  });

  /** The step that waits for an answer, or -1. */
  asking = $derived.by(() => (this.complete === null ? this.narrowed.steps.length - 1 : -1));

  /** The act in words, for the button that does it. */
  act = $derived.by(() => {
    const words = this.narrowed.steps.flatMap(({ chosen }) => chosen ?? []);
    const label = this.info?.label ?? this.verb ?? "";
    return words.length > 0 ? `${label}: ${inARow(words)}` : label;
  });

  /** The same in few words. */
  shortAct = $derived.by(() => {
    const words = shortWords(this.narrowed.steps);
    const label = this.info?.label ?? this.verb ?? "";
    return words === "" ? label : `${label}: ${words}`;
  });

  /** What is known of the choice as it is now. */
  known = $derived.by(() => (this.preview !== null && this.preview.move === this.complete?.move ? this.preview : null));

  /** It draws, rolls or shows something: it cannot be taken back. */
  isFinal = $derived.by(() => this.known !== null && !this.known.can_undo);

  /** It cannot be taken back, or ends something for this seat: it is pressed on purpose, or not at all. */
  isCareful = $derived.by(() => this.complete !== null && (this.isFinal || (this.info?.leaves ?? false)));

  /** The move that is only looked at, or null: it goes nowhere by itself. */
  shown = $derived.by(() => (this.#shown !== null && this.complete?.move === this.#shown ? this.#shown : null));

  /** Somebody has chosen something; what has only one answer is complete without that. */
  get isBegun(): boolean {
    return this.#verb !== null || this.#path.length > 0 || this.presses.length > 0;
  }

  pick(verb: string): void {
    this.clear();
    this.#verb = verb;
  }

  choose(at: number, word: string): void {
    this.#shown = null;
    const { steps } = this.narrowed;
    if (this.row !== null) {
      const place = steps[at - 1]?.chosen?.word ?? "";
      this.#presses = pressedTo(this.row, this.presses, place, Number(word));
      return;
    }
    const isNumber = steps[at]?.isNumber ?? false;
    const together = isNumber && this.verb !== null ? withAmount(offered(this.choices, this.verbs, this.verb, this.isAll), this.verb, steps, at, word) : null;
    this.#path = together ?? [...pathTo(steps, at), word, ...(isNumber ? this.#path.slice(at + 1) : [])];
  }

  /** Can a place of the row be pressed once more? */
  canPress(word: string): boolean {
    const { row, presses } = this;
    return row !== null && presses.length < row.most && canPress(row, presses, word);
  }

  press(word: string): void {
    this.#shown = null;
    if (this.canPress(word)) this.#presses = [...this.presses, word];
  }

  goTo(at: number): void {
    this.#path = pathTo(this.narrowed.steps, at);
  }

  canGoBack = $derived.by(() => {
    if (this.row !== null) return this.presses.length > 0 || this.row.first !== "";
    return this.verb !== null && (this.only === null || stepBack(this.narrowed, this.#path) !== null);
  });

  /** One step back; false: there is nothing to take back. */
  back(): boolean {
    if (this.verb === null) return false;
    if (this.presses.length > 0) {
      this.#presses = this.presses.slice(0, -1);
      return true;
    }
    const path = stepBack(this.narrowed, this.#path);
    if (path === null) return this.#toVerbs();
    this.#path = path;
    return true;
  }

  set(move: string): boolean {
    const found = pathOf(move, this.choices, this.verbs);
    if (found === null) return false;
    this.clear();
    this.#verb = found.verb;
    this.#path = found.path;
    this.isAll = this.isLeftOut(({ move: other }) => other === move);
    this.#presses = this.row?.places.filter(({ word }) => this.row!.move(word) === move).map(({ word }) => word) ?? [];
    return true;
  }

  /** Is something legal left out now, because it is of no use? */
  isLeftOut(isMeant: (choice: Choice) => boolean): boolean {
    const meant = this.choices.filter((choice) => verbOf(choice, this.verbs) === this.verb && isMeant(choice));
    return !this.isAll && this.leftOut > 0 && meant.length > 0 && meant.every(({ is_useless }) => is_useless);
  }

  /** Look at what a move would do. */
  show(move: string): void {
    if (this.set(move)) this.#shown = move;
  }

  clear(): void {
    this.#shown = null;
    this.#verb = null;
    this.#path = [];
    this.#presses = [];
    this.isAll = false;
    this.preview = null;
  }

  #toVerbs(): boolean {
    const had = this.#verb !== null && this.only === null;
    this.clear();
    return had;
  }
}
