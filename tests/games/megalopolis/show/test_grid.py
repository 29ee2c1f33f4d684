"""Where squares, quarters and zones lie in pictures."""

from games.megalopolis.builders import BOX
from megapolis.games.megalopolis.show.grid import quarter_cell, ring_cell, zone_cell


def test_the_grid_has_room_for_everything() -> None:
    cells = [ring_cell(square) for square in range(40)] + [quarter_cell(quarter) for quarter in range(36)]
    assert len(set(cells)) == 76
    assert all(0 <= x < 11 and 0 <= y < 11 for x, y in cells)
    assert [ring_cell(square) for square in (0, 10, 20, 30, 39)] == [(0, 0), (10, 0), (10, 10), (0, 10), (0, 1)]
    assert quarter_cell(BOX.quarter_names.index("se31")) == (8, 6)
    assert [zone_cell(BOX, district) for district in (0, 2, 7)] == [(3, 1), (9, 3), (1, 3)]
