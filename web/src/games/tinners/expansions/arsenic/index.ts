// Arsenic: cubes and calciners on the map, the market under the prices, limiters on the work track.

import { known, type Known } from "../../../../board/hidden";
import { seatSpot, type Travel } from "../../../../board/motion/travel";
import { figureOf } from "../../map/areas";
import { pounds, type TinnersPlay } from "../../types";
import type { ArsenicView, BoardView } from "../../view";
import type { Expansion, MorePieces } from "../expansion";
import { effects } from "./effects";
import Kit from "./Kit.svelte";
import Limiters from "./Limiters.svelte";
import Market from "./Market.svelte";
import { marketSpot } from "./spots";

const partOf = (board: BoardView): ArsenicView | null => board.parts?.arsenic ?? null;
const partAfter = (after: Known<BoardView> | null): Known<ArsenicView> | null => known(known(after?.parts)?.arsenic);

function pieces(board: BoardView, after: Known<BoardView> | null, area: string): MorePieces {
  const [now, then] = [partOf(board), partAfter(after)];
  const cubes = known(then?.cubes);
  const { n, isNew } = figureOf(now?.cubes[area] ?? 0, cubes === null ? undefined : (cubes[area] ?? 0));
  const isBuilt = now?.calciners[area] !== undefined;
  const isPlanned = !isBuilt && known(then?.calciners)?.[area] !== undefined;
  return {
    first: n === 0 && !isNew ? [] : [{ shape: "arsenic", n, isNew, isGhost: false }],
    last: isBuilt || isPlanned ? [{ icon: "piece-calciner", isGhost: isPlanned }] : [],
  };
}

/** Cubes from the map to whoever processes them, and from there to the market; a calciner to its mine, from its owner. */
function travels(before: BoardView, after: BoardView): Travel[] {
  const [old, now] = [partOf(before), partOf(after)];
  if (old === null || now === null) return [];
  const found: Travel[] = [];
  now.company.forEach(({ held }, seat) => {
    const had = old.company[seat]?.held ?? 0;
    const from = Object.keys(old.cubes).find((area) => (now.cubes[area] ?? 0) < old.cubes[area]!);
    if (held > had && from !== undefined) found.push({ from: `AREA:${from}`, to: seatSpot(seat), token: { shape: "arsenic", n: held - had } });
    if (held < had) found.push({ from: seatSpot(seat), to: marketSpot, token: { shape: "arsenic", n: had - held } });
  });
  for (const [area, seat] of Object.entries(now.calciners)) {
    if (old.calciners[area] !== undefined) continue;
    found.push({ from: seatSpot(seat), to: `AREA:${area}`, token: { icon: "piece-calciner" } });
    const reached = Object.keys(now.cubes).filter((other) => other !== area && now.cubes[other]! > (old.cubes[other] ?? 0));
    found.push(...reached.map((other) => ({ from: `AREA:${area}`, to: `AREA:${other}`, token: { shape: "arsenic", n: 1 } })));
  }
  return found;
}

function areaLines(play: TinnersPlay, area: string): { icon: string; text: string }[] {
  const part = partOf(play.view);
  const cubes = part?.cubes[area] ?? 0;
  const calciner = part?.calciners[area];
  return [
    ...(cubes > 0 ? [{ icon: "arsenic", text: `${cubes} ${play.say("label-arsenic")}` }] : []),
    ...(calciner === undefined ? [] : [{ icon: "calciner", text: play.say("label-calciner") }]),
  ];
}

/** What processing one cube more would mean. */
function verbFacts(play: TinnersPlay, verb: string): { label: string; text: string }[] {
  const own = partOf(play.view)?.company[play.you];
  if (own === undefined) return [];
  const { say, view, constants } = play;
  if (verb === "sell-arsenic") return [{ label: say("label-arsenic-sale", { cubes: own.held }), text: pounds(own.sale) }];
  if (verb !== "process") return [];
  const left = view.company[play.you]?.work_left ?? 0;
  const rounds = constants.rounds - view.table.round;
  return [
    { label: say("label-limiter"), text: `${own.limiter} → ${own.limiter - 1}` },
    { label: say("label-work-left"), text: `${left} → ${left - 1}` },
    ...(rounds > 0 ? [{ label: say("label-work-rounds", { rounds }), text: `${own.work} → ${own.work - 1}` }] : []),
    { label: say("label-market-next"), text: pounds(partOf(view)?.price ?? 0) },
  ];
}

export const arsenic: Expansion = {
  isIn: (board) => partOf(board) !== null,
  UnderPrices: Market,
  TrackFoot: Limiters,
  closedFrom: (board, seat) => partOf(board)?.company[seat]?.limiter ?? Infinity,
  Kit,
  workOf: (board, seat) => partOf(board)?.company[seat]?.work ?? null,
  pieces,
  isInUse: (board, area) => (partOf(board)?.cubes[area] ?? 0) > 0,
  farShape: (board, area) => ((partOf(board)?.cubes[area] ?? 0) > 0 ? "arsenic" : null),
  areaLines,
  effects,
  travels,
  verbIcons: { process: "process", "sell-arsenic": "sell", calciner: "calciner", "no-calciner": "pass" },
  verbFacts,
};
