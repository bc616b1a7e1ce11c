// A table as its board sees it: the view, what changed in it, what may be chosen on it, and what a choice would do.

import type { Choosing } from "../lib/choosing.svelte";
import type { LookBack } from "../lib/lookback.svelte";
import { verbOf, wordsOf } from "../lib/narrow";
import type { Session } from "../lib/session.svelte";
import { t } from "../lib/settings.svelte";
import type { Choice, Position, SeatInfo, TableState } from "../wire";
import type { Place } from "./face";

export interface Sheet<Facts> {
  svg: string;
  facts: Facts;
}

export class Play<View, Facts> {
  /** The place whose card is open. */
  card = $state.raw<Place | null>(null);

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
  press(place: Place): void {
    this.session.notice = null;
    if (this.isLit(place)) return this.choose(place);
    if (this.isAsked && this.choosing.verb !== null && this.hasLit) return void this.whyNot(place);
    this.card = place;
  }

  /** Why a place cannot be chosen for the present verb, or for any. */
  async whyNot(place: Place): Promise<void> {
    const { verb } = this.choosing;
    const like = this.now.choices.find((choice) => verbOf(choice, this.now.verbs) === verb && wordsOf(choice, verb ?? "").some(({ kind }) => kind === place.kind));
    if (verb === null || like === undefined) return void (this.card = place);
    let isPut = false;
    const words = wordsOf(like, verb).map(({ kind, word }) => {
      if (isPut || kind !== place.kind) return word;
      isPut = true;
      return place.word;
    });
    await this.session.why([verb, ...words].join(" "), `${this.choosing.info?.label ?? verb}: ${this.nameOf(place)}`);
  }

  // ---- what a choice would do

  preview = $derived.by(() => (this.isAsked ? this.choosing.preview : null));

  /** The table after the chosen move as far as it is certain ("?" is hidden), or null. */
  after = $derived.by(() => (this.preview?.board ?? null) as View | null);

  /** What makes something on the board pressable, by mouse, touch and keyboard: to be spread over an element. */
  pressable(place: Place, label: string) {
    const isLit = this.isLit(place);
    const isChosen = this.isChosen(place);
    const said = isChosen ? t("page-board-chosen", { thing: label }) : isLit ? t("page-board-lit", { thing: label }) : label;
    return {
      role: "button" as const,
      tabindex: isLit || isChosen || !this.hasLit ? 0 : -1,
      "aria-label": said,
      "aria-pressed": isLit ? isChosen : undefined,
      "data-place": key(place),
      "data-lit": isLit ? "" : undefined,
      "data-chosen": isChosen ? "" : undefined,
      onclick: () => this.press(place),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.press(place);
      },
    };
  }
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
