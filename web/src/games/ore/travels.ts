// What a move carries over the board: miners to mines, tracks and back, barrels, and cards to their buyers.

import { seatSpot, type Travel } from "../../board/motion/travel";
import type { OreBoard, OreTrack } from "./view";

export const mineSpot = (resource: string): string => `mine:${resource}`;
export const trackSpot = (verb: string, at: number): string => `track:${verb}:${at}`;

export function travels(before: OreBoard, after: OreBoard): Travel[] {
  return [
    ...Object.keys(after.mine).flatMap((resource) => miners(before, after, resource)),
    ...ontoTrack("assets", before.asset_track, after.asset_track),
    ...ontoTrack("contracts", before.contract_track, after.contract_track),
    ...after.slag.seats.slice(before.slag.seats.length).map((seat) => ({ from: seatSpot(seat), to: ":slag", token: { seat } })),
    ...after.player.flatMap((_, seat) => [...barrels(before, after, seat), ...cards(before, after, seat)]),
  ];
}

/** Whoever stands in a mine more often than before has come from the company, whoever less often goes back there. */
function miners(before: OreBoard, after: OreBoard, resource: string): Travel[] {
  const old = before.mine[resource]?.miners ?? [];
  const now = after.mine[resource]?.miners ?? [];
  return after.player.flatMap((_, seat) => {
    const change = count(now, seat) - count(old, seat);
    if (change === 0) return [];
    const [here, there] = change > 0 ? [now, old] : [old, now];
    const at = here.findIndex((all, space) => all.filter((one) => one === seat).length > (there[space] ?? []).filter((one) => one === seat).length);
    const place = `SPACE:${resource} ${at + 1}`;
    return [change > 0 ? { from: seatSpot(seat), to: place, token: { seat } } : { from: place, to: seatSpot(seat), token: { seat } }];
  });
}

const count = (miners: readonly number[][], seat: number): number => miners.flat().filter((one) => one === seat).length;

function ontoTrack(verb: string, before: OreTrack, after: OreTrack): Travel[] {
  return after.seats.slice(before.seats.length).map((seat, at) => ({ from: seatSpot(seat), to: trackSpot(verb, before.seats.length + at), token: { seat } }));
}

/** Barrels come up from their mine, and go to its market. */
function barrels(before: OreBoard, after: OreBoard, seat: number): Travel[] {
  return Object.entries(after.player[seat]?.barrels ?? {}).flatMap(([resource, n]) => {
    const change = n - (before.player[seat]?.barrels[resource] ?? 0);
    if (change === 0) return [];
    const [from, to] = change > 0 ? [mineSpot(resource), seatSpot(seat)] : [seatSpot(seat), mineSpot(resource)];
    return [{ from, to, token: { shape: resource, n: Math.abs(change) } }];
  });
}

/** An asset or a contract that a player has now and that lay in its row. */
function cards(before: OreBoard, after: OreBoard, seat: number): Travel[] {
  const [old, now] = [before.player[seat]!, after.player[seat]!];
  const bought = before.row.assets.filter(({ card }) => card !== "" && amount(now.assets, card) > amount(old.assets, card));
  const taken = before.row.contracts.filter(({ card }) => card > 0 && now.contracts.some((one) => one.card === card) && !old.contracts.some((one) => one.card === card));
  return [
    ...bought.map(({ card }) => ({ from: `ASSET:${card}`, to: seatSpot(seat), token: { icon: "asset" } })),
    ...taken.map(({ card }) => ({ from: `CONTRACT:#${card}`, to: seatSpot(seat), token: { icon: "contract" } })),
  ];
}

const amount = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
