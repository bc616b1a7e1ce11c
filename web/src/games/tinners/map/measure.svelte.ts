// How wide names are in the lettering of signs; measured again when the letters have come.

const SIZE = 100;
const known = new Map<string, number>();
let generation = $state(0);
let pen: CanvasRenderingContext2D | null = null;

if (typeof document !== "undefined") {
  void Promise.all([document.fonts.load('600 20px "Besley Variable"'), document.fonts.ready]).then(() => {
    known.clear();
    generation++;
  });
}

/** The width of a name set at one unit, in a weight. */
export function widthOf(name: string, weight: 600 | 700): number {
  void generation;
  const key = `${weight} ${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null) return name.length * 0.62;
  pen.font = `${weight} ${SIZE}px "Besley Variable", Besley, Rockwell, Georgia, serif`;
  const width = pen.measureText(name).width / SIZE;
  known.set(key, width);
  return width;
}
