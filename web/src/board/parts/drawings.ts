// The insides of our drawings, to be put into a larger one.

import { drawing } from "../../parts/Icon.svelte";

const EMBLEMS = ["cross", "chevron", "star", "bezants", "crescent"];
const INSIDE = /<svg[^>]*>(.*)<\/svg>/s;

/** What stands inside an icon's svg element, on its 24 grid. */
export function inside(name: string): string {
  return INSIDE.exec(drawing(name))?.[1] ?? "";
}

export const emblemOf = (seat: number): string => `emblem-${EMBLEMS[seat % EMBLEMS.length]}`;

/** The number of a seat's colours in the tokens: var(--p1), var(--on-p1), var(--p1-text). */
export const colourOf = (seat: number): number => (seat % EMBLEMS.length) + 1;
