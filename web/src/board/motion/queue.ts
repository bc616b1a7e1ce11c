// The moves that wait to be shown, one after the other, until the newest is reached or somebody is in a hurry.

import type { Position } from "../../made/wire";
import type { Entry } from "../panels/entries";

export type After = (ms: number, act: () => void) => () => void;

const MOST = 12; // who was away for longer reads the log

/** A move: what the log tells of it, and the table after it, if it is known already. */
export interface Step {
  entry: Entry;
  position: Position | null;
  isOwn: boolean; // somebody at this screen made it: it is shown at once
}

export interface Show {
  after: After;
  /** ms from one step to the next; null: until somebody asks for the next. */
  pace: (step: Step) => number | null;
  /** The table after a step; null: it is not wanted. */
  load: (step: Step) => Position | null | Promise<Position>;
  /** A step is to be seen now, and so many wait. */
  show: (step: Step, position: Position | null, waiting: number) => void;
  /** The last one was seen long enough, or the rest is not wanted. */
  end: () => void;
}

export class StepQueue {
  #waiting: Step[] = [];
  #isBusy = false; // a step is being loaded, or was shown a moment ago
  #isLoading = false;
  #turn = 0; // counts steps, and ends: an answer that comes later than that is dropped
  #cancel = (): void => {};

  constructor(private at: Show) {}

  /** How many steps are not to be seen yet. */
  get left(): number {
    return this.#waiting.length + (this.#isLoading ? 1 : 0);
  }

  /** Is there a step to be seen, or was the last one shown just now? */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  add(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    this.#waiting.push(...steps);
    const own = this.#waiting.findLastIndex(({ isOwn }) => isOwn);
    this.#waiting.splice(0, Math.max(own, this.#waiting.length - MOST, 0));
    if (!this.#isBusy || own >= 0) this.next();
  }

  /** The next step at once. */
  next(): void {
    this.#cancel();
    this.#isLoading = false;
    const turn = ++this.#turn;
    const step = this.#waiting.shift();
    if (step === undefined) return this.end();
    this.#isBusy = true;
    const found = step.position ?? this.at.load(step);
    if (!(found instanceof Promise)) return this.#show(step, found);
    this.#isLoading = true;
    found.then(
      (position) => turn === this.#turn && this.#show(step, position),
      () => turn === this.#turn && this.end(), // what cannot be had is not waited for
    );
  }

  /** Whoever acts has seen enough. */
  end(): void {
    this.#cancel();
    this.#turn++;
    this.#waiting = [];
    this.#isBusy = this.#isLoading = false;
    this.at.end();
  }

  #show(step: Step, position: Position | null): void {
    this.#isLoading = false;
    this.at.show(step, position, this.#waiting.length);
    this.#loadAhead();
    const pace = this.at.pace(step);
    if (pace !== null) this.#cancel = this.at.after(pace, () => this.next());
  }

  /** The table after the next step is asked for while this one is looked at. */
  #loadAhead(): void {
    const next = this.#waiting[0];
    if (next === undefined || next.position !== null) return;
    const turn = this.#turn;
    const found = this.at.load(next);
    if (found instanceof Promise) found.then((position) => turn === this.#turn && (next.position = position), () => {});
  }
}
