// Things that travel over the board from one real place to another.

/** Where a thing was and where it goes: names that elements carry in `data-place` or `data-spot`; and how it is drawn. */
export interface Travel {
  from: string;
  to: string;
  token: Token;
}

/** A resource with its number, an icon, a player's emblem, or a word such as an amount of money. */
export type Token = { shape: string; n: number } | { icon: string } | { seat: number } | { text: string };

export interface Point {
  x: number;
  y: number;
}

export const seatSpot = (seat: number): string => `seat:${seat}`;

/** The middle of a place as it is on the screen now; null: it is not to be seen. */
export function pointOf(name: string): Point | null {
  const quoted = CSS.escape(name);
  for (const element of document.querySelectorAll(`[data-place="${quoted}"], [data-spot="${quoted}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    if (width > 0 && height > 0 && point.x > 0 && point.y > 0 && point.x < innerWidth && point.y < innerHeight) return point;
  }
  return null;
}
