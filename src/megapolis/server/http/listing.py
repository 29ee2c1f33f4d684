"""Tables as they are listed: who sits there, how far they are, and how they ended."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.state import CHANCE
from megapolis.engine.victory import standings
from megapolis.server.domain.results import winners
from megapolis.server.domain.table import OVER, Table


class MySeat(msgspec.Struct, frozen=True):
    """A seat of one's own table: who plays it, and how it ended for them."""

    name: str
    """Of the person who holds it; "" for a bot and for nobody."""
    bot: str
    mine: bool
    awaited: bool
    points: int | None
    """At the end of a game that was played to its end; null otherwise."""
    place: int
    """From 1, tie-breaks counted; 0 where there are no points."""


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """One of one's own tables, and whether it is one's turn there."""

    table: str
    game: str
    status: str
    your_turn: bool
    people: list[str]
    since: float
    """When something last happened there."""
    created: float
    seats: list[MySeat]
    moves: int
    """How many actions people and bots have made."""
    ending: str
    won: bool | None
    """Whether one of one's own seats has won; null until the game is over."""
    together: bool
    """Whether all seats win or lose together."""


def names(table: Table) -> list[str]:
    """The names of the people at a table."""
    return [person.name for person in table.people.values() if person.here]


def my_table(table: Table, person: int) -> MyTable:
    """A table as one of its people lists it."""
    turn = any(seat in table.people_awaited() for seat in table.seats_of(person))
    match = None if table.frozen else table.match
    is_counted = match is not None and match.state.is_over()
    places = {seat: place for place, seat in standings(table.state)} if is_counted else {}
    points = table.state.scores() if is_counted else []
    people: dict[int | None, str] = {each.id: each.name for each in table.people.values()}
    seats = [
        MySeat(
            name=people.get(seat.person, ""),
            bot="" if seat.person is not None else seat.bot,
            mine=seat.person == person,
            awaited=at in table.awaited(),
            points=points[at] if is_counted else None,
            place=places.get(at, 0),
        )
        for at, seat in enumerate(table.seats)
    ]
    return MyTable(
        table=table.spec.id,
        game=table.spec.game,
        status=table.status,
        your_turn=turn,
        people=names(table),
        since=table.at,
        created=table.spec.created,
        seats=seats,
        moves=0 if match is None else sum(actor != CHANCE for actor, _ in match.log),
        ending=table.ending,
        won=bool(set(winners(table)) & set(table.seats_of(person)))
        if table.status == OVER and match is not None
        else None,
        together=match is not None and table.game.is_cooperative(table.setup),
    )
