"""Scores from a real table."""

import tomllib

import pytest

from games.capital_lux.builders import BOX
from megapolis.engine.errors import BadFile
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.capital_lux import GAME

FILE = """
[[player]]
name = "first"
blue = [6, 4, "blue 2"]
yellow = [5, "rebel 3"]
green = [4, "recruiter 1", "dualist 3"]
bonus = [6, "rebel 5", "pink 4", "dualist 2"]
coins = 2
coins_on_cards = { green = 1 }

[[player]]
pink = [3, 3]
"""


def test_a_full_file() -> None:
    first, second = GAME.show.score_scoresheet(GAME, tomllib.loads(FILE), BOX)
    assert [line.points for line in first.lines] == [12, 0, 8, 8, 17, 6]
    assert first.points == 51
    assert first.svg.startswith("<svg")
    assert (first.name, second.name, second.points) == ("first", "2", 6)


def test_rulebook_total_of_66() -> None:
    home = "blue = [6, 6]\npink = [6, 6]\nyellow = [6, 6]\ngreen = [6]\nbonus = [6, 6, 5, 3]\ncoins = 2"
    [scored] = GAME.show.score_scoresheet(GAME, tomllib.loads(f"[[player]]\n{home}"), BOX)
    assert scored.points == 66


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("", "form-players"),
        ("player = 3", "form-players"),
        ("player = []", "form-players"),
        ("[[player]]\nred = []", "error-unknown-key"),
        ("[[player]]\nblue = 4", "form-cards"),
        ("[[player]]\nblue = [7]", "form-card"),
        ("[[player]]\nblue = [true]", "form-card"),
        ("[[player]]\nblue = [4.0]", "form-card"),
        ("[[player]]\nblue = ['pink 4']", "form-card"),
        ("[[player]]\nblue = ['rebel 7']", "form-card"),
        ("[[player]]\nblue = ['rebel']", "form-card"),
        ("[[player]]\nblue = ['bonus 4']", "form-card"),
        ("[[player]]\nbonus = ['recruiter 5']", "form-card"),
        ("[[player]]\ncoins = -1", "form-coins"),
        ("[[player]]\ncoins = 'two'", "form-coins"),
        ("[[player]]\ncoins_on_cards = 2", "form-coins"),
        ("[[player]]\ncoins_on_cards = {red = 1}", "error-unknown-key"),
        ("[[player]]\nblue = [4]\ncoins_on_cards = {blue = 2}", "form-coin-card"),
        ("[[player]]\nblue = [6, 6, 6]\n[[player]]\nblue = [6, 6]", "form-too-many"),
        ("[[player]]\nbonus = ['rebel 1', 'rebel 1', 'rebel 1', 'rebel 1']", "form-too-many"),
    ],
)
def test_errors(source: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        GAME.show.score_scoresheet(GAME, tomllib.loads(source), BOX)
    assert caught.value.reason.key == key
    assert len({caught.value.say(language) for language in LANGUAGES}) == 3
