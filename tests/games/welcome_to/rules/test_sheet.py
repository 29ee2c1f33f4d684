"""A sheet: where numbers fit, what makes an estate, what a roundabout changes."""

from games.welcome_to.builders import BLUEPRINT, CLASSIC, sheet
from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.rng import Rng
from megapolis.games.welcome_to.rules.actions import PLOT_NAMES
from megapolis.games.welcome_to.rules.box import Side
from megapolis.games.welcome_to.rules.sheet import Sheet, empty_sheet, enough


def fits(board: Sheet, number: int, street: str = "t") -> list[int]:
    """The places of a street where a number may be written."""
    names = [PLOT_NAMES[plot] for plot in to_list(board.fits[number])]
    return [int(name[1:]) for name in names if name[0] == street]


def test_any_number_fits_anywhere_on_an_empty_sheet() -> None:
    board = empty_sheet(CLASSIC)
    assert fits(board, 0) == fits(board, 17) == list(range(1, 11))
    assert fits(board, 8, "b") == list(range(1, 13))


def test_numbers_rise_and_may_leap() -> None:
    board = sheet(top=". . 7 . . . 10 . . .")
    assert fits(board, 8) == [4, 5, 6]
    assert fits(board, 6) == [1, 2]
    assert fits(board, 15) == [8, 9, 10]
    assert fits(board, 7) == []
    assert fits(board, 10) == []
    assert fits(board, 7, "c") == list(range(1, 12))


def test_bis_chain_of_the_rulebook() -> None:
    board = sheet(top=". 4 . 5 . . . . . .")
    for plot, source in ((2, 3), (4, 3), (5, 4)):
        board.duplicate(CLASSIC, plot, source)
    assert [board.number_at(plot) for plot in range(7)] == [-1, 4, 5, 5, 5, 5, -1]
    assert to_list(board.bis) == [2, 4, 5]
    assert fits(board, 5) == []
    assert fits(board, 6) == [7, 8, 9, 10]


def test_split_estate_of_the_rulebook() -> None:
    board = sheet(top="1 2 3 | . . . . . . .")
    assert [board.estates(size) for size in (1, 2, 3)] == [0, 0, 1]
    board.draw_fence(CLASSIC, 0)
    assert [board.estates(size) for size in (1, 2, 3)] == [1, 1, 0]


def test_estates_need_every_house_and_at_most_six() -> None:
    assert sheet(top="1 2 3 4 5 6 7 | 8 9 10").estate_count() == 1
    assert sheet(top="1 2 3 4 5 6 | 7 8 9 .").estate_count() == 1
    assert sheet(top="1 2 3 4 5 6 7 8 9 10").estate_count() == 0


def test_a_roundabout_makes_two_streets() -> None:
    board = sheet(top=". . 7 . o . . 3 . .")
    assert fits(board, 8) == [4, 9, 10]
    assert fits(board, 3) == [1, 2]
    assert fits(board, 2) == [1, 2, 6, 7]
    assert fits(board, 7) == [9, 10]
    assert to_list(board.fences & CLASSIC.gaps) == [3, 4]


def test_roundabouts_at_the_ends_and_two_in_a_street() -> None:
    board = sheet(top="o 1 | . . . . . . . o")
    assert board.roundabout_count() == 2
    assert board.estates(1) == 1
    assert fits(board, 1) == []
    assert fits(board, 2) == [3, 4, 5, 6, 7, 8, 9]


def test_a_bis_needs_a_number_beside_it_in_the_same_street() -> None:
    board = sheet(top="1 . . . . . . . . 15", centre="o . . . . . . . . . 3")
    left = [PLOT_NAMES[plot] for plot in to_list(board.free_neighbours(CLASSIC, True))]
    right = [PLOT_NAMES[plot] for plot in to_list(board.free_neighbours(CLASSIC, False))]
    assert left == ["t2"]
    assert right == ["t9", "c10"]


def test_packed_counters() -> None:
    assert enough(2 | 1 << 7, 1 | 1 << 7)
    assert not enough(2 | 1 << 7, 3)
    assert not enough(63, 1 << 35)
    assert enough(0, 0)


def brute_fits(side: Side, board: Sheet, number: int) -> list[int]:
    """The same as `fits`, by the words of the rulebook."""
    out = []
    for plot in to_list(side.plots):
        if (board.filled | board.roundabouts) >> plot & 1:
            continue
        ok = True
        for step in (-1, 1):
            at = plot + step
            while side.plots >> at & 1 if at >= 0 else False:
                if board.roundabouts >> at & 1:
                    break
                other = board.number_at(at)
                ok = ok and (other < 0 or (other < number if step < 0 else other > number))
                at += step
        if ok:
            out.append(plot)
    return out


def test_where_numbers_fit_agrees_with_the_rulebook_on_random_sheets() -> None:
    rng = Rng(4)
    for turn in range(60):
        side = (CLASSIC, BLUEPRINT)[turn % 2]
        board = empty_sheet(side)
        for _ in range(18):
            empty = to_list(board.empty(side))
            what = rng.below(8)
            if what == 0 and board.roundabout_count() < 2:
                board.build_roundabout(side, empty[rng.below(len(empty))])
                continue
            copied = to_list(board.free_neighbours(side, True))
            if what == 1 and copied:
                board.duplicate(side, copied[0], copied[0] - 1)
                continue
            number = rng.below(18)
            places = to_list(board.fits[number])
            if places:
                board.write(side, number, places[rng.below(len(places))])
        for number in range(18):
            assert to_list(board.fits[number]) == brute_fits(side, board, number)
