"""What partners show each other: what lies open, while it is tried, and nothing of a hand."""

from typing import Any

import pytest

from megapolis.engine.errors import MegapolisError
from megapolis.server.domain import commands
from megapolis.server.domain.sharing import Pointed, Shown, Trial, news_of, shown_by
from megapolis.server.domain.table import Table
from megapolis.server.errors import Refused
from server.builders import NOW, a_table, message

GAME = "sprawlopolis"


def named(table: Table, verb: str, at: int = 0) -> dict[str, Any]:
    """A legal action of the seat that is awaited, by name."""
    actions = table.state.legal_actions(table.awaited()[0])
    legal = [table.game.actions.to_fields(int(action), table.labels) for action in actions]
    return dict([each for each in legal if each["do"] == verb][at])


def play(table: Table, verb: str, at: int = 0) -> Table:
    seat = table.awaited()[0]
    number = table.game.actions.number(named(table, verb, at), table.labels)
    table = table.draft()
    table.play_action(seat, number, NOW)
    return table


def tries(table: Table, action: dict[str, Any] | None, seat: int = 0) -> Shown:
    return shown_by(table, table.seats[seat].person, message(commands.Try, seat=seat, action=action))  # type: ignore[arg-type]


def points(table: Table, seat: int, answer: str, action: dict[str, Any] | None = None) -> Shown:
    said = message(commands.Point, seat=seat, answer=answer, action=action)
    return shown_by(table, table.seats[seat].person, said)  # type: ignore[arg-type]


def test_a_trial_of_an_open_card_is_told_with_its_place_and_points() -> None:
    table = play(a_table(GAME, first=0, second=1), "pick")
    place = named(table, "place")
    told = news_of(table, tries(table, place), "en")
    assert isinstance(told, Trial)
    assert (told.seat, told.action) == (0, place)
    assert told.words
    assert "of the peg" in told.words.text
    # What the place is worth with the better way up, which is what the next step says.
    table = play(table, "place")
    ways = [news_of(table, tries(table, named(table, "turn", at))) for at in (0, 1)]
    assert told.points == max(each.points or 0 for each in ways)
    for each in ways:
        assert isinstance(each, Trial)
        assert each.points == sum(change.after - change.before for change in each.changes)
    stopped = news_of(table, tries(table, None))
    assert isinstance(stopped, Trial)
    assert stopped.action is None


def test_partners_answer_and_point_at_places_also_after_one_was_chosen() -> None:
    table = play(a_table(GAME, first=0, second=1), "pick")
    here = named(table, "place", 1)
    assert news_of(table, points(table, 1, "yes")) == Pointed(1, "yes", None, None, None)
    before = news_of(table, points(table, 1, "here", here))
    table = play(table, "place")
    assert news_of(table, points(table, 1, "here", here)) == before
    assert before.action == here
    assert before.points == news_of(play(a_table(GAME, first=0, second=1), "pick"), Shown(0, here)).points
    for answer, action in (("here", None), ("no", here)):
        with pytest.raises(Refused):
            points(table, 1, answer, action)
    with pytest.raises(MegapolisError, match="share a side"):
        points(table, 1, "here", {"do": "place", "row": 0, "column": 0})


def test_nothing_of_a_hand_is_shown_nor_anything_in_a_duel() -> None:
    table = a_table(GAME, first=0, second=1)
    with pytest.raises(Refused):
        tries(table, named(table, "pick"))
    with pytest.raises(Refused):
        points(table, 1, "yes")
    table = play(table, "pick")
    with pytest.raises(MegapolisError, match="turn"):
        tries(table, named(table, "place"), seat=1)
    with pytest.raises(MegapolisError, match="seat"):
        shown_by(table, 1, message(commands.Try, seat=0, action=None))  # type: ignore[arg-type]
    duel = a_table(GAME, options={"interstate": "duel"}, first=0, second=1)
    while duel.state.card < 0:  # type: ignore[attr-defined]
        seat = duel.awaited()[0]
        duel = duel.draft()
        duel.play_action(seat, int(duel.state.legal_actions(seat)[0]), NOW)
    mover = duel.awaited()[0]
    for action in (named(duel, "place"), None):
        with pytest.raises(Refused):
            tries(duel, action, seat=mover)
    with pytest.raises(Refused):
        points(duel, 1 - mover, "no")
    other = a_table(first=0, second=1)
    with pytest.raises(Refused):
        tries(other, None)
