"""Components that exist only in a scenario: mines, contracts, assets and initiatives beside those of the content.

The keys are those of the content files. What those files must hold as a whole (how many cards, pay that never falls,
three spaces for a Drill Bit) binds no single card that a scenario makes up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from wheal.games.ore.content import RESOURCES, Content
from wheal.games.ore.content.cards import asset_of, contract_of, initiative_of, mine_of
from wheal.games.ore.content.files import AssetEntry, ContractEntry, InitiativeEntry, MineEntry, Resource
from wheal.kernel.content import digest
from wheal.kernel.content_reading import LARGEST, DefinitionReader
from wheal.kernel.errors import BadInput

KINDS = ("mine", "contract", "asset", "initiative")
UNSAID: dict[str, dict[str, Any]] = {  # what a file must say, but a scenario need not
    "asset": {"rule": ""},
    "initiative": {"copies": 1, "dark": 0},
}


class DefinedMine(MineEntry):
    resource: Resource


def with_defined(content: Content, define: Mapping[str, Any]) -> Content:
    """The content with a scenario's own cards; raises BadInput with the path."""
    taken = {*content.mine_names(), *content.contract_names(), *content.asset_names(), *content.initiative_names()}
    defined: set[str] = set()
    reader = DefinitionReader()
    for kind, name, data, where in reader.definitions(define, KINDS):
        card_id = f"#{name}" if kind == "contract" else name
        if card_id in taken | defined:
            raise BadInput(f"{where}: the content has this id already; choose another")
        content = _with_one(reader, content, kind, name, data, where)
        defined.add(card_id)
    return replace(
        content,
        digest=digest({"content": content.digest, "define": define}),
        defined=content.defined | defined,
    )


def _with_one(reader: DefinitionReader, content: Content, kind: str, name: str, data: object, where: str) -> Content:
    key = "number" if kind == "contract" else "id"
    if not isinstance(data, Mapping):
        raise BadInput(f"{where}: must be a table")
    if key in data:
        raise BadInput(f'unknown key "{key}" in {where}; it stands in the name of the table')
    if kind == "contract" and not (name.isascii() and name.isdecimal() and name[0] != "0" and int(name) <= LARGEST):
        raise BadInput(f"{where}: a contract is named by its number, 1 to {LARGEST}")
    named = {**UNSAID.get(kind, {}), **data, key: int(name) if kind == "contract" else name}
    if kind in UNSAID:
        named.setdefault("name", name)
    match kind:
        case "mine":
            mine = reader.read(where, named, DefinedMine)
            card = mine_of(reader, "", where, mine, RESOURCES.index(mine.resource), "")
            return replace(content, mines=(*content.mines, card))
        case "contract":
            contract = contract_of(reader, "", where, reader.read(where, named, ContractEntry))
            return replace(content, contracts=(*content.contracts, contract))
        case "asset":
            asset = asset_of(reader, "", where, reader.read(where, named, AssetEntry))
            return replace(content, assets=(*content.assets, asset))
        case _:
            initiative = initiative_of(reader, "", where, reader.read(where, named, InitiativeEntry))
            return replace(content, initiatives=(*content.initiatives, initiative))
