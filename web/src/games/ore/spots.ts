// What can be pressed on the board. In most turns a thing says by itself what is done with it, so it is lit before a verb is chosen.

import { verbOf, wordsOf } from "../../lib/table/narrow";
import type { Choice } from "../../made/wire";
import type { Place } from "../../board/face";
import type { OrePlay } from "./types";

/** Something that can be pressed: what it is, the moves it stands for, and which move to ask about where there is none. */
export interface Spot {
  place: Place;
  label: string;
  moves: Choice[];
  ask?: string;
  called?: string; // the thing in that question, where its label is long
  isNamed?: boolean; // it is also what a word of a longer choice stands for: a barrel that is given, a contract
}

// Verbs that are done with a thing in the dock alone: their words are chosen there, one after the other.
const INDIRECT = new Set(["exchange", "cash"]);
export const PLACING = new Set(["mine", "push", "drill", "assets", "contracts", "slag"]);

const verbIn = (play: OrePlay, choice: Choice): string => verbOf(choice, play.now.verbs);

/** The legal moves with one of these verbs that name a place. */
export function movesOf(play: OrePlay, place: Place, verbs: readonly string[]): Choice[] {
  return play.movesAt(place).filter((choice) => verbs.includes(verbIn(play, choice)));
}

export function movesNamed(play: OrePlay, names: readonly string[]): Choice[] {
  return play.isAsked ? play.now.choices.filter(({ move }) => names.includes(move)) : [];
}

/** Contracts of the discard pile that can be taken now. */
export function discardedTo(play: OrePlay): number[] {
  const { discard } = play.view;
  return discard.contracts.filter((card): card is number => typeof card === "number" && movesNamed(play, [`take #${card}`]).length > 0);
}

const isDirect = (play: OrePlay): boolean => play.choosing.verb === null || !INDIRECT.has(play.choosing.verb);

/** Is it a word of the choice that is being made in the dock? */
const isAWord = (play: OrePlay, { place, isNamed }: Spot): boolean =>
  isNamed === true && play.choosing.verb !== null && !PLACING.has(play.choosing.verb) && play.isLit(place);

export function isLit(play: OrePlay, spot: Spot): boolean {
  return play.isAsked && ((isDirect(play) && spot.moves.length > 0) || isAWord(play, spot));
}

/** Do all words that are chosen so far belong to a move of this spot? */
export function isChosen(play: OrePlay, { place, moves, isNamed }: Spot): boolean {
  const { verb, narrowed } = play.choosing;
  if (!play.isAsked || verb === null) return false;
  if (INDIRECT.has(verb) || moves.length === 0) return isNamed === true && play.isChosen(place);
  return moves.some((choice) => {
    if (verbIn(play, choice) !== verb) return false;
    const words = wordsOf(choice, verb);
    const chosen = narrowed.steps.filter((step) => step.chosen !== null);
    if (words.length > 0 && chosen.length === 0) return false;
    return chosen.every((step, at) => words[at]?.word === step.chosen?.word);
  });
}

/** Choose as much as the spot says: the whole move where it stands for one, else the words that its moves share. */
export function press(play: OrePlay, spot: Spot, at: Element | null = null): void {
  if (at !== null) play.hover.leave(at);
  play.session.notice = null;
  play.card = null;
  if (play.isAsked && isDirect(play) && spot.moves.length > 0) chooseAmong(play, spot, at);
  else if (isAWord(play, spot)) play.choose(spot.place);
  else whyNot(play, spot, at);
}

/** Why there is no move here, or the card where nothing is asked about such things. */
function whyNot(play: OrePlay, spot: Spot, at: Element | null): void {
  if (askWhy(play, spot, at) === null) play.openCard(spot.place, at);
}

/** Why there is no move here, where the present question is about such things; null: it is not. */
export function askWhy(play: OrePlay, { ask, label, called = label }: Spot, at: Element | null): Promise<void> | null {
  const verb = ask?.split(" ")[0];
  if (ask === undefined || !play.isAsked || !play.now.verbs.some((info) => info.verb === verb)) return null;
  return play.session.questions.why(ask, called, at);
}

function chooseAmong(play: OrePlay, { place, moves }: Spot, at: Element | null): void {
  const now = play.choosing.verb;
  const verbs = [...new Set(moves.map((choice) => verbIn(play, choice)))];
  const verb = verbs.length === 1 ? verbs[0]! : now !== null && verbs.includes(now) ? now : null;
  if (verb === null) return play.openCard(place, at);
  const own = moves.filter((choice) => verbIn(play, choice) === verb);
  if (own.length === 1) return void play.choosing.set(own[0]!.move);
  play.choosing.pick(verb);
  sharedWords(own.map((choice) => wordsOf(choice, verb).map(({ word }) => word))).forEach((word, at) => play.choosing.choose(at, word));
}

/** The words with which all moves begin. */
export function sharedWords(moves: readonly (readonly string[])[]): string[] {
  const first = moves[0] ?? [];
  const end = first.findIndex((word, at) => moves.some((words) => words[at] !== word));
  return end < 0 ? [...first] : first.slice(0, end);
}

/** What makes a spot pressable by mouse, touch and keyboard: to be spread over an element.
 *  What lies over the board goes `away` first, and says at what the spot's card is opened then. */
export function pressable(play: OrePlay, spot: Spot, away?: () => Element) {
  const lit = isLit(play, spot);
  return play.button({
    place: spot.place,
    label: spot.label,
    isLit: lit,
    isChosen: lit && isChosen(play, spot),
    isStop: true,
    press: (at) => press(play, spot, away?.() ?? at),
    why: (at) => whyNot(play, spot, away?.() ?? at),
    tell: (at) => (!lit && isDirect(play) ? askWhy(play, spot, at) : null),
  });
}
