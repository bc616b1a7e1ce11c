"""The table in plain lines, one fact after the other, and events as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wheal.games.tinners.content import BACK_NAMES, BENEFITS, REGION_NAMES, Content
from wheal.games.tinners.position import WILD
from wheal.games.tinners.verbs import Bid, Build, Discard
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.games.tinners.view import AreaView, TileView, View
    from wheal.kernel.action import Action
    from wheal.kernel.events import Event

SILENT = ("move",)


def event_text(event: Event, content: Content, names: Sequence[str], lang: str = "") -> str:
    """What happened, in one sentence."""
    if event.name in SILENT:
        return ""
    say = texts("tinners", lang)
    args: dict[str, Any] = dict(event.args)
    args["player"] = names[event.seat] if event.seat >= 0 else ""
    for key in ("area", "other"):
        if isinstance(args.get(key), int):
            args[key] = content.areas[args[key]].name
    if "tile" in args:
        tile = next(tile for tile in content.tiles if tile.id == args["tile"])
        args["what"] = say("tile-numbers", tin=tile.tin, copper=tile.copper, water=tile.water)
    if "card" in args:
        args["what"] = benefit_text(say, content, args["card"])
        args["benefit"] = benefit_of(content, args["card"])
    if isinstance(args.get("money"), int) and args["money"] <= 0:
        args["cost"] = -args["money"]
    return say(f"event-{event.name}", **args)


def move_text(action: Action[Any], content: Content, player: str, lang: str = "") -> str:
    """A move of which no event tells, in one sentence; as it is written where an event always does."""
    say = texts("tinners", lang)
    if isinstance(action, Build):
        return say("told-build", player=player, area=content.areas[action.area].name)
    if isinstance(action, Bid):
        return say("told-bid", player=player, money=action.amount)
    if isinstance(action, Discard):
        return say("told-discard", player=player, card=content.cards[action.card].id)
    message = f"told-{action.text.replace(' ', '-')}"
    return say(message, player=player) if say.has(message) else f"{player}: {action.text}"


def benefit_of(content: Content, card_id: str) -> str:
    """The word of the content files for what a card brings."""
    return BENEFITS[next(card for card in content.cards if card.id == card_id).benefit]


def benefit_text(say: Texts, content: Content, card_id: str) -> str:
    card = next(card for card in content.cards if card.id == card_id)
    return say(f"benefit-{benefit_of(content, card_id)}", amount=card.amount)


def card_text(content: Content, card_id: str, lang: str = "") -> str:
    """A survey card in words."""
    say = texts("tinners", lang)
    card = next(card for card in content.cards if card.id == card_id)
    what = benefit_text(say, content, card_id)
    if card.back == WILD:
        return say("card-line-wild", card=card.id, what=what, value=card.value)
    return say("card-line", card=card.id, region=REGION_NAMES[card.back], what=what, value=card.value)


def board_text(view: View, names: Sequence[str], lang: str = "") -> str:
    """The whole table, line by line."""
    say = texts("tinners", lang)
    lines = [_head(say, view)]
    if view.at != "setup":
        pumps = ", ".join(map(str, view.pumps)) or say("board-no-pumps")
        lines.append(say("board-left", **view.board, pumps=pumps))
        waiting = [names[seat] for seat in view.order if seat not in view.passed]
        if waiting:
            lines.append(say("board-order", order=", ".join(waiting)))
    if view.passed:
        lines.append(say("board-passed", passed=", ".join(names[seat] for seat in view.passed)))
    if view.deck:
        decks = [say("board-deck", name=name, cards=len(cards)) for name, cards in view.deck.items()]
        lines.append(say("board-decks", decks=", ".join(decks)))
    if view.auction is not None:
        lines.append(_auction(say, view, names))
    lines += [_player(say, view, seat, names) for seat in range(len(names))]
    lines += _areas(say, view, names)
    if view.adits:
        lines.append(say("board-adits", adits=", ".join(view.adits)))
    return "\n".join(lines)


def _head(say: Texts, view: View) -> str:
    if view.at == "setup":
        return say("board-setup")
    head = say("board-head", round=view.round, tin=view.prices["tin"], copper=view.prices["copper"])
    return f"{head} {say('board-over')}" if view.over else head


def _auction(say: Texts, view: View, names: Sequence[str]) -> str:
    auction = view.auction
    assert auction is not None
    parts = []
    if isinstance(auction.leader, int):
        parts.append(say("board-auction-bid", leader=names[auction.leader], bid=auction.bid))
    else:
        parts.append(say("board-auction-before", minimum=auction.minimum))
    if auction.card:
        parts.append(say("board-auction-card", card=auction.card))
    area = view.area[auction.area].name
    return say("board-auction", area=area, initiator=names[auction.initiator], state=", ".join(parts))


def _player(say: Texts, view: View, seat: int, names: Sequence[str]) -> str:
    player = view.player[seat]
    is_open = bool(player.hand) and "?" not in player.hand
    backs = [say("board-wild") if back == BACK_NAMES[WILD] else back for back in player.backs]
    cards = " ".join(player.hand if is_open else backs) or say("board-no-cards")
    return say(
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


def _areas(say: Texts, view: View, names: Sequence[str]) -> list[str]:
    """By region; areas without a tile position are told only if something lies there."""
    lines = []
    for region in (*REGION_NAMES, ""):
        inside = [area for area in view.area.values() if area.region == region]
        if not region:
            inside = [area for area in inside if _things(say, area, names)]
        if inside:
            lines.append(say("board-region", region=region) if region else say("board-no-region"))
            for area in inside:
                lines.append("  " + area_text(say, area, names))
    return lines


def area_text(say: Texts, area: AreaView, names: Sequence[str]) -> str:
    """An area with everything in it."""
    what = ", ".join([_ground(say, area, names), *_things(say, area, names)])
    return say("board-area-coast" if area.coast else "board-area", area=area.name, what=what)


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
    if area.tile == "?":
        return say("board-tile-down")
    tile: TileView = area.tile  # type: ignore[assignment]
    numbers = say("tile-numbers", tin=tile.tin, copper=tile.copper, water=tile.water)
    return say("board-tile-up" if area.face == "up" else "board-tile-known", tile=numbers)


def _things(say: Texts, area: AreaView, names: Sequence[str]) -> list[str]:
    """Pieces and tokens beside the tile or the mine."""
    parts = []
    if not isinstance(area.mine, int) and area.tin + area.copper > 0:
        parts.append(say("board-cubes", tin=area.tin, copper=area.copper))
    if area.drainage:
        parts.append(say("board-drainage", count=area.drainage))
    if area.miners:
        parts.append(say("board-miners", count=area.miners))
    parts += [say(f"board-{piece}") for piece in ("port", "train", "pump") if getattr(area, piece)]
    if area.peeked:
        parts.append(say("board-peeked", players=say.list([names[seat] for seat in area.peeked])))
    return parts
