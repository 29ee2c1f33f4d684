"""A sheet: where numbers fit, what makes an estate, what a roundabout changes."""

from games.welcome_to.builders import BLUEPRINT, CLASSIC, sheet
from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.rng import Rng
from megapolis.games.welcome_to.rules.actions import PLOT_NAMES
from megapolis.games.welcome_to.rules.box import Side
from megapolis.games.welcome_to.rules.sheet import Sheet, empty_sheet, enough


def fits(made: Sheet, number: int, street: str = "t") -> list[int]:
    """The places of a street where a number may be written."""
    names = [PLOT_NAMES[plot] for plot in to_list(made.fits[number])]
    return [int(name[1:]) for name in names if name[0] == street]


def test_any_number_fits_anywhere_on_an_empty_sheet() -> None:
    made = empty_sheet(CLASSIC)
    assert fits(made, 0) == fits(made, 17) == list(range(1, 11))
    assert fits(made, 8, "b") == list(range(1, 13))


def test_numbers_rise_and_may_leap() -> None:
    made = sheet(top=". . 7 . . . 10 . . .")
    assert fits(made, 8) == [4, 5, 6]
    assert fits(made, 6) == [1, 2]
    assert fits(made, 15) == [8, 9, 10]
    assert fits(made, 7) == []
    assert fits(made, 10) == []
    assert fits(made, 7, "c") == list(range(1, 12))


def test_bis_chain_of_the_rulebook() -> None:
    made = sheet(top=". 4 . 5 . . . . . .")
    for plot, source in ((2, 3), (4, 3), (5, 4)):
        made.duplicate(CLASSIC, plot, source)
    assert [made.number_at(plot) for plot in range(7)] == [-1, 4, 5, 5, 5, 5, -1]
    assert to_list(made.bis) == [2, 4, 5]
    assert fits(made, 5) == []
    assert fits(made, 6) == [7, 8, 9, 10]


def test_split_estate_of_the_rulebook() -> None:
    made = sheet(top="1 2 3 | . . . . . . .")
    assert [made.estates(size) for size in (1, 2, 3)] == [0, 0, 1]
    made.fence(CLASSIC, 0)
    assert [made.estates(size) for size in (1, 2, 3)] == [1, 1, 0]


def test_estates_need_every_house_and_at_most_six() -> None:
    assert sheet(top="1 2 3 4 5 6 7 | 8 9 10").estate_count() == 1
    assert sheet(top="1 2 3 4 5 6 | 7 8 9 .").estate_count() == 1
    assert sheet(top="1 2 3 4 5 6 7 8 9 10").estate_count() == 0


def test_a_roundabout_makes_two_streets() -> None:
    made = sheet(top=". . 7 . o . . 3 . .")
    assert fits(made, 8) == [4, 9, 10]
    assert fits(made, 3) == [1, 2]
    assert fits(made, 2) == [1, 2, 6, 7]
    assert fits(made, 7) == [9, 10]
    assert to_list(made.fences & CLASSIC.gaps) == [3, 4]


def test_roundabouts_at_the_ends_and_two_in_a_street() -> None:
    made = sheet(top="o 1 | . . . . . . . o")
    assert made.roundabout_count() == 2
    assert made.estates(1) == 1
    assert fits(made, 1) == []
    assert fits(made, 2) == [3, 4, 5, 6, 7, 8, 9]


def test_a_bis_needs_a_number_beside_it_in_the_same_street() -> None:
    made = sheet(top="1 . . . . . . . . 15", centre="o . . . . . . . . . 3")
    left = [PLOT_NAMES[plot] for plot in to_list(made.free_neighbours(CLASSIC, True))]
    right = [PLOT_NAMES[plot] for plot in to_list(made.free_neighbours(CLASSIC, False))]
    assert left == ["t2"]
    assert right == ["t9", "c10"]


def test_packed_counters() -> None:
    assert enough(2 | 1 << 7, 1 | 1 << 7)
    assert not enough(2 | 1 << 7, 3)
    assert not enough(63, 1 << 35)
    assert enough(0, 0)


def brute_fits(side: Side, made: Sheet, number: int) -> list[int]:
    """The same as `fits`, by the words of the rulebook."""
    out = []
    for plot in to_list(side.plots):
        if (made.filled | made.roundabouts) >> plot & 1:
            continue
        ok = True
        for step in (-1, 1):
            at = plot + step
            while side.plots >> at & 1 if at >= 0 else False:
                if made.roundabouts >> at & 1:
                    break
                other = made.number_at(at)
                ok = ok and (other < 0 or (other < number if step < 0 else other > number))
                at += step
        if ok:
            out.append(plot)
    return out


def test_where_numbers_fit_agrees_with_the_rulebook_on_random_sheets() -> None:
    rng = Rng(4)
    for turn in range(60):
        side = (CLASSIC, BLUEPRINT)[turn % 2]
        made = empty_sheet(side)
        for _ in range(18):
            empty = to_list(made.empty(side))
            what = rng.below(8)
            if what == 0 and made.roundabout_count() < 2:
                made.roundabout(side, empty[rng.below(len(empty))])
                continue
            copied = to_list(made.free_neighbours(side, True))
            if what == 1 and copied:
                made.duplicate(side, copied[0], copied[0] - 1)
                continue
            number = rng.below(18)
            places = to_list(made.fits[number])
            if places:
                made.write(side, number, places[rng.below(len(places))])
        for number in range(18):
            assert to_list(made.fits[number]) == brute_fits(side, made, number)
