"""What a finished game was worth: winners, outcomes and ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec

from megapolis.engine import victory
from megapolis.server.domain.table import Table

START_RATING = 1500.0
"""The rating of somebody who has not played yet."""
LOST = -2.0
"""Less than any return: what a game is worth to somebody who resigned or left."""
MAX_CHANGE = 24.0
"""How far one game can move a rating at most, by Elo's formula."""


class Outcome(msgspec.Struct, frozen=True):
    """What a finished game was worth to one seat of a person."""

    seat: int
    account: str
    guest: str
    name: str
    points: int
    won: bool
    worth: float
    """The engine's return for the seat, by which players are ranked; a seat that resigned comes last."""


def day_of(now: float) -> str:
    """The date in UTC at a time of the database's clock."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_sealed(table: Table, now: float) -> bool:
    """Whether a daily deal is still being played by others, so that nothing but one's own play may be shown of it."""
    return bool(table.spec.daily) and day_of(now) <= table.spec.daily


def winners(table: Table) -> list[int]:
    """The seats that won; a seat that resigned never does."""
    if table.ending in ("abandoned", "closed") or table.match is None:
        return []
    if table.ending == "resigned" and (table.spec.players == 1 or table.game.is_cooperative(table.setup)):
        return []
    return victory.winners(table.state, [at for at, seat in enumerate(table.seats) if not seat.resigned])


def outcomes(table: Table) -> list[Outcome]:
    """The outcome for every seat that a person holds.

    Nothing counts in games that were broken off, continued from another one, taken back or entered by hand.
    """
    if table.match is None or table.ending in ("abandoned", "closed") or table.spec.origin is not None:
        return []
    if table.match.takebacks or table.spec.companion:
        return []
    best = winners(table)
    returns = table.state.returns()
    out = []
    for at, seat in enumerate(table.seats):
        if seat.person is not None:
            who = table.people[seat.person]
            # Whoever left has lost, however well the bot played on in their seat.
            lost = seat.resigned or not who.here
            worth = LOST if lost else returns[at]
            points = int(table.state.points(at))
            out.append(Outcome(at, who.account, who.guest, who.name, points, at in best and not lost, worth))
    return out


def is_rated(table: Table) -> bool:
    """Whether a game changes ratings: not with somebody's own components, nor after the host has interfered."""
    return not (table.disturbed or table.spec.components or table.spec.daily)


def several_accounts(played: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes that change ratings: those of accounts, if there are several and each plays one seat."""
    kept = [each for each in played if each.account]
    return kept if len({each.account for each in kept}) == len(kept) > 1 else []


def new_ratings(old: Mapping[str, float], played: Sequence[Outcome]) -> dict[str, float]:
    """The ratings of accounts after a game: Elo's formula for every pair, with an equal share of the step for each."""
    out = {}
    for each in played:
        change = 0.0
        for other in played:
            if other is not each:
                expected = 1 / (1 + 10 ** ((old[other.account] - old[each.account]) / 400))
                result = 0.5 if each.worth == other.worth else float(each.worth > other.worth)
                change += MAX_CHANGE / (len(played) - 1) * (result - expected)
        out[each.account] = old[each.account] + change
    return out
