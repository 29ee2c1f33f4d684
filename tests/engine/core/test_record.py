"""Records: the methods generated from declared fields."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from megapolis import game_ids
from megapolis.engine.core.record import Record, field_names, key_of
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.sheet import Sheet, Track

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "src" / "megapolis"


def test_a_clone_has_every_field_and_is_independent() -> None:
    sheet = Sheet([Track()])
    names = field_names(sheet.fields())
    for number, name in enumerate(names):
        if name != "tracks":
            setattr(sheet, name, number + 1)
    twin = sheet.clone()
    assert twin == sheet
    assert [getattr(twin, name) for name in names] == [getattr(sheet, name) for name in names]
    for name in names:
        if name != "tracks":
            changed = sheet.clone()
            setattr(changed, name, 99)
            assert changed != sheet
    assert twin == sheet


def all_records() -> list[type[Record]]:
    """Every record class of every game that has a `blank`: the parts of positions."""
    for game in game_ids():
        for module in walk_packages([str(PACKAGE / "games" / game / "rules")], f"megapolis.games.{game}.rules."):
            import_module(module.name)
    found, left = [], [Record]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if hasattr(kind, "blank"):
            found.append(kind)
    return found


@pytest.mark.parametrize("kind", all_records(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_empty_record_equals_its_clone_until_a_number_differs(kind: type[Record]) -> None:
    one = kind.blank()  # type: ignore[attr-defined]
    other = one.clone()
    assert other is not one
    assert other == one
    for name in field_names(one.fields()):
        value = getattr(one, name)
        if isinstance(value, int):
            setattr(other, name, not value if isinstance(value, bool) else value + 1)
            assert other != one
            assert one.clone() == one
            setattr(other, name, value)


def test_records_of_different_classes_are_not_equal_and_records_have_no_hash() -> None:
    assert Sheet([]) != Track()
    assert Record() != Record()
    with pytest.raises(TypeError, match="Track can change"):
        hash(Track())


@pytest.mark.compiled
def test_generated_methods_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools" / "records.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)


def test_the_key_of_a_record_distinguishes_lists() -> None:
    sheet, other = Sheet([Track()]), Sheet([])
    assert key_of(sheet) != key_of(other)
    # The pencil and the sections, then the list of lines after its length, without derived fields.
    assert key_of(other) == [0, 0, 0, 0, 0, 0, 0, 4, 0]
    sheet.blocked_0 = 5
    assert key_of(sheet) == key_of(Sheet([Track()]))
    state = GAME.new_state(GAME.setup(2))
    assert state.key() == key_of(state)
    assert key_of(state)[:1] == [2]
