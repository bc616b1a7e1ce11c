// What drawings are called that stand beside a bare figure.

import { t } from "../lib/browser/settings.svelte";

const NAMES = {
  arrow: "page-icon-arrow",
  points: "page-icon-points",
  work: "page-icon-work",
  money: "page-icon-money",
  miner: "page-icon-miner",
  cage: "page-icon-cage",
  barrel: "page-icon-barrel",
  asset: "page-icon-asset",
  contract: "page-icon-contract",
  strike: "page-icon-strike",
  bot: "page-icon-bot",
  survey: "page-icon-survey",
  mine: "page-icon-mine",
  drainage: "page-icon-drainage",
  tin: "page-icon-tin",
  copper: "page-icon-copper",
  water: "page-icon-water",
  gold: "page-icon-gold",
  oil: "page-icon-oil",
  iron: "page-icon-iron",
  coal: "page-icon-coal",
} as const;

const isNamed = (drawing: string): drawing is keyof typeof NAMES => drawing in NAMES;

export const nameOf = (drawing: string): string | undefined => (isNamed(drawing) ? t(NAMES[drawing]) : undefined);
