"""What seats that act at the same time may know of each other, with a small game of writing down a number."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.simultaneous import SeatSheet, Simultaneous
from megapolis.engine.core.state import AT_REVEAL, CHANCE
from megapolis.engine.errors import Reason
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.next_station import GAME


class Note(SeatSheet):
    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> str:
        return "number:int"


class Writing(Simultaneous[Note]):
    """A game in which everybody writes down a number from 1 to 5, once."""

    def clone(self) -> Writing:
        new = Writing(self.setup, self.sheets[:], self.before)
        new.waiting, new.clock = self.waiting, self.clock
        return new

    def awaited(self) -> int:
        return self.waiting

    def legal_actions(self, seat: int) -> vec[i64]:
        return vec[i64]([1, 2, 3, 4, 5] if self.waiting >> seat & 1 else [])

    def play(self, seat: int, action: int) -> None:
        self.act(seat, action)

    def act(self, seat: int, action: int) -> None:
        self.sheets[seat] = Note(action)
        self.waiting &= ~(1 << seat)
        if not self.waiting:
            self.end_round()

    def explain_refusal(self, seat: int, action: int) -> Reason:
        return Reason("error-no-such-action", {"action": str(action)})

    def points(self, seat: int) -> int:
        return self.sheets[seat].number

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("number", self.points(seat))]

    def outcome(self, scores: list[int]) -> list[float]:
        return [0.0] * int(self.seats)

    def fields(self) -> str:
        return "waiting:int sheets:list before:list"

    def ending(self) -> str:
        return "" if self.waiting else "written"


def writing(players: int) -> Writing:
    setup: Setup = GAME.setup(players)
    state = Writing(setup, [Note(0) for _ in range(players)], [])
    state.await_everybody()
    return state


def test_others_see_a_sheet_when_all_are_done() -> None:
    state = writing(3)
    assert state.actors() == [0, 1, 2]
    assert state.visible_action(1, 0, 4) == AT_REVEAL
    assert state.visible_action(0, 0, 4) == 4
    assert state.visible_action(1, CHANCE, 4) == 4
    state.apply(0, 4)
    assert [state.visible_sheet(viewer, 0).number for viewer in (-1, 0, 1)] == [0, 4, 0]
    assert state.hidden(1, 0)
    assert state.phase() == 0
    state.apply(2, 5)
    state.apply(1, 1)
    assert [state.visible_sheet(viewer, 0).number for viewer in (-1, 0, 1)] == [4, 4, 4]
    assert not state.hidden(1, 0)
    assert state.phase() == 1
    assert state.ending() == "written"


def test_determinize_redeals_what_others_wrote_and_keeps_the_seats_own() -> None:
    state = writing(3)
    state.apply(0, 4)
    state.apply(2, 5)
    met = set()
    for key in range(60):
        imagined = state.determinize(2, Rng(key))
        assert isinstance(imagined, Writing)
        assert imagined.sheets[2].number == 5
        assert imagined.sheets[1].number == 0
        assert imagined.actors() == [1]
        met.add(imagined.sheets[0].number)
    assert met == {1, 2, 3, 4, 5}
    assert state.sheets[0].number == 4


def test_rewind_others_lets_others_write_again_and_isolate_awaits_only_the_seat() -> None:
    state = writing(3)
    state.apply(0, 4)
    state.apply(2, 5)
    rewound, isolated = state.rewind_others(2, Rng(1)), state.isolate(1, Rng(1))
    assert isinstance(rewound, Writing)
    assert isinstance(isolated, Writing)
    assert [sheet.number for sheet in rewound.sheets] == [0, 0, 5]
    assert rewound.actors() == [0, 1]
    assert [sheet.number for sheet in isolated.sheets] == [0, 0, 0]
    assert isolated.actors() == [1]
    assert [sheet.number for sheet in state.sheets] == [4, 0, 5], "what happened stays as it was"


def test_the_sheets_that_others_still_see_are_part_of_the_position() -> None:
    state = writing(2)
    assert state.key() == [3, 2, 0, 0, 2, 0, 0]
    state.apply(0, 4)
    assert state.key() == [2, 2, 4, 0, 2, 0, 0]
    state.apply(1, 1)
    assert state.key() == [0, 2, 4, 1, 0]


@pytest.mark.parametrize("viewer", [-1, 0])
def test_nothing_is_hidden_in_a_solo_game(viewer: int) -> None:
    state = writing(1)
    assert state.before == []
    assert state.visible_action(viewer, 0, 3) == 3
    assert not state.hidden(viewer, 0)
    assert state.determinize(viewer, Rng(1)).key() == state.key()
