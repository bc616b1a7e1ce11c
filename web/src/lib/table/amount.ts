// Amounts that are typed.

/** The word of a move that a typed text stands for; null: it is none of those that are possible. */
export function amountIn(text: string, words: readonly string[]): string | null {
  const word = String(Number(text));
  return text.trim() !== "" && words.includes(word) ? word : null;
}
