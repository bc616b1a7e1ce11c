// Looking back: an earlier position in place of the present one.

import type { Position } from "../wire";
import type { Session } from "./session.svelte";
import { t } from "./settings.svelte";

const PACE = 1400;

export class LookBack {
  at = $state<number | null>(null); // null: now
  position = $state.raw<Position | null>(null);
  isPlaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private session: Session) {}

  get last(): number {
    return this.session.state?.moves ?? 0;
  }

  /** Where we look: the present is the last place. */
  get place(): number {
    return Math.min(this.at ?? this.last, this.last);
  }

  async show(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.last));
    this.at = wanted;
    try {
      const position = await this.session.positionAt(wanted);
      if (this.at === wanted) this.position = position;
    } catch (error) {
      this.session.fail(t("page-past-failed"), error);
      this.toNow();
    }
  }

  step(by: number): void {
    if (this.at === null && by > 0) return;
    if (this.place + by > this.last) return this.toNow();
    void this.show(this.place + by);
  }

  toNow(): void {
    this.stop();
    this.at = null;
    this.position = null;
  }

  play(): void {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    const from = this.at === null || this.at >= this.last ? 0 : this.at;
    void this.show(from).then(() => this.#next());
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(async () => {
      if (!this.isPlaying) return;
      if (this.place >= this.last) return this.stop();
      await this.show(this.place + 1);
      this.#next();
    }, PACE);
  }
}
