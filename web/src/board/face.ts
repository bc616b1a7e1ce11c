// The face of a game: what its folder in web/src/games adds to the machinery. A game without one is played in words.

import type { Component } from "svelte";
import type { Row } from "../lib/table/row";
import type { Travel } from "./motion/travel";
import type { Play } from "./play.svelte";

/** A thing that a move can name: the range of the notation and the word, as in a Part of a choice. */
export interface Place {
  kind: string;
  word: string;
}

/** What takes the place of the log while it lasts: an auction, say. */
export interface Focus {
  label: string;
  icon: string;
}

// Each folder knows the types of its own view and constants; to the machinery they are closed boxes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyPlay = Play<any, any, any>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyView = any;

type Part<Props extends object = object> = Component<{ play: AnyPlay } & Props>;

export interface Face {
  /** The whole pane: the drawing, what stands on it, and its instruments. */
  Board: Part;
  /** The instruments by themselves, for a phone's second page. */
  Tables: Part;
  /** What must always be seen on a phone: prices, own money, points. */
  Glance: Part;
  /** A player: `full` in the rail, `short` there while there is little room, `card` on a tablet, `chip` on a phone. */
  Company: Part<{ seat: number; size: "full" | "short" | "card" | "chip" }>;
  /** What a move would change: money, gain, side effects, from `play.view` to `play.after`. */
  Effects: Part;
  /** What only this seat holds, at the right of the dock. */
  Hand?: Part;
  /** What takes the place of the log while `focus` names it. */
  FocusPanel?: Part;
  focus?: (play: AnyPlay) => Focus | null;
  /** Choices of its own in place of the general ones, where `choosesItself` says so: bids as keys, amounts with points.
   *  Preview and confirm stay the machinery's; a button with `data-digit="3"` is pressed by the key 3. */
  Choices?: Part;
  choosesItself?: (play: AnyPlay) => boolean;
  /** The moves in a row that a verb begins (null: none is chosen): places that are pressed one after the other and done together. */
  row?: (play: AnyPlay, verb: string | null) => Row | null;
  /** The kinds of words that are places: of these is asked where. */
  placeKinds?: readonly string[];
  /** Everything about a place, in words and large figures. */
  PlaceCard?: Part<{ place: Place }>;
  /** What a move carries from one place to another, between two of its views. */
  travels?: (before: AnyView, after: AnyView) => Travel[];
  /** What a move means to a seat, between two of its views: worth a sound. */
  cue?: (before: AnyView, after: AnyView, seat: number) => "outbid" | "won" | null;
  /** How a place is called. */
  placeName: (play: AnyPlay, place: Place) => string;
  /** The icon of a verb, and of a word of a move where it has one. */
  verbIcon: (verb: string) => string;
  wordIcon?: (kind: string, word: string) => string;
  /** What a word of a move stands for, where its name alone does not say it. */
  wordAbout?: (play: AnyPlay, kind: string, word: string) => string;
  /** What stands under a verb: its cost in a word or figure, with an icon. */
  verbCost?: (play: AnyPlay, verb: string) => { icon: string; text: string } | null;
}

const FACES = import.meta.glob<{ face: Face }>("../games/*/index.ts");

export const hasFace = (game: string): boolean => `../games/${game}/index.ts` in FACES;

export async function faceOf(game: string): Promise<Face | null> {
  return (await FACES[`../games/${game}/index.ts`]?.())?.face ?? null;
}
