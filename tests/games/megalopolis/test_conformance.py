"""The conformance suite on a few quick set-ups; `tests/conformance` has the whole grid."""

import pytest

from megapolis.conformance import check_game


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"blocks": 20}),
        (3, {"blocks": 20, "offers": 6, "crossing": "next_turn", "court_dice": "three", "final_value": "table_zone"}),
        (6, {"blocks": 20, "offers": 0, "crossing": "far_bridge", "court_dice": "move", "free_blocks": "on_top"}),
    ],
)
def test_conforms(players: int, options: dict[str, int | str]) -> None:
    assert check_game("megalopolis", players, games=2, **options) == 2  # type: ignore[arg-type]
