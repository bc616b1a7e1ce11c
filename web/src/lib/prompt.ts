// A question as it is laid out: its first sentence as a heading, the rest beside it.

const SENTENCE = /^(.*?[.?!])\s+(\p{Lu}.*)$/su;
const COLON = /^([^:]{3,60}): (.+)$/s;

export function headOf(prompt: string): { head: string; rest: string } {
  const found = SENTENCE.exec(prompt) ?? COLON.exec(prompt);
  if (found === null) return { head: prompt, rest: "" };
  const rest = found[2]!;
  return { head: found[1]!, rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
