"""What a seat sees."""

from games.sprawlopolis.builders import solo
from megapolis.games.sprawlopolis import GAME


def test_view_of_a_position() -> None:
    seen = GAME.show.view(solo().reveal(5).play("pick", card="1").state, 0)
    assert (seen.stage, seen.card, seen.place, seen.asked) == ("play", "1", None, "place")
    assert seen.faces["1"] == ["R:EW", "I:SW", "P", "C:NS"]
    assert [block.block for block in seen.city] == ["I:ES", "R:EW", "C:NS", "P"]
    assert seen.box == [29, 29, 30, 30]
