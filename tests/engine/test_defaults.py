"""The defaults of a small game: rows of declared fields, actions described by their verbs, positions as text."""

import pytest

from megapolis import deal
from megapolis.catalog import find_game
from megapolis.engine.core.observation import row_of
from megapolis.engine.defaults import FieldObserver, FieldSlice, ask_move, describe_verb, draw_text, score_position
from megapolis.engine.errors import BadFile, BadPosition
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match


def play_some(game: str, players: int, moves: int) -> Match:
    match = deal(game, players, seed="defaults")
    for _ in range(moves):
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[-1])
    return match


def test_rows_have_the_declared_fields_with_the_viewers_seat_first() -> None:
    state = play_some("megalopolis", 3, 30).state
    table = [FieldSlice("rolls", "dice rolled", high=1000), FieldSlice("zones", "the map", high=50, size=4)]
    seats = [FieldSlice("cash", "money", high=30_000), FieldSlice("permits", "held", high=9, low=-9)]
    observer = FieldObserver(table, seats)
    cash = [int(each) // 1 for each in state.cash]  # type: ignore[attr-defined]
    for seat in range(3):
        row = list(row_of(observer, state, seat))
        assert row[:5] == [int(state.rolls), *list(state.zones)[:4]]  # type: ignore[attr-defined]
        assert row[5::2] == [min(30_000, cash[(seat + step) % 3]) for step in range(3)]
        assert all(-9 <= value <= 9 for value in row[6::2])
    assert [part.name for part in observer.slices(2)][2:] == [
        "seat0.cash",
        "seat0.permits",
        "seat1.cash",
        "seat1.permits",
    ]


def test_an_action_is_described_by_its_verb_and_fields() -> None:
    state = play_some("next_station", 1, 4).state
    said = [describe_verb(state, 0, int(action)) for action in state.legal_actions(0)]
    game = state.setup.game
    texts = [game.actions.text(int(action), game.labels(state.setup.data)) for action in state.legal_actions(0)]
    assert [" ".join([verb, *map(str, fields.values())]) for verb, fields in said] == texts
    lux = play_some("capital_lux", 2, 3).state
    numbers = [value for action in lux.legal_actions(0) for value in describe_verb(lux, 0, int(action))[1].values()]
    assert all(value >= 1 for value in numbers if isinstance(value, int)), "people count from 1"
    assert ask_move(state, 0) == ("move", {})


def test_the_terminal_shows_each_part_of_a_position_on_a_line() -> None:
    state = play_some("next_station", 2, 6).state
    assert draw_text(state, None, Text("en")).plain == "\n".join(str(state).split("; ")[1:]) + "\n"


def test_a_position_given_as_text_is_scored() -> None:
    state = play_some("megalopolis", 3, 60).state
    game = find_game("megalopolis")
    scored = score_position(game, {"position": str(state)}, game.default_data())
    assert [each.points for each in scored] == state.scores()
    assert [each.lines for each in scored] == [state.breakdown(seat) for seat in range(3)]
    for wrong in ({}, {"position": 5}, {"position": str(state), "more": 1}):
        with pytest.raises(BadFile):
            score_position(game, wrong, game.default_data())
    with pytest.raises(BadPosition):
        score_position(game, {"position": "next_station/1 players=2"}, game.default_data())
