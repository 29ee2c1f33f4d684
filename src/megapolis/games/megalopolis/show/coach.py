"""What a coach can count in Megalopolis: trusts, rents, roofs, crossings, sales, and fees that one could not pay."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.coach import Coach, Fact
from megapolis.engine.core.bitset import to_list
from megapolis.engine.i18n import seat_word
from megapolis.games.megalopolis.bots.estimate import prospects
from megapolis.games.megalopolis.rules.actions import (
    BID,
    BUILD,
    LEAVE,
    MORE,
    PASS,
    PUT,
    RAISE,
    SELL,
    SPACE,
    STREETS,
    TAKE,
)
from megapolis.games.megalopolis.rules.scoring import has_trust
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.show.outlook import rent_on, rents_of


def facts(before: Megalopolis, after: Megalopolis, seat: int, way: Sequence[int]) -> list[Fact]:
    """Facts about a bid, a block, or money that is kept."""
    verb = SPACE.verb(way[0])
    out = _cash(after, seat)
    if verb.base in (BID, RAISE, TAKE, PASS, LEAVE):
        out += _permit(before, seat, verb.base in (BID, RAISE, TAKE))
    elif verb.base in (BUILD, PUT):
        out += _block(before, after, seat, verb.values(way[0])["quarter"])
    elif verb.base == SELL:
        out.append(_sale(before, seat, verb.values(way[0])["permit"]))
    return out


def moves(_state: Megalopolis, _seat: int, legal: Sequence[int]) -> list[int]:
    """One bid, the smallest: by how much to raise depends on others' limits, which nobody knows.

    Bids of the dealt futures rise by the smallest step, so a larger one would differ only by whose turn it comes to.
    """
    bids = [action for action in legal if SPACE.verb(action).base in (BID, RAISE)]
    return [action for action in legal if action != MORE and action not in bids[1:]]


def _sale(state: Megalopolis, seat: int, permit: int) -> Fact:
    """What a permit that is put up for sale brought at every visit."""
    box, fee = state.rules.box, int(state.fee(permit, seat))
    args: dict[str, str | int | float] = {"street": box.permit_words[permit], "sum": fee}
    return Fact("now", "sale", args, -float(fee), False, [box.permit_names[permit]])


def _permit(state: Megalopolis, seat: int, wants: bool) -> list[Fact]:
    """What the permit under the hammer would mean to whoever gets it."""
    box, permit = state.rules.box, int(state.auction.permit)
    args: dict[str, str | int | float] = {"street": box.permit_words[permit]}
    marks = [box.permit_names[permit]]
    out: list[Fact] = []
    if permit >= STREETS or not wants:
        return out
    for owner in range(int(state.seats)):
        held = int(state.permits[owner])
        if not has_trust(box, held | 1 << permit, permit):
            continue
        if owner == seat:
            out.append(Fact("now", "trust", args, 1.0, False, marks))
        else:
            out.append(Fact("rival", "their-trust", {**args, "player": seat_word(owner)}, 1.0, False, marks))
    return out


def _block(before: Megalopolis, after: Megalopolis, seat: int, quarter: int) -> list[Fact]:
    """What a block does to rents, the own ones and those of others."""
    box = before.rules.box
    down, across = int(box.down[quarter]), int(box.across[quarter])
    marks = [box.quarter_names[quarter]]
    own = int(before.permits[seat])
    out = []
    if own >> down & 1 and own >> across & 1:
        args: dict[str, str | int | float] = {"street": box.permit_words[down], "cross": box.permit_words[across]}
        out.append(Fact("now", "crossing", args, 1.0, False, marks))
    if after.city.roof_count > before.city.roof_count:
        for street in (down, across):
            low, high = rent_on(before, street), rent_on(after, street)
            if own >> street & 1 and high > low:
                args = {"street": box.permit_words[street], "from": low, "to": high}
                out.append(Fact("now", "roof", args, float(high - low), False, marks))
    if gain := rents_of(after, seat) - rents_of(before, seat):
        out.append(Fact("later", "rents", {"sum": gain}, float(gain), False, marks))
    gains = {
        other: rents_of(after, other) - rents_of(before, other) for other in range(int(before.seats)) if other != seat
    }
    other = max(gains, key=lambda each: gains[each])
    if gains[other] > 0:
        args = {"player": seat_word(other), "sum": gains[other], "own": max(gain, 0)}
        out.append(Fact("rival", "shared", args, -float(gains[other]), False, marks))
    return out


def _cash(state: Megalopolis, seat: int) -> list[Fact]:
    """How many squares would cost more than a seat has."""
    box, cash = state.rules.box, int(state.cash[seat])
    dear = [
        permit
        for other in range(int(state.seats))
        if other != seat
        for permit in to_list(state.permits[other])
        if state.fee(permit, other) > cash
    ]
    marks = [box.permit_names[permit] for permit in dear]
    return [Fact("risk", "cash", {"squares": len(dear), "cash": cash}, -float(len(dear)), False, marks)]


def expect(state: Megalopolis) -> list[float]:
    """The fortune that each seat can expect: rents to come and final values."""
    return [
        0.0 if state.bankrupt >> seat & 1 else float(prospects(state, seat, state.permits[seat], state.cash[seat]))
        for seat in range(int(state.seats))
    ]


def square(state: Megalopolis, seat: int) -> int:
    """Where a seat stands on the Highway's ring."""
    return int(state.squares[seat])


COACH: Coach[Megalopolis] = Coach(unit=50_000.0, facts=facts, moves=moves, expect=expect, square=square)
