// Texts of the page: the same Fluent files as Python's, of which only the messages page-… are used here.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageId, Messages } from "../messages";

export const LANGUAGES = ["en", "pl"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const NAMES: Record<Lang, string> = { en: "English", pl: "Polski" };

const LOCALES: Record<Lang, string> = { en: "en-GB", pl: "pl" };

export type Args<Id extends MessageId> = [Messages[Id]] extends [never] ? [] : [Record<Messages[Id], string | number>];
export type Say = <Id extends MessageId>(id: Id, ...args: Args<Id>) => string;

export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language that a browser asks for and we speak. */
export function preferred(wishes: readonly string[]): Lang {
  const known = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "").find(isLang);
  return known ?? "en";
}

export function sayIn(lang: Lang, source: string): Say {
  const bundle = new FluentBundle(LOCALES[lang], { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, ...args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args[0] as Record<string, FluentVariable> | undefined, errors);
    if (errors.length > 0) console.error(id, errors);
    return text;
  };
}

