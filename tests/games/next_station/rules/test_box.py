"""The map and the cards are those of the box; a user's file is checked."""

import pytest

from games.next_station.builders import BOARD
from megapolis.engine.errors import BadData
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.box import ANY

SOURCE = BOARD.source


def test_counts_of_the_printed_sheet() -> None:
    assert BOARD.stations == 53
    assert BOARD.sections == 155
    assert sum(BOARD.thames) == 24
    assert BOARD.districts == 13
    assert [list(BOARD.symbol).count(symbol) for symbol in range(5)] == [13, 13, 13, 13, 1]
    crossings = sum(BOARD.cross(e, f) for e in range(155) for f in range(e))
    assert crossings == 116


def test_directions_and_lengths() -> None:
    steps = [(BOARD.x[b] - BOARD.x[a], BOARD.y[b] - BOARD.y[a]) for a, b in BOARD.ends]
    assert sum(dy == 0 for _, dy in steps) == 43
    assert sum(dx == 0 for dx, _ in steps) == 43
    lengths = [max(abs(dx), abs(dy)) for dx, dy in steps]
    assert {length: lengths.count(length) for length in set(lengths)} == {1: 78, 2: 51, 3: 23, 4: 2, 5: 1}


def test_thames_sections() -> None:
    under = {name for name, river in zip(BOARD.section_names, BOARD.thames, strict=True) if river}
    listed = """b1-b4 a2-c4 d2-d6 a3-b4 a3-a5 c3-b4 c3-c4 e3-c5 f3-h5 g3-g6 g3-j6 h3-h5 h3-e6 j3-j6 c4-e4 e4-g6
    f4-h6 f4-f7 i4-h5 i4-i7 c5-e5 e5-h5 e5-d6 e5-e6"""
    assert under == {BOARD.section_names[BOARD.section_between(*name.split("-"))] for name in listed.split()}


def test_districts() -> None:
    central = {name for at, name in enumerate(BOARD.names) if BOARD.central >> at & 1}
    assert central == {"e3", "f3", "g3", "e4", "f4", "e5", "d6", "e6", "g6"}
    sizes = sorted(list(BOARD.district).count(district) for district in range(13))
    assert sizes == [1, 1, 1, 1, 4, 4, 4, 4, 6, 6, 6, 6, 9]


def test_deck() -> None:
    assert BOARD.cards == 11
    assert BOARD.last_underground == 5
    assert BOARD.symbol[BOARD.names.index("f3")] == ANY


@pytest.mark.parametrize(
    ("start", "symbol", "targets"),
    [("d2", "circle", {"f0", "a2"}), ("d2", "square", {"d1", "g2"}), ("b8", "square", {"c7", "b9"})],
)
def test_neighbours(start: str, symbol: str, targets: set[str]) -> None:
    wanted = ("square", "triangle", "pentagon", "circle").index(symbol)
    found = {
        other
        for name in BOARD.section_names
        for here, other in (name.split("-"), reversed(name.split("-")))
        if here == start and BOARD.symbol[BOARD.names.index(other)] == wanted
    }
    assert found == targets


def test_no_section_between_strangers() -> None:
    assert BOARD.section_between("a0", "j9") == -1
    assert BOARD.section_between("a2", "d2") == BOARD.section_between("d2", "a2") >= 0


CHANGES = {
    "error-data-toml": ("[map]", "[map"),
    "data-grid": ('"pts.tc.t.c",', '"pts.tc.t.cc",'),
    "data-stations": (SOURCE[SOURCE.index("grid = [") : SOURCE.index("# The same grid")], 'grid = ["s........."]\n'),
    "data-no-station": ('departure = "c5"', 'departure = "z9"'),
    "data-no-district": ('"ABB.CC.D.E"', '".BB.CC.D.E"'),
    "data-central": ('central_district = "G"', 'central_district = "Z"'),
    "data-pencils": ('id = "blue"', 'id = "pink"'),
    "data-cards": ('id = "street_square"', 'id = "street_circle"'),
    "data-symbol": ('symbol = "switch"', 'symbol = "star"'),
    "data-underground": ('symbol = "switch"', 'symbol = "switch"\nunderground = true'),
    "data-number": ("thames = 2", 'thames = "two"'),
    "data-objectives": ('id = "thames_6"', 'id = "all_districts"'),
    "data-objective-kind": ('kind = "thames"', 'kind = "bridges"'),
}


@pytest.mark.parametrize("key", CHANGES)
def test_a_wrong_data_file_is_refused_with_its_reason(key: str) -> None:
    before, after = CHANGES[key]
    assert before in SOURCE
    with pytest.raises(BadData) as caught:
        GAME.box(SOURCE.replace(before, after, 1))
    assert caught.value.reason.key == key
    assert str(caught.value)


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        (SOURCE, "", "data-grid"),
        ("grid = [", "grid = [1,", "data-grid"),
        ('"ABB.CC.D.E",', '"ABB.CC.D.",', "data-grid"),
        ("south_bank_from = [4,", "south_bank_from = [", "data-grid"),
        ("interchange = [0, 0, 2, 5, 9]", "interchange = [0, 0, 2, 5]", "data-number"),
        ("interchange = [0, 0, 2, 5, 9]", 'interchange = [0, 0, 2, 5, "9"]', "data-number"),
        ("underground = true", "underground = false", "data-underground"),
    ],
)
def test_other_mistakes(before: str, after: str, key: str) -> None:
    count = -1 if before == "underground = true" else 1
    with pytest.raises(BadData) as caught:
        GAME.box(SOURCE.replace(before, after, count))
    assert caught.value.reason.key == key


def _large(glyphs: str, letters: str, columns: int, rows: int) -> str:
    grid = ", ".join(f'"{glyphs * columns}"' for _ in range(rows))
    districts = ", ".join(f'"{letters[:columns]}"' for _ in range(rows))
    banks = [0] * columns
    return f'[map]\ngrid = [{grid}]\ndistricts = [{districts}]\ncentral_district = "A"\nsouth_bank_from = {banks}\n'


def test_too_many_stations_sections_and_districts() -> None:
    for source, key in (
        (_large("s", "A" * 26, 10, 10), "data-stations"),
        (_large("s", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 20, 2), "data-districts"),
        (_large("s", "A" * 26, 8, 7), "data-sections"),
    ):
        with pytest.raises(BadData) as caught:
            GAME.box(source)
        assert caught.value.reason.key == key


def test_a_changed_map_plays() -> None:
    data = GAME.box(SOURCE.replace("thames = 2", "thames = 3"))
    assert data.digest != GAME.default_data().digest
    assert GAME.new_state(GAME.setup(1, data=data)).setup.data is data
