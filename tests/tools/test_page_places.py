"""The messages that the page's guided first games use exist in every language."""

import re
from pathlib import Path

from megapolis.catalog import game_ids
from megapolis.engine.i18n import LANGUAGES, Text

ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web" / "src" / "games"


def sources(game: str) -> str:
    return "\n".join(path.read_text() for path in sorted((BOARDS / game).glob("*")) if path.is_file())


def test_every_step_of_a_guided_game_has_a_message_in_every_language() -> None:
    for game in game_ids():
        guide = re.search(r"^  guide: \[(.+?)^  \]", sources(game), re.M | re.S)
        names = re.findall(r'name: "([a-z0-9-]+)"', guide[1]) if guide else []
        for language in LANGUAGES:
            assert [name for name in names if f"guide-{name}" not in Text(language, game)] == []
