"""Records: what is generated follows from the declared fields."""

import subprocess
import sys
from pathlib import Path

import pytest

from megapolis.engine.core.record import Record, field_names
from megapolis.games.next_station.rules.sheet import Sheet, Track

ROOT = Path(__file__).parents[3]


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


def test_records_of_other_classes_are_not_equal_and_none_has_a_hash() -> None:
    assert Sheet([]) != Track()
    assert Record() != Record()
    with pytest.raises(TypeError, match="Track can change"):
        hash(Track())


def test_what_is_generated_is_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools" / "records.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)
