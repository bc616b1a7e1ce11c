// Moves that are made in a row: places are pressed one after the other, and done together by one press.

import type { Choice, Part } from "../../made/wire";
import type { Narrowed, Step } from "./narrow";

export const CHAIN = "; "; // between moves that are made one after the other

export interface RowPlace {
  word: string;
  label: string;
  room: number; // how often it can be pressed
  isUseless: boolean; // it would do this seat no good
}

export interface Row {
  verb: string; // by which it is called
  first: string; // the move that begins it; empty: it has begun
  most: number; // how many moves there can be
  kind: string; // of its places
  places: RowPlace[];
  move: (word: string) => string;
  end: string; // the move that ends it early
}

/** The presses that are possible, in their order: no more than there is room for, nor than there are moves. */
export function possible(row: Row, presses: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of presses) if (kept.length < row.most && canPress(row, kept, word)) kept.push(word);
  return kept;
}

export function canPress(row: Row, presses: readonly string[], word: string): boolean {
  return count(presses, word) < (row.places.find((place) => place.word === word)?.room ?? 0);
}

/** Press a place so often in all; where there are not enough moves for that, the oldest presses of others are taken back. */
export function pressedTo(row: Row, presses: readonly string[], word: string, times: number): string[] {
  let left = times;
  const kept = presses.filter((one) => one !== word || left-- > 0);
  while (count(kept, word) < times) kept.push(word);
  let over = kept.length - row.most;
  return kept.filter((one) => one === word || over-- <= 0);
}

/** Everything that will be done, as one line of notation; as long as nothing is pressed, the beginning. */
export function chainOf(row: Row, presses: readonly string[]): string {
  const room = row.places.reduce((sum, place) => sum + place.room, 0);
  const isEndedEarly = (presses.length > 0 || row.first === "") && presses.length < Math.min(row.most, room);
  return [row.first, ...presses.map(row.move), isEndedEarly ? row.end : ""].filter(Boolean).join(CHAIN);
}

/** The same as steps of a choice: an amount for each place. */
export function rowSteps(row: Row, presses: readonly string[], isAll: boolean): Narrowed {
  const steps = shownPlaces(row, presses, isAll).flatMap((place): Step[] => {
    const times = count(presses, place.word);
    const name: Part = { word: place.word, label: place.label, kind: times > 0 ? row.kind : "" };
    const amounts = Array.from({ length: Math.min(place.room, row.most) + 1 }, (_, n): Part => ({ word: String(n), label: String(n), is_amount: true }));
    return [
      { options: [name], canEnd: false, isNumber: false, isAsked: false, chosen: name },
      { options: amounts, canEnd: false, isNumber: true, isAsked: true, chosen: amounts[times]! },
    ];
  });
  const complete: Choice = { move: chainOf(row, presses), parts: [] };
  return { steps, complete };
}

/** Those of some use, where there are any, and those that were pressed; or all. */
export function shownPlaces(row: Row, presses: readonly string[], isAll: boolean): RowPlace[] {
  if (isAll || row.places.every(({ isUseless }) => isUseless)) return row.places;
  return row.places.filter(({ word, isUseless }) => !isUseless || presses.includes(word));
}

const count = (presses: readonly string[], word: string): number => presses.filter((one) => one === word).length;
