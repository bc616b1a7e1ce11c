"""What happened and what was done, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wheal.games.ore.content import RESOURCES, Content
from wheal.games.ore.plain_cards import (
    asset_name,
    asset_of,
    barrels_text,
    initiative_name,
    initiative_of,
    mine_of,
    mine_text,
    some_text,
)
from wheal.games.ore.position import COAL
from wheal.games.ore.verbs_acquisition import Relieve
from wheal.games.ore.verbs_market import Efficient, Fail, Fill, SubcontractAny, With
from wheal.games.ore.verbs_placement import Drill, DrillCash, DrillCoal, MinePlace, Push
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.kernel.action import Action
    from wheal.kernel.events import Event

SILENT = ("move",)
NO_RESOURCE = "none"  # an initiative that was paid in money alone


def event_text(event: Event, content: Content, names: Sequence[str], lang: str = "") -> str:
    """What happened, in one sentence."""
    if event.name in SILENT:
        return ""
    say = texts("ore", lang)
    args: dict[str, Any] = dict(event.args)
    args["player"] = names[event.seat] if event.seat >= 0 else ""
    if "other" in args:
        args["other"] = names[args["other"]]
    if isinstance(args.get("resource"), int):
        args["resource"] = RESOURCES[args["resource"]] if args["resource"] >= 0 else NO_RESOURCE
    args |= _of_cards(say, event, content)
    args |= _of_barrels(say, event)
    return say(f"event-{event.name}", **args)


def _of_cards(say: Texts, event: Event, content: Content) -> dict[str, str]:
    """The names of cards, where an event has their numbers or ids."""
    args: dict[str, Any] = event.args
    match event.name:
        case "new-asset":
            return {"name": asset_name(say, asset_of(content, args["card"]))}
        case "new-initiative":
            return {"name": initiative_name(say, initiative_of(content, args["card"]))}
        case "new-mine" | "private":
            mine = mine_of(content, args["card"])
            return {"resource": RESOURCES[mine.resource], "what": mine_text(say, mine)}
        case "initiative":
            return {"name": initiative_name(say, content.initiatives[args["initiative"]])}
        case "bought":
            asset = content.assets[args["asset"]]
            money = say("asset-price-money", money=asset.money)
            price = money if args["is_money"] else barrels_text(say, asset.barrels)
            return {"name": asset_name(say, asset), "price": price}
    return {"name": asset_name(say, content.assets[args["asset"]])} if "asset" in args else {}


def _of_barrels(say: Texts, event: Event) -> dict[str, str]:
    """Barrels in words, where an event has their numbers."""
    args: dict[str, Any] = event.args
    match event.name:
        case "collected":  # how many of each resource
            return {"barrels": barrels_text(say, [int(number) for number in args["barrels"].split()])}
        case "filled":  # the resource of each barrel
            given = [int(resource) for resource in args["barrels"].split()]
            return {"barrels": barrels_text(say, [given.count(resource) for resource in range(len(RESOURCES))])}
        case "exchanged":
            paid = some_text(say, args["amount"], args["given"])
            return {"paid": paid, "barrels": some_text(say, args["received"], args["resource"])}
        case "initiative" if args["resource"] >= 0:
            return {"barrels": some_text(say, 1, args["resource"])}
        case "initiative":
            return {"barrels": ""}
        case "cashed" | "venture":
            return {"barrels": some_text(say, args["amount"], args["resource"])}
    return {}


def move_text(action: Action[Any], content: Content, player: str, lang: str = "") -> str:
    """A move of which no event tells, in one sentence; as it is written where an event always does."""
    say = texts("ore", lang)
    match action:
        case MinePlace():
            return say("told-mine", player=player, resource=RESOURCES[action.resource])
        case Push():
            return say("told-push", player=player, resource=RESOURCES[action.resource])
        case Drill():
            return say("told-drill", player=player, resource=RESOURCES[action.resource], space=2)
        case DrillCash() | DrillCoal():
            setup = content.setup
            money = say("asset-price-money", money=setup.drill_money)
            price = money if isinstance(action, DrillCash) else some_text(say, setup.drill_coal, COAL)
            resource = RESOURCES[action.resource]
            return say("told-drill-paid", player=player, resource=resource, space=3, price=price)
        case Fill():
            return say("told-fill", player=player, contract=content.contracts[action.card].number)
        case Fail():
            return say("told-fail", player=player, contract=content.contracts[action.card].number)
        case With():
            return say("told-with", player=player, resource=RESOURCES[action.resource])
        case Efficient():
            contract = content.contracts[action.card].number
            return say("told-efficient", player=player, contract=contract, rows=action.number + 1)
        case SubcontractAny():
            contract = content.contracts[action.card].number
            return say("told-subcontract", player=player, contract=contract, line=action.line + 1)
        case Relieve():
            resource = RESOURCES[action.resource]
            return say("told-relieve", player=player, resource=resource, space=action.space + 1)
    message = f"told-{action.text.replace(' ', '-')}"
    return say(message, player=player) if say.has(message) else f"{player}: {action.text}"
