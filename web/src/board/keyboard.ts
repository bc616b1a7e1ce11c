// The keys of the page with a board. Inside of fields and dialogs they mean what they always mean.

import { tick } from "svelte";
import { firstRead, isArrow, nearest } from "../lib/browser/arrows";
import { isPlain, isTyping } from "../lib/browser/keys";
import { settings } from "../lib/browser/settings.svelte";
import type { LookBack } from "../lib/table/lookback.svelte";
import type { Session } from "../lib/table/session.svelte";
import type { Desk } from "./desk.svelte";
import { toAsked, toNext } from "./dock/focus";
import type { AnyPlay } from "./face";
import { placeAt } from "./places";

const CONTROLS = "button, a, summary, input, select, textarea, details, [role=tab], [role=slider]";
const PATIENCE = 1500; // for the second letter after g

type Panel = "log" | "chat" | "rules";
const PANELS: Record<string, Panel> = { l: "log", c: "chat", r: "rules" };

export interface Table {
  session: Session;
  look: LookBack;
  play: AnyPlay;
  desk: Desk;
  open: (panel: Panel) => void;
}

export class Keyboard {
  #since = 0; // when g was pressed

  constructor(private at: Table) {}

  press = (event: KeyboardEvent): void => {
    if (!isPlain(event) || document.querySelector("dialog[open]") !== null) return;
    if (this.at.play.isFollowing && this.#hurry(event)) return event.preventDefault();
    if (event.key === "Escape") return this.#done(event, this.#back());
    if (isTyping(event.target)) return;
    if (event.key === "Enter") return this.#done(event, this.#maybeConfirm(event.target as Element));
    if (isArrow(event.key)) return this.#done(event, this.#walk(event));
    if (/^[0-9]$/.test(event.key)) return this.#done(event, this.#digit(event.key));
    this.#done(event, this.#sign(event.key) || (settings.hasLetters && this.#letter(event.key.toLowerCase())));
  };

  #done(event: KeyboardEvent, isDone: boolean): void {
    if (isDone) event.preventDefault();
  }

  /** While others' moves are to be seen, Esc or Space ends that; step by step, Space shows the next one. Whoever presses
   *  another key to play has seen enough too, and that key does what it always does. */
  #hurry({ key, target }: KeyboardEvent): boolean {
    const { playback } = this.at.play;
    if (isTyping(target)) return false;
    const isSpace = key === " " && (target as Element).closest(`${CONTROLS}, [role=button]`) === null;
    if (isSpace && settings.pace === "step") playback.next();
    else if (isSpace || key === "Escape" || /^[0-9a-z/]$/i.test(key)) playback.skip();
    return isSpace || key === "Escape";
  }

  /** One step back: what lies on top is closed, else the last answer is taken back. */
  #back(): boolean {
    const { session, play, desk } = this.at;
    if (session.notice !== null) this.#closeNotice();
    else if (play.card !== null) this.#closeCard();
    else if (desk.close() || (play.isAsked && session.choosing.back())) toAsked();
    else return false;
    return true;
  }

  #closeNotice(): void {
    const { session } = this.at;
    const isInside = document.activeElement?.closest(".popover, .toast") != null;
    const at = session.notice?.at ?? null;
    session.notice = null;
    if (isInside) focusOn(at);
  }

  #closeCard(): void {
    const { play } = this.at;
    play.card = null;
    focusOn(play.cardAt);
  }

  /** Enter confirms from anywhere but a control of its own; to what is to be done on purpose it only goes. */
  #maybeConfirm(target: Element): boolean {
    const { session, play } = this.at;
    const { choosing } = session;
    if (target.closest(CONTROLS) !== null || !play.isAsked || choosing.complete === null) return false;
    void session.confirmUnless(() => choosing.isCareful).then((isDone) => isDone || toNext(play));
    return true;
  }

  /** Arrows walk from lit place to lit place; with Shift, or where nothing is lit, over all. */
  #walk(event: KeyboardEvent): boolean {
    const target = event.target as Element;
    if (target.closest("[role=tablist], [role=slider], input, select") !== null) return false;
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-place]")].filter(isShown);
    const lit = all.filter((place) => place.dataset["lit"] !== undefined || place.dataset["chosen"] !== undefined);
    const places = event.shiftKey || lit.length === 0 ? all : lit;
    const from = target.closest("[data-place]");
    const others = places.filter((place) => place !== from);
    const boxes = others.map((place) => place.getBoundingClientRect());
    const next = others[from === null ? firstRead(boxes) : nearest(from.getBoundingClientRect(), boxes, event.key)];
    next?.focus();
    return next !== undefined;
  }

  /** A digit presses the choice with that number, or begins to write an amount. */
  #digit(key: string): boolean {
    const { play } = this.at;
    const { choosing } = play;
    if (!play.isAsked) return false;
    const button = document.querySelector<HTMLElement>(`.dock [data-digit="${key}"]`);
    if (button !== null) button.click();
    else if (choosing.asking >= 0) return this.#option(Number(key));
    else return writeAmount(key);
    return true;
  }

  #option(digit: number): boolean {
    const { play } = this.at;
    const { choosing } = play;
    const option = choosing.narrowed.steps[choosing.asking]?.options[(digit + 9) % 10];
    if (option === undefined) return false;
    choosing.choose(choosing.asking, option.word);
    void tick().then(() => toNext(play));
    return true;
  }

  #sign(key: string): boolean {
    const { look, desk, play } = this.at;
    if (key === "[") look.step(-1);
    else if (key === "]") look.step(1);
    else if (key === "?") return this.#askWhy();
    else if (key === "/" && play.isAsked) {
      desk.isTyping = true;
      void tick().then(() => document.getElementById("typed")?.focus());
    } else return false;
    return true;
  }

  /** Why not: of the thing that has the focus. */
  #askWhy(): boolean {
    const { play } = this.at;
    const thing = document.activeElement?.closest("[data-place], [data-verb]") ?? null;
    const place = placeAt(thing);
    const verb = thing?.getAttribute("data-verb");
    if (place !== null) void play.whyNot(place, thing);
    else if (verb) play.whyClosed(verb, thing);
    else return false;
    return true;
  }

  #letter(key: string): boolean {
    const { session, play, open } = this.at;
    const isGoing = Date.now() - this.#since < PATIENCE;
    this.#since = 0;
    if (isGoing) {
      const panel = PANELS[key];
      if (panel !== undefined) open(panel);
      return panel !== undefined;
    }
    if (key === "g") this.#since = Date.now();
    else if (key === "u") void session.undo();
    else return this.#verb(key, play);
    return true;
  }

  #verb(key: string, play: AnyPlay): boolean {
    const verb = play.isAsked ? [...play.keys].find(([, letter]) => letter === key)?.[0] : undefined;
    if (verb === undefined) return false;
    if (play.pick(verb, document.querySelector(`[data-verb="${CSS.escape(verb)}"]`))) void tick().then(toAsked);
    return true;
  }
}

function focusOn(thing: Element | null): void {
  if ((thing instanceof SVGElement || thing instanceof HTMLElement) && thing.isConnected) thing.focus();
  else toAsked();
}

/** The first amount, or that in which the focus is, is written anew. */
function writeAmount(key: string): boolean {
  const near = document.activeElement?.closest(".amount");
  const field = (near ?? document.querySelector(".dock .amount"))?.querySelector<HTMLInputElement>("input[type=number]");
  if (!field) return false;
  field.value = key;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
  return true;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
