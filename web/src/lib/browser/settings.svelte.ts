// What a person prefers in this browser, and the page's language.

import type { MessageId, Messages } from "../../made/messages";
import { isLang, preferred, sayIn, type Args, type Lang, type Say } from "./fluent";
import { lastingStore } from "./store";

const SOURCES = import.meta.glob<string>("../../../../src/wheal/texts/*.ftl", { query: "?raw", import: "default" });
const NAME = "wheal.settings";

export type Theme = "system" | "light" | "dark";

/** How fast the moves of others are acted out. */
export type Pace = "off" | "slow" | "normal" | "fast" | "step";
export const PACES: readonly Pace[] = ["normal", "slow", "fast", "step", "off"];
const APART = { off: 0, slow: 1400, normal: 700, fast: 350, step: null }; // ms

interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  notifies: boolean; // by the browser, when it is my turn and the page is not seen
  notation: boolean;
  isText: boolean; // in words, also where there is a board
  isQuick: boolean; // what can be taken back is done without asking once more
  hasLetters: boolean; // single letters are keys
  pace: Pace;
  name: string;
}

const saved = lastingStore.read<Partial<Settings>>(NAME, {});

export const settings = $state<Settings>({
  lang: isLang(saved.lang ?? "") ? (saved.lang as Lang) : preferred(navigator.languages),
  theme: saved.theme ?? "system",
  sound: saved.sound ?? false,
  notifies: saved.notifies ?? false,
  notation: saved.notation ?? false,
  isText: saved.isText ?? false,
  isQuick: saved.isQuick ?? false,
  hasLetters: saved.hasLetters ?? true,
  pace: saved.pace !== undefined && PACES.includes(saved.pace) ? saved.pace : "normal",
  name: saved.name ?? "",
});

let say = $state.raw<Say>((id, ..._) => id);

/** A sentence of the page in its language. */
export function t<Id extends MessageId>(id: Id, ...args: Args<Id>): string {
  return say(id, ...args);
}

export async function setLanguage(lang: Lang): Promise<void> {
  const load = SOURCES[`../../../../src/wheal/texts/${lang}.ftl`];
  if (load === undefined) return;
  say = sayIn<Messages>(lang, await load());
  settings.lang = lang;
  document.documentElement.lang = lang;
  saveSettings();
}

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  saveSettings();
  showTheme();
}

/** ms between two moves of others; null: until a key is pressed. */
export const paceOf = (pace: Pace): number | null => APART[pace];

export function setPace(pace: Pace): void {
  settings.pace = pace;
  saveSettings();
}

export function saveSettings(): void {
  lastingStore.write(NAME, settings);
}

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function showTheme(): void {
  const isDark = settings.theme === "dark" || (settings.theme === "system" && systemIsDark.matches);
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
}

systemIsDark.addEventListener("change", showTheme);
showTheme();
