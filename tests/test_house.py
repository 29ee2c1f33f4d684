"""The shape of the repository: the five game folders have the same files, and tests mirror sources."""

from pathlib import Path

import pytest

import megapolis
from megapolis.analysis.puzzles import FILE
from megapolis.catalog import find_game, game_ids

PACKAGE = Path(megapolis.__file__).parent
TESTS = Path(__file__).parent

FOLDER = {
    "": {"__init__.py", "box.toml", "first_game.toml", "small.toml", "RULES.md", "RULES.ru.md", "RULES.uk.md"},
    "text": {f"{part}{language}.ftl" for part in ("", "companion.", "guide.") for language in ("en", "ru", "uk")},
    "rules": {
        "__init__.py",
        "actions.py",
        "box.py",
        "chance.py",
        "legal.py",
        "options.py",
        "play.py",
        "refusal.py",
        "scoring.py",
        "state.py",
    },
    "bots": {"__init__.py", "heuristics.py", "observe.py"},
    "show": {"__init__.py", "coach.py", "question.py", "scoresheet.py", "svg.py", "terminal.py", "view.py", "words.py"},
}
"""The files of every game."""

TOPICS = {
    "next_station": {"rules": {"sheet.py"}, "bots": {"score.onnx"}},
    "sprawlopolis": {
        "rules": {
            "city.py",
            "conditions.py",
            "knowledge.py",
            "laying.py",
            "names.py",
            "stages.py",
            "survey.py",
            "tally.py",
            "ties.py",
        },
        "bots": {"glance.py", "look.py", "network.onnx", "turns.py"},
        "show": {"sharing.py"},
    },
    "welcome_to": {
        "rules": {"city_plans.py", "decks.py", "sheet.py", "solo.py"},
        "bots": {"score.onnx", "win.onnx"},
    },
    "capital_lux": {
        "rules": {
            "account.py",
            "bonus.py",
            "citizens.py",
            "districts.py",
            "draft.py",
            "hand.py",
            "labels.py",
            "memory.py",
            "player.py",
            "preparation.py",
            "purge.py",
            "redeal.py",
            "stages.py",
            "turns.py",
        },
        "bots": {"network.onnx"},
    },
    "megalopolis": {
        "rules": {"auction.py", "city.py", "debt.py", "orders.py", "squares.py", "stages.py", "trade.py", "turn.py"},
        "bots": {"bids.py", "estimate.py", "look.py", "odds.py", "trades.py"},
        "show": {"grid.py", "outlook.py"},
    },
}
"""The files of a game's own topics."""

SCENARIOS = {"anywhere", "browser", "conformance", "faults", "frozen", "cluster", "docs", "tools", "replays"}
"""Folders of tests that mirror no module: they test the whole program, or something outside the package."""

WHOLE_GAME = {"conformance", "length", "properties", "rules_page", "rules_pages", "sentences"}
"""The tests of a whole game, apart from those of its modules."""


@pytest.mark.parametrize("game", game_ids())
def test_every_game_folder_has_one_shape(game: str) -> None:
    folder = PACKAGE / "games" / game
    for name, common in FOLDER.items():
        found = {path.name for path in (folder / name).iterdir() if path.is_file()}
        kept = {each.box for each in find_game(game).earlier.values() if each.box} if not name else set()
        # Puzzles are made, not written: a game may have none.
        kept |= found & {FILE} if not name else set()
        assert found == common | TOPICS[game].get(name, set()) | kept, f"{game}/{name}"


def test_no_module_grows_beyond_a_few_hundred_lines() -> None:
    long = {
        str(path.relative_to(PACKAGE)): lines
        for path in PACKAGE.rglob("*.py")
        if (lines := path.read_text(encoding="utf-8").count("\n")) > 500
    }
    assert long == {}


def test_tests_mirror_sources() -> None:
    strays = []
    for test in sorted(TESTS.rglob("test_*.py")):
        place = test.relative_to(TESTS)
        if len(place.parts) == 1 or place.parts[0] in SCENARIOS or "scenarios" in place.parts:
            continue
        folder = PACKAGE.joinpath(*place.parts[:-1])
        name = test.stem.removeprefix("test_")
        if place.parts[0] == "games" and name in WHOLE_GAME:
            continue
        # A test of a module, or of the package that its folder mirrors.
        if not (folder / f"{name}.py").exists() and not (folder / name).is_dir() and name != folder.name:
            strays.append(str(place))
    assert strays == []


def test_stores_of_the_page_are_short() -> None:
    stores = [path for path in (TESTS.parent / "web/src/table").glob("*.ts") if ".test." not in path.name]
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in stores}
    assert len(lines) > 8
    assert [name for name, count in lines.items() if count >= 120 and name != "testing.ts"] == []
