// What a move would change for a seat, told from the view before and the one after it: money, gain, side effects, work.
// What is hidden is "?" in the view after it, and so here.

import { HIDDEN, known, knownIn, type Known } from "../../board/sure";
import type { AreaView, BoardView, BoardWords, PlayerView } from "./view";

type Said = number | string;

export interface Shown {
  kind: string; // a resource
  n: Said;
}

export interface Effect {
  icon?: string;
  seat?: number; // whom it concerns, if not the one who moves
  shapes?: Shown[];
  strong?: string;
  note?: string;
  from?: string;
  to?: string;
  isLoss?: boolean;
}

const isNumber = (said: Said | undefined): said is number => typeof said === "number";

/** "+3", "−2", or "?" where it is not known. */
export function change(before: number, after: Said, unit = ""): string {
  if (!isNumber(after)) return `${unit}?`;
  return `${after < before ? "−" : "+"}${unit}${Math.abs(after - before)}`;
}

export function effectsOf(before: BoardView, after: Known<BoardView>, seat: number, words: BoardWords, nameOf: (area: string) => string): Effect[] {
  return [
    ...moneyOf(before, after, seat),
    ...gainOf(before, after, seat, words),
    ...areasOf(before, after, words, nameOf),
    ...othersOf(before, after, seat),
    ...workOf(before, after, seat),
  ];
}

const playerIn = (after: Known<BoardView>, seat: number): Known<PlayerView> | null => known(known(known(after.table)?.player)?.[seat]);

function moneyOf(before: BoardView, after: Known<BoardView>, seat: number): Effect[] {
  const now = before.table.player[seat]?.money;
  const then: Said | undefined = playerIn(after, seat)?.money;
  if (now === undefined || then === undefined || now === then) return [];
  return [{ icon: "money", strong: change(now, then, "£"), from: `£${now}`, to: `£${then}`, isLoss: isNumber(then) && then < now }];
}

function gainOf(before: BoardView, after: Known<BoardView>, seat: number, words: BoardWords): Effect[] {
  const [now, then] = [before.table.player[seat], playerIn(after, seat)];
  if (now === undefined || then === null) return [];
  const effects: Effect[] = [];
  const shapes = (["tin", "copper"] as const).filter((kind) => then[kind] !== now[kind]).map((kind) => ({ kind, n: gained(now[kind], then[kind]) }));
  const [worth, worthThen] = [before.company[seat]?.ore_value ?? 0, known(known(after.company)?.[seat])?.ore_value ?? HIDDEN];
  if (shapes.length > 0) effects.push({ shapes, strong: change(worth, worthThen, "£"), note: words.ore_value });
  if (then.points !== now.points) effects.push({ icon: "points", strong: change(now.points, then.points), note: words.points });
  return effects;
}

const gained = (now: number, then: Said): Said => (isNumber(then) ? then - now : "?");

const PIECES = ["miner", "port", "train", "pump"] as const;

function areasOf(before: BoardView, after: Known<BoardView>, words: BoardWords, nameOf: (area: string) => string): Effect[] {
  const effects: Effect[] = [];
  const table = known(after.table);
  for (const adit of knownIn(table?.adits)) if (!before.table.adits.includes(adit)) effects.push({ icon: "adit", strong: words.adit });
  for (const [id, now] of Object.entries(before.table.area)) {
    const then = known(known(table?.area)?.[id]);
    if (then === null) continue;
    effects.push(...waterOf(now, then, nameOf(id), words), ...builtOf(now, then, nameOf(id), words));
  }
  return effects;
}

function waterOf(now: AreaView, then: Known<AreaView>, name: string, words: BoardWords): Effect[] {
  const effects: Effect[] = [];
  const isMine = typeof now.mine === "number";
  if (isMine && then.water !== now.water) {
    effects.push({ shapes: [{ kind: "water", n: then.water }], strong: `${change(now.water, then.water)} ${words.water}`, note: name, from: String(now.water), to: String(then.water) });
  }
  if (then.drainage !== now.drainage) effects.push({ icon: "drainage", strong: `${change(now.drainage, then.drainage)} ${words.drainage}`, note: name });
  return effects;
}

function builtOf(now: AreaView, then: Known<AreaView>, name: string, words: BoardWords): Effect[] {
  const effects: Effect[] = PIECES.filter((piece) => Number(piece === "miner" ? then.miners : then[piece]) > Number(piece === "miner" ? now.miners : now[piece])).map((piece) => ({ icon: piece, strong: words[piece], note: name }));
  if (typeof now.mine !== "number") {
    const shapes = (["tin", "copper"] as const).filter((kind) => then[kind] !== now[kind]).map((kind) => ({ kind, n: gained(now[kind], then[kind]) }));
    if (typeof then.mine === "number") effects.push({ icon: "mine", shapes: [...(["tin", "copper", "water"] as const).map((kind) => ({ kind, n: then[kind] as Said }))], note: name });
    else if (shapes.length > 0) effects.push({ shapes, note: name });
  }
  if (then.capacity !== now.capacity) effects.push({ icon: "extract", strong: `${words.capacity} ${then.capacity}`, note: name });
  return effects;
}

function othersOf(before: BoardView, after: Known<BoardView>, seat: number): Effect[] {
  return before.table.player.flatMap((now, other) => {
    const then = playerIn(after, other);
    if (other === seat || then === null || then.money === now.money) return [];
    return [{ seat: other, strong: change(now.money, then.money, "£") }];
  });
}

function workOf(before: BoardView, after: Known<BoardView>, seat: number): Effect[] {
  const [now, then] = [before.table.player[seat], playerIn(after, seat)];
  if (now === undefined || then === null || then.column === now.column) return [];
  return [{ icon: "work", strong: String(gained(now.column, then.column)), from: String(now.column), to: String(then.column) }];
}
