"""What the page speaks of exists in every language: places in the rules, and the words of guided first games."""

import re
from pathlib import Path

from megapolis.engine.text import LANGUAGES, Text
from megapolis.shelf import game_ids

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "megapolis" / "games"
BOARDS = ROOT / "web" / "src" / "games"


def sources(game: str) -> str:
    return "\n".join(path.read_text() for path in sorted((BOARDS / game).glob("*")) if path.is_file())


def test_rules_have_the_same_places_in_every_language() -> None:
    for game in game_ids():
        counts = {len(re.findall(r"^#+ ", path.read_text(), re.M)) for path in (GAMES / game).glob("RULES*.md")}
        assert len(counts) == 1, game


def test_every_step_of_a_guided_game_is_said_in_every_language() -> None:
    for game in game_ids():
        guide = re.search(r"^  guide: \[(.+?)^  \]", sources(game), re.M | re.S)
        names = re.findall(r'name: "([a-z0-9-]+)"', guide[1]) if guide else []
        for language in LANGUAGES:
            assert [name for name in names if f"guide-{name}" not in Text(language, game)] == []
