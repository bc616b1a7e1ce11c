"""What is asked of the page itself, in its own language."""

from __future__ import annotations

# Until it is this seat's turn anew (another decision than the last); "over" at the end, and where the screen is passed.
TURN = """(last) => {
  if (document.querySelector("main.end, main.curtain")) return "over";
  const dock = document.querySelector("section.dock.lit");
  return dock && dock.dataset.decision !== last ? "asked" : "";
}"""

# The buttons of a game that asks in its own way.
OWN_BUTTON = ".its-own button:not([type=submit])"

# What somebody sees of what is asked.
STATE = """() => {
  const dock = document.querySelector("section.dock.lit");
  const all = (what) => [...(dock?.querySelectorAll(what) ?? [])];
  const confirm = document.getElementById("confirm");
  return {
    isOver: document.querySelector("main.end") !== null,
    isOwn: all(".its-own").length > 0,
    decision: dock?.dataset.decision ?? "",
    verbs: all(".verbs [data-verb]:not(.off)").map((verb) => verb.dataset.verb),
    own: all(OWN_BUTTON).length,
    options: all(".options button").length,
    isLong: all(".list select").length > 0,
    canConfirm: confirm !== null && !confirm.disabled,
    isCareful: confirm?.classList.contains("careful") ?? false,
  };
}""".replace("OWN_BUTTON", repr(OWN_BUTTON))

# A point at which a thing is really on top, as near to its middle as can be; null where it is covered or not shown.
FIND_POINT = """(element) => {
  const box = element.getBoundingClientRect();
  const spots = [];
  for (let a = 1; a < 12; a++) for (let b = 1; b < 12; b++) spots.push([a / 12, b / 12]);
  spots.sort(([a, b], [c, d]) => Math.hypot(a - 0.5, b - 0.5) - Math.hypot(c - 0.5, d - 0.5));
  for (const [across, down] of spots) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (top !== null && (element.contains(top) || top.closest("[data-place]") === element)) return { x, y };
  }
  return null;
}"""

# A point to press a lit thing; it is scrolled to where that is needed.
POINT = f"""(place) => {{
  const find = {FIND_POINT};
  const things = [...document.querySelectorAll(`[data-lit][data-place="${{CSS.escape(place)}}"]`)];
  for (const thing of things) {{
    if (find(thing) === null) thing.scrollIntoView({{ block: "nearest", inline: "nearest" }});
    const point = find(thing);
    if (point !== null) return point;
  }}
  return null;
}}"""

# Everything that is lit: its place, its accessible name, its role.
LIT = """() => [...document.querySelectorAll("[data-lit]")]
  .filter((thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 0)
  .map((thing) => ({
    place: thing.dataset.place ?? "",
    name: thing.getAttribute("aria-label") ?? "",
    role: thing.getAttribute("role") ?? "",
  }))"""

# Has the focus come to something of this kind?
FOCUSED = "(what) => document.activeElement?.matches(what) ?? false"
