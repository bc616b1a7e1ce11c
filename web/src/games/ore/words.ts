// Small words and figures of the board that need no page.

export const RESOURCES = ["gold", "oil", "iron", "copper", "coal"] as const;

/** Barrels of a row, those of one kind together; where one of two will do, both are there. */
export interface Need {
  kinds: string[];
  n: number;
}

export function groupNeeds(needs: readonly (readonly string[])[]): Need[] {
  const found = new Map<string, Need>();
  for (const kinds of needs) {
    const key = kinds.join("/");
    const need = found.get(key);
    if (need === undefined) found.set(key, { kinds: [...kinds], n: 1 });
    else need.n += 1;
  }
  return [...found.values()];
}

/** A price in barrels, by resource in their order, as groups. */
export function needsOfPrice(barrels: readonly number[]): Need[] {
  return RESOURCES.flatMap((kind, at) => (barrels[at] ? [{ kinds: [kind], n: barrels[at] }] : []));
}

/** What a card does, and the same without what stands in brackets. */
export function shortForms(sentence: string): string[] {
  return [...new Set([sentence, sentence.replace(/ \([^)]*\)/g, "")])];
}

/** The spaces of a mine by level: where each level begins and how many spaces it has. */
export function levelsOf(levels: readonly number[]): { level: number; first: number; spaces: number }[] {
  const found: { level: number; first: number; spaces: number }[] = [];
  levels.forEach((level, at) => {
    const last = found.at(-1);
    if (last?.level === level) last.spaces += 1;
    else found.push({ level, first: at, spaces: 1 });
  });
  return found;
}

/** Seats with how many miners each has, in the order in which they first stand. */
export function countBySeat(seats: readonly number[]): { seat: number; n: number }[] {
  const found = new Map<number, number>();
  for (const seat of seats) found.set(seat, (found.get(seat) ?? 0) + 1);
  return [...found].map(([seat, n]) => ({ seat, n }));
}

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
