// Something that is told beside what is asked: why not, refused, failed.

import type { Refused, VerbInfo, WhyNot } from "../../made/wire";

export interface Notice {
  title: string;
  sentence: string;
  rule: string;
  book: string;
  bookLang: string;
  isWhy?: boolean; // an answer to "why not": it stands at the thing that was asked about
  at?: Element | null; // that thing
  isStale?: boolean; // the table had moved on
  isPassing?: boolean; // the mouse rests there; it goes with the mouse
}

export function plainNotice(title: string, sentence: string): Notice {
  return { title, sentence, rule: "", book: "", bookLang: "" };
}

export function refusalNotice(title: string, { sentence, rule, book, is_stale: isStale }: Refused): Notice {
  return { title, sentence, rule: rule ?? "", book: book ?? "", bookLang: "", isStale: isStale ?? false };
}

export function whyNotice(title: string, { sentence, rule, book, book_lang: bookLang }: WhyNot, at: Element | null = null): Notice {
  return { title, sentence, rule, book, bookLang, isWhy: true, at };
}

/** Why a verb has no choice now. */
export function closedVerbNotice(title: string, info: VerbInfo, otherwise: string, at: Element | null = null): Notice {
  return { title, sentence: withoutRule(info.closed, info.rule) || otherwise, rule: info.rule, book: "", bookLang: "", isWhy: true, at };
}

/** A sentence without the rule's number behind it, where that is shown by itself. */
export function withoutRule(sentence: string, rule: string): string {
  const end = ` (${rule})`;
  return rule !== "" && sentence.endsWith(end) ? sentence.slice(0, -end.length) : sentence;
}
