"""The checker of what can be read finds what it is for, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tools import legible

PAGES = {
    "small": ('<p style="font-size: 10px">small</p>', ['"small" is 10.0 px, least is 11']),
    "small in a drawing": (
        '<svg width="100" height="100" viewBox="0 0 200 200"><text y="80" font-size="20">7</text></svg>',
        ['"7" is 10.0 px, least is 11'],
    ),
    "name on a map": ('<svg width="100" height="100"><text y="80" font-size="10" data-name="a">Bude</text></svg>', []),
    "cut at the side": (
        '<div style="overflow: hidden; width: 40px; white-space: nowrap">cut off here</div>',
        ['"cut off here" is cut off'],
    ),
    "cut below by what is farther": (
        (
            '<div style="overflow: hidden; height: 16px; padding-top: 8px; box-sizing: border-box">'
            '<div style="overflow: hidden">low</div></div>'
        ),
        ['"low" is cut off'],
    ),
    "only heard": (
        '<b>seen</b><i style="position: absolute; left: 8px; width: 1px; clip-path: inset(50%)">heard</i>',
        [],
    ),
    "scrolled away": ('<div style="overflow: auto; height: 20px"><p>one</p></div><b>two</b>', []),
    "scrolled": ('<div style="overflow: auto; height: 20px"><p>one</p><p>two</p></div>', []),
    "one on the other": (
        '<b style="position: absolute; top: 9px">one</b><i style="position: absolute; top: 14px">two</i>',
        ['"one" lies on "two"'],
    ),
    "under a sheet": (
        (
            '<b style="position: absolute; top: 9px">one</b>'
            '<i style="position: absolute; top: 0; height: 40px; background: white">two</i>'
        ),
        [],
    ),
    "close lines": ('<p style="margin: 0; line-height: 1">Hall<br>hill</p><p style="margin: -3px 0">axe</p>', []),
    "too wide": ('<div style="width: 3000px; height: 5px"></div>', ["the page is 3008 px wide in a window of 800"]),
}


@pytest.mark.parametrize("name", PAGES)
def test_what_cannot_be_read_is_found(browser: Browser, name: str) -> None:
    content, faults = PAGES[name]
    page = browser.new_page(viewport={"width": 800, "height": 600})
    page.set_content(f"<!doctype html><html lang='en'><body>{content}</body></html>")
    assert legible.faults(page) == faults
    page.close()
