// All expansions that have something to show, in the order in which it stands.

import type { Known } from "../../../board/hidden";
import type { TinnersPlay } from "../types";
import type { BoardConstants, BoardView } from "../view";
import { arsenic } from "./arsenic";
import { emigration } from "./emigration";
import type { Expansion, MorePieces } from "./expansion";
import { kickstarter } from "./kickstarter";

const EXPANSIONS: readonly Expansion[] = [arsenic, emigration, kickstarter];

/** Those that are in the game. */
export const expansionsIn = (board: BoardView, constants: BoardConstants): Expansion[] => EXPANSIONS.filter(({ isIn }) => isIn(board, constants));

export const expansionsOf = (play: TinnersPlay): Expansion[] => expansionsIn(play.view, play.constants);

/** Those whose part the board carries, where the sheet is not at hand. */
export const allExpansions = (): readonly Expansion[] => EXPANSIONS;

export function morePieces(play: TinnersPlay, after: Known<BoardView> | null, area: string): MorePieces {
  const found = expansionsOf(play).flatMap(({ pieces }) => pieces?.(play.view, after, area) ?? []);
  return { first: found.flatMap(({ first }) => first), last: found.flatMap(({ last }) => last) };
}
