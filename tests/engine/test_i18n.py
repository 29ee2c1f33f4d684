"""Messages in three languages."""

import pytest

from megapolis.engine.errors import IllegalMove, Reason
from megapolis.engine.i18n import Text, seat_word


def test_plurals_follow_the_language() -> None:
    text = Text("uk", "next_station")
    said = [text("terminal-points", points=points) for points in (1, 2, 5, 21)]
    assert said == ["1 очко", "2 очки", "5 очок", "21 очко"]


def test_an_unknown_language_key_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        Text("xx")
    with pytest.raises(KeyError, match="no message"):
        Text("en")("no-such-key")
    with pytest.raises(KeyError, match="error-unknown-game"):
        Text("en")("error-unknown-game")
    assert "error-file" in Text("ru", "next_station")
    assert "title" not in Text("ru")


def test_text_that_a_person_typed_is_not_a_key() -> None:
    text = Text("en", "next_station")
    assert text.say("why-circle-off-line", {}) == text("why-circle-off-line")
    assert text.say("form-line", {"player": 1, "line": "@nobody", "pencils": "@pencil-blue"}).count("@") == 1
    assert Reason("error-unknown-game", {"name": "@x", "games": "-"}).say("uk").startswith("Гри «@x»")


def test_a_refusal_exists_in_every_language() -> None:
    reason = Reason("error-not-your-turn", {"seat": seat_word(1)})
    assert IllegalMove(reason).say("uk") == "Зараз ходить не Гравець 2."


def test_seats_have_names_where_somebody_gave_them() -> None:
    text = Text("en", names=["Ann", ""])
    assert [text.seat_name(seat) for seat in range(3)] == ["Ann", "Player 2", "Player 3"]
    assert text.say("error-not-your-turn", {"seat": seat_word(0)}) == "It is not the turn of Ann."
    assert text.say("cli-winner", {"seat": "@seat-1, @seat-2"}) == "Ann, Player 2 wins."
    assert Reason("error-not-your-turn", {"seat": seat_word(0)}).say("uk", ["Оля"]) == "Зараз ходить не Оля."
    # Only a whole list of keys is one: anything else was typed by a person.
    assert text.say("cli-winner", {"seat": "@seat-1, and more"}) == "@seat-1, and more wins."
