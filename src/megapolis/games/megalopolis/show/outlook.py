"""What a block or a permit would bring whom: rents and final values before and after a step."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.bitset import to_list
from megapolis.games.megalopolis.rules.actions import SPACE, STREETS
from megapolis.games.megalopolis.rules.scoring import permit_value
from megapolis.games.megalopolis.rules.state import Megalopolis


class OutlookView(msgspec.Struct, frozen=True):
    """How a step would change what a seat's permits earn, visited once each, and what they count for at the end."""

    seat: int
    rents: int
    value: int


class SiteView(msgspec.Struct, frozen=True):
    """A quarter where a block may go: what would stand there, the rents that would change, and who would gain."""

    quarter: str
    floors: int
    roof: bool
    rents: dict[str, int]
    outlook: list[OutlookView]


def rent_on(state: Megalopolis, street: int) -> int:
    """What a visitor pays, or would pay if somebody owned this street alone."""
    owner = state.owner(street)
    if owner >= 0:
        return int(state.rent_of(street, owner))
    return int(permit_value(state.rules.box, state.city, street)) + zone_value(state, street // 3)


def zone_value(state: Megalopolis, district: int) -> int:
    """The value of the zone beside a district; 0 before it is laid."""
    zone = state.zones[district]
    return int(state.rules.box.zone_value[zone]) if zone >= 0 else 0


def rents_of(state: Megalopolis, seat: int) -> int:
    """What a seat gets if each of its permits is visited once."""
    return sum(int(state.fee(permit, seat)) for permit in to_list(state.permits[seat]))


def change_for(before: Megalopolis, after: Megalopolis, seat: int) -> OutlookView:
    """How a seat's fortune differs between two positions, cash apart."""
    rents = rents_of(after, seat) - rents_of(before, seat)
    value = (after.points(seat) - after.cash[seat]) - (before.points(seat) - before.cash[seat])
    return OutlookView(seat, rents, int(value))


def outlook(before: Megalopolis, after: Megalopolis) -> list[OutlookView]:
    """Whose fortune differs between two positions."""
    changes = [change_for(before, after, seat) for seat in range(before.seats)]
    return [change for change in changes if change.rents or change.value]


def sites_for(state: Megalopolis, seat: int | None) -> list[SiteView]:
    """Where a seat may put a block now, and the block that a contribution is asked for."""
    quarters = [int(state.deal.site)] if state.deal.site >= 0 else []
    if seat is not None and state.can_act(seat):
        named = (SPACE.verb(action).values(action) for action in state.legal_actions(seat))
        quarters += [values["quarter"] for values in named if "quarter" in values]
    return [site_view(state, quarter) for quarter in quarters]


def site_view(state: Megalopolis, quarter: int) -> SiteView:
    """What a block on a quarter would change."""
    box, after = state.rules.box, state.clone()
    after.city.place(box, quarter)
    rents = {box.permit_names[street]: rent_on(after, street) for street in range(STREETS)}
    return SiteView(
        quarter=box.quarter_names[quarter],
        floors=int(after.city.heights[quarter]),
        roof=after.city.roofs[quarter // 9] == quarter,
        rents={name: due for street, (name, due) in enumerate(rents.items()) if due != rent_on(state, street)},
        outlook=outlook(state, after),
    )


def outlook_of_buyer(state: Megalopolis, seat: int) -> OutlookView:
    """What the permit under the hammer would bring a seat."""
    after = state.clone()
    after.hand_over(1 << int(state.auction.permit), state.auction.seller, seat)
    return change_for(state, after, seat)
