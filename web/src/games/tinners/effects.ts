// What a move would change for a seat, told from the view before and the one after it: money, gain, side effects, work.
// What is hidden is "?" in the view after it, and so here.

import { signed, type EffectLine } from "../../board/effects";
import { HIDDEN, known, knownIn, type Known } from "../../board/hidden";
import type { TinnersSay } from "./types";
import type { AreaView, BoardView, PlayerView } from "./view";

type Said = number | string;

const isNumber = (said: Said | undefined): said is number => typeof said === "number";

/** "+3", "−2", or "?" where it is not known. */
export function change(before: number, after: Said, unit = ""): string {
  if (!isNumber(after)) return `${unit}?`;
  return signed(after - before, unit);
}

export function effectsOf(before: BoardView, after: Known<BoardView>, seat: number, say: TinnersSay, nameOf: (area: string) => string): EffectLine[] {
  return [
    ...moneyOf(before, after, seat),
    ...gainOf(before, after, seat, say),
    ...areasOf(before, after, say, nameOf),
    ...othersOf(before, after, seat),
    ...workOf(before, after, seat),
  ];
}

const playerIn = (after: Known<BoardView>, seat: number): Known<PlayerView> | null => known(known(known(after.table)?.player)?.[seat]);

function moneyOf(before: BoardView, after: Known<BoardView>, seat: number): EffectLine[] {
  const now = before.table.player[seat]?.money;
  const then: Said | undefined = playerIn(after, seat)?.money;
  if (now === undefined || then === undefined || now === then) return [];
  return [{ icon: "money", strong: change(now, then, "£"), from: `£${now}`, to: `£${then}`, isLoss: isNumber(then) && then < now }];
}

function gainOf(before: BoardView, after: Known<BoardView>, seat: number, say: TinnersSay): EffectLine[] {
  const [now, then] = [before.table.player[seat], playerIn(after, seat)];
  if (now === undefined || then === null) return [];
  const effects: EffectLine[] = [];
  const amounts = (["tin", "copper"] as const).filter((kind) => then[kind] !== now[kind]).map((kind) => ({ kind, n: gained(now[kind], then[kind]) }));
  const [worth, worthThen] = [before.company[seat]?.ore_value ?? 0, known(known(after.company)?.[seat])?.ore_value ?? HIDDEN];
  if (amounts.length > 0) effects.push({ amounts, strong: change(worth, worthThen, "£"), note: say("label-ore-value") });
  if (then.points !== now.points) effects.push({ icon: "points", strong: change(now.points, then.points), note: say("label-points") });
  return effects;
}

const gained = (now: number, then: Said): Said => (isNumber(then) ? then - now : "?");

const PIECES = ["miner", "port", "train", "pump"] as const;

function areasOf(before: BoardView, after: Known<BoardView>, say: TinnersSay, nameOf: (area: string) => string): EffectLine[] {
  const effects: EffectLine[] = [];
  const table = known(after.table);
  for (const adit of knownIn(table?.adits)) if (!before.table.adits.includes(adit)) effects.push({ icon: "adit", strong: say("label-adit") });
  for (const [id, now] of Object.entries(before.table.area)) {
    const then = known(known(table?.area)?.[id]);
    if (then === null) continue;
    effects.push(...waterOf(now, then, nameOf(id), say), ...builtOf(now, then, nameOf(id), say));
  }
  return effects;
}

function waterOf(now: AreaView, then: Known<AreaView>, name: string, say: TinnersSay): EffectLine[] {
  const effects: EffectLine[] = [];
  const isMine = typeof now.mine === "number";
  if (isMine && then.water !== now.water) {
    effects.push({ amounts: [{ kind: "water", n: then.water }], strong: `${change(now.water, then.water)} ${say("label-water")}`, note: name, from: String(now.water), to: String(then.water) });
  }
  if (then.drainage !== now.drainage) effects.push({ icon: "drainage", strong: `${change(now.drainage, then.drainage)} ${say("label-drainage")}`, note: name });
  return effects;
}

function builtOf(now: AreaView, then: Known<AreaView>, name: string, say: TinnersSay): EffectLine[] {
  const effects: EffectLine[] = PIECES.filter((piece) => Number(piece === "miner" ? then.miners : then[piece]) > Number(piece === "miner" ? now.miners : now[piece])).map((piece) => ({ icon: piece, strong: say(`label-${piece}`), note: name }));
  if (typeof now.mine !== "number") {
    const amounts = (["tin", "copper"] as const).filter((kind) => then[kind] !== now[kind]).map((kind) => ({ kind, n: gained(now[kind], then[kind]) }));
    if (typeof then.mine === "number") effects.push({ icon: "mine", amounts: [...(["tin", "copper", "water"] as const).map((kind) => ({ kind, n: then[kind] as Said }))], note: name });
    else if (amounts.length > 0) effects.push({ amounts, note: name });
  }
  if (then.capacity !== now.capacity) effects.push({ icon: "extract", strong: `${say("label-capacity")} ${then.capacity}`, note: name });
  return effects;
}

function othersOf(before: BoardView, after: Known<BoardView>, seat: number): EffectLine[] {
  return before.table.player.flatMap((now, other) => {
    const then = playerIn(after, other);
    if (other === seat || then === null || then.money === now.money) return [];
    return [{ seat: other, strong: change(now.money, then.money, "£") }];
  });
}

function workOf(before: BoardView, after: Known<BoardView>, seat: number): EffectLine[] {
  const [now, then] = [before.table.player[seat], playerIn(after, seat)];
  if (now === undefined || then === null || then.column === now.column) return [];
  return [{ icon: "work", strong: String(gained(now.column, then.column)), from: String(now.column), to: String(then.column) }];
}
