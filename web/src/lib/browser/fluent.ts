// Texts of the page: the same Fluent files as Python's, of which the messages page-… are used here, and of a game's label-…

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageId, Messages } from "../../made/messages";

export const LANGUAGES = ["en", "pl"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const NAMES: Record<Lang, string> = { en: "English", pl: "Polski" };

const LOCALES: Record<Lang, string> = { en: "en-GB", pl: "pl" };

/** What a message needs to be told, by the names of its variables; M has them for each message. */
export type ArgsIn<M, Id extends keyof M> = [M[Id]] extends [never] ? [] : [Record<M[Id] & string, string | number>];
export type SayIn<M> = <Id extends keyof M & string>(id: Id, ...args: ArgsIn<M, Id>) => string;

export type Args<Id extends MessageId> = ArgsIn<Messages, Id>;
export type Say = SayIn<Messages>;

export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language that a browser asks for and we speak. */
export function preferred(wishes: readonly string[]): Lang {
  const known = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "").find(isLang);
  return known ?? "en";
}

/** A voice for the messages of a Fluent text; the one who calls knows which they are. */
export function sayIn<M>(lang: Lang, source: string): SayIn<M> {
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

