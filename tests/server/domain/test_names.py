"""Names: nothing hidden in them, and none that looks like another."""

import pytest

from megapolis.server.domain.names import clean_name, fold_name, skeleton


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Two \u00a0 words ", "Two words"),
        ("\u202eesrever", "esrever"),
        ("zero\u200bwidth", "zerowidth"),
        ("\u2003\u200f\u0007", ""),
        ("Ａｎｎ", "Ann"),
        ("Їжак", "Їжак"),
    ],
)
def test_what_shows_nothing_is_taken_out(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_case_does_not_make_another_name() -> None:
    assert fold_name("ANN ") == fold_name("ann") != fold_name("anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Max", "Мах"), ("Olena", "0lena"), ("Paul", "Раu1"), ("Anna B", "AnnaB"), ("Zoé", "Zoe"), ("corn", "com")],
)
def test_look_alikes_are_one(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Анна", "Инна"), ("Boris", "Борис"), ("Олена", "Олеся")])
def test_other_names_are_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
