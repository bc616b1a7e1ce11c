// Where things stand in an area, about its middle and before growing: three rows, and how much room each takes.

import type { Known } from "../../../board/hidden";
import { isTile, seatOf } from "../types";
import type { AreaView } from "../view";
import { figureOf, piecesOf, spread, type Piece } from "./areas";
import type { Box } from "./fit";
import type { Sizes } from "./sizes";

export interface Layout {
  owner: number;
  plate: number; // its width; or that of the name where there is no plate
  top: number;
  middle: number;
  bottom: number;
  apart: number; // the counted goods of a mine
  ticket: number; // width
  side: number; // of ore that lies beside a tile,
  beside: number; // and how high it lies
  eyes: number;
  pieces: Piece[];
  drainage: { n: number | string; isNew: boolean };
  loose: { kind: "tin" | "copper"; n: number | string; isNew: boolean }[];
  low: number[]; // places in the third row
}

const MIDDLE = 1.2;
const TILE = 13; // half a tile's back
const EYE = 7;

export function layoutOf(name: string, isInPlay: boolean, area: AreaView, after: Known<AreaView> | null, sizes: Sizes, widthOf: (name: string, weight: 600 | 700) => number): Layout {
  const owner = seatOf(area.mine);
  const more = (sizes.chip - 18.5) / 2;
  const pieces = piecesOf(area, after);
  const drainage = figureOf(area.drainage, after?.drainage);
  const loose = owner >= 0 ? [] : (["tin", "copper"] as const).map((kind) => ({ kind, ...figureOf(area[kind], after?.[kind]) }));
  const ticket = 3 * sizes.small + 9;
  const isUp = isTile(area.tile);
  const low = spread(pieces.length + (drainage.n !== 0 ? 1 : 0), 15, 44);
  const lowHalf = low.length > 0 ? low.at(-1)! + 7 : 0;
  const side = (!isInPlay ? lowHalf : isUp ? ticket / 2 : area.tile === "none" ? 0 : TILE) + sizes.small / 2 + 1.5;
  const bottom = owner >= 0 ? 17.5 + more : MIDDLE + Math.max(10.5, sizes.small / 2 + 3) + (drainage.n !== 0 ? sizes.figure * 0.6 : 6.5);
  const hasRight = (loose[1]?.n ?? 0) !== 0;
  return {
    owner,
    plate: owner >= 0 ? widthOf(name, 700) * sizes.name + 22 : widthOf(name, 600) * sizes.name,
    top: isInPlay ? -16.5 - more : 0, // the sheet has the name of what is out of play
    middle: MIDDLE,
    bottom,
    beside: isInPlay ? MIDDLE : bottom,
    apart: sizes.chip + 2,
    ticket,
    side,
    eyes: side + (hasRight ? sizes.small / 2 + 1 : -sizes.small / 2) + EYE + 0.5,
    pieces,
    drainage,
    loose,
    low,
  };
}

/** What the rows cover, in units of the map, about a point. */
export function boxesOf(layout: Layout, area: AreaView, sizes: Sizes, at: readonly number[]): Box[] {
  const { owner, plate, top, middle, bottom, low, side, loose } = layout;
  const boxes = [row(plate, top, owner >= 0 ? 16 : sizes.name)];
  if (owner >= 0) boxes.push(row(3 * layout.apart, middle, sizes.chip));
  else if (isTile(area.tile)) boxes.push(row(layout.ticket, middle, sizes.small + 6));
  else if (area.tile !== "none") boxes.push(row(2 * TILE, middle, 21));
  for (const [n, { n: count }] of loose.entries()) {
    if (count !== 0) boxes.push({ ...row(sizes.small, layout.beside, sizes.small), x: (n === 0 ? -side : side) - sizes.small / 2 });
  }
  if (low.length > 0) boxes.push(row(low.at(-1)! - low[0]! + 14, bottom, 13));
  return boxes.map(({ x, y, width, height }) => ({
    x: at[0]! + x * sizes.grow,
    y: at[1]! + y * sizes.grow,
    width: width * sizes.grow,
    height: height * sizes.grow,
  }));
}

const row = (width: number, y: number, height: number): Box => ({ x: -width / 2, y: y - height / 2, width, height });
