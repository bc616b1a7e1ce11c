// The way of a choice so far, in words that can be gone back to.

import { isAmount, type Step } from "./narrow";

export interface Crumb {
  at: number; // the step
  label: string;
  kind: string;
  word: string;
  canChange: boolean;
}

/** The answers so far. Amounts have a field of their own; those without a choice are no steps. */
export function crumbsOf(steps: readonly Step[]): Crumb[] {
  return steps.flatMap((step, at) => {
    if (step.chosen === null || !isShown(steps, at)) return [];
    const { label, kind = "", word } = step.chosen;
    return { at, label, kind, word, canChange: step.isAsked };
  });
}

/** What an amount counts: the word before it, where it is not an amount itself. */
export function countedBy(steps: readonly Step[], at: number): { label: string; word: string; kind: string } | null {
  const before = steps[at - 1];
  if (before === undefined || before.isNumber || before.chosen === null) return null;
  const { label, word, kind = "" } = before.chosen;
  return { label, word, kind };
}

/** The words of a choice for a button: an amount stands behind what it counts, and what is none is left out. */
export function shortWords(steps: readonly Step[]): string {
  const words: string[] = [];
  steps.forEach(({ chosen }, at) => {
    if (chosen === null) return;
    const before = steps[at - 1];
    const hasWord = before !== undefined && !before.isAsked && !choseAmount(before) && isAmount(chosen);
    if (!hasWord) words.push(chosen.label);
    else if (chosen.word === "0") words.pop();
    else words.push(`${words.pop() ?? ""} ${chosen.label}`.trim());
  });
  return words.join(", ");
}

const choseAmount = ({ chosen }: Step): boolean => chosen !== null && isAmount(chosen);

const isFixedAmount = (step: Step | undefined): boolean => step !== undefined && !step.isAsked && choseAmount(step);

function isShown(steps: readonly Step[], at: number): boolean {
  const step = steps[at]!;
  if (step.isNumber) return false;
  if (step.isAsked) return true;
  return !steps[at + 1]?.isNumber && !isFixedAmount(steps[at + 1]) && !(isFixedAmount(step) && at > 0);
}
