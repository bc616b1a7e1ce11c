// A table as its board sees it: the view, what changed in it, what may be chosen on it, and what a choice would do.

import type { Choosing } from "../lib/choosing.svelte";
import { assignKeys } from "../lib/keys";
import type { LookBack } from "../lib/lookback.svelte";
import { verbOf, wordsOf } from "../lib/narrow";
import { closedVerb, plain } from "../lib/notice";
import type { Session } from "../lib/session.svelte";
import { t } from "../lib/settings.svelte";
import type { Choice, Position, SeatInfo, TableState } from "../wire";
import type { Place } from "./face";
import { known, type Known, type Sure } from "./sure";

export interface Sheet<Facts> {
  svg: string;
  facts: Facts;
}

/** Something on the board that can be pressed: how it stands, and what is done with it. */
export interface Pressable {
  place: Place;
  label: string;
  isLit: boolean;
  isChosen: boolean;
  isStop: boolean; // Tab stops at it
  press: (at: Element) => void;
  why: (at: Element) => void | Promise<void>; // the key ?
  tell: (at: Element) => Promise<void> | null; // while the mouse rests on it; null: there is nothing to tell
}

const REST = 500; // the mouse rests so long on a thing before it is told why it cannot be chosen

export class Play<View, Facts> {
  /** The place whose card is open, and the thing on the screen that it belongs to. */
  card = $state.raw<Place | null>(null);
  cardAt: Element | null = null;
  /** The player who was picked to be looked at, or -1. */
  picked = $state(-1);
  /** After the end: the board in place of the result. */
  isBoardWanted = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: Session,
    readonly look: LookBack,
    private sheet: () => Sheet<Facts>,
    private nameOf: (place: Place) => string,
  ) {}

  // ---- what is there

  get now(): TableState {
    return this.session.state!;
  }

  get position(): Position {
    return this.look.position ?? this.now.position;
  }

  view = $derived.by(() => this.position.board as View);

  get facts(): Facts {
    return this.sheet().facts;
  }

  get svg(): string {
    return this.sheet().svg;
  }

  get seats(): SeatInfo[] {
    return this.now.seats;
  }

  /** The viewer's seat, or -1. */
  get you(): number {
    return this.now.you;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  /** Own seat first, the others as they sit. */
  order = $derived.by(() => {
    const all = this.seats.map(({ seat }) => seat);
    const own = Math.max(0, this.you);
    return [...all.slice(own), ...all.slice(0, own)];
  });

  #changed = $derived.by(() => withParents(this.position.changed ?? []));

  /** Is something at or under this place of the view other than when this seat last moved? */
  isChanged(path: string): boolean {
    return this.#changed.has(path);
  }

  // ---- what may be chosen

  get choosing(): Choosing {
    return this.session.choosing;
  }

  isLookingBack = $derived.by(() => this.look.at !== null);
  isAsked = $derived.by(() => this.session.isMyTurn && !this.isLookingBack && this.now.choices.length > 0);

  #lit = $derived.by(() => {
    const lit = new Map<string, number>();
    if (!this.isAsked) return lit;
    this.choosing.narrowed.steps.forEach((step, at) => {
      if (step.isAsked) for (const { kind, word } of step.options) if (kind) lit.set(key({ kind, word }), at);
    });
    return lit;
  });

  #chosen = $derived.by(() => {
    const steps = this.isAsked ? this.choosing.narrowed.steps : [];
    return new Set(steps.flatMap(({ chosen }) => (chosen?.kind ? key({ kind: chosen.kind, word: chosen.word }) : [])));
  });

  /** Is there anything that can be chosen on the board now? Then the rest loses its colour. */
  hasLit = $derived.by(() => this.#lit.size > 0);

  isLit(place: Place): boolean {
    return this.#lit.has(key(place));
  }

  isChosen(place: Place): boolean {
    return this.#chosen.has(key(place));
  }

  /** The legal moves that name a place. */
  movesAt(place: Place): Choice[] {
    if (!this.isAsked) return [];
    return this.now.choices.filter(({ parts }) => parts.some(({ kind, word }) => kind === place.kind && word === place.word));
  }

  /** The verbs that can be done with a place now. */
  verbsAt(place: Place): string[] {
    return [...new Set(this.movesAt(place).map((choice) => verbOf(choice, this.now.verbs)))];
  }

  /** Begin with a place: its verb is chosen, and the place with it. */
  beginAt(place: Place, verb: string): void {
    this.card = null;
    this.choosing.pick(verb);
    this.choose(place);
  }

  choose(place: Place): void {
    const at = this.choosing.narrowed.steps.findIndex((step) => step.options.some(({ kind, word }) => kind === place.kind && word === place.word));
    if (at >= 0) this.choosing.choose(at, place.word);
  }

  /** A place is pressed: it is chosen, its card is opened, or the reason is told why it cannot be chosen. */
  press(place: Place, at: Element | null = null): void {
    clearTimeout(this.#resting);
    this.session.notice = null;
    if (this.isLit(place)) return this.choose(place);
    if (this.isAsked && this.choosing.verb !== null && this.hasLit && !this.isChosen(place)) return void this.whyNot(place, at);
    this.openCard(place, at);
  }

  openCard(place: Place, at: Element | null = null): void {
    this.session.notice = null;
    this.cardAt = at;
    this.card = place;
  }

  /** Why a place cannot be chosen for the present verb; where nothing is asked about such places, its card. */
  async whyNot(place: Place, at: Element | null = null): Promise<void> {
    const move = this.#moveWith(place);
    if (move === null) return this.openCard(place, at);
    await this.session.why(move, `${this.choosing.info?.label ?? ""}: ${this.nameOf(place)}`, at ?? elementOf(place));
  }

  /** The present choice as it would be with a place that is not lit: the words before it, and behind it those of a legal move. */
  #moveWith(place: Place): string | null {
    const { verb, narrowed } = this.choosing;
    const at = narrowed.steps.findLastIndex((step) => step.options.some(({ kind }) => kind === place.kind));
    if (verb === null || at < 0) return null;
    const before = narrowed.steps.slice(0, at).map(({ chosen }) => chosen?.word);
    const moves = this.now.choices.filter((choice) => verbOf(choice, this.now.verbs) === verb).map((choice) => wordsOf(choice, verb));
    const like = moves.find((words) => words[at]?.kind === place.kind && before.every((word, n) => words[n]?.word === word));
    const after = like?.slice(at + 1).map(({ word }) => word) ?? [];
    return [verb, ...before, place.word, ...after].join(" ");
  }

  /** The mouse rests on something: what is told about it then, until it goes on. */
  rest(at: Element, tell: () => void | Promise<void> | null): void {
    clearTimeout(this.#resting);
    const timer = setTimeout(async () => {
      if (this.session.notice !== null || this.card !== null) return;
      await tell();
      if (this.#resting === timer) this.#makePassing(at);
      else this.#forget(at);
    }, REST);
    this.#resting = timer;
  }

  leave(at: Element): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    if (this.session.notice?.isPassing) this.#forget(at);
  }

  #makePassing(at: Element): void {
    const { notice } = this.session;
    if (notice?.at === at) this.session.notice = { ...notice, isPassing: true };
  }

  #forget(at: Element): void {
    if (this.session.notice?.at === at) this.session.notice = null;
  }

  // ---- verbs

  /** A letter for every verb. */
  keys = $derived.by(() => assignKeys(new Map(this.now.verbs.map(({ verb, label }) => [verb, label]))));

  /** A verb is pressed: it is begun, or the reason is told why it cannot be; whether it is begun. */
  pick(verb: string, at: Element | null = null): boolean {
    clearTimeout(this.#resting);
    const isOpen = this.choosing.open.has(verb);
    this.card = null;
    this.session.notice = null;
    if (isOpen) this.choosing.pick(verb);
    else this.whyClosed(verb, at);
    return isOpen;
  }

  whyClosed(verb: string, at: Element | null = null): void {
    const info = this.now.verbs.find((one) => one.verb === verb);
    if (info === undefined) return;
    const title = t("page-why-title", { move: info.label });
    const isOpen = this.choosing.open.has(verb);
    this.session.notice = isOpen ? { ...plain(title, t("page-why-possible")), isWhy: true, at } : closedVerb(title, info, t("page-verb-closed"), at);
  }

  // ---- what a choice would do

  preview = $derived.by(() => (this.isAsked ? this.choosing.preview : null));

  /** The table after the chosen move as far as it is certain, or null. */
  after = $derived.by(() => known((this.preview?.board ?? null) as Sure<View> | null) as Known<View> | null);

  /** What makes a place pressable, by mouse, touch and keyboard: to be spread over an element. */
  pressable(place: Place, label: string) {
    const isLit = this.isLit(place);
    const isChosen = this.isChosen(place);
    return this.button({
      place,
      label,
      isLit,
      isChosen,
      isStop: isLit || isChosen || !this.hasLit,
      press: (at) => this.press(place, at),
      why: (at) => this.whyNot(place, at),
      tell: (at) => (!isLit && !this.isChosen(place) && this.hasLit && this.#moveWith(place) !== null ? this.whyNot(place, at) : null),
    });
  }

  /** The same for what answers in its own way. */
  button({ place, label, isLit, isChosen, isStop, press, why, tell }: Pressable) {
    return {
      role: "button" as const,
      tabindex: isStop ? 0 : -1,
      "aria-label": isChosen ? t("page-board-chosen", { thing: label }) : isLit ? t("page-board-lit", { thing: label }) : label,
      "aria-pressed": isLit ? isChosen : undefined,
      "data-place": key(place),
      "data-lit": isLit ? "" : undefined,
      "data-chosen": isChosen ? "" : undefined,
      onclick: (event: MouseEvent) => press(event.currentTarget as Element),
      onkeydown: (event: KeyboardEvent) => {
        const at = event.currentTarget as Element;
        if (event.key !== "Enter" && event.key !== " " && event.key !== "?") return;
        if (event.key === "Enter" && isChosen && this.choosing.complete !== null && at.closest("dialog") === null) return; // it confirms
        event.preventDefault();
        event.stopPropagation();
        if (event.key === "?") void why(at);
        else press(at);
      },
      onpointerenter: (event: PointerEvent) => {
        const at = event.currentTarget as Element;
        if (event.pointerType === "mouse") this.rest(at, () => tell(at));
      },
      onpointerleave: (event: PointerEvent) => this.leave(event.currentTarget as Element),
    };
  }
}

/** A place by the name that its element carries in `data-place`. */
export function placeAt(element: Element | null): Place | null {
  const named = element?.getAttribute("data-place");
  if (!named) return null;
  const cut = named.indexOf(":");
  return { kind: named.slice(0, cut), word: named.slice(cut + 1) };
}

export function elementOf(place: Place): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(key(place))}"]`);
}

const key = ({ kind, word }: Place): string => `${kind}:${word}`;

/** Places of a tree and all that they lie in. */
function withParents(paths: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const path of paths) {
    for (let end = path.length; end > 0; end = path.lastIndexOf(".", end - 1)) found.add(path.slice(0, end));
  }
  return found;
}
