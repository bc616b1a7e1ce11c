"""The engraved map of the sheet: sea with waterlines, tinted land with coloured edges, borders, coast, names."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from wheal.games.tinners.content import REGION_NAMES, Content
from wheal.games.tinners.content.coastline import BEYOND, Lines, path
from wheal.games.tinners.picture.sheet_places import ROSE, Places
from wheal.kernel.texts import texts
from wheal.look.svg import element, group, words

if TYPE_CHECKING:
    from wheal.games.tinners.content.map import Spot
    from wheal.games.tinners.rules.setting import Rules

WATERLINES: Final = (76, 60, 46, 34, 23.5, 15, 8)  # widths, the outermost first
WATERLINE: Final = 1.5  # how much of each stroke is seen
GRATICULE: Final = 200
NAME_SIZE: Final = 0.92  # of what the map says for a name in the sea
WATER_NAMES: Final = {
    "Celtic Sea": "draw-sea-celtic",
    "English Channel": "draw-sea-channel",
    "Mount's Bay": "draw-sea-bay",
    "Devon": "draw-sea-devon",
}


class MapSheet:
    """The drawing for one player count; ``prefix`` begins every id in it."""

    def __init__(self, rules: Rules, content: Content, lines: Lines) -> None:
        self.rules = rules
        self.content = content
        self.lines = lines
        places = Places(content.drawing, rules.seats)
        say = texts("tinners")
        self.names = places.names({text: say(message) for text, message in WATER_NAMES.items()})
        self.rose = places.rose(self.names)
        self.prefix = f"tt{content.digest[:6]}{rules.seats}"

    def draw(self, bands: str = "") -> str:
        """The whole sheet, in the units of the map, running on beyond any window; ``bands`` lie under the borders."""
        return group(
            self._defs(),
            self._sea(),
            self._waterlines(),
            element("path", class_="devon", d=self.lines.beyond),
            *self._tints(),
            self._coast_shade(),
            bands,
            *self._borders(),
            *self._coasts(),
            *self._names(),
            "" if self.rose is None else draw_rose(*self.rose, ROSE),
            class_="sheet",
        )

    def _use(self, name: str, **attributes: str | float | None) -> str:
        return element("use", href=f"#{self.prefix}-{name}", **attributes)

    def _defs(self) -> str:
        prefix, lines = self.prefix, self.lines
        parts = [
            element("path", id=f"{prefix}-land", d=lines.land),
            element("path", id=f"{prefix}-beyond", d=lines.beyond),
            element("clipPath", self._use("land"), id=f"{prefix}-in-land"),
        ]
        for index, area in enumerate(self.content.areas):
            parts.append(element("path", id=f"{prefix}-{area.id}", d=lines.ring(area.ring)))
            if self._region(index):
                parts.append(element("clipPath", self._use(area.id), id=f"{prefix}-in-{area.id}"))
        blur = element("feGaussianBlur", stdDeviation=5)
        parts.append(element("filter", blur, id=f"{prefix}-soft", x="-5%", y="-5%", width="110%", height="110%"))
        stops = element("stop", offset=0, class_="near") + element("stop", offset=1, class_="deep")
        parts.append(element("radialGradient", stops, id=f"{prefix}-wash", cx=0.45, cy=0.55, r=0.75))
        return element("defs", *parts)

    def _sea(self) -> str:
        left, top, width, height = self.content.drawing.sheet
        x, y = left - BEYOND, top - BEYOND
        across, down = width + 2 * BEYOND, height + 2 * BEYOND
        wash = element("rect", x=x, y=y, width=across, height=down, fill=f"url(#{self.prefix}-wash)")
        upright = [f"M{x + at:.0f} {y:.0f}v{down:.0f}" for at in range(100, int(across), GRATICULE)]
        level = [f"M{x:.0f} {y + at:.0f}h{across:.0f}" for at in range(75, int(down), GRATICULE)]
        return wash + element("path", class_="graticule", d="".join(upright + level))

    def _waterlines(self) -> str:
        """Each is a wide stroke in the colour of lines with a narrower one in the colour of the sea upon it."""
        strokes = []
        for number, width in enumerate(WATERLINES, 1):
            for class_, across in ((f"line-{number}", width), ("sea", width - WATERLINE)):
                strokes += [self._use(name, class_=class_, stroke_width=across) for name in ("land", "beyond")]
        return group(*strokes, class_="waterlines")

    def _region(self, area: int) -> str:
        """The letter of an area's region in small; empty out of play."""
        region = self.rules.region_of[area]
        return REGION_NAMES[region].lower() if region >= 0 else ""

    def _tints(self) -> list[str]:
        """The land, and in play a deeper edge inside the border, as if coloured by hand."""
        parts = []
        for index, area in enumerate(self.content.areas):
            region = self._region(index)
            parts.append(self._use(area.id, class_=f"land {region or 'out'}"))
            if region:
                clip = f"url(#{self.prefix}-in-{area.id})"
                parts.append(self._use(area.id, class_=f"edge {region}", clip_path=clip))
        return parts

    def _coast_shade(self) -> str:
        shade = self._use("land", class_="coast-shade", filter=f"url(#{self.prefix}-soft)")
        return group(shade, clip_path=f"url(#{self.prefix}-in-land)")

    def _borders(self) -> list[str]:
        found = []
        for pair, border in self.content.drawing.borders.items():
            one, other = (self._region(area) for area in pair)
            kind = "region" if one != other else "area" if one else "out"
            found.append(element("path", class_=f"border {kind}", d=self.lines.chain(border.chain)))
        return found

    def _coasts(self) -> list[str]:
        drawing, lines = self.content.drawing, self.lines
        far = [element("path", class_="coast far", d=line) for line in lines.far_coasts]
        county = element("path", class_="county", d=lines.chain(drawing.county))
        return [county, element("path", class_="coast", d=lines.chain(drawing.coast)), *far]

    def _names(self) -> list[str]:
        """Seas and the neighbouring county, and the areas out of play."""
        found = []
        for name in self.names:
            turn = f"rotate({name.angle:g} {name.x:g} {name.y:g})"
            found.append(words(name.text, name.x, name.y, "sea-name", font_size=name.size * NAME_SIZE, transform=turn))
        for index, area in enumerate(self.content.areas):
            if not self._region(index):
                x, y = area.plate
                found.append(words(area.name, x, y + 3, "out-name"))
        return found


def draw_rose(x: float, y: float, radius: float) -> str:
    """A star of sixteen points in two rings, north named."""

    def at(part: float, degrees: float) -> Spot:
        angle = math.radians(degrees - 90)
        return x + radius * part * math.cos(angle), y + radius * part * math.sin(angle)

    star = [at((1, 0.17, 0.62, 0.17)[point % 4], point * 22.5) for point in range(16)]
    halves = "".join(path([(x, y), at(1, turn), at(0.17, turn + 22.5)], True) for turn in range(0, 360, 90))
    ticks = "".join(path([at(0.74, turn), at(0.8, turn)]) for turn in range(0, 360, 10))
    return group(
        *(element("circle", cx=x, cy=y, r=radius * part) for part in (0.72, 0.82)),
        element("path", class_="ticks", d=ticks),
        element("path", class_="rose", d=path(star, True)),
        element("path", class_="dark", d=halves),
        words("N", x, y - radius - 4, "north"),
        class_="compass",
    )
