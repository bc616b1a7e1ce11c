// Looking back: an earlier position in place of the present one. What one seat sees of the past is never shown to another.

import type { Position } from "../../made/wire";
import { t } from "../browser/settings.svelte";
import type { Session } from "./session.svelte";

const PACE = 1400;
const NOBODY = -2;
export const SPEEDS: readonly number[] = [1, 2, 4, 0.5];

export class LookBack {
  speed = $state(1);
  #at = $state<number | null>(null);
  #position = $state.raw<Position | null>(null);
  #isPlaying = $state(false);
  #looker = $state(NOBODY); // the seat that began to look
  #isAsking = false;
  #wish = 0; // counts how often the same place was wanted in another way
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private session: Session) {}

  /** Which move is shown; null: now. */
  get at(): number | null {
    return this.#isMine ? this.#at : null;
  }

  get position(): Position | null {
    return this.#isMine && this.#at !== null ? this.#position : null;
  }

  get isPlaying(): boolean {
    return this.#isMine && this.#isPlaying;
  }

  get last(): number {
    return this.session.state?.moves ?? 0;
  }

  /** Where we look: the present is the last place. */
  get place(): number {
    return Math.min(this.at ?? this.last, this.last);
  }

  /** Look at the table after so many moves. While one answer is awaited only the newest wish is kept. */
  async show(at: number): Promise<void> {
    if (!this.#isMine) this.#position = null;
    this.#looker = this.#viewer;
    this.#at = Math.max(0, Math.min(at, this.last));
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#fetchWanted();
    } catch (error) {
      this.session.fail(t("page-past-failed"), error);
      this.toNow();
    } finally {
      this.#isAsking = false;
    }
  }

  /** Have the position that is shown told in words too, until the answer is called. */
  readWords(): () => void {
    const stop = this.session.readWords();
    this.#wish++;
    if (this.at !== null) void this.show(this.at);
    return stop;
  }

  step(by: number): void {
    this.stop();
    if (this.at === null && by > 0) return;
    if (this.place + by > this.last) return this.toNow();
    void this.show(this.place + by);
  }

  toNow(): void {
    this.stop();
    this.#at = null;
    this.#position = null;
  }

  play(): void {
    if (this.isPlaying) return this.stop();
    const from = this.at === null || this.at >= this.last ? 0 : this.at;
    void this.show(from).then(() => this.#next());
    this.#isPlaying = true;
  }

  stop(): void {
    this.#isPlaying = false;
    clearTimeout(this.#timer);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  get #viewer(): number {
    return this.session.state?.you ?? NOBODY;
  }

  get #isMine(): boolean {
    return this.#looker === this.#viewer;
  }

  async #fetchWanted(): Promise<void> {
    for (;;) {
      const wanted = this.at;
      if (wanted === null) return;
      const viewer = this.#viewer;
      const wish = this.#wish;
      const position = await this.session.questions.positionAt(wanted);
      if (viewer !== this.#viewer) continue; // the screen was passed on meanwhile
      if (this.at !== null) this.#position = position;
      if (this.at === wanted && this.#wish === wish) return;
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.isPlaying || this.place >= this.last) return this.stop();
      await this.show(this.place + 1);
      this.#next();
    }, PACE / this.speed);
  }
}
