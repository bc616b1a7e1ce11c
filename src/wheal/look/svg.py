"""SVG as text: elements, escaped, with short numbers."""

from __future__ import annotations

from html import escape
from typing import Final, TypeAlias

Value: TypeAlias = str | float | None

NAMESPACE: Final = "http://www.w3.org/2000/svg"


def element(name: str, *inside: str, **attributes: Value) -> str:
    """An element; ``class_`` is class, an underscore in a name a hyphen, an attribute that is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(inside)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def together(*inside: str) -> str:
    """Parts of a drawing, each over those before it."""
    return "".join(inside)


def group(*inside: str, **attributes: Value) -> str:
    return element("g", *inside, **attributes)


def words(text: object, x: float, y: float, class_: str, **attributes: Value) -> str:
    """A line of text, escaped."""
    return element("text", escape(str(text)), x=x, y=y, class_=class_, **attributes)


def moved(*inside: str, x: float, y: float, scale: float = 1, **attributes: Value) -> str:
    """A group drawn about another place, perhaps larger."""
    transform = f"translate({short(x)} {short(y)})" + (f" scale({short(scale, 3)})" if scale != 1 else "")
    return group(*inside, transform=transform, **attributes)


def short(number: float, digits: int = 2) -> str:
    """A number without needless digits."""
    written = f"{number:.{digits}f}"
    return (written.rstrip("0").rstrip(".") if "." in written else written) or "0"


def _value(value: Value) -> str:
    return escape(value) if isinstance(value, str) else short(float(value or 0))
