"""The look of pictures that stand by themselves: tokens and rules that reach nothing outside the picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

TOKEN: Final = re.compile(r"(--[a-z0-9-]+)\s*:\s*([^;]+);")
USED: Final = re.compile(r"var\((--[a-z0-9-]+)")
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
SYSTEM: Final = re.compile(r"@media \(prefers-color-scheme: dark\)\{([^{}]*\{[^{}]*\})\}")
LIGHT: Final = ":root"
DARK: Final = ':root[data-theme="dark"]'


@cache
def tokens(theme: str) -> Mapping[str, str]:
    """The design tokens of a theme, by name."""
    css = COMMENT.sub("", (resources.files("wheal.look") / "tokens.css").read_text(encoding="utf-8"))
    found = next(body for selector, body in RULE.findall(css) if selector.strip() == theme)
    return {name: " ".join(value.split()) for name, value in TOKEN.findall(found)}


def sheet_of(package: str, name: str) -> str:
    """A style sheet that lies in a package."""
    return (resources.files(package) / name).read_text(encoding="utf-8")


def scoped(css: str, scope: str) -> str:
    """The same rules for what lies inside one element only. The rules are plain: no at-rule, none inside another."""
    rules = []
    for selectors, body in RULE.findall(COMMENT.sub("", css)):
        inner = ",".join(f"{scope} {selector.strip()}" for selector in selectors.split(","))
        rules.append(f"{inner}{{{' '.join(body.split())}}}")
    return "\n".join(rules)


def style(css: str, drawing: str, scope: str) -> str:
    """A style sheet for a drawing: the tokens that it needs, light and dark, and its rules."""
    needed = _needed(css + drawing)
    light = "".join(f"{name}:{tokens(LIGHT)[name]};" for name in needed)
    dark = "".join(f"{name}:{tokens(DARK)[name]};" for name in needed if name in tokens(DARK))
    light += "max-width:100%;height:auto;"
    return f"{scope}{{{light}}}\n@media (prefers-color-scheme: dark){{{scope}{{{dark}}}}}\n{scoped(css, scope)}"


def in_theme(picture: str, theme: str) -> str:
    """A picture in one theme, whatever the system prefers."""
    return SYSTEM.sub(r"\1" if theme == "dark" else "", picture, count=1)


def _needed(text: str) -> list[str]:
    """The tokens that a text names, and those that their values name."""
    found: list[str] = []
    waiting = USED.findall(text)
    while waiting:
        name = waiting.pop()
        if name in tokens(LIGHT) and name not in found:
            found.append(name)
            waiting += USED.findall(tokens(LIGHT)[name])
    return sorted(found)
