// How the map lies in its pane: as large as it can be with no land in play under an instrument.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Which point of the map is at the pane's upper left corner, and how many pixels a unit has. */
export interface Camera extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const SHRINK = 0.985;
const LEAST = 0.55; // of the largest; below that, instruments are in the way whatever is done
const PLACES = 14; // tried along each side
const MOST = 1.7;

/** Points along an outline: every third is enough to see whether it is covered. */
export function pointsOf(d: string, every = 3): Point[] {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2 * every) points.push({ x: numbers[at]!, y: numbers[at + 1]! });
  return points;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The camera that shows a box in the middle of the pane. */
export function cameraOn(box: Box, pane: Size, margin: number, most = MOST): Camera {
  const scale = Math.min(most, Math.max(1, pane.width - 2 * margin) / box.width, Math.max(1, pane.height - 2 * margin) / box.height);
  return centreOn(box, pane, scale);
}

function centreOn(box: Box, pane: Size, scale: number): Camera {
  return { x: box.x + box.width / 2 - pane.width / scale / 2, y: box.y + box.height / 2 - pane.height / scale / 2, scale };
}

/** The largest view of the land on which none of it lies under what covers the pane (both in pixels). */
export function fitLand(land: readonly Point[], pane: Size, covering: readonly Box[], margin: number): Camera {
  const box = boxOf(land);
  const whole = cameraOn(box, pane, margin);
  for (let scale = whole.scale; scale > whole.scale * LEAST; scale *= SHRINK) {
    const camera = placeAt(land, box, pane, covering, margin, scale);
    if (camera !== null) return camera;
  }
  return whole;
}

function placeAt(land: readonly Point[], box: Box, pane: Size, covering: readonly Box[], margin: number, scale: number): Camera | null {
  const roomX = pane.width - 2 * margin - box.width * scale;
  const roomY = pane.height - 2 * margin - box.height * scale;
  let best: Camera | null = null;
  let nearest = Infinity;
  for (let i = 0; i <= PLACES; i++) {
    for (let j = 0; j <= PLACES; j++) {
      const away = (i / PLACES - 0.5) ** 2 + (j / PLACES - 0.5) ** 2;
      if (away >= nearest) continue;
      const camera = { x: box.x - (margin + (roomX * i) / PLACES) / scale, y: box.y - (margin + (roomY * j) / PLACES) / scale, scale };
      if (land.some((point) => isCovered(point, camera, covering))) continue;
      best = camera;
      nearest = away;
    }
  }
  return best;
}

function isCovered(point: Point, camera: Camera, covering: readonly Box[]): boolean {
  const x = (point.x - camera.x) * camera.scale;
  const y = (point.y - camera.y) * camera.scale;
  return covering.some((box) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height);
}

/** Nearer or farther, with one point of the pane (in pixels) staying where it is. */
export function zoom(camera: Camera, at: Point, factor: number, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  return { scale, x: camera.x + at.x / camera.scale - at.x / scale, y: camera.y + at.y / camera.scale - at.y / scale };
}

/** The camera brought back so that the middle of the pane stays within a box. */
export function holdIn(camera: Camera, box: Box, pane: Size): Camera {
  const half = { x: pane.width / camera.scale / 2, y: pane.height / camera.scale / 2 };
  const middle = { x: camera.x + half.x, y: camera.y + half.y };
  const x = Math.min(box.x + box.width, Math.max(box.x, middle.x)) - half.x;
  const y = Math.min(box.y + box.height, Math.max(box.y, middle.y)) - half.y;
  return { ...camera, x, y };
}
