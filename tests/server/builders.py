"""Tables for tests, without a server."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from megapolis.catalog import find_game
from megapolis.server.domain import events
from megapolis.server.domain.commands import Command, FromPerson, Message
from megapolis.server.domain.decide import Transition, decide
from megapolis.server.domain.events import Event, TableSpec
from megapolis.server.domain.table import PLAYING, Table

NOW = 1000.0


def a_spec(
    game: str = "next_station", players: int = 2, options: dict[str, Any] | None = None, **given: Any
) -> TableSpec:
    """The spec of a table; its id, seed and invitation are always the same."""
    setup = find_game(game).setup(players, options or {})
    spec = TableSpec(
        id="table",
        game=game,
        rules=setup.game.rules,
        players=players,
        options=setup.options,
        data=setup.data.digest,
        seed="seed",
        created=NOW,
        invite="invitation",
    )
    return replace(spec, **given)


def a_table(
    game: str = "next_station",
    *,
    started: bool = True,
    empty: int = 0,
    options: dict[str, Any] | None = None,
    spec: dict[str, Any] | None = None,
    **seats: int,
) -> Table:
    """A table whose seats are given by name, in order: `a_table("next_station", first=0, greedy=1)`.

    The name of a bot seats that bot; any other name is a person, who has the token hash `key-<name>`. A person may
    hold several seats: `first=0, first_too=1` is one person, by the part of the name before the underscore.
    """
    players = len(seats) + empty
    table = Table(a_spec(game, players, options, **(spec or {})))
    people: dict[str, int] = {}
    for name, seat in seats.items():
        person = name.partition("_")[0]
        if person in ("greedy", "random", "easy", "medium"):
            table.apply(events.BotSat(seat, person), NOW)
            continue
        if person not in people:
            people[person] = len(people)
            table.apply(events.Joined(people[person], person, f"key-{person}"), NOW)
        table.apply(events.Sat(seat, people[person]), NOW)
    if started:
        table.start_game([], NOW)
    return table


def tell(
    table: Table, message: Message, person: int | None = 0, now: float = NOW, absent: tuple[int, ...] = ()
) -> Table:
    """The table after a person's message, with these people long gone."""
    return command(table, FromPerson(person, message, list(absent)), now).after


def command(table: Table, given: Command, now: float = NOW) -> Transition:
    """The transition of a command, checked: events and table agree, and the table before is untouched."""
    before = facts(table)
    transition = decide(table, given, now)
    assert facts(table) == before, "deciding changes nothing"
    folded = table.draft()
    for event in transition.events:
        folded.apply(event, now)
    assert facts(folded) == facts(transition.after), "the events lead to the same table"
    return transition


def facts(table: Table) -> dict[str, Any]:
    """Everything that makes a table what it is, comparable."""
    computed = ("game", "setup", "labels", "numbering", "first_game")
    known = {name: value for name, value in vars(table).items() if name not in computed}
    match, clocks = known.pop("match"), known.pop("clocks")
    logs = {viewer: (log.lines, log.places) for viewer, log in known.pop("logs").items()}
    played = None if match is None else (match.log[:], match.takebacks, match.state.digest())
    values = {name: value.copy() if hasattr(value, "copy") else value for name, value in known.items()}
    return values | {"match": played, "logs": logs, "clocks": (clocks.left[:], clocks.since[:])}


def message(kind: type[Message], **fields: Any) -> Message:
    """A client message with an id."""
    return kind(id="m", **fields)


def first_action(table: Table, seat: int) -> dict[str, Any]:
    """The first legal action of a seat, by name."""
    return dict(table.game.actions.to_fields(int(table.state.legal_actions(seat)[0]), table.labels))


def play_round(table: Table) -> Table:
    """The table after one action of every awaited seat."""
    for seat in table.awaited():
        table = table.draft()
        table.play_action(seat, int(table.state.legal_actions(seat)[0]), NOW)
    return table


def play_out(table: Table) -> Table:
    """The table after the whole game, everybody playing their first legal action."""
    table = table.draft()
    while table.status == PLAYING:
        seat = table.awaited()[0]
        table.play_action(seat, int(table.state.legal_actions(seat)[0]), NOW)
    return table


def kinds(new: Transition | list[Event]) -> list[str]:
    """The tags of events."""
    found = new.events if isinstance(new, Transition) else new
    return [str(event.__struct_config__.tag) for event in found]
