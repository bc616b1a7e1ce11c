// From one thing on the screen to the next in a direction.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AWAY: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.2; // a step aside counts for more than one ahead
const LEAST = 2; // pixels ahead

export const isArrow = (key: string): boolean => key in AWAY;

/** Which of the boxes lies next in the direction of an arrow key; -1: none. */
export function nearest(from: Box, boxes: readonly Box[], arrow: string): number {
  const [dx, dy] = AWAY[arrow] ?? [0, 0];
  const start = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const end = centre(box);
    const ahead = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    const way = ahead + ASIDE * aside;
    if (ahead > LEAST && way < least) [best, least] = [at, way];
  });
  return best;
}

/** Which box is read first: the uppermost, of those beside each other the leftmost; -1: there is none. */
export function firstRead(boxes: readonly Box[]): number {
  let best = -1;
  boxes.forEach((box, at) => {
    const first = boxes[best];
    if (first === undefined || box.y + box.height < first.y || (box.y < first.y + first.height && box.x < first.x)) best = at;
  });
  return best;
}

function centre({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
