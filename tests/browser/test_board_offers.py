"""What is offered on the boards: both ores at once, pumps in one go, places of some use, names of all that is drawn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.board_player import BoardPlayer
from tests.browser.conftest import PHONE, WIDE, Tables, Visit
from tests.browser.player import set_up
from tools.browser import PageServer
from tools.moments import MOMENTS, TINNERS

KATIE, MIKE = 1, 0
ORES = (TINNERS, 155)  # katie's mine in Probus has tin and copper
PUMPS = (TINNERS, 156)  # two pumps for mike, whose mine in St Blazey has water
TURN = (TINNERS, 147)
PEEKED = ("tinners-3-players-21", 62)  # mike has looked at Polgooth

VIEW_BOX = 'document.querySelector("svg.map").getAttribute("viewBox")'


def seated(visit_board: Visit, server: PageServer, moment: tuple[str, int], seat: int, **screen: object) -> Page:
    page = visit_board(server.make_from(*moment).link(seat), **(screen or WIDE))
    assert BoardPlayer(page).wait()
    return page


def lit_places(page: Page) -> set[str]:
    return {each.place for each in BoardPlayer(page).lit()}


def log(page: Page) -> Locator:
    return page.get_by_role("tabpanel")


# ---- amounts --------------------------------------------------------------------------------------


def test_both_ores_are_chosen_side_by_side(visit_board: Visit, server: PageServer) -> None:
    """Two steppers at once, each with what it can be; all of it by keys; beside each what a cube brings and costs."""
    page = seated(visit_board, server, ORES, KATIE)
    page.keyboard.press("e")
    if page.locator("#confirm").is_disabled():
        assert BoardPlayer(page).press_place("AREA:probus")
    tin, copper = (page.get_by_role("spinbutton", name=re.compile(ore)) for ore in ("tin", "copper"))
    expect(tin).to_be_visible()
    expect(copper).to_be_visible()
    boxes = tin.bounding_box(), copper.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert abs(boxes[0]["y"] - boxes[1]["y"]) < 2
    expect(page.locator(".amounts")).to_contain_text(re.compile("£\\d+ (less £\\d+ water|each)"))
    confirm = page.locator("#confirm")
    most = {ore: int(field.get_attribute("max") or 0) for ore, field in (("tin", tin), ("copper", copper))}
    for wanted in ((1, 0), (0, 1), (1, 1)):
        for field, amount in ((tin, wanted[0]), (copper, wanted[1])):
            field.focus()
            page.keyboard.press("Control+a")
            page.keyboard.press(str(amount))
        said = [f"{ore} {n}" for ore, n in zip(("tin", "copper"), wanted, strict=True) if n]
        expect(confirm).to_contain_text(", ".join(said))
    assert min(most.values()) >= 1
    copper.press("ArrowDown")
    expect(tin).to_have_value("1")
    expect(copper).to_have_value("0")
    copper.press("Enter")
    page.locator("#confirm").click()
    expect(log(page)).to_contain_text("katie extracts 1 tin in Probus")


def test_pumps_are_taken_and_used_in_one_go(visit_board: Visit, server: PageServer) -> None:
    """The mines are pressed one after the other, what each does is seen, and one press confirms it all."""
    page = seated(visit_board, server, PUMPS, MIKE)
    player = BoardPlayer(page)
    player.pick("pumps")
    expect(page.locator("#asked")).to_have_text(re.compile("^\\s*Where\\?"))
    own = lit_places(page)
    assert own, "own mines with water are lit"
    preview = page.get_by_role("group", name="What this does")
    assert player.press_place("AREA:st-blazey")
    expect(page.locator('[data-place="AREA:st-blazey"]')).to_have_attribute("data-chosen", "")
    expect(preview).to_contain_text("St Blazey")
    expect(preview).to_contain_text("−1 water")
    expect(page.locator("#confirm")).to_contain_text("St Blazey 1")
    page.keyboard.press("Escape")  # one press is taken back
    expect(page.locator("#confirm")).not_to_contain_text("St Blazey")
    field = page.get_by_role("spinbutton", name=re.compile("St Blazey"))
    field.focus()
    field.press("ArrowUp")  # the same by keys
    expect(page.locator("#confirm")).to_contain_text("St Blazey 1")
    page.locator("#confirm").click()
    expect(log(page)).to_contain_text("mike takes")
    expect(log(page)).to_contain_text("mike pumps one water out of St Blazey")
    expect(log(page)).to_contain_text("mike stops pumping")
    expect(page.locator("#asked")).not_to_contain_text("Where?")


def test_one_undo_takes_back_all_that_one_press_has_done(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, PUMPS, MIKE)
    player = BoardPlayer(page)
    asked = page.locator("#asked").inner_text()
    water = page.locator('[data-place="AREA:st-blazey"]').get_attribute("aria-label")
    player.pick("pumps")
    assert player.press_place("AREA:st-blazey")
    page.locator("#confirm").click()
    expect(log(page)).to_contain_text("mike pumps one water out of St Blazey")
    expect(log(page).get_by_role("listitem").last).to_contain_text("mike stops pumping")
    page.keyboard.press("u")
    expect(log(page)).to_contain_text("mike took a move back")
    expect(log(page)).not_to_contain_text("mike pumps one water out of St Blazey")
    expect(page.locator("#asked")).to_have_text(asked)
    expect(page.locator('[data-place="AREA:st-blazey"]')).to_have_attribute("aria-label", water or "")


def test_pumps_that_were_taken_by_hand_are_used_in_the_same_way(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, (TINNERS, 157), MIKE)
    expect(page.locator("#asked")).to_have_text(re.compile("^\\s*Where\\?"))
    expect(page.locator("#confirm")).to_have_text(re.compile("^Stop pumping"))
    expect(page.locator("#confirm")).to_have_class(re.compile("careful"))
    player = BoardPlayer(page)
    assert player.press_place("AREA:st-blazey")
    expect(page.locator("#confirm")).to_have_text(re.compile("^Use a steam pump: St Blazey 1"))
    page.locator("#confirm").click()
    expect(log(page)).to_contain_text("mike stops pumping")


def test_the_best_investment_names_its_split_and_what_is_left(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, (TINNERS, 84), MIKE)
    amounts = page.locator("section.dock").get_by_role("group", name="Invest")
    sentence = amounts.locator("p").inner_text()
    found = re.fullmatch(
        r"Best: 2 × £10 \+ £5 scores (\d+) points; £(\d+) would be left for the next round\.", sentence
    )
    assert found is not None, sentence
    best = amounts.get_by_role("button", name=re.compile("best"))
    expect(best).to_contain_text(f"£{found[2]} left")
    expect(best).to_contain_text(found[1])


# ---- places ---------------------------------------------------------------------------------------


def test_only_places_of_some_use_are_lit_until_all_are_asked_for(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, TURN, KATIE)
    before = page.evaluate(VIEW_BOX)
    BoardPlayer(page).pick("miner")
    expect(page.locator("#asked")).to_have_text("Place a miner: where?")
    few = lit_places(page)
    legal = set(page.evaluate("[...document.querySelectorAll('[data-place^=AREA]')].map((area) => area.dataset.place)"))
    assert few < legal
    assert page.evaluate(VIEW_BOX) == before, "the map stays where it is"
    unlit = page.locator('[data-place="AREA:launceston"]')
    expect(unlit).not_to_have_attribute("data-lit", "")
    unlit.dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("would do you no good")
    page.keyboard.press("Escape")
    switch = page.get_by_role("switch", name="Show all")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "true")
    assert few < lit_places(page)
    unlit.dispatch_event("click")
    expect(page.locator("#confirm")).to_have_text(re.compile("^Place a miner: Launceston"))


def test_nothing_on_the_map_moves_but_what_is_built(visit_board: Visit, server: PageServer) -> None:
    """A place is lit, chosen and previewed: everything else stands where it stood."""
    page = seated(visit_board, server, TURN, KATIE)
    places = """() => Object.fromEntries([...document.querySelectorAll("svg.map .contents")].map((area) => {
        const at = area.getAttribute("transform");
        return [area.querySelector("[data-name]")?.dataset.name ?? at, at];
    }))"""
    before = page.evaluate(places)
    BoardPlayer(page).pick("train")
    assert page.evaluate(places) == before
    assert BoardPlayer(page).press_place("AREA:gwennap")
    page.locator(".preview .next").wait_for()
    after = page.evaluate(places)
    assert {name: at for name, at in after.items() if name != "Gwennap"} == {
        name: at for name, at in before.items() if name != "Gwennap"
    }


def test_typed_moves_may_be_of_no_use(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, TURN, KATIE)
    page.keyboard.press("/")
    typed = page.get_by_role("combobox", name="Type a move")
    typed.fill("miner launceston")
    typed.press("Enter")
    expect(page.locator("#confirm")).to_have_text(re.compile("^Place a miner: Launceston"))


def test_own_mines_keep_their_colour(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, TURN, KATIE)
    BoardPlayer(page).pick("build")
    hushed = page.locator("svg.map .contents.hushed").count()
    assert hushed > 0, "others lose theirs"
    own = page.locator('svg.map .contents:has([data-name="Probus"])')
    expect(own).not_to_have_class(re.compile("hushed"))


def test_a_tile_that_was_looked_at_shows_its_figures_to_who_looked(visit_board: Visit, server: PageServer) -> None:
    made = server.make_from(*PEEKED)
    tile = 'svg.map .contents:has([data-name="Polgooth"]) .ticket.secret text'
    looked, other = (visit_board(made.link(seat), **WIDE) for seat in (0, 1))
    expect(looked.locator(tile)).to_have_count(3)
    expect(other.locator("svg.map")).to_be_visible()
    expect(other.locator(tile)).to_have_count(0)


def test_a_discarded_card_leaves_the_hand_at_once(visit_board: Visit, server: PageServer) -> None:
    page = visit_board(server.make_from(TINNERS, 0).link(MIKE), **WIDE)
    player = BoardPlayer(page)
    assert player.wait()
    cards = page.get_by_role("region", name="Survey cards").locator("[data-place]")
    names = cards.evaluate_all("all => all.map((card) => card.dataset.place)")
    player.play()
    expect(cards).to_have_count(len(names) - 1)


# ---- what it looks like ---------------------------------------------------------------------------


def test_hover_is_not_chosen(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, TURN, KATIE)
    verb = page.locator('[data-verb="pasties"]')
    verb.hover()
    style = "(verb) => getComputedStyle(verb).backgroundColor"
    page.wait_for_timeout(300)
    lamp = page.evaluate(
        "() => { const one = document.createElement('i'); one.style.background = 'var(--lamp)';"
        " document.body.append(one); const found = getComputedStyle(one).backgroundColor; one.remove(); return found; }"
    )
    assert verb.evaluate(style) != lamp


NAMELESS = """() => {
  const words = (text) => /\\p{L}{2,}/u.test(text ?? "");
  const isNamed = (thing) => {
    for (let at = thing, up = 0; at && up < 4; at = at.parentElement, up++) {
      if (at.getAttribute("title") || at.getAttribute("aria-label") || at.querySelector(":scope > title")) return true;
      if (words(at.textContent)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll(".icon, .emblem, svg.shape, span.letter")]
    .filter((thing) => thing.checkVisibility() && !isNamed(thing))
    .map((thing) => thing.parentElement.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize("moments", ["tinners", "ore"])
def test_every_drawing_has_a_name(visit_board: Visit, tables: Tables, moments: str) -> None:
    page = visit_board(**WIDE)
    found = []
    for name in (name for name in MOMENTS if name.startswith(f"{moments}-")):
        tables.open(page, MOMENTS[name])
        found += [f"{name}: {html}" for html in page.evaluate(NAMELESS)]
    assert not found


def test_a_name_is_told_to_a_finger_that_stays_and_to_the_focus(visit_board: Visit, server: PageServer) -> None:
    page = seated(visit_board, server, TURN, KATIE, **PHONE)
    tool = page.get_by_role("button", name="Menu and settings")
    tool.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "clientX": 5, "clientY": 5})
    expect(page.locator("body > .name, #app .name, .name").filter(has_text="Menu and settings")).to_be_visible()
    tool.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_text("Menu and settings", exact=True).locator("visible=true")).to_have_count(0)


# ---- several at one screen ------------------------------------------------------------------------


def test_the_curtain_tells_what_happened_and_opens_by_one_press(visit_board: Visit) -> None:
    page = visit_board(**WIDE)
    set_up(page, "Tinners' Trail", "me", "me", "Random")
    for name in ("Player 1", "Player 2", "Player 1", "Player 2"):
        page.get_by_role("button", name=f"Open for {name}").click()
        player = BoardPlayer(page)
        while player.wait():
            player.play()
        if page.get_by_role("list", name="What happened since your last turn").count():
            break
    lines = page.get_by_role("list", name="What happened since your last turn").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    assert not re.search(r"\bS[A-DW]\d\d\b", page.content()), "no card"


def test_where_nothing_is_secret_there_is_no_curtain(visit_board: Visit) -> None:
    page = visit_board(**WIDE)
    set_up(page, "Ore: The Mining Game", "me", "me", "Random")
    asked = set()
    player = BoardPlayer(page)
    for _ in range(12):
        assert player.wait()
        asked.add(page.locator("section.dock").get_attribute("data-decision"))
        expect(page.locator("main.curtain")).to_have_count(0)
        player.play()
    page.get_by_role("tab", name="Log").click()  # a market would stand in its place
    for name in ("Player 1", "Player 2"):
        expect(page.get_by_role("tabpanel")).to_contain_text(name)


# ---- on a phone -----------------------------------------------------------------------------------


def test_buying_on_a_phone_tells_price_text_and_points(visit_board: Visit, tables: Tables) -> None:
    page = visit_board(**PHONE)
    tables.open(page, MOMENTS["ore-assets"])
    option = page.locator(".dock .options button").first
    expect(option).to_contain_text(re.compile("\\$\\d+"))
    expect(page.locator(".dock .options")).to_contain_text("points")
    barrels = page.locator(".glance svg.shape")
    expect(barrels).to_have_count(5)
    assert all(
        re.match(r"\d+ \w+", name or "") for name in barrels.evaluate_all("all => all.map((one) => one.ariaLabel)")
    )
