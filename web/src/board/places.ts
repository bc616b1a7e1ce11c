// Places of a board by the name that their elements carry in `data-place`.

import type { Place } from "./face";

export const placeKey = ({ kind, word }: Place): string => `${kind}:${word}`;

export function placeAt(element: Element | null): Place | null {
  const named = element?.getAttribute("data-place");
  if (!named) return null;
  const cut = named.indexOf(":");
  return { kind: named.slice(0, cut), word: named.slice(cut + 1) };
}

export function elementOf(place: Place): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(placeKey(place))}"]`);
}
