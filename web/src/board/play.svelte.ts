// A table as its board sees it: the view, what changed in it, what may be chosen on it, and what a choice would do.

import { isLang, sayIn } from "../lib/browser/fluent";
import { t } from "../lib/browser/settings.svelte";
import type { Choosing } from "../lib/table/choosing.svelte";
import type { LookBack } from "../lib/table/lookback.svelte";
import { verbOf } from "../lib/table/narrow";
import { closedVerbNotice, plainNotice } from "../lib/table/notice";
import { CHAIN, shownPlaces } from "../lib/table/row";
import type { Session } from "../lib/table/session.svelte";
import type { Choice, Position, SeatInfo, TableState } from "../made/wire";
import type { Place } from "./face";
import { known, type Known, type MaybeHidden } from "./hidden";
import { Hover } from "./hover";
import type { Playback } from "./motion/playback.svelte";
import { elementOf, placeKey } from "./places";
import { buttonProps, type Pressable } from "./pressable";

export interface Sheet<Constants> {
  svg: string;
  constants: Constants;
  labels: string;
  lang: string;
}

export class Play<View, Constants, Labels> {
  /** The place whose card is open, and the thing on the screen that it belongs to. */
  card = $state.raw<Place | null>(null);
  cardAt: Element | null = null;
  /** The player who was picked to be looked at, or -1. */
  picked = $state(-1);
  /** After the end: the board in place of the result. */
  isBoardWanted = $state(false);
  readonly hover: Hover;

  constructor(
    readonly session: Session,
    readonly look: LookBack,
    readonly playback: Playback,
    private sheet: () => Sheet<Constants>,
    private nameOf: (place: Place) => string,
  ) {
    this.hover = new Hover(session, () => this.card !== null);
  }

  // ---- what is there

  get now(): TableState {
    return this.session.state!;
  }

  get position(): Position {
    return this.look.position ?? this.playback.position ?? this.now.position;
  }

  view = $derived.by(() => this.position.board as View);

  get constants(): Constants {
    return this.sheet().constants;
  }

  /** A word or sentence of the game in its language, by the messages label-… of its texts. */
  say = $derived.by(() => {
    const { lang, labels } = this.sheet();
    return sayIn<Labels>(isLang(lang) ? lang : "en", labels);
  });

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
  /** Are moves of others to be seen first? Then nothing is asked yet. */
  isFollowing = $derived.by(() => !this.isLookingBack && this.playback.isPlaying);
  isAsked = $derived.by(() => this.session.isMyTurn && !this.isLookingBack && !this.isFollowing && this.now.choices.length > 0);

  #lit = $derived.by(() => {
    const lit = new Map<string, number>();
    if (!this.isAsked) return lit;
    const { row, presses, isAll } = this.choosing;
    if (row !== null) {
      const { kind } = row;
      for (const { word } of shownPlaces(row, presses, isAll)) if (this.choosing.canPress(word)) lit.set(placeKey({ kind, word }), 0);
      return lit;
    }
    this.choosing.narrowed.steps.forEach((step, at) => {
      if (step.isAsked) for (const { kind, word } of step.options) if (kind) lit.set(placeKey({ kind, word }), at);
    });
    return lit;
  });

  #chosen = $derived.by(() => {
    const steps = this.isAsked ? this.choosing.narrowed.steps : [];
    return new Set(steps.flatMap(({ chosen }) => (chosen?.kind ? placeKey({ kind: chosen.kind, word: chosen.word }) : [])));
  });

  /** Is there anything that can be chosen on the board now? Then the rest loses its colour. */
  hasLit = $derived.by(() => this.#lit.size > 0);

  isLit(place: Place): boolean {
    return this.#lit.has(placeKey(place));
  }

  isChosen(place: Place): boolean {
    return this.#chosen.has(placeKey(place));
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
    this.choosing.isAll = this.#isLeftOut(place);
    this.choose(place);
  }

  #isLeftOut({ kind, word }: Place): boolean {
    const { row, presses, isAll } = this.choosing;
    if (row === null) return this.choosing.isLeftOut(({ parts }) => parts.some((part) => part.kind === kind && part.word === word));
    return row.places.some((place) => place.word === word) && !shownPlaces(row, presses, isAll).some((place) => place.word === word);
  }

  choose(place: Place): void {
    if (this.choosing.row !== null) return this.choosing.press(place.word);
    const at = this.choosing.narrowed.steps.findIndex((step) => step.options.some(({ kind, word }) => kind === place.kind && word === place.word));
    if (at >= 0) this.choosing.choose(at, place.word);
  }

  /** A place is pressed: it is chosen, its card is opened, or the reason is told why it cannot be chosen. */
  press(place: Place, at: Element | null = null): void {
    this.hover.stop();
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
    const [called, thing] = [`${this.choosing.info?.label ?? ""}: ${this.nameOf(place)}`, at ?? elementOf(place)];
    if (this.#isLeftOut(place)) this.session.notice = { ...plainNotice(t("page-why-title", { move: called }), t("page-useless-about")), isWhy: true, at: thing };
    else await this.session.questions.why(move, called, thing);
  }

  /** The present choice as it would be with a place that is not lit: its first words, up to the place. */
  #moveWith(place: Place): string | null {
    const { verb, narrowed, row, presses } = this.choosing;
    if (row !== null) return row.kind === place.kind ? [row.first, ...[...presses, place.word].map(row.move)].filter(Boolean).join(CHAIN) : null;
    const at = narrowed.steps.findLastIndex((step) => step.options.some(({ kind }) => kind === place.kind));
    if (verb === null || at < 0) return null;
    return [verb, ...narrowed.steps.slice(0, at).map(({ chosen }) => chosen?.word), place.word].join(" ");
  }

  // ---- verbs

  /** The letter of every verb. */
  keys = $derived.by(() => new Map(this.now.verbs.flatMap(({ verb, key }): [string, string][] => (key ? [[verb, key]] : []))));

  /** A verb is pressed: it is begun, or the reason is told why it cannot be; whether it is begun. */
  pick(verb: string, at: Element | null = null): boolean {
    this.hover.stop();
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
    this.session.notice = isOpen ? { ...plainNotice(title, t("page-why-possible")), isWhy: true, at } : closedVerbNotice(title, info, t("page-verb-closed"), at);
  }

  // ---- what a choice would do

  preview = $derived.by(() => (this.isAsked ? this.choosing.preview : null));

  /** The table after the chosen move as far as it is certain, or null. */
  after = $derived.by(() => known((this.preview?.board ?? null) as MaybeHidden<View> | null) as Known<View> | null);

  /** What makes a place pressable, by mouse, touch and keyboard: to be spread over an element. */
  pressable(place: Place, label: string) {
    const isLit = this.isLit(place);
    const isChosen = this.isChosen(place);
    return this.button({
      place,
      label,
      isLit,
      isChosen,
      canRepeat: isLit && this.choosing.row !== null,
      isStop: isLit || isChosen || !this.hasLit,
      press: (at) => this.press(place, at),
      why: (at) => this.whyNot(place, at),
      tell: (at) => (!isLit && !this.isChosen(place) && this.hasLit && this.#moveWith(place) !== null ? this.whyNot(place, at) : null),
    });
  }

  /** The same for what answers in its own way. */
  button(pressable: Pressable) {
    return buttonProps(this, pressable);
  }
}

/** Places of a tree and all that they lie in. */
function withParents(paths: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const path of paths) {
    for (let end = path.length; end > 0; end = path.lastIndexOf(".", end - 1)) found.add(path.slice(0, end));
  }
  return found;
}
