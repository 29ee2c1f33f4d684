"""Positions as rows of numbers, with a small game, and the page about them."""

import os
import subprocess
import sys
import tomllib
from hashlib import blake2b

import pytest
from librt.vecs import vec
from mypy_extensions import i16, u8

from conftest import ROOT
from megapolis.catalog import find_game, game_ids
from megapolis.compiled import engine_status
from megapolis.engine.core.batch import Tables
from megapolis.engine.core.observation import (
    Blocks,
    Layout,
    Observer,
    clear_numbers,
    copy_bytes,
    copy_numbers,
    row_of,
    seat_from,
    seats_from,
    see_bits,
    see_number,
    see_one,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from sampling import INTERPRETED
from tiny import Coin, Toss

TABLE, SEAT = Layout(), Layout()
TOSSED = TABLE.add("tossed", "heads or tails", 2)
SAID = SEAT.add("said", "whether the seat has said so")
TIMES = SEAT.add("times", "nothing much", 2, 3, high=5, low=-5)


class TossObserver(Observer):
    def __init__(self, has_lasting_blocks: bool = False) -> None:
        super().__init__(TABLE, SEAT, has_lasting_blocks)

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


def test_a_block_is_written_anew_unless_the_observer_says_that_it_lasts() -> None:
    observer = TossObserver(has_lasting_blocks=True)
    state = Coin(2).state()
    state.settle(Rng(1))
    blocks, row = Blocks(observer, 1, 2), vec[i16]([i16(0)] * 16)
    for seat in range(2):
        state.play(seat, state.tossed)
        observer.observe_again(state, 0, row, 0, blocks, 0)
        assert list(row) == list(row_of(observer, state, 0))


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


def test_numbers_are_cleared_and_copied() -> None:
    out = vec[i16]([i16(number) for number in range(6)])
    clear_numbers(out, 1, 2)
    assert list(out) == [0, 0, 0, 3, 4, 5]
    copy_numbers(out, 0, vec[i16]([i16(7), i16(-8), i16(9)]), 1, 2)
    copy_bytes(out, 4, vec[u8]([u8(1), u8(255)]), 1, 1)
    assert list(out) == [-8, 9, 0, 3, 255, 5]


def setups_of(name: str) -> list[tuple[int, dict[str, object]]]:
    """The set-ups that are measured, with all numbers of seats: players and options."""
    rows = tomllib.loads((ROOT / "bench" / "setups" / f"{name}.toml").read_text(encoding="utf-8"))["setup"]
    return [(row["players"], row.get("options", {})) for row in rows]


@pytest.mark.parametrize("name", game_ids())
def test_rows_of_games_under_way_are_those_of_their_positions(name: str) -> None:
    game = find_game(name)
    length, steps = 0, 8 if INTERPRETED else 60
    for players, options in setups_of(name):
        tables = Tables([game.setup(players, options)], 3, 1)
        length = int(game.observer.length(players))
        saved = tables.save(2)
        for step in range(steps):
            # Now and then many moves, so that games end, and other games in their places.
            tables.step_at_random(1 if step % 10 else 40)
            if step == steps // 2:
                tables.restore([0], [saved])
            tables.show_rows()
            for at in range(3):
                row = list(row_of(game.observer, tables.states[at], int(tables.actors[at])))
                assert list(tables.rows[at * length : (at + 1) * length]) == row, (players, options, step)


def digest_of_rows() -> str:
    """A digest of some rows of every game and seat."""
    digest = blake2b(digest_size=8)
    for name in game_ids():
        game = find_game(name)
        for players, options in setups_of(name):
            tables = Tables([game.setup(players, options)], 2, 1)
            for _ in range(3):
                tables.step_at_random(15)
                tables.show_rows()
                digest.update(bytes(memoryview(tables.rows)))
    return digest.hexdigest()


@pytest.mark.skipif(INTERPRETED, reason="compares compiled code with interpreted code")
def test_compiled_code_writes_the_same_rows_as_the_plain_functions() -> None:
    assert engine_status() == "compiled"
    program = "import test_observation; print(test_observation.digest_of_rows())"
    environment = {**os.environ, "MEGAPOLIS_INTERPRETED": "1", "PYTHONPATH": str(ROOT / "tests" / "engine" / "core")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, cwd=ROOT / "tests", capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest_of_rows()


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
