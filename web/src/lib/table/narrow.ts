// From all legal moves to one: a verb, then its words one after the other.

import type { Choice, Part, VerbInfo } from "../../made/wire";
import { plainLetters } from "../browser/keys";

export const END = ""; // the word for "that is all", where a shorter move is legal beside longer ones

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

/** The moves of a verb that are offered: those of some use, where there are any, or all. */
export function offered(choices: readonly Choice[], verbs: readonly VerbInfo[], verb: string, isAll: boolean): Choice[] {
  const all = choices.filter((choice) => verbOf(choice, verbs) === verb);
  const useful = isAll ? all : all.filter(({ is_useless }) => !is_useless);
  return useful.length > 0 ? useful : all;
}

/** Follow the words that were chosen as far as they are legal; what has one answer is answered.
 *
 *  Amounts that end a move are chosen together: each shows all that it can be, whatever the others are now. */
export function narrow(
  choices: readonly Choice[],
  verbs: readonly VerbInfo[],
  verb: string,
  path: readonly string[],
  isAll = false,
): Narrowed {
  const isLeastFirst = verbs.some((info) => info.verb === verb && info.is_least_first);
  let left = offered(choices, verbs, verb, isAll);
  let together: Choice[] | null = null; // the moves among which the amounts are chosen
  const steps: Step[] = [];
  let isPathGood = true;
  for (let at = 0; ; at++) {
    const legal = distinct(left.flatMap((choice) => wordsOf(choice, verb)[at] ?? []));
    const ending = left.find((choice) => wordsOf(choice, verb).length === at) ?? null;
    if (legal.length === 0) return { steps, complete: ending };
    together ??= endInAmounts(left.map((choice) => wordsOf(choice, verb).slice(at))) ? left : null;
    const options = together === null ? legal : distinct(together.map((choice) => wordsOf(choice, verb)[at]!));
    const canEnd = ending !== null;
    const isNumber = !canEnd && options.length > 1 && options.every(isAmount);
    const isAsked = canEnd || options.length > 1;
    if (isNumber) [options, legal].forEach((parts) => parts.sort((a, b) => Number(a.word) - Number(b.word)));
    const step: Step = { options, canEnd, isNumber, isAsked, chosen: null };
    steps.push(step);
    const wish = isPathGood ? path[at] : undefined;
    if (wish === END && canEnd) return { steps, complete: ending };
    step.chosen = legal.find(({ word }) => word === wish) ?? null;
    if (step.chosen === null) {
      isPathGood = false;
      if (!isAsked) step.chosen = options[0]!;
      else if (isNumber) step.chosen = presetOf(left, verb, at) ?? (isLeastFirst ? legal[0]! : legal.at(-1)!);
      else return { steps, complete: null };
    }
    const { word } = step.chosen;
    left = left.filter((choice) => wordsOf(choice, verb)[at]?.word === word);
  }
}

/** Are these all alike but for two or more amounts? */
function endInAmounts(rows: readonly Part[][]): boolean {
  const first = rows[0] ?? [];
  if (rows.length < 2 || rows.some((row) => row.length !== first.length)) return false;
  const open = first.flatMap((_, at) => (rows.some((row) => row[at]!.word !== first[at]!.word) ? at : []));
  return open.length > 1 && open.every((at) => rows.every((row) => isAmount(row[at]!)));
}

/** The word of the move whose amounts are offered first, where the game says which. */
function presetOf(left: readonly Choice[], verb: string, at: number): Part | null {
  const preset = left.find(({ is_preset }) => is_preset);
  return preset === undefined ? null : (wordsOf(preset, verb)[at] ?? null);
}

/** The path with another amount: amounts that are not possible beside it change by as little as they must. */
export function withAmount(choices: readonly Choice[], verb: string, steps: readonly Step[], at: number, word: string): string[] | null {
  const now = steps.map(({ chosen }) => chosen?.word ?? END);
  let best: string[] | null = null;
  let least = Infinity;
  for (const choice of choices) {
    const words = wordsOf(choice, verb).map((part) => part.word);
    if (words.length !== steps.length || words[at] !== word) continue;
    if (steps.some(({ isNumber }, n) => !isNumber && words[n] !== now[n])) continue;
    const change = steps.reduce((sum, { isNumber }, n) => (isNumber ? sum + Math.abs(Number(words[n]) - Number(now[n])) : sum), 0);
    if (change < least) [best, least] = [words, change];
  }
  return best;
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
  const start = plainLetters(typed).trimStart();
  if (start === "") return [];
  const moves = choices.filter(
    (choice) => plainLetters(choice.move).startsWith(start) || plainLetters(choice.parts.map(({ label }) => label).join(" ")).startsWith(start),
  );
  return moves.slice(0, most).map(({ move }) => move);
}

/** Is a word of a move a number? */
export const isAmount = (part: Part): boolean => part.is_amount ?? false;

/** Words one after the other, a bare number behind what it counts: ``Camborne, tin 2, copper 0``. */
export function inARow(parts: readonly Part[]): string {
  return parts.reduce((row, part) => (row === "" ? part.label : `${row}${isAmount(part) && part.label === part.word ? " " : ", "}${part.label}`), "");
}

function distinct(parts: readonly Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) if (!found.has(part.word)) found.set(part.word, part);
  return [...found.values()];
}
