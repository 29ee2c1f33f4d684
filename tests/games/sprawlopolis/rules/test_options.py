"""Which options go together, and who plays together."""

import pytest

from megapolis.engine.errors import BadOption
from megapolis.games.sprawlopolis import GAME


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (2, {"interstate": "duel", "wrecktar": True}, "conflict-interstate-alone"),
        (2, {"interstate": "together", "roadworks": "normal"}, "conflict-interstate-alone"),
        (1, {"interstate": "together", "landmarks": True}, "conflict-interstate-alone"),
        (3, {"interstate": "duel"}, "conflict-duel-players"),
        (1, {"interstate": "duel"}, "conflict-duel-players"),
        (3, {"interstate": "together"}, "conflict-together-players"),
        (1, {"conditions": "1,2"}, "conflict-conditions"),
        (2, {"conditions": "1,2,3", "interstate": "duel"}, "conflict-conditions"),
        (2, {"level": "hard", "interstate": "duel"}, "conflict-duel-level"),
        (2, {"duel_rules": "choice"}, "conflict-duel-rules"),
        (2, {"roadworks": "normal", "solo_roadworks": 2}, "conflict-solo-roadworks"),
        (1, {"solo_roadworks": 2}, "conflict-solo-roadworks"),
        (1, {"exceed_target": True}, "conflict-exceed-target"),
        (5, {}, "error-players"),
        (1, {"conditions": "1,2,19"}, "error-option-value"),
        (1, {"conditions": "1,2,2"}, "error-option-value"),
    ],
)
def test_impossible_options(players: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(players, options)
    assert caught.value.reason.key == key


def test_who_plays_together() -> None:
    assert GAME.is_cooperative(GAME.setup(4))
    assert GAME.is_cooperative(GAME.setup(2, {"interstate": "together"}))
    assert not GAME.is_cooperative(GAME.setup(2, {"interstate": "duel"}))
