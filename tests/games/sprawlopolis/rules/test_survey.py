"""Groups and roads, against naive searches."""

import pytest

from games.sprawlopolis.builders import (
    city,
    finish,
)
from megapolis.games.sprawlopolis.rules.city import (
    new_city,
    opposite,
)
from megapolis.games.sprawlopolis.rules.survey import survey


@pytest.mark.parametrize("seed", range(40))
def test_roads_and_their_ends_are_consistent(seed: int) -> None:
    seen = survey(finish(1, seed).city)
    roads = range(1, seen.roads + 1)
    pieces = [at for at in seen.blocks[: seen.count] if seen.exits[at]]
    assert all(seen.road[at] in roads for at in pieces)
    assert [seen.length[road] for road in roads] == [sum(seen.road[at] == road for at in pieces) for road in roads]
    for road in roads:
        ends = [end for end in range(seen.ends) if seen.end_road[end] == road]
        assert len(ends) == (0 if seen.loop[road] else 2)
        assert seen.open_ends[road] == sum(seen.zone[seen.end_faces[end]] == 0 for end in ends)
    # Two exits a piece: each joins another piece or is an end.
    joins = sum(
        bool(seen.exits[at] & side and seen.exits[at + seen.step(side)] & opposite(side))
        for at in pieces
        for side in (1, 2, 4, 8)
    )
    assert 2 * len(pieces) == joins + seen.ends


@pytest.mark.parametrize("seed", range(20))
def test_groups_are_what_a_naive_search_finds(seed: int) -> None:
    built = finish(1, seed).city
    blocks = {
        (row, column): built.cell(row, column) & 7
        for row in range(built.top, built.bottom + 1)
        for column in range(built.left, built.right + 1)
        if built.is_block(row, column)
    }
    best = dict.fromkeys(range(1, 5), 0)
    left = set(blocks)
    while left:
        group = [left.pop()]
        for row, column in group:
            for other in ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)):
                if other in left and blocks[other] == blocks[row, column]:
                    left.remove(other)
                    group.append(other)
        zone = blocks[group[0]]
        best[zone] = max(best[zone], len(group))
    assert [survey(built).largest[zone] for zone in range(1, 5)] == list(best.values())


def test_an_empty_window() -> None:
    assert survey(new_city()).count == 0
    assert survey(city("P")).count == 1
