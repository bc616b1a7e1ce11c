// How the page is laid out on this screen.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type Layout = "desktop" | "tablet" | "phone";

const PHONE = 700;
const DESKTOP = 1200;
const LOW = 500; // a phone on its side, or a page at 200 %

export function layoutOf(width: number, height: number): Layout {
  if (width < PHONE || height < LOW) return "phone";
  return width < DESKTOP && height > width ? "tablet" : "desktop";
}

export const screen = {
  get layout(): Layout {
    return layoutOf(innerWidth.current ?? DESKTOP, innerHeight.current ?? PHONE);
  },
  /** Is there room for what is also one press away? */
  get isWide(): boolean {
    return (innerWidth.current ?? DESKTOP) >= DESKTOP;
  },
};
