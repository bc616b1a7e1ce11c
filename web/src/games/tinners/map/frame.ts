// Which areas the window shows whole.

import { seatOf, type TinnersPlay } from "../types";
import type { AreaView } from "../view";

/** Does anything stand there that somebody may want to see? */
export function isInUse({ mine, tin, copper, water, drainage, miners, port, train, pump }: AreaView): boolean {
  return seatOf(mine) >= 0 || tin + copper + water + drainage + miners > 0 || port || train || pump;
}

export function areasInPlay(play: TinnersPlay): string[] {
  return Object.entries(play.constants.areas).flatMap(([word, { is_in_play }]) => (is_in_play ? word : []));
}

/** Those out of play on which something stands. */
export function areasInUse(play: TinnersPlay): string[] {
  return Object.entries(play.constants.areas).flatMap(([word, { is_in_play }]) => (!is_in_play && isInUse(play.view.table.area[word]!) ? word : []));
}

/** Those in play, and of the others those in use; where all is to be shown, also those that are lit or beside a lit border.
 *  Nothing else that is lit moves the map. */
export function framedAreas(play: TinnersPlay): string[] {
  const { areas, borders } = play.constants;
  if (!play.choosing.isAll) return Object.keys(areas).filter((word) => areas[word]!.is_in_play || isInUse(play.view.table.area[word]!));
  const beside = new Set(Object.keys(borders).flatMap((word) => (play.isLit({ kind: "BORDER", word }) ? word.split("/") : [])));
  const isShown = (word: string): boolean => play.isLit({ kind: "AREA", word }) || beside.has(word) || isInUse(play.view.table.area[word]!);
  return Object.entries(areas).flatMap(([word, { is_in_play }]) => (is_in_play || isShown(word) ? word : []));
}
