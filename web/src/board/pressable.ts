// What makes something on the board pressable, by mouse, touch and keyboard: to be spread over an element.

import { t } from "../lib/browser/settings.svelte";
import type { AnyPlay, Place } from "./face";
import { placeKey } from "./places";

/** Something on the board that can be pressed: how it stands, and what is done with it. */
export interface Pressable {
  place: Place;
  label: string;
  isLit: boolean;
  isChosen: boolean;
  canRepeat?: boolean; // it can be pressed again, though it is chosen
  isStop: boolean; // Tab stops at it
  press: (at: Element) => void;
  why: (at: Element) => void | Promise<void>; // the key ?
  tell: (at: Element) => Promise<void> | null; // while the mouse rests on it; null: there is nothing to tell
}

export function buttonProps({ hover, choosing }: Pick<AnyPlay, "hover" | "choosing">, { place, label, isLit, isChosen, canRepeat = false, isStop, press, why, tell }: Pressable) {
  return {
    role: "button" as const,
    tabindex: isStop ? 0 : -1,
    "aria-label": isChosen ? t("page-board-chosen", { thing: label }) : isLit ? t("page-board-lit", { thing: label }) : label,
    "aria-pressed": isLit ? isChosen : undefined,
    "data-place": placeKey(place),
    "data-lit": isLit ? "" : undefined,
    "data-chosen": isChosen ? "" : undefined,
    onclick: (event: MouseEvent) => press(event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      const at = event.currentTarget as Element;
      if (event.key !== "Enter" && event.key !== " " && event.key !== "?") return;
      if (event.key === "Enter" && isChosen && !canRepeat && choosing.complete !== null && at.closest("dialog") === null) return; // it confirms
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "?") void why(at);
      else press(at);
    },
    onpointerenter: (event: PointerEvent) => {
      const at = event.currentTarget as Element;
      if (event.pointerType === "mouse") hover.rest(at, () => tell(at));
    },
    onpointerleave: (event: PointerEvent) => hover.leave(event.currentTarget as Element),
  };
}
