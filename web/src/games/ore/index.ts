// The face of Ore: The Mining Game: the shaft page.

import type { AnyPlay, Face, Place } from "../../board/face";
import Board from "./Board.svelte";
import { cue } from "./cues";
import Effects from "./Effects.svelte";
import MarketPanel from "./market/MarketPanel.svelte";
import PlaceCard from "./PlaceCard.svelte";
import Placements from "./Placements.svelte";
import Company from "./seats/Company.svelte";
import Glance from "./seats/Glance.svelte";
import { discardedTo, PLACING } from "./spots";
import Tables from "./tables/Tables.svelte";
import { travels } from "./travels";
import type { OrePlay } from "./types";
import { capital } from "./words";

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
  const { constants, say } = any as OrePlay;
  if (kind === "ASSET" || kind === "TRADER") return constants.assets[word]?.name ?? word;
  if (kind === "INITIATIVE") return constants.initiatives[word]?.name ?? word;
  if (kind === "CONTRACT") return say("label-contract", { contract: word.replace("#", "") });
  if (kind === "RES") return capital(say("label-mine-of", { resource: word }));
  if (word === "assets") return say("label-asset-track");
  if (word === "contracts") return say("label-contract-track");
  return word === "slag" ? say("label-slag") : word;
}

/** What a card in a row costs, scores and does: on a phone it is not seen while it is chosen. */
function wordAbout(any: AnyPlay, kind: string, word: string): string {
  const { constants, view, say } = any as OrePlay;
  const asset = kind === "ASSET" ? constants.assets[word] : undefined;
  const initiative = kind === "INITIATIVE" ? constants.initiatives[word] : undefined;
  if (initiative) return `${initiative.price}; ${initiative.does}`;
  if (!asset) return "";
  const { money, barrels } = view.row.assets.find(({ card }) => card === word) ?? asset;
  const inBarrels = constants.resources.flatMap(({ name }, at) => (barrels[at] ? `${barrels[at]} ${name}` : [])).join(", ");
  const price = [money >= 0 ? `$${money}` : "", inBarrels].filter(Boolean).join(` ${say("label-either")} `);
  return [price, `${asset.scores ? "?" : asset.vp} ${say("label-points")}`, asset.does].join("; ");
}

export const face: Face = {
  Board,
  Tables,
  Glance,
  Company,
  Effects,
  FocusPanel: MarketPanel,
  travels,
  cue,
  focus: (any) => {
    const play = any as OrePlay;
    const { view, you, say } = play;
    if (view.to_decide.includes(you) && MARKET_KINDS.includes(view.kind)) return { label: say("label-market"), icon: "money" };
    return discardedTo(play).length > 0 ? { label: say("label-discarded"), icon: "contract" } : null;
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
  placeKinds: ["SPACE"],
  wordAbout,
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
