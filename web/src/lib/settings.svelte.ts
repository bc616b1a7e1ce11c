// What a person prefers in this browser, and the page's language.

import type { MessageId } from "../messages";
import { isLang, preferred, sayIn, type Args, type Lang, type Say } from "./fluent";
import { lasting } from "./store";

const SOURCES = import.meta.glob<string>("../../../src/wheal/texts/*.ftl", { query: "?raw", import: "default" });
const NAME = "wheal.settings";

export type Theme = "system" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  notation: boolean;
  isText: boolean; // in words, also where there is a board
  isQuick: boolean; // what can be taken back is done without asking once more
  hasLetters: boolean; // single letters are keys
  name: string;
}

const kept = lasting.read<Partial<Kept>>(NAME, {});

export const settings = $state<Kept>({
  lang: isLang(kept.lang ?? "") ? (kept.lang as Lang) : preferred(navigator.languages),
  theme: kept.theme ?? "system",
  sound: kept.sound ?? false,
  notation: kept.notation ?? false,
  isText: kept.isText ?? false,
  isQuick: kept.isQuick ?? false,
  hasLetters: kept.hasLetters ?? true,
  name: kept.name ?? "",
});

let say = $state.raw<Say>((id, ..._) => id);

/** A sentence of the page in its language. */
export function t<Id extends MessageId>(id: Id, ...args: Args<Id>): string {
  return say(id, ...args);
}

export async function setLanguage(lang: Lang): Promise<void> {
  const load = SOURCES[`../../../src/wheal/texts/${lang}.ftl`];
  if (load === undefined) return;
  say = sayIn(lang, await load());
  settings.lang = lang;
  document.documentElement.lang = lang;
  keep();
}

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  keep();
  showTheme();
}

export function keep(): void {
  lasting.write(NAME, settings);
}

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function showTheme(): void {
  const isDark = settings.theme === "dark" || (settings.theme === "system" && systemIsDark.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

systemIsDark.addEventListener("change", showTheme);
showTheme();
