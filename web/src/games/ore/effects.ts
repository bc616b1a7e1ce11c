// What a move would change, as it is told beside the choice: money, gain, side effects.

import { HIDDEN, known, knownIn, type Known, type MaybeHidden } from "../../board/hidden";
import type { OreBoard } from "./view";
import { RESOURCES } from "./words";

/** A number that would change; where it is hidden there is no number. */
export interface Effect {
  what: "money" | "barrels" | "points" | "cage" | "miners" | "in-hand" | "strikes" | "asset" | "contract" | "completed" | "drill" | "collab" | "futures" | "private-mine" | "private-market";
  kind?: string; // of barrels the resource, of a card its id
  by: number;
  to: number;
}

type Player = OreBoard["player"][number];

/** What changes for a seat, in the order in which it is told. */
export function effectsFor(seat: number, before: OreBoard, after: Known<OreBoard>): Effect[] {
  const was = before.player[seat];
  const is = known(known(after.player)?.[seat]);
  if (was === undefined || is === null) return [];
  return [
    ...number("money", was.cash, is.cash),
    ...RESOURCES.flatMap((kind) => number("barrels", was.barrels[kind] ?? 0, is.barrels === HIDDEN ? HIDDEN : (is.barrels[kind] ?? 0)).map((effect) => ({ ...effect, kind }))),
    ...cards(was, is),
    ...number("cage", was.cage, is.cage),
    ...number("miners", was.employed, is.employed),
    ...number("drill", was.drill, is.drill),
    ...number("collab", was.collab, is.collab),
    ...number("futures", was.futures.length, known(is.futures)?.length ?? HIDDEN),
    ...number("private-mine", held(was.private, "mine"), held(is.private, "mine")),
    ...number("private-market", held(was.private, "market"), held(is.private, "market")),
    ...number("strikes", was.strikes, is.strikes),
    ...number("points", was.vp, is.vp),
  ];
}

/** How many private mines or markets a player has. */
function held(cards: MaybeHidden<Player["private"]>, wanted: string): number | string {
  const modes = known(cards)?.map((card) => known(card)?.mode ?? HIDDEN) ?? [HIDDEN];
  return modes.includes(HIDDEN) ? HIDDEN : modes.filter((mode) => mode === wanted).length;
}

function cards(was: Player, is: Known<Player>): Effect[] {
  const assets = more(was.assets, knownIn(is.assets)).map((kind) => ({ what: "asset" as const, kind, by: 1, to: 1 }));
  const taken = more(was.contracts.map(({ card }) => card), knownIn(is.contracts).flatMap(({ card }) => known(card) ?? []));
  const completed = more(was.completed, knownIn(is.completed));
  return [
    ...assets,
    ...taken.map((card) => ({ what: "contract" as const, kind: String(card), by: 1, to: 1 })),
    ...completed.map((card) => ({ what: "completed" as const, kind: String(card), by: 1, to: 1 })),
  ];
}

function number(what: Effect["what"], was: unknown, is: unknown): Effect[] {
  if (typeof was !== "number" || typeof is !== "number") return was === is ? [] : [{ what, by: NaN, to: NaN }];
  return was === is ? [] : [{ what, by: is - was, to: is }];
}

/** What is in the second list more often than in the first. */
function more<T>(was: readonly T[], is: readonly T[]): T[] {
  const left = [...was];
  return is.filter((card) => {
    const at = left.indexOf(card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
