// What a move would change for a seat, told from the view before and the one after it: money, gain, side effects, work.
// What is hidden is "?" in the view after it, and so here.

import type { AreaView, BoardView, BoardWords } from "./view";

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

export function effectsOf(before: BoardView, after: BoardView, seat: number, words: BoardWords, nameOf: (area: string) => string): Effect[] {
  return [
    ...moneyOf(before, after, seat),
    ...gainOf(before, after, seat, words),
    ...areasOf(before, after, words, nameOf),
    ...othersOf(before, after, seat),
    ...workOf(before, after, seat),
  ];
}

function moneyOf(before: BoardView, after: BoardView, seat: number): Effect[] {
  const now = before.table.player[seat]?.money;
  const then: Said | undefined = after.table.player[seat]?.money;
  if (now === undefined || then === undefined || now === then) return [];
  return [{ icon: "money", strong: change(now, then, "£"), from: `£${now}`, to: `£${then}`, isLoss: isNumber(then) && then < now }];
}

function gainOf(before: BoardView, after: BoardView, seat: number, words: BoardWords): Effect[] {
  const [now, then] = [before.table.player[seat], after.table.player[seat]];
  if (now === undefined || then === undefined) return [];
  const effects: Effect[] = [];
  const shapes = (["tin", "copper"] as const).filter((kind) => then[kind] !== now[kind]).map((kind) => ({ kind, n: gained(now[kind], then[kind]) }));
  const [worth, worthThen] = [before.company[seat]?.ore_value ?? 0, after.company[seat]?.ore_value ?? 0];
  if (shapes.length > 0) effects.push({ shapes, strong: change(worth, worthThen, "£"), note: words.ore_value });
  if (then.points !== now.points) effects.push({ icon: "points", strong: change(now.points, then.points), note: words.points });
  return effects;
}

const gained = (now: number, then: Said): Said => (isNumber(then) ? then - now : "?");

const PIECES = ["miner", "port", "train", "pump"] as const;

function areasOf(before: BoardView, after: BoardView, words: BoardWords, nameOf: (area: string) => string): Effect[] {
  const effects: Effect[] = [];
  for (const adit of after.table.adits) if (!before.table.adits.includes(adit)) effects.push({ icon: "adit", strong: words.adit });
  for (const [id, now] of Object.entries(before.table.area)) {
    const then = after.table.area[id];
    if (then === undefined) continue;
    effects.push(...waterOf(now, then, nameOf(id), words), ...builtOf(now, then, nameOf(id), words));
  }
  return effects;
}

function waterOf(now: AreaView, then: AreaView, name: string, words: BoardWords): Effect[] {
  const effects: Effect[] = [];
  const isMine = typeof now.mine === "number";
  if (isMine && then.water !== now.water) {
    effects.push({ shapes: [{ kind: "water", n: then.water }], strong: `${change(now.water, then.water)} ${words.water}`, note: name, from: String(now.water), to: String(then.water) });
  }
  if (then.drainage !== now.drainage) effects.push({ icon: "drainage", strong: `${change(now.drainage, then.drainage)} ${words.drainage}`, note: name });
  return effects;
}

function builtOf(now: AreaView, then: AreaView, name: string, words: BoardWords): Effect[] {
  const effects: Effect[] = PIECES.filter((piece) => Number(piece === "miner" ? then.miners : then[piece]) > Number(piece === "miner" ? now.miners : now[piece])).map((piece) => ({ icon: piece, strong: words[piece], note: name }));
  if (typeof now.mine !== "number") {
    const shapes = (["tin", "copper"] as const).filter((kind) => then[kind] !== now[kind]).map((kind) => ({ kind, n: gained(now[kind], then[kind]) }));
    if (typeof then.mine === "number") effects.push({ icon: "mine", shapes: [...(["tin", "copper", "water"] as const).map((kind) => ({ kind, n: then[kind] as Said }))], note: name });
    else if (shapes.length > 0) effects.push({ shapes, note: name });
  }
  if (then.capacity !== now.capacity) effects.push({ icon: "extract", strong: `${words.capacity} ${then.capacity}`, note: name });
  return effects;
}

function othersOf(before: BoardView, after: BoardView, seat: number): Effect[] {
  return before.table.player.flatMap((now, other) => {
    const then = after.table.player[other];
    if (other === seat || then === undefined || then.money === now.money) return [];
    return [{ seat: other, strong: change(now.money, then.money, "£") }];
  });
}

function workOf(before: BoardView, after: BoardView, seat: number): Effect[] {
  const [now, then] = [before.table.player[seat], after.table.player[seat]];
  if (now === undefined || then === undefined || then.column === now.column) return [];
  return [{ icon: "work", strong: String(gained(now.column, then.column)), from: String(now.column), to: String(then.column) }];
}
