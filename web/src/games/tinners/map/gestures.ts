// Wheel, drag and two fingers on the map. A press that does not move stays a press.

import type { Attachment } from "svelte/attachments";
import type { MapCamera } from "./camera.svelte";
import type { Point } from "./fit";

const SLACK = 6; // pixels that a press may slip

export function gestures(camera: MapCamera): Attachment<HTMLElement> {
  return (pane) => {
    const held = new Map<number, Point>();
    let slipped = 0;

    const place = (event: PointerEvent | WheelEvent): Point => {
      const box = pane.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const isOnMap = (event: Event): boolean => event.target instanceof Element && event.target.closest("svg.map") !== null;

    function wheel(event: WheelEvent): void {
      if (!isOnMap(event)) return;
      event.preventDefault();
      camera.zoomAt(place(event), Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0015)));
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !isOnMap(event)) return;
      if (held.size === 0) slipped = 0;
      held.set(event.pointerId, place(event));
    }

    function move(event: PointerEvent): void {
      const before = held.get(event.pointerId);
      if (before === undefined) return;
      const now = place(event);
      held.set(event.pointerId, now);
      slipped += Math.hypot(now.x - before.x, now.y - before.y);
      if (slipped < SLACK) return;
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) camera.panBy(now.x - before.x, now.y - before.y);
      else {
        camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
        camera.zoomAt(other, Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)));
      }
    }

    const up = (event: PointerEvent): void => void held.delete(event.pointerId);

    /** The click at the end of a drag presses nothing. */
    function click(event: MouseEvent): void {
      if (slipped < SLACK || event.detail === 0) return;
      slipped = 0;
      event.stopPropagation();
      event.preventDefault();
    }

    pane.addEventListener("wheel", wheel, { passive: false });
    pane.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    pane.addEventListener("click", click, { capture: true });
    return () => {
      pane.removeEventListener("wheel", wheel);
      pane.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      pane.removeEventListener("click", click, { capture: true });
    };
  };
}
