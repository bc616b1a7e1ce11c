// A letter for every verb: the first of its name that is free.

import { fold } from "./narrow";

export const RESERVED = new Set(["u", "g"]); // undo; go to

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

export function assignKeys(labels: ReadonlyMap<string, string>, reserved: ReadonlySet<string> = RESERVED): Map<string, string> {
  const taken = new Set(reserved);
  const keys = new Map<string, string>();
  for (const [id, label] of labels) {
    const key = [...(fold(label) + ALPHABET)].find((letter) => ALPHABET.includes(letter) && !taken.has(letter));
    if (key === undefined) continue;
    taken.add(key);
    keys.set(id, key);
  }
  return keys;
}

/** Is a key meant for what is being typed, and not for the page? */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit", "range", "file"].includes(target.type);
}

export function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing && !event.defaultPrevented;
}
