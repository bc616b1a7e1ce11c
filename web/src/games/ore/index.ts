// The face of Ore: The Mining Game: the shaft page.

import type { AnyPlay, Face, Place } from "../../board/face";
import Board from "./Board.svelte";
import Company from "./Company.svelte";
import Effects from "./Effects.svelte";
import Glance from "./Glance.svelte";
import MarketPanel from "./MarketPanel.svelte";
import PlaceCard from "./PlaceCard.svelte";
import Placements from "./Placements.svelte";
import { discardedTo, PLACING } from "./spots";
import Tables from "./Tables.svelte";
import type { OrePlay } from "./types";
import { capital, said } from "./words";

const VERB_ICONS: Record<string, string> = {
  mine: "headframe",
  push: "person",
  drill: "drill",
  assets: "asset",
  contracts: "contract",
  slag: "slag",
  sell: "money",
  fill: "check",
  with: "barrel",
  efficient: "work",
  fail: "strike",
  "take-over": "contract",
  decline: "close",
  subcontract: "contract",
  buy: "asset",
  take: "contract",
  "take-top": "contract",
  relieve: "undo",
  exchange: "futures",
  cash: "futures",
  done: "pass",
  pass: "pass",
};
const MARKET_KINDS = ["market", "with", "settle", "takeover", "subcontract"];

function placeName(any: AnyPlay, { kind, word }: Place): string {
  const { facts } = any as OrePlay;
  if (kind === "ASSET" || kind === "TRADER") return facts.assets[word]?.name ?? word;
  if (kind === "INITIATIVE") return facts.initiatives[word]?.name ?? word;
  if (kind === "CONTRACT") return said(facts.labels.contract, { contract: word.replace("#", "") });
  if (kind === "RES") return capital(facts.resources.find(({ id }) => id === word)?.mine ?? word);
  if (word === "assets") return facts.labels.asset_track;
  if (word === "contracts") return facts.labels.contract_track;
  return word === "slag" ? facts.labels.slag : word;
}

export const face: Face = {
  Board,
  Tables,
  Glance,
  Company,
  Effects,
  FocusPanel: MarketPanel,
  focus: (any) => {
    const play = any as OrePlay;
    const { view, you, facts } = play;
    if (view.to_decide.includes(you) && MARKET_KINDS.includes(view.kind)) return { label: facts.labels.market, icon: "money" };
    return discardedTo(play).length > 0 ? { label: facts.labels.discarded, icon: "contract" } : null;
  },
  Choices: Placements,
  choosesItself: (any) => {
    const { isAsked, view, choosing } = any as OrePlay;
    if (!isAsked || view.kind !== "place") return false;
    const isWhole = choosing.complete !== null || choosing.narrowed.steps.every(({ chosen }) => chosen === null);
    return choosing.verb === null || (PLACING.has(choosing.verb) && isWhole);
  },
  PlaceCard,
  placeName,
  verbCost: (any, verb) => {
    const { view } = any as OrePlay;
    const failing = view.kind === "market" ? (view.market?.failing.penalty ?? 0) : 0;
    if (verb === "relieve") return { icon: "money", text: `$${view.relief}` };
    if (verb === "take" && view.row.contract_fee > 0) return { icon: "money", text: `$${view.row.contract_fee}` };
    return verb === "done" && failing > 0 ? { icon: "strike", text: `−$${failing}` } : null;
  },
  verbIcon: (verb) => VERB_ICONS[verb] ?? "play",
  wordIcon: (kind, word) => (kind === "RES" ? word : kind === "CONTRACT" ? "contract" : kind === "ASSET" || kind === "TRADER" ? "asset" : ""),
};
