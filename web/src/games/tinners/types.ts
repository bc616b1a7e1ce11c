// What the parts of this folder are given.

import type { Play } from "../../board/play.svelte";
import type { SayIn } from "../../lib/browser/fluent";
import type { Labels } from "./labels";
import type { AreaView, BoardView, BoardConstants, TileView } from "./view";

export type TinnersPlay = Play<BoardView, BoardConstants, Labels>;
export type TinnersSay = SayIn<Labels>;

export const COUNTED = ["tin", "copper", "water"] as const;

export const isTile = (tile: AreaView["tile"]): tile is TileView => typeof tile === "object";

/** The seat that a field names, or -1: it says "none" or nothing where there is nobody. */
export const seatOf = (said: number | string): number => (typeof said === "number" ? said : -1);

export const pounds = (amount: number | string): string => `£${amount}`;
