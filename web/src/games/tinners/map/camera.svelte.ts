// Where the map is looked at from: the fit, or where somebody went by wheel, fingers or buttons.

import { cubicOut } from "svelte/easing";
import { Tween, prefersReducedMotion } from "svelte/motion";
import { boxOf, fitLand, holdIn, cameraOn, zoom, type Box, type Camera, type Point, type Size } from "./fit";

const TRAVEL = 320;
const NEAREST = 3.2;
const STEP = 1.35;
const NEAR = 26; // pixels left round what is shown from near

export class MapCamera {
  pane = $state.raw<Size>({ width: 0, height: 0 });
  covering = $state.raw<Box[]>([]);
  #own = $state.raw<Camera | null>(null);
  #tween = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { duration: TRAVEL, easing: cubicOut });
  #isTravelling = $state(false);

  constructor(
    private land: () => Point[],
    private margin: () => number,
  ) {}

  fit = $derived.by(() => fitLand(this.land(), this.pane, this.covering, this.margin()));
  #aim = $derived.by(() => this.#own ?? this.fit);
  now = $derived.by(() => (this.#isTravelling ? this.#tween.current : this.#aim));

  /** Has somebody gone elsewhere than the fit? */
  get isMoved(): boolean {
    return this.#own !== null;
  }

  viewBox = $derived.by(() => {
    const { x, y, scale } = this.now;
    return `${x} ${y} ${Math.max(1, this.pane.width) / scale} ${Math.max(1, this.pane.height) / scale}`;
  });

  zoomAt(at: Point, factor: number): void {
    this.#go(zoom(this.now, at, factor, this.fit.scale * 0.6, Math.max(NEAREST, this.fit.scale * 2)));
  }

  panBy(dx: number, dy: number): void {
    const { x, y, scale } = this.now;
    this.#go({ scale, x: x - dx / scale, y: y - dy / scale });
  }

  step(isNearer: boolean): void {
    const at = { x: this.pane.width / 2, y: this.pane.height / 2 };
    const to = zoom(this.#aim, at, isNearer ? STEP : 1 / STEP, this.fit.scale * 0.6, NEAREST);
    void this.#travel(holdIn(to, boxOf(this.land()), this.pane));
  }

  toFit(): void {
    if (this.#own !== null) void this.#travel(null);
  }

  /** Go near enough to see these points well. */
  show(points: readonly Point[], most: number): void {
    if (points.length > 0) void this.#travel(cameraOn(boxOf(points), this.pane, NEAR, most));
  }

  /** The land that is to be seen becomes another: whoever looks at the whole goes there with it. */
  reframe(change: () => void): void {
    const from = this.now;
    change();
    if (this.#own === null && this.pane.width > 0) void this.#travel(null, from);
  }

  #go(camera: Camera): void {
    this.#isTravelling = false;
    this.#own = holdIn(camera, boxOf(this.land()), this.pane);
  }

  async #travel(to: Camera | null, from = this.now): Promise<void> {
    this.#own = to;
    if (prefersReducedMotion.current) return;
    await this.#tween.set(from, { duration: 0 });
    this.#isTravelling = true;
    await this.#tween.set(to ?? this.fit);
    this.#isTravelling = false;
  }
}
