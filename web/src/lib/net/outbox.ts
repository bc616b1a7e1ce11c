// What was sent and is not yet answered. It is sent again, with the same key, until it is.

import type { Chat, Done, GiveOrder, Play, Refused, SeatChange, Undo } from "../../made/wire";

export type Submission = Play | Undo | GiveOrder | Chat | SeatChange;
export type Answer = Done | Refused;

interface Waiting {
  message: Submission;
  resolve: (answer: Answer) => void;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  #waiting = new Map<string, Waiting>();

  get size(): number {
    return this.#waiting.size;
  }

  /** In the order in which they were put in. */
  get messages(): Submission[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  add(message: Submission): Promise<Answer> {
    return new Promise((resolve) => this.#waiting.set(message.key, { message, resolve }));
  }

  /** Take an answer in; a second one to the same key changes nothing. */
  settle(answer: Answer): boolean {
    const waiting = this.#waiting.get(answer.key);
    if (waiting === undefined) return false;
    this.#waiting.delete(answer.key);
    waiting.resolve(answer);
    return true;
  }

  /** Nothing is sent again: who still waits is told no, without a reason. */
  giveUp(): void {
    for (const { message } of [...this.#waiting.values()]) this.settle({ type: "refused", key: message.key, sentence: "" });
  }
}
