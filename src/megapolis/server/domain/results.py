"""What a finished game was worth: winners, outcomes and ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from megapolis.engine import victory
from megapolis.server.domain.people import Person
from megapolis.server.domain.table import Table

START_RATING = 1500.0
"""The rating of somebody who has not played yet."""
LOST = -2.0
"""Less than any return: what a game is worth to somebody who resigned or left."""
MAX_CHANGE = 24.0
"""How far one game can move a rating at most, by Elo's formula."""


SETTLED_AFTER = 10
"""After how many games a rating says something; until then it is provisional."""


T = TypeVar("T", "Outcome", Person)


class Rating(msgspec.Struct, frozen=True):
    """A rating in one game, in a class of its set-ups (`rating_class`)."""

    game: str
    kind: str
    value: float
    games: int
    provisional: bool


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


def why_unrated(table: Table) -> str:
    """Why a game changes no ratings, as things stand: a message key; "" for a game that does."""
    spec = table.spec
    people = [table.people[seat.person] for seat in table.seats if seat.person is not None]
    reasons = {
        # The set-up of a frozen table may be unreadable.
        "alone": spec.players == 1 or (not table.frozen and table.game.is_cooperative(table.setup)),
        "companion": spec.companion,
        "own-data": bool(spec.components),
        "daily": bool(spec.daily),
        "first-game": spec.first_game,
        "begun": spec.origin is not None or bool(spec.start),
        table.disturbed: bool(table.disturbed),
        "people": not several_accounts(people),
    }
    return next((f"table-unrated-{reason}" for reason, holds in reasons.items() if holds), "")


def rating_class(table: Table) -> str:
    """What games are rated together with this one: those of two players or of more, plain or with options.

    Rulings, which choose between readings of the rules, make no other game of it.
    """
    known = table.game.options.options
    plain = all(
        known[name].ruling or value == known[name].default
        for name, value in table.setup.options.items()
        if name in known
    )
    return f"{'two' if table.spec.players == 2 else 'more'}-{'plain' if plain else 'options'}"


def several_accounts(played: Sequence[T]) -> list[T]:
    """The seats (their outcomes, their people) that change ratings: of accounts, if there are several with one each."""
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
