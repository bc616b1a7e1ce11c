"""The whole page in Polish, and another language in the middle of a choice."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

import wheal
from tests.browser.conftest import Visit
from tools.browser import PageServer

ROLES: tuple[Literal["banner", "navigation", "main", "contentinfo", "dialog", "alert"], ...] = (
    "banner",
    "navigation",
    "main",
    "contentinfo",
    "dialog",
    "alert",
)
TEXTS = Path(wheal.__file__).parent / "texts"
MESSAGE = re.compile(r"^(page-[a-z-]+) = ([^{}\n]{4,})$", re.MULTILINE)  # on one line, the same whatever happens


def messages(lang: str) -> dict[str, str]:
    return dict(MESSAGE.findall((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))


POLISH = messages("pl")
NOTATION = {  # names of several words, as moves have them
    word
    for game in wheal.games()
    for action in wheal.game(game).table.actions
    for word in action.text.split()
    if "-" in word
}
ENGLISH = {text for name, text in messages("en").items() if text != POLISH.get(name)}


def heard_on(page: Page) -> str:
    """Everything that is seen or heard."""
    parts = [page.get_by_role(role).all() for role in ROLES]
    return "\n".join(part.aria_snapshot() for found in parts for part in found)


def found_in(heard: str, texts: set[str]) -> list[str]:
    """Those of the texts that were heard; names of the notation, such as copper-exchange, are the same everywhere."""
    told = re.sub(r"[\w-]+", lambda word: "" if word[0] in NOTATION else word[0], heard)
    return [text for text in texts if re.search(rf"\b{re.escape(text)}(?!\w)", told)]


def assert_polish(page: Page) -> None:
    """No message of the page is English, neither seen nor heard."""
    heard = heard_on(page)
    assert not found_in(heard, ENGLISH)
    assert len([text for text in POLISH.values() if text in heard]) > 5


def test_a_table_is_set_up_and_played_in_polish(visit: Visit) -> None:
    page = visit(locale="pl")
    say = POLISH.__getitem__
    page.get_by_role("button", name=say("page-start")).wait_for()
    assert_polish(page)
    page.get_by_role("radio", name="Ore").last.press("Space")
    expect(page.get_by_role("switch").first).to_be_visible()
    assert_polish(page)
    page.get_by_role("button", name=say("page-seat-add")).press("Enter")
    page.get_by_role("group", name=re.compile("4")).get_by_role("radio", name=say("page-seat-friend")).press("Space")
    page.get_by_role("button", name=say("page-start")).press("Enter")
    page.get_by_role("region", name=say("page-invite-heading")).wait_for()
    assert_polish(page)
    page.get_by_role("button", name=say("page-invite-close")).press("Enter")
    assert_polish(page)

    page.get_by_role("link", name="Wheal").press("Enter")
    page.get_by_role("radio", name="Cynowy szlak").press("Space")
    page.get_by_role("button", name=say("page-start")).press("Enter")
    what_it_does = page.get_by_role("group", name=say("page-head-preview"))
    for region in "ABC":
        expect(page.get_by_text(f"Odrzuć jedną z dwóch swoich map geologicznych regionu {region}.")).to_be_visible()
        page.keyboard.press("1")
        assert_polish(page)
        what_it_does.get_by_role("button").press("Enter")
    expect(page.get_by_role("region", name=say("page-head-log"))).to_contain_text("odrzuca")


def test_the_language_changes_in_the_middle_of_a_choice(visit: Visit, server: PageServer) -> None:
    page = visit(server.make_from("tinners-4-players-31", 147).link(1), locale="pl")
    turn = page.get_by_role("region", name=POLISH["page-turn-yours"])
    expect(page.get_by_role("heading", level=1, name="Cynowy szlak")).to_be_visible()
    extract = turn.get_by_role("button", name="Wydobądź rudę").first
    extract.press("Enter")
    expect(extract).to_have_attribute("aria-pressed", "true")
    assert_polish(page)
    page.get_by_role("combobox", name=POLISH["page-bar-language"]).focus()
    page.keyboard.type("English")
    expect(page.get_by_role("heading", level=1, name="Tinners' Trail")).to_be_visible()
    expect(page.get_by_role("button", name="Extract ore").first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="Log")).to_contain_text("katie looks at no tile.")
    act = page.get_by_role("group", name="What this does").get_by_role("button", name="Extract ore: Probus")
    act.press("Enter")
    expect(page.get_by_role("region", name="What is asked")).to_contain_text("simon")
    page.get_by_role("combobox", name="Language").focus()
    page.keyboard.type("Polski")
    expect(page.get_by_role("heading", name=POLISH["page-head-asked"])).to_be_visible()
    expect(page.get_by_role("region", name=POLISH["page-head-log"])).to_contain_text("katie wydobywa")
    assert_polish(page)
