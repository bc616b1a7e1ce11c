// What an expansion adds to the page. It is drawn where the board or the sheet carries its part; nothing else asks whether it is on.

import type { Component } from "svelte";
import type { EffectLine } from "../../../board/effects";
import type { Place } from "../../../board/face";
import type { Known } from "../../../board/hidden";
import type { Travel } from "../../../board/motion/travel";
import type { Labels } from "../labels";
import type { Piece } from "../map/areas";
import type { TinnersPlay } from "../types";
import type { BoardConstants, BoardView, TileView } from "../view";

type Part<Props extends object = object> = Component<{ play: TinnersPlay } & Props>;

/** Further things in the third row of an area, before and behind those of the base game. */
export interface MorePieces {
  first: Piece[];
  last: Piece[];
}

export interface Expansion {
  isIn: (board: BoardView, constants: BoardConstants) => boolean;
  /** Under the ladders of the prices. */
  UnderPrices?: Part;
  /** Along the foot of the work track; and from which column on it is closed to a seat. */
  TrackFoot?: Part;
  closedFrom?: (board: BoardView, seat: number) => number;
  /** Further rows of the development board, and the board's title with them. */
  BoardRows?: Part;
  boardTitle?: keyof Labels;
  /** In a company's card: what a seat has of it; and how much work it has in a round, where that is less than usual. */
  Kit?: Part<{ seat: number }>;
  workOf?: (board: BoardView, seat: number) => number | null;
  /** What stands in an area, now and after the chosen move. */
  pieces?: (board: BoardView, after: Known<BoardView> | null, area: string) => MorePieces;
  isInUse?: (board: BoardView, area: string) => boolean;
  /** A resource that is to be seen from afar too. */
  farShape?: (board: BoardView, area: string) => string | null;
  /** What hangs from a tile; words for it. */
  tileTab?: (tile: TileView, constants: BoardConstants) => TileTab | null;
  /** The letters in the corner of a survey card. */
  cardRegions?: (card: string, constants: BoardConstants) => string[] | null;
  /** Lines in the card of an area. */
  areaLines?: (play: TinnersPlay, area: string) => { icon: string; text: string }[];
  /** Everything about a place that is none of the base game's. */
  placeKind?: string;
  PlaceCard?: Part<{ word: string }>;
  placeName?: (play: TinnersPlay, place: Place) => string | null;
  /** What a move would change. */
  effects?: (play: TinnersPlay, after: Known<BoardView>) => EffectLine[];
  travels?: (before: BoardView, after: BoardView) => Travel[];
  verbIcons?: Record<string, string>;
  wordIcon?: (kind: string, word: string) => string;
  wordAbout?: (play: TinnersPlay, kind: string, word: string) => string;
  /** Numbers that tell what a verb would mean, while it can be chosen. */
  verbFacts?: (play: TinnersPlay, verb: string) => { label: string; text: string }[];
  /** A verb that is reached through another one, and how the two are told apart. */
  variants?: Record<string, { of: string; label: keyof Labels; own: keyof Labels }>;
  /** Verbs that can be used beside the action of a turn: small, above the others. */
  asides?: readonly string[];
}

export interface TileTab {
  icon?: string;
  text: string;
  label: keyof Labels;
  args: Record<string, number>;
}
