// Emigration: own-colour miners on the map, four places under the developments, what companies have to come.

import { known, type Known } from "../../../../board/hidden";
import { seatSpot, type Travel } from "../../../../board/motion/travel";
import type { Piece } from "../../map/areas";
import { pounds, type TinnersPlay } from "../../types";
import type { BoardView, EmigrationView } from "../../view";
import type { Expansion, MorePieces } from "../expansion";
import Abroad from "./Abroad.svelte";
import { effects } from "./effects";
import Kit from "./Kit.svelte";
import Places from "./Places.svelte";

const partOf = (board: BoardView): EmigrationView | null => board.parts?.emigration ?? null;

function pieces(board: BoardView, after: Known<BoardView> | null, area: string): MorePieces {
  const now = partOf(board)?.miners[area];
  const then = known(known(known(after?.parts)?.emigration)?.miners);
  const seat = now ?? known(then?.[area]) ?? undefined;
  const first: Piece[] = seat === undefined ? [] : [{ icon: "piece-miner", seat, isGhost: now === undefined || (then !== null && then[area] === undefined) }];
  return { first, last: [] };
}

/** A miner from its owner to a mine, and from there abroad. */
function travels(before: BoardView, after: BoardView): Travel[] {
  const [old, now] = [partOf(before), partOf(after)];
  if (old === null || now === null) return [];
  const came = Object.entries(now.miners).filter(([area]) => old.miners[area] === undefined);
  const left = Object.keys(old.miners).find((area) => now.miners[area] === undefined);
  const place = Object.keys(now.gone_to).find((word) => now.gone_to[word]!.some((seat, at) => seat >= 0 && seat !== old.gone_to[word]?.[at]));
  return [
    ...came.map(([area, seat]) => ({ from: seatSpot(seat), to: `AREA:${area}`, token: { seat } })),
    ...(left === undefined || place === undefined ? [] : [{ from: `AREA:${left}`, to: `PLACE:${place}`, token: { seat: old.miners[left]! } }]),
  ];
}

/** What a place gives in this round, or who took it; of an ore what is sold of it, and for how much. */
function wordAbout(play: TinnersPlay, kind: string, word: string): string {
  if (kind === "ORE" && (word === "tin" || word === "copper")) {
    return play.say("label-sale-cubes", { cubes: play.view.table.player[play.you]?.[word] ?? 0, price: play.view.table.prices[word] ?? 0 });
  }
  return kind === "PLACE" ? (play.constants.parts?.emigration?.places[word]?.rewards[play.view.table.round - 1]?.text ?? "") : "";
}

function areaLines(play: TinnersPlay, area: string): { icon: string; text: string }[] {
  const seat = partOf(play.view)?.miners[area];
  return seat === undefined ? [] : [{ icon: "miners", text: play.say("label-own-miner", { player: play.name(seat) }) }];
}

export const emigration: Expansion = {
  isIn: (board) => partOf(board) !== null,
  BoardRows: Places,
  boardTitle: "label-board-emigration",
  Kit,
  pieces,
  areaLines,
  placeKind: "PLACE",
  PlaceCard: Abroad,
  placeName: (play, { kind, word }) => (kind === "PLACE" ? (play.constants.parts?.emigration?.places[word]?.name ?? null) : null),
  effects,
  travels,
  verbIcons: { claim: "miners", emigrate: "emigrate", "place-adit": "adit", "place-train": "train", "place-port": "port", "place-miner": "miner", done: "check", adelaide: "sell" },
  wordIcon: (kind, word) => (kind === "ORE" ? word : kind === "PLACE" ? "emigrate" : ""),
  wordAbout,
  variants: { claim: { of: "miner", label: "label-miner-neutral", own: "label-miner-own" } },
  asides: ["place-adit", "place-train", "place-port", "place-miner"],
};

export const incomeRounds = (play: TinnersPlay): number[] => Array.from({ length: play.constants.rounds - play.view.table.round }, (_, at) => play.view.table.round + 1 + at);

/** "£5 in rounds 3, 4". */
export function incomeText(play: TinnersPlay, income: number): string {
  const rounds = incomeRounds(play);
  return play.say(rounds.length === 1 ? "label-income-last" : "label-income", { money: income, rounds: rounds.join(", ") });
}

/** "+£2 one ore, +£1 the other". */
export function increaseText(play: TinnersPlay, more: number, less: number): string {
  return play.say(more === less ? "label-increase-all" : less > 0 ? "label-increase-two" : "label-increase", { more, less });
}

export { pounds };
