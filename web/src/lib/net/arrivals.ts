// Until the state that holds an entry is here: what was asked before it is not asked again meanwhile.

const PATIENCE = 5000;

export class Arrivals {
  #seq = -1;
  #waiting = new Map<() => void, number>();

  /** A state with this number has come. */
  note(seq: number): void {
    this.#seq = seq;
    for (const [go, wanted] of this.#waiting) if (wanted <= seq) go();
  }

  /** Nothing is known any more: another seat begins. */
  forget(): void {
    this.#seq = -1;
  }

  until(seq: number): Promise<void> {
    if (this.#seq >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, PATIENCE);
      this.#waiting.set(go, seq);
    });
  }
}
