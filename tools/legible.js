// What is wrong with the words and figures that are to be seen on a page now: a list of sentences.
// Evaluated in the page by tools/legible.py, with {least, leastName}: the smallest sizes in pixels.

({ least, leastName }) => {
  const NAMES = "[data-name], .sheet .out-name, .sheet .sea-name"; // names on a map: of areas, and of waters
  const found = [];
  const shown = [];
  const around = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);

  function isVisible(element) {
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === "inset(50%)") return false; // only heard
    }
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** The size at which letters are really drawn, also inside a drawing that is scaled. */
  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    return matrix ? size * Math.hypot(matrix.b, matrix.d) : size;
  }

  /** Boxes of letters have air above and below: what of it is ink. */
  const canvas = document.createElement("canvas").getContext("2d");
  function inkOf(text, element) {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const drawn = canvas.measureText(text);
    const whole = drawn.fontBoundingBoxAscent + drawn.fontBoundingBoxDescent;
    const above = (drawn.fontBoundingBoxAscent - drawn.actualBoundingBoxAscent) / whole;
    const below = (drawn.fontBoundingBoxDescent - drawn.actualBoundingBoxDescent) / whole;
    return ({ left, top, width, height }) => new DOMRect(left, top + height * above, width, height * (1 - above - below));
  }

  /** Letters along a slanted line: their box says little of where they are. */
  function isTurned(element) {
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    return matrix !== null && matrix !== undefined && Math.abs(matrix.b) > 0.01;
  }

  /** The elements that cut off what stands out of them, up to one that can be scrolled to show it. */
  function cuttersOf(element) {
    const found = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      found.push(at);
      if ([overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow))) break;
    }
    return found;
  }

  /** Is a box of letters cut off by an element, and not wholly outside of it? */
  function isCut(box, cutter) {
    const edge = cutter.getBoundingClientRect();
    const canScroll = (axis) => ["auto", "scroll"].includes(getComputedStyle(cutter)[axis]);
    const isSide = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
    const isDown = box.bottom > edge.bottom + 1.5 || box.top < edge.top - 1.5;
    const isOut = box.right < edge.left || box.left > edge.right || box.bottom < edge.top || box.top > edge.bottom;
    return !isOut && ((isSide && !canScroll("overflowX")) || (isDown && !canScroll("overflowY")));
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = around(node.data);
    if (!text || !element || element.closest("script, style, title, option, .skips") || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const boxes = rects.map(inkOf(text, element));
    const size = sizeOf(element);
    const smallest = element.closest(NAMES) ? leastName : least;
    if (size < smallest - 0.05) found.push(`"${text}" is ${size.toFixed(1)} px, least is ${smallest}`);
    const cutters = element instanceof SVGElement ? [] : cuttersOf(element);
    if (boxes.some((box) => cutters.some((cutter) => isCut(box, cutter)))) found.push(`"${text}" is cut off`);
    if (!isTurned(element)) for (const box of boxes) shown.push({ element, text, box });
  }

  /** Does an element hide what lies under it? */
  function isOpaque(element) {
    const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
    const colour = element instanceof SVGElement ? fill : backgroundColor;
    const alpha = /(?:,|\/) *([\d.]+)\)$/.exec(colour)?.[1] ?? "1";
    const isClear = colour === "none" || colour === "transparent" || (/^rgba|\//.test(colour) && Number(alpha) < 0.5);
    return !isClear || (!(element instanceof SVGElement) && backgroundImage !== "none");
  }

  /** Is this what one sees there, and not something that lies under a sheet? */
  function isOnTop({ element, box }) {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const isInside = ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom;
    if (!cuttersOf(element).every((cutter) => isInside(cutter.getBoundingClientRect()))) return false; // scrolled away
    for (const at of document.elementsFromPoint(x, y)) {
      if (at.contains(element) || element.contains(at)) return true;
      if (element instanceof SVGElement && at.ownerSVGElement === element.ownerSVGElement) return true;
      if (isOpaque(at)) return false;
    }
    return true;
  }

  const seen = shown.filter(isOnTop);
  for (let a = 0; a < seen.length; a++) {
    for (let b = a + 1; b < seen.length; b++) {
      if (seen[a].element === seen[b].element) continue;
      const [one, other] = [seen[a].box, seen[b].box];
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1.5 && high > 1) found.push(`"${seen[a].text}" lies on "${seen[b].text}"`);
    }
  }
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} px wide in a window of ${innerWidth}`);
  return [...new Set(found)];
}
