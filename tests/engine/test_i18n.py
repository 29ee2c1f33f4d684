"""Messages in three languages."""

import pytest

from megapolis.engine.errors import IllegalMove, Reason
from megapolis.engine.i18n import Text


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
    reason = Reason("error-not-your-turn", {"seat": 2})
    assert IllegalMove(reason).say("uk") == "Зараз не хід гравця 2."
