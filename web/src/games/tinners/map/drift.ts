// Names of seas and the compass rose go where they are seen whole: off the instruments, off the land, inside the pane.

import { pointsOf, type Box, type Camera, type Point, type Size } from "./fit";

export interface Ground {
  land: Point[][]; // outlines
  beyond: Point[][]; // the neighbouring county: its own name lies on it
}

const STEP = 18;
const REACH = 16; // steps to each side
const EDGE = 12; // pixels from the edge of the pane
const CLEAR = 14; // pixels about it
const LEAST = 11.05; // pixels of letters
const ROSE_LETTER = 12; // units

export function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [a, b] = [outline[at]!, outline[before]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
  { x: x + width / 2, y: y + height / 2 },
];

function touches(box: Box, outline: readonly Point[]): boolean {
  const isIn = ({ x, y }: Point): boolean => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  return outline.some(isIn) || corners(box).some((corner) => isInside(corner, outline));
}

/** In pixels of the pane. */
function onPane(box: Box, camera: Camera): Box {
  return { x: (box.x - camera.x) * camera.scale, y: (box.y - camera.y) * camera.scale, width: box.width * camera.scale, height: box.height * camera.scale };
}

function isSeen(box: Box, pane: Size, covering: readonly Box[]): boolean {
  if (box.x < EDGE || box.y < EDGE || box.x + box.width > pane.width - EDGE || box.y + box.height > pane.height - EDGE) return false;
  return !covering.some((over) => meets(box, over, CLEAR));
}

const meets = (a: Box, b: Box, clear: number): boolean =>
  a.x < b.x + b.width + clear && b.x < a.x + a.width + clear && a.y < b.y + b.height + clear && b.y < a.y + a.height + clear;

const isOutside = (box: Box, pane: Size): boolean => box.x > pane.width || box.y > pane.height || box.x + box.width < 0 || box.y + box.height < 0;

/** How far a thing must go (in units) to be seen whole; null: there is no place for it. */
export function driftOf(box: Box, ground: Ground, camera: Camera, pane: Size, covering: readonly Box[], taken: readonly Box[]): Point | null {
  const isOnLand = ground.beyond.some((outline) => isInside(corners(box)[4]!, outline));
  const isGood = (there: Box): boolean => {
    if (!isSeen(onPane(there, camera), pane, covering) || taken.some((other) => meets(there, other, 0))) return false;
    if (ground.land.some((outline) => touches(there, outline))) return false;
    return isOnLand ? corners(there).every((corner) => ground.beyond.some((outline) => isInside(corner, outline))) : !ground.beyond.some((outline) => touches(there, outline));
  };
  if (isOutside(onPane(box, camera), pane) || isSeen(onPane(box, camera), pane, covering)) return { x: 0, y: 0 };
  return ways().find(({ x, y }) => isGood({ ...box, x: box.x + x, y: box.y + y })) ?? null;
}

/** All ways that are tried, the shortest first. */
function ways(): Point[] {
  const found: Point[] = [];
  for (let i = -REACH; i <= REACH; i++) for (let j = -REACH; j <= REACH; j++) found.push({ x: i * STEP, y: j * STEP });
  return found.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}

/** Move the sheet's names and rose, as they are measured on the screen. */
export function driftNames(chart: HTMLElement, ground: Ground, now: Camera, fit: Camera, pane: Size, covering: readonly Box[]): void {
  const beyond = [...chart.querySelectorAll(".sheet path.devon")].map((path) => pointsOf(path.getAttribute("d") ?? "", 1));
  const { left, top } = chart.getBoundingClientRect();
  const taken: Box[] = [];
  for (const element of chart.querySelectorAll<SVGGraphicsElement>(".sheet .sea-name, .sheet .compass")) {
    element.style.translate = "";
    const size = Number(element.getAttribute("font-size") ?? ROSE_LETTER);
    element.style.visibility = size * fit.scale < LEAST ? "hidden" : "";
    if (element.style.visibility === "hidden") continue;
    const seen = element.getBoundingClientRect();
    const box = { x: now.x + (seen.left - left) / now.scale, y: now.y + (seen.top - top) / now.scale, width: seen.width / now.scale, height: seen.height / now.scale };
    const by = driftOf(box, { ...ground, beyond }, fit, pane, covering, taken);
    element.style.visibility = by === null ? "hidden" : "";
    if (by === null) continue;
    element.style.translate = `${by.x}px ${by.y}px`;
    taken.push({ ...box, x: box.x + by.x, y: box.y + by.y });
  }
}
