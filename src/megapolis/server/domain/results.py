"""What finished games leave behind: results and ratings of accounts, and the list of the daily deal."""

from __future__ import annotations

import msgspec

from megapolis.server.domain.events import Head
from megapolis.server.domain.snapshot import winners
from megapolis.server.domain.table import Live
from megapolis.server.store.database import Cursor

START = 1500.0
"""The rating of somebody who has not played yet."""
STEP = 24.0
"""How much one game against an equal can move a rating, by Elo's formula."""


class Outcome(msgspec.Struct, frozen=True):
    """A seat's part in a finished game."""

    seat: int
    account: str
    guest: str
    name: str
    points: int
    won: bool
    worth: float
    """The engine's return of this seat, by which places are told apart; who resigned is last."""


def outcomes(live: Live) -> list[Outcome]:
    """What a game that has ended was worth to each person's seat. Games broken off or taken back count for nobody."""
    if live.match is None or live.ending in ("abandoned", "closed") or live.head.origin is not None:
        return []
    if live.match.takebacks or live.head.companion:
        return []
    best = winners(live)
    returns = live.state.returns()
    out = []
    for at, seat in enumerate(live.seats):
        if seat.person is not None:
            who = live.people[seat.person]
            worth = -2.0 if seat.resigned else returns[at]
            points = int(live.state.points(at))
            out.append(Outcome(at, who.account, who.guest, who.name, points, at in best, worth))
    return out


def record(cursor: Cursor, head: Head, played: list[Outcome], at: float) -> None:
    """Writes results down, in the transaction that ended the game."""
    for each in played:
        who = each.account or each.guest
        if head.daily and who:
            cursor.run(
                "UPDATE daily SET points = ?, name = ? WHERE game = ? AND date = ? AND who = ? AND table_id = ?",
                (each.points, each.name, head.game, head.daily, who, head.id),
            )
        if each.account:
            cursor.run(
                "INSERT INTO results (table_id, seat, account, game, points, won, players, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO NOTHING",
                (head.id, each.seat, each.account, head.game, each.points, int(each.won), head.players, at),
            )
    rated = [each for each in played if each.account]
    if len({each.account for each in rated}) == len(rated) > 1:
        _rate(cursor, head.game, rated)


def _rate(cursor: Cursor, game: str, rated: list[Outcome]) -> None:
    """Elo's formula for every pair, the step shared among them."""
    old = {each.account: rating(cursor, each.account, game) for each in rated}
    for each in rated:
        change = 0.0
        for other in rated:
            if other is not each:
                expected = 1 / (1 + 10 ** ((old[other.account] - old[each.account]) / 400))
                result = 0.5 if each.worth == other.worth else float(each.worth > other.worth)
                change += STEP / (len(rated) - 1) * (result - expected)
        cursor.run(
            "INSERT INTO ratings (account, game, value) VALUES (?, ?, ?)"
            " ON CONFLICT (account, game) DO UPDATE SET value = excluded.value",
            (each.account, game, old[each.account] + change),
        )


def rating(cursor: Cursor, account: str, game: str) -> float:
    """An account's rating in a game."""
    rows = cursor.run("SELECT value FROM ratings WHERE account = ? AND game = ?", (account, game))
    return float(rows[0][0]) if rows else START
