// How large things are on the map, so that no figure falls under 11 pixels and no name under 10: below a certain scale
// something else is shown instead.

export interface Sizes {
  isFar: boolean; // one mark for each area, of the same size on the screen whatever the scale
  hasNames: boolean;
  pixel: number; // units of the map
  grow: number; // of what stands in an area, about its middle
  name: number; // size of letters, in units before growing; as all that follow
  chip: number;
  small: number;
  figure: number;
}

const FAR = 0.74;
const NAMED = 0.66; // far, but with room for a name at each mark
const MOST_GROWTH = 1.07;
const NAME_PX = 10.1;
const FIGURE_PX = 11.05;
const NAME = 11.6;
const CHIP = 18.5;
const SMALL = 15;
const FIGURE_OF_CHIP = 16.5 / 24; // how SvgShape draws it

export function sizesAt(scale: number): Sizes {
  const wanted = FIGURE_PX / FIGURE_OF_CHIP / CHIP / scale;
  const grow = Math.min(MOST_GROWTH, Math.max(1, wanted));
  const seen = scale * grow;
  return {
    isFar: scale < FAR,
    hasNames: scale >= NAMED,
    pixel: 1 / scale,
    grow,
    name: Math.max(NAME, NAME_PX / seen),
    chip: Math.max(CHIP, FIGURE_PX / FIGURE_OF_CHIP / seen),
    small: Math.max(SMALL, FIGURE_PX / FIGURE_OF_CHIP / seen),
    figure: Math.max(9.5, FIGURE_PX / seen),
  };
}
