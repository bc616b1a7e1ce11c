// Things that would lie on each other are pushed apart a little, each as far as it may go.

import type { Box, Point } from "./fit";

export interface Item {
  id: string;
  boxes: Box[];
  reach: number; // how far it may go, in units
}

const ROUNDS = 14;
const CLEAR = 0.6; // left between two of them

export function settle(items: readonly Item[]): Map<string, Point> {
  const moved = items.map(() => ({ x: 0, y: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    let isQuiet = true;
    for (let one = 0; one < items.length; one++) {
      for (let two = one + 1; two < items.length; two++) {
        if (items[one]!.reach + items[two]!.reach === 0) continue;
        const push = overlap(items[one]!.boxes, moved[one]!, items[two]!.boxes, moved[two]!);
        if (push === null) continue;
        isQuiet = false;
        const share = items[one]!.reach / (items[one]!.reach + items[two]!.reach);
        go(moved[one]!, -push.x * share, -push.y * share, items[one]!.reach);
        go(moved[two]!, push.x * (1 - share), push.y * (1 - share), items[two]!.reach);
      }
    }
    if (isQuiet) break;
  }
  return new Map(items.map(({ id }, at) => [id, moved[at]!]));
}

/** Where more things go that must not lie on those that have settled; those stay. */
export function clearOf(standing: readonly Item[], settled: ReadonlyMap<string, Point>, more: readonly Item[]): Map<string, Point> {
  if (more.length === 0) return new Map();
  const fixed = standing.map(({ id, boxes }) => {
    const by = settled.get(id) ?? { x: 0, y: 0 };
    return { id, reach: 0, boxes: boxes.map((box) => ({ ...box, x: box.x + by.x, y: box.y + by.y })) };
  });
  const all = settle([...fixed, ...more]);
  return new Map(more.map(({ id }) => [id, all.get(id)!]));
}

function go(point: Point, x: number, y: number, reach: number): void {
  point.x = Math.max(-reach, Math.min(reach, point.x + x));
  point.y = Math.max(-reach, Math.min(reach, point.y + y));
}

/** How the second must go to be clear of the first, by the shorter way; null: they are clear. */
function overlap(ones: readonly Box[], byOne: Point, twos: readonly Box[], byTwo: Point): Point | null {
  let worst: Point | null = null;
  let most = 0;
  for (const one of ones) {
    for (const two of twos) {
      const dx = two.x + byTwo.x + two.width / 2 - (one.x + byOne.x + one.width / 2);
      const dy = two.y + byTwo.y + two.height / 2 - (one.y + byOne.y + one.height / 2);
      const x = (one.width + two.width) / 2 + CLEAR - Math.abs(dx);
      const y = (one.height + two.height) / 2 + CLEAR - Math.abs(dy);
      const depth = Math.min(x, y);
      if (depth <= most) continue;
      most = depth;
      worst = x < y ? { x: dx < 0 ? -x : x, y: 0 } : { x: 0, y: dy < 0 ? -y : y };
    }
  }
  return most > 0.05 ? worst : null;
}
