"""What happened and what was done, in one sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.content import RESOURCES, Content
from wheal.games.ore.decisions.placement_verbs import DrillCash, DrillCoal
from wheal.games.ore.rules.position import COAL
from wheal.games.ore.words.cards import asset_name, barrels_text, initiative_name, mine_text, some_text
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.kernel.engine.action import Action
    from wheal.kernel.engine.events import Event

NO_RESOURCE = "none"  # an initiative that was paid in money alone


def event_words(event: Event, content: Content) -> dict[str, Any]:
    """Resources, cards and barrels in words."""
    say = texts("ore")
    words: dict[str, Any] = {}
    resource = event.args.get("resource")
    if isinstance(resource, int):
        words["resource"] = RESOURCES[resource] if resource >= 0 else NO_RESOURCE
    return words | _of_cards(say, event, content) | _of_barrels(say, event)


def _of_cards(say: Texts, event: Event, content: Content) -> dict[str, str]:
    """The names of cards, where an event has their numbers or ids."""
    args: dict[str, Any] = event.args
    match event.name:
        case "new-asset":
            return {"name": asset_name(say, content.asset_of[args["card"]])}
        case "new-initiative":
            return {"name": initiative_name(say, content.initiative_of[args["card"]])}
        case "new-mine" | "private":
            mine = content.mine_of[args["card"]]
            return {"resource": RESOURCES[mine.resource], "what": mine_text(say, mine)}
        case "private-exhausted":
            return {"resource": RESOURCES[content.mine_of[args["card"]].resource]}
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


def move_words(action: Action[Any], content: Content) -> dict[str, Any]:
    """The resource that a move names, and what drilling deep costs."""
    say = texts("ore")
    words: dict[str, Any] = {}
    if hasattr(action, "resource"):
        words["resource"] = RESOURCES[action.resource]
    if isinstance(action, DrillCash):
        words["price"] = say("asset-price-money", money=content.setup.drill_money)
    elif isinstance(action, DrillCoal):
        words["price"] = some_text(say, content.setup.drill_coal, COAL)
    return words
