"""A picture that stands by itself: one SVG element with its title, its style sheet and its drawing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from wheal.look.style import sheet_of, style
from wheal.look.svg import NAMESPACE, element

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wheal.look.svg import Value


def document(
    title: str,
    drawing: str,
    sheets: Iterable[tuple[str, str]],
    scope: str,
    size: tuple[float, float],
    **attributes: Value,
) -> str:
    """``sheets`` are style sheets, by package and name; ``scope`` is the class that their rules stay inside."""
    width, height = size
    css = sheet_of("wheal.look", "signs.css") + "".join(sheet_of(package, name) for package, name in sheets)
    return element(
        "svg",
        element("title", escape(title)),
        element("style", style(css, drawing, f".{scope}")),
        drawing,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width} {height}",
        **attributes,
        role="img",
        class_=scope,
    )
