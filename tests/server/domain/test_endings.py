"""Nobody ends a rated game alone to escape from it; before it has really begun, or unrated, it may just be closed."""

from typing import Any

import pytest
from msgspec.structs import replace

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import commands
from megapolis.server.domain.results import outcomes
from megapolis.server.domain.table import CLOSED, OVER, PLAYING, Table
from server.builders import a_table, message, play_round, tell

CLOSE = message(commands.Close)
ABANDON = message(commands.Ask, what="abandon")


def refused(table: Table, given: commands.Message) -> str:
    """Why the first person is refused while the second is away."""
    with pytest.raises(MegapolisError) as error:
        tell(table, given, absent=(1,))
    return error.value.reason.key


def rated(rounds: int, **seats: Any) -> Table:
    """A game of people with accounts, so many rounds old."""
    table = a_table(**(seats or {"first": 0, "second": 1}))
    for person in table.people.values():
        table.people[person.id] = replace(person, account=f"account of {person.name}")
    for _ in range(rounds):
        table = play_round(table)
    return table


def test_somebody_who_is_only_away_keeps_a_rated_game_open() -> None:
    table = rated(4)
    assert refused(table, CLOSE) == "table-rated-resign"
    assert refused(table, ABANDON) == "table-rated-resign"
    # In its first moves, or where nothing is rated, the same is done.
    for other in (rated(1), tell(table, message(commands.Hint, seat=0))):
        assert tell(other, CLOSE, absent=(1,)).status == CLOSED
        assert tell(other, ABANDON, absent=(1,)).ending == "abandoned"


def test_whoever_stayed_has_won_against_those_who_left() -> None:
    left = tell(rated(4), message(commands.Leave), person=1)
    for way in (CLOSE, ABANDON):
        ended = tell(left, way)
        assert (ended.status, ended.ending) == (OVER, "resigned")
        assert [each.won for each in outcomes(ended)] == [True, False]


def test_those_who_are_there_may_agree_to_abandon_it() -> None:
    asked = tell(rated(4), ABANDON)
    assert asked.status == PLAYING
    assert tell(asked, message(commands.Answer, yes=True), person=1).ending == "abandoned"


def test_of_several_the_one_who_has_resigned_resigns_no_more() -> None:
    table = rated(4, first=0, second=1, third=2)
    table = tell(table, message(commands.Resign, seat=1), person=1)
    for person in (1, 2):
        table = tell(table, message(commands.Leave), person=person)
    ended = tell(table, CLOSE)
    assert (ended.status, [each.won for each in outcomes(ended)]) == (OVER, [True, False, False])
