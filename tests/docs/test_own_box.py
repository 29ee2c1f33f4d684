"""The page for owners of a box: its lists are the words that data files may use, all of them and no others."""

import re
from pathlib import Path

import pytest

from megapolis.catalog import find_game
from megapolis.engine.errors import BadData
from megapolis.games.megalopolis.rules.box import CARD_KINDS
from megapolis.games.sprawlopolis.rules.box import BUILD, DEMANDS, DUEL_RULES, TURNS
from megapolis.games.sprawlopolis.rules.conditions import KINDS, SHORE_KINDS
from megapolis.games.sprawlopolis.rules.ties import TIES
from megapolis.games.welcome_to.rules.city_plans import KINDS as PLAN_KINDS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "own-box.md").read_text(encoding="utf-8")


def words(text: str) -> list[str]:
    return re.findall(r"`(\w+)`", text)


def rows(header: str) -> list[list[str]]:
    """The rows of all tables whose first column is called so."""
    found = re.findall(rf"^\| `{header}` \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, flags=re.MULTILINE)
    return [line.strip("|").split(" | ") for table in found for line in table.splitlines()]


def test_demands_and_ties() -> None:
    assert sorted(word for row in rows("demand") for word in words(row[0])) == sorted(DEMANDS)
    assert sorted(word for row in rows("tie") for word in words(row[0])) == sorted(TIES)


def test_every_kind_of_condition_with_its_keys() -> None:
    said = {words(row[0])[0]: tuple(words(row[2])) for row in rows("kind")}
    assert said == {kind: keys for kind, (_, keys) in KINDS.items()}
    assert len(said) - len(SHORE_KINDS) == 18


def test_words_of_the_other_lists() -> None:
    for listed in (BUILD, DUEL_RULES, TURNS, CARD_KINDS, PLAN_KINDS):
        assert set(listed) <= set(words(PAGE))


@pytest.mark.parametrize(
    ("game", "old", "new", "near"),
    [
        ("next_station", 'kind = "thames"', 'kind = "tames"', "thames"),
        ("next_station", 'symbol = "switch"', 'symbol = "swich"', "switch"),
        ("sprawlopolis", 'kind = "narrow_land"', 'kind = "narow_land"', "narrow_land"),
        ("welcome_to", 'kind = "parks_each"', 'kind = "park_each"', "parks_each"),
        ("capital_lux", '"agent"', '"agents"', "agent"),
    ],
)
def test_a_misspelt_word_is_answered_with_the_nearest(game: str, old: str, new: str, near: str) -> None:
    source = find_game(game).default_data().source
    with pytest.raises(BadData) as caught:
        find_game(game).read_box(source.replace(old, new, 1))
    line = source[: source.index(old)].count("\n") + 1
    assert str(caught.value).startswith(f"Line {line}: ")
    assert str(caught.value).endswith(f"Did you mean “{near}”?")
