// The Kickstarter pack: what its tiles give, and survey cards of two regions.

import { pounds } from "../../types";
import type { BoardConstants, TileView } from "../../view";
import type { Expansion, TileTab } from "../expansion";

function tileTab({ money, work }: TileView, constants: BoardConstants): TileTab | null {
  if (money > 0) return { text: `+${pounds(money)}`, label: "label-bonus-money", args: { money } };
  const usual = constants.parts?.kickstarter?.mine_work ?? work;
  return work < usual ? { icon: "work", text: String(work), label: "label-bonus-work", args: { work } } : null;
}

export const kickstarter: Expansion = {
  isIn: (_, constants) => (constants.parts?.kickstarter ?? null) !== null,
  tileTab,
  cardRegions: (card, constants) => constants.parts?.kickstarter?.regions[card] ?? null,
};
