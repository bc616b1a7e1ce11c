// From all legal moves to one: a verb, then its words one after the other.

import type { Choice, Part, VerbInfo } from "../wire";

export const END = ""; // the word for "that is all", where a shorter move is legal beside longer ones

// An auction's word in every game: the least bid is offered first. Of other amounts it is the largest.
const LEAST_FIRST = new Set(["bid"]);

/** Words of every game with which one leaves an auction or a round: never done by a slip of the hand. */
export const LEAVING = new Set(["pass", "drop"]);

export interface Step {
  options: Part[];
  canEnd: boolean;
  isNumber: boolean;
  isAsked: boolean; // there was something to choose
  chosen: Part | null;
}

export interface Narrowed {
  steps: Step[];
  complete: Choice | null;
}

export function verbOf(choice: Choice, verbs: readonly VerbInfo[]): string {
  const first = choice.parts[0]?.word;
  if (first !== undefined && verbs.some(({ verb }) => verb === first)) return first;
  const named = verbs.filter(({ verb }) => choice.move === verb || choice.move.startsWith(`${verb} `));
  named.sort((a, b) => b.verb.length - a.verb.length);
  return named[0]?.verb ?? first ?? choice.move;
}

export function wordsOf(choice: Choice, verb: string): Part[] {
  return choice.parts[0]?.word === verb ? choice.parts.slice(1) : choice.parts;
}

export function openVerbs(choices: readonly Choice[], verbs: readonly VerbInfo[]): Set<string> {
  return new Set(choices.map((choice) => verbOf(choice, verbs)));
}

/** The verb that needs no choosing, because there is no other. */
export function onlyVerb(choices: readonly Choice[], verbs: readonly VerbInfo[]): string | null {
  const open = [...openVerbs(choices, verbs)];
  return open.length === 1 ? open[0]! : null;
}

/** Follow the words that were chosen as far as they are legal; what has one answer is answered. */
export function narrow(
  choices: readonly Choice[],
  verbs: readonly VerbInfo[],
  verb: string,
  path: readonly string[],
): Narrowed {
  let left = choices.filter((choice) => verbOf(choice, verbs) === verb);
  const steps: Step[] = [];
  let isPathGood = true;
  for (let at = 0; ; at++) {
    const options = distinct(left.flatMap((choice) => wordsOf(choice, verb)[at] ?? []));
    const ending = left.find((choice) => wordsOf(choice, verb).length === at) ?? null;
    if (options.length === 0) return { steps, complete: ending };
    const canEnd = ending !== null;
    const isNumber = !canEnd && options.length > 1 && options.every(({ word }) => /^\d+$/.test(word));
    const isAsked = canEnd || options.length > 1;
    if (isNumber) options.sort((a, b) => Number(a.word) - Number(b.word));
    const step: Step = { options, canEnd, isNumber, isAsked, chosen: null };
    steps.push(step);
    const wish = isPathGood ? path[at] : undefined;
    if (wish === END && canEnd) return { steps, complete: ending };
    step.chosen = options.find(({ word }) => word === wish) ?? null;
    if (step.chosen === null) {
      isPathGood = false;
      if (!isAsked) step.chosen = options[0]!;
      else if (isNumber) step.chosen = LEAST_FIRST.has(verb) ? options[0]! : options.at(-1)!;
      else return { steps, complete: null };
    }
    const { word } = step.chosen;
    left = left.filter((choice) => wordsOf(choice, verb)[at]?.word === word);
  }
}

/** The words up to a step, to go on from there. */
export function pathTo(steps: readonly Step[], at: number): string[] {
  return steps.slice(0, at).map((step) => step.chosen?.word ?? END);
}

/** One step back: the path without its last answer that was a choice; null: back to the verbs. */
export function stepBack(narrowed: Narrowed, path: readonly string[]): string[] | null {
  for (let at = Math.min(narrowed.steps.length, path.length) - 1; at >= 0; at--) {
    const step = narrowed.steps[at]!;
    if (step.isAsked && !step.isNumber && (step.chosen !== null || path[at] === END)) return pathTo(narrowed.steps, at);
  }
  return null;
}

/** The verb and path of a whole move, where it is legal: how a typed or a kept move becomes a choice again. */
export function pathOf(
  move: string,
  choices: readonly Choice[],
  verbs: readonly VerbInfo[],
): { verb: string; path: string[] } | null {
  const found = choices.find((choice) => choice.move === move);
  if (found === undefined) return null;
  const verb = verbOf(found, verbs);
  return { verb, path: [...wordsOf(found, verb).map(({ word }) => word), END] };
}

/** Legal moves that begin like what is typed, for completion. */
export function completions(typed: string, choices: readonly Choice[], most = 8): string[] {
  const start = fold(typed).trimStart();
  if (start === "") return [];
  const moves = choices.filter(
    (choice) => fold(choice.move).startsWith(start) || fold(choice.parts.map(({ label }) => label).join(" ")).startsWith(start),
  );
  return moves.slice(0, most).map(({ move }) => move);
}

/** Words one after the other, an amount behind what it counts: ``Camborne, tin 2, copper 0``. */
export function inARow(words: readonly string[]): string {
  return words.reduce((row, word) => `${row}${/^\d+$/.test(word) ? " " : ", "}${word}`);
}

export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

function distinct(parts: readonly Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) if (!found.has(part.word)) found.set(part.word, part);
  return [...found.values()];
}
