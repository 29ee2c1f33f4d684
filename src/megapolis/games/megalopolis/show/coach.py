"""What a coach can count in Megalopolis: trusts, rents, roofs, crossings, sales, and fees that one could not pay."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.coach import Coach, Fact
from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.heuristics import best_action
from megapolis.engine.i18n import seat_word
from megapolis.games.megalopolis.bots.estimate import prospects
from megapolis.games.megalopolis.bots.heuristics import NEVER
from megapolis.games.megalopolis.rules.actions import (
    BID,
    BUILD,
    LEAVE,
    MORE,
    OFFER,
    PASS,
    PROPOSE,
    PUT,
    RAISE,
    REQUEST,
    SELL,
    SPACE,
    STREETS,
    TAKE,
    WITHDRAW,
)
from megapolis.games.megalopolis.rules.scoring import has_trust
from megapolis.games.megalopolis.rules.stages import CHOOSE_SITE, CHOOSE_SUM, DRAFT
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.show.outlook import rent_on, rents_of


def facts(before: Megalopolis, after: Megalopolis, seat: int, way: Sequence[int]) -> list[Fact]:
    """Facts about a bid, a block, or money that is kept."""
    verb = SPACE.verb(way[0])
    out = _cash(after, seat)
    if verb.base in (BID, RAISE, TAKE, PASS, LEAVE):
        wants = verb.base in (BID, RAISE, TAKE)
        out += [*_permit(before, seat, wants), *_price(before, seat, wants)]
    elif verb.base in (BUILD, PUT):
        out += _block(before, after, seat, verb.values(way[0])["quarter"])
    elif verb.base == SELL:
        out.append(_sale(before, seat, verb.values(way[0])["permit"]))
    return out


def moves(state: Megalopolis, seat: int, legal: Sequence[int]) -> list[int]:
    """One bid, the smallest, and of talks what may come to something.

    By how much to raise depends on others' limits, which nobody knows. Bids of the dealt futures rise by the smallest
    step, so a larger one would differ only by whose turn it comes to. A part of an offer is worth nothing by itself: of
    all that could be added there is the one step that the bargain asks for.
    """
    heuristics = state.setup.game.heuristics
    if state.stage in (DRAFT, CHOOSE_SITE, CHOOSE_SUM):
        planned = best_action(heuristics, state, seat, state.legal_actions(seat))
        return [action for action in legal if action in (PROPOSE, WITHDRAW, planned)]
    bids = [action for action in legal if SPACE.verb(action).base in (BID, RAISE)]
    talks = [action for action in legal if SPACE.verb(action).base in (OFFER, REQUEST)]
    idle = [action for action in talks if heuristics.prior(state, seat, action) <= NEVER]
    return [action for action in legal if action != MORE and action not in bids[1:] and action not in idle]


def _sale(state: Megalopolis, seat: int, permit: int) -> Fact:
    """What a permit that is put up for sale brought at every visit: the less, the sooner one parts with it."""
    box, fee = state.rules.box, int(state.fee(permit, seat))
    args: dict[str, str | int | float] = {"permit": box.permit_words[permit], "sum": fee}
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


def _price(state: Megalopolis, seat: int, wants: bool) -> list[Fact]:
    """What the permit under the hammer is likely to bring a seat until the end, and what it costs now."""
    box, permit, held, cash = state.rules.box, int(state.auction.permit), state.permits[seat], state.cash[seat]
    worth = prospects(state, seat, held | 1 << permit, cash) - prospects(state, seat, held, cash)
    price = int(state.auction.bid + box.bid_step)
    gain = worth - price if wants else price - worth
    if gain <= 0.0:
        return []
    args: dict[str, str | int | float] = {
        "street": box.permit_words[permit],
        "worth": round(worth / float(box.bid_step)) * int(box.bid_step),
        "price": price,
    }
    return [Fact("later", "worth" if wants else "dear", args, gain, True, [box.permit_names[permit]])]


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
        # It is told beside a crossing or a roof, which is what raises them.
        out.append(Fact("later" if out else "now", "rents", {"sum": gain}, float(gain), False, marks))
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


def is_bankrupt(state: Megalopolis, seat: int) -> bool:
    """Whether a seat is out of the game."""
    return bool(state.bankrupt >> seat & 1)


COACH: Coach[Megalopolis] = Coach(
    unit=50_000.0, facts=facts, moves=moves, plans=False, ruined=is_bankrupt, expect=expect, square=square
)
