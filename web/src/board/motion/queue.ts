// The moves of others that are told one after the other, until the newest is reached or somebody is in a hurry.

import type { Entry } from "../panels/entries";

export type After = (ms: number, act: () => void) => () => void;

export class Captions {
  #waiting: Entry[] = [];
  #now: Entry | null = null;
  #isResting = false; // it was shown long enough to be read, and nothing has come since
  #cancel = (): void => {};

  constructor(
    private after: After,
    private pace: () => number, // ms between two of them
    private rest: number, // ms that the last one stays on
    private show: (entry: Entry | null, left: number) => void,
  ) {}

  add(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    this.#waiting.push(...entries);
    if (this.#now === null || this.#isResting) this.#next();
    else this.show(this.#now, this.#waiting.length);
  }

  /** Whoever acts has seen enough. */
  end(): void {
    this.#cancel();
    this.#waiting = [];
    this.#isResting = false;
    if (this.#now === null) return;
    this.#now = null;
    this.show(null, 0);
  }

  #next(): void {
    this.#cancel();
    this.#isResting = false;
    this.#now = this.#waiting.shift() ?? null;
    this.show(this.#now, this.#waiting.length);
    this.#cancel = this.after(this.pace(), () => (this.#waiting.length > 0 ? this.#next() : this.#linger()));
  }

  #linger(): void {
    this.#isResting = true;
    this.#cancel = this.after(this.rest, () => this.end());
  }
}
