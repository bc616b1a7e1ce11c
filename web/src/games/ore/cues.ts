// What is worth a sound to a seat: nobody bids here, but contracts are won and lost.

import type { OreBoard, OrePlayer } from "./view";

/** Won: it completed a contract. Outbid: somebody took over a contract that was its own. */
export function cue(before: OreBoard, after: OreBoard, seat: number): "outbid" | "won" | null {
  const [old, now] = [before.player[seat], after.player[seat]];
  if (old === undefined || now === undefined) return null;
  if (now.completed.length > old.completed.length) return "won";
  const own = old.contracts.map(({ card }) => card);
  if (before.offer?.owner === seat) own.push(before.offer.contract);
  const isTaken = (card: number): boolean => after.player.some((player, other) => other !== seat && has(player, card));
  return own.some((card) => !has(now, card) && isTaken(card)) ? "outbid" : null;
}

const has = ({ contracts, completed }: OrePlayer, contract: number): boolean => completed.includes(contract) || contracts.some(({ card }) => card === contract);
