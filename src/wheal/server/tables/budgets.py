"""What one link and one address may ask for in a minute. Whoever asks for more is told so, and nothing changes."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from wheal.kernel.texts import texts
from wheal.server.tables.limits import Bucket, Limits
from wheal.server.tables.open_table import Denied, OpenTable, Viewer

MOST_BUCKETS: Final = 20_000  # the one that was not used for longest is forgotten
HOME_BITS: Final = 64  # of an IPv6 address: one household has them all

Kind: TypeAlias = Literal["pictures", "questions", "history", "hints", "orders", "tables"]


class TooOften(Denied):
    """Somebody has asked for more than a minute allows."""

    def __init__(self) -> None:
        super().__init__(texts()("table-many"))


class Budgets:
    """The buckets of all links and addresses that have asked lately."""

    def __init__(self, limits: Limits) -> None:
        self.rates: dict[Kind, tuple[int, int]] = {
            "pictures": (limits.pictures_a_minute, limits.pictures_a_minute_address),
            "questions": (limits.questions_a_minute, limits.questions_a_minute_address),
            "history": (limits.history_a_minute, limits.history_a_minute_address),
            "hints": (limits.hints_a_minute, limits.hints_a_minute_address),
            "orders": (limits.orders_a_minute, limits.orders_a_minute_address),
            "tables": (limits.copies_a_minute, limits.new_tables_a_minute),
        }
        self.buckets: OrderedDict[tuple[Kind, str], Bucket] = OrderedDict()
        self.hits: Counter[str] = Counter()  # how often each limit was met

    def spend(self, kind: Kind, link: str = "", address: str = "", cost: int = 1) -> None:
        """Count what somebody asks for; raises TooOften, and then nothing is counted."""
        a_link, an_address = self.rates[kind]
        buckets = [self._bucket(kind, link, a_link)] if link else []
        if address:
            buckets.append(self._bucket(kind, f"from {network_of(address)}", an_address))
        if not all(bucket.has_room(cost) for bucket in buckets):
            self.hits[kind] += 1
            raise TooOften
        for bucket in buckets:
            bucket.takes(cost)

    def _bucket(self, kind: Kind, who: str, rate: int) -> Bucket:
        bucket = self.buckets.setdefault((kind, who), Bucket(rate))
        self.buckets.move_to_end((kind, who))
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket


def link_of(open_table: OpenTable, viewer: Viewer) -> str:
    """The link by which somebody is at a table, whatever its secret is by now."""
    return f"{open_table.row.id} {'host' if viewer.is_host else viewer.seat}"


@lru_cache(4096)
def network_of(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address, whose owner has all addresses in it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), HOME_BITS), strict=False).network_address)
