"""Positions as rows of numbers, with a small game, and the page about them."""

import subprocess
import sys

from librt.vecs import vec
from mypy_extensions import i16

from conftest import ROOT
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.observation import (
    Layout,
    Observer,
    row_of,
    seat_from,
    seats_from,
    see_bits,
    see_number,
    see_one,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from tiny import Coin, Toss

TABLE, SEAT = Layout(), Layout()
TOSSED = TABLE.add("tossed", "heads or tails", 2)
SAID = SEAT.add("said", "whether the seat has said so")
TIMES = SEAT.add("times", "nothing much", 2, 3, high=5, low=-5)


class TossObserver(Observer):
    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)

    def see_table(self, state: State, viewer: int, out: vec[i16], at: int) -> None:
        assert isinstance(state, Toss)
        see_one(out, at + TOSSED, state.tossed, 2)

    def see_seat(self, state: State, viewer: int, seat: int, out: vec[i16], at: int) -> None:
        assert isinstance(state, Toss)
        out[at + SAID] = i16(state.said >> seat & 1)


def test_a_row_is_the_table_then_the_seats_starting_with_the_viewer() -> None:
    observer = TossObserver()
    state = Coin(3).state()
    assert list(row_of(observer, state, 0)) == [0] * 23
    state.settle(Rng(1))
    state.play(1, state.tossed)
    assert list(row_of(observer, state, 0)) == [1, 0, *[0] * 7, 1, *[0] * 13]
    assert list(row_of(observer, state, 1)) == [1, 0, 1, *[0] * 20]
    assert list(row_of(observer, state, 2)) == [1, 0, *[0] * 14, 1, *[0] * 6]


def test_slices_name_every_number() -> None:
    slices = TossObserver().slices(2)
    assert [each.name for each in slices] == ["tossed", "seat0.said", "seat0.times", "seat1.said", "seat1.times"]
    assert [each.offset for each in slices] == [0, 2, 3, 9, 10]
    assert slices[-1].shape == (2, 3)
    assert slices[-1].size == 6
    assert (slices[-1].low, slices[-1].high) == (-5, 5)


def test_a_buffer_can_hold_many_rows_and_old_ones_are_overwritten() -> None:
    observer = TossObserver()
    state = Coin(1).state()
    buffer = vec[i16]([i16(9)] * 20)
    observer.observe(state, 0, buffer, 10)
    assert list(buffer) == [9] * 10 + [0] * 9 + [9]


def test_bits_choices_and_numbers_are_written() -> None:
    out = vec[i16]([i16(0)] * 6)
    see_bits(out, 1, 0b1001)
    see_one(out, 0, 5, 5)
    see_one(out, 0, -1, 5)
    see_one(out, 0, 5, 6)
    assert list(out) == [0, 1, 0, 0, 1, 1]
    for at, value in enumerate((-200, -3, 0, 3, 200)):
        see_number(out, at, value, 100)
    assert list(out) == [-100, -3, 0, 3, 100, 1]


def test_seats_are_counted_from_the_viewer() -> None:
    assert [seat_from(1, 3, seat) for seat in (-1, 0, 1, 2)] == [-1, 2, 0, 1]
    assert seats_from(1, 3, 0b011) == 0b101


def test_the_row_of_a_smaller_table_is_the_beginning_of_that_of_a_larger_one() -> None:
    for name in game_ids():
        game = find_game(name)
        few, many = game.observer.slices(game.seats[0]), game.observer.slices(game.seats[-1])
        assert many[: len(few)] == few
        assert len({each.name for each in many}) == len(many)
        last = many[-1]
        assert last.offset + last.size == game.observer.length(game.seats[-1])


def test_the_page_about_observations_is_up_to_date() -> None:
    page = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    command = [sys.executable, str(ROOT / "tools" / "observations.py")]
    made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert page == made, "run `make observations`"
