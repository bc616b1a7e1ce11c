"""The table in lines, each of which can be read by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wheal.games.tinners.content import BENEFITS, REGION_NAMES, Card, Tile
from wheal.games.tinners.rules.position import REGIONS, WILD
from wheal.games.tinners.rules.work_track import MINE_WORK
from wheal.kernel.board_parts import NOBODY, TableLine, TableSection
from wheal.kernel.game import HIDDEN
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.games.tinners.addition import Addition
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.view import AreaView, TileView, View


def benefit_text(say: Texts, card: Card) -> str:
    """What a survey card brings."""
    return say(f"benefit-{BENEFITS[card.benefit]}", amount=card.amount)


def tile_text(say: Texts, tile: Tile | TileView) -> str:
    """The numbers of a tile, and its bonus where it has one."""
    numbers = say("tile-numbers", tin=tile.tin, copper=tile.copper, water=tile.water)
    if tile.money > 0:
        return say("tile-bonus-money", numbers=numbers, money=tile.money)
    return numbers if tile.work == MINE_WORK else say("tile-bonus-work", numbers=numbers, work=tile.work)


def bonus_words(say: Texts, tile: Tile | TileView) -> list[str]:
    """The bonus of a tile by itself; none where it has none."""
    words = [say("label-bonus-money", money=tile.money)] if tile.money > 0 else []
    return words if tile.work == MINE_WORK else [*words, say("label-bonus-work", work=tile.work)]


def card_words(card: Card) -> tuple[str, dict[str, str]]:
    """The ending of a message about a card, by its back, and the regions that the message names."""
    if card.back == WILD:
        return "-wild", {}
    if card.back < REGIONS:
        return "", {"region": REGION_NAMES[card.back]}
    region, other = (name for place, name in enumerate(REGION_NAMES) if card.regions >> place & 1)
    return "-pack", {"region": region, "other": other}


def card_line(card: Card) -> TableLine:
    """A survey card in words."""
    say = texts("tinners")
    ending, regions = card_words(card)
    what = benefit_text(say, card)
    return say.line(f"card-line{ending}", what=what, value=card.value, **regions)


def back_text(say: Texts, back: str, prefix: str) -> str:
    """How a card is called of which only the back is seen: a region by its letter, others by the message."""
    return back if back in REGION_NAMES else say(f"{prefix}-{back}")


def table_words(
    view: View, content: Content, names: Sequence[str], additions: Sequence[Addition] = ()
) -> list[TableSection]:
    """The whole table: what is common and the players, then the areas by region."""
    say = texts("tinners")
    sections = [
        TableSection("", list(_common(say, view, content, names, additions))),
        *_areas(say, view, names, additions),
    ]
    if view.adits:
        borders = (border.split("/") for border in view.adits)
        adits = [say("part-border", area=view.area[one].name, other=view.area[other].name) for one, other in borders]
        sections.append(TableSection("", [say.line("board-adits", adits=", ".join(adits))]))
    return sections


def _common(
    say: Texts, view: View, content: Content, names: Sequence[str], additions: Sequence[Addition]
) -> Iterator[TableLine]:
    yield _head(say, view)
    if view.at != "setup":
        pumps = ", ".join(map(str, view.pumps)) or say("board-no-pumps")
        yield say.line("board-left", **view.board, pumps=pumps)
        waiting = [names[seat] for seat in view.order if seat not in view.passed]
        if waiting:
            yield say.line("board-order", order=", ".join(waiting))
    if view.passed:
        yield say.line("board-passed", passed=", ".join(names[seat] for seat in view.passed))
    if view.deck:
        decks = [say("board-deck", name=name, cards=len(cards)) for name, cards in view.deck.items()]
        yield say.line("board-decks", decks=", ".join(decks))
    if view.auction is not None:
        yield _auction(say, view, content, names)
    if view.at != "setup":
        for addition in additions:
            yield from addition.table_lines(say, view, names)
    yield from (_player(say, view, seat, names, additions) for seat in range(len(names)))


def _head(say: Texts, view: View) -> TableLine:
    if view.at == "setup":
        return say.line("board-setup")
    head = say.line("board-head", round=view.round, tin=view.prices["tin"], copper=view.prices["copper"])
    return head._replace(rest=f"{head.rest} {say('board-over')}") if view.over else head


def _auction(say: Texts, view: View, content: Content, names: Sequence[str]) -> TableLine:
    auction = view.auction
    assert auction is not None
    parts = []
    if isinstance(auction.leader, int):
        parts.append(say("board-auction-bid", leader=names[auction.leader], bid=auction.bid))
    else:
        parts.append(say("board-auction-before", minimum=auction.minimum))
    if auction.card:
        parts.append(say("board-auction-card", what=benefit_text(say, content.card_of[auction.card])))
    area = view.area[auction.area].name
    return say.line("board-auction", area=area, initiator=names[auction.initiator], state=", ".join(parts))


def _player(say: Texts, view: View, seat: int, names: Sequence[str], additions: Sequence[Addition]) -> TableLine:
    player = view.player[seat]
    backs = [back_text(say, back, "board") for back in player.backs]
    further = [word for addition in additions for word in addition.player_words(say, view, seat)]
    cards = " ".join(backs) or say("board-no-cards")
    line = say.line(
        "board-player",
        player=names[seat],
        money=player.money,
        points=player.points,
        column=player.column,
        last=player.final_column,
        mines=player.mines,
        tin=player.tin,
        copper=player.copper,
        cards=cards,
    )
    if further:
        line = line._replace(rest=f"{line.rest.removesuffix('.')}; {', '.join(further)}.")
    return line._replace(seat=seat)


def _areas(say: Texts, view: View, names: Sequence[str], additions: Sequence[Addition]) -> Iterator[TableSection]:
    """By region; areas without a tile position are told only if something lies there."""
    for region in (*REGION_NAMES, ""):
        inside = [area for area in view.area.values() if area.region == region]
        if not region:
            inside = [area for area in inside if _things(say, area, names, additions)]
        if inside:
            title = say("board-region", region=region) if region else say("board-no-region")
            yield TableSection(title, [area_line(say, area, names, additions) for area in inside])


def area_line(say: Texts, area: AreaView, names: Sequence[str], additions: Sequence[Addition] = ()) -> TableLine:
    """An area with everything in it."""
    what = ", ".join([_ground(say, area, names), *_things(say, area, names, additions)])
    owner = area.mine if isinstance(area.mine, int) else NOBODY
    line = say.line("board-area-coast" if area.coast else "board-area", area=area.name, what=what)
    return line._replace(owner=owner)


def _ground(say: Texts, area: AreaView, names: Sequence[str]) -> str:
    if isinstance(area.mine, int):
        return say(
            "board-mine",
            player=names[area.mine],
            tin=area.tin,
            copper=area.copper,
            water=area.water,
            capacity=area.capacity,
        )
    if area.tile == "none":
        return say("board-no-tile")
    if area.tile == HIDDEN:
        return say("board-tile-down")
    tile: TileView = area.tile  # type: ignore[assignment]
    return say("board-tile-up" if area.face == "up" else "board-tile-known", tile=tile_text(say, tile))


def _things(say: Texts, area: AreaView, names: Sequence[str], additions: Sequence[Addition]) -> list[str]:
    """Pieces and tokens beside the tile or the mine."""
    parts = []
    if not isinstance(area.mine, int) and area.tin + area.copper > 0:
        parts.append(say("board-cubes", tin=area.tin, copper=area.copper))
    if area.drainage:
        parts.append(say("board-drainage", count=area.drainage))
    if area.miners:
        parts.append(say("board-miners", count=area.miners))
    parts += [say(f"board-{piece}") for piece in ("port", "train", "pump") if getattr(area, piece)]
    for addition in additions:
        parts += addition.area_words(say, area, names)
    if area.peeked:
        parts.append(say("board-peeked", players=say.list([names[seat] for seat in area.peeked])))
    return parts
