// What a move carries over the board: ore to its company, pieces to the map, a bid to its lot.

import { seatSpot, type Travel } from "../../board/motion/travel";
import { pounds, seatOf } from "./types";
import type { AreaView, BoardView } from "./view";

const ORES = ["tin", "copper"] as const;
const DEVELOPED = [
  { field: "miners", of: "miners", icon: "piece-miner" },
  { field: "port", of: "ports", icon: "piece-port" },
  { field: "train", of: "trains", icon: "piece-train" },
] as const;

export const boardSpot = (of: string): string => `board:${of}`;

export function travels(before: BoardView, after: BoardView): Travel[] {
  const found = Object.entries(after.table.area).flatMap(([word, area]) => {
    const old = before.table.area[word];
    return old === undefined ? [] : inArea(`AREA:${word}`, old, area);
  });
  const dug = after.table.adits.filter((border) => !before.table.adits.includes(border));
  found.push(...dug.map((border) => ({ from: boardSpot("adits"), to: `BORDER:${border}`, token: { icon: "piece-adit" } })));
  return [...found, ...bids(before, after)];
}

/** Ore that leaves an area goes to whom the mine belongs; what is new there comes from the board or from its owner. */
function inArea(place: string, old: AreaView, area: AreaView): Travel[] {
  const owner = seatOf(area.mine);
  const found: Travel[] = [];
  for (const ore of ORES) {
    if (owner >= 0 && seatOf(old.mine) === owner && area[ore] < old[ore]) found.push({ from: place, to: seatSpot(owner), token: { shape: ore, n: old[ore] - area[ore] } });
  }
  for (const { field, of, icon } of DEVELOPED) {
    if (Number(area[field]) > Number(old[field])) found.push({ from: boardSpot(of), to: place, token: { icon } });
  }
  if (owner >= 0 && seatOf(old.mine) < 0) found.push({ from: seatSpot(owner), to: place, token: { icon: "piece-mine" } });
  return found;
}

/** A new highest bid. */
function bids(before: BoardView, after: BoardView): Travel[] {
  const auction = after.table.auction;
  const leader = seatOf(auction?.leader ?? "");
  if (auction === null || leader < 0 || auction.bid === (before.table.auction?.bid ?? 0)) return [];
  return [{ from: seatSpot(leader), to: `AREA:${auction.area}`, token: { text: pounds(auction.bid) } }];
}
