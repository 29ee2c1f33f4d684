"""`megapolis learn`: a first game in the terminal, as a person plays it."""

from pathlib import Path

import pytest

from commands import Done, megapolis
from megapolis.catalog import first_game, game_ids
from megapolis.engine import replay
from megapolis.engine.first_game import LEARNER
from megapolis.engine.i18n import LANGUAGES, Text
from sampling import rotate

LESSONS = [(game, language) for game in game_ids() for language in LANGUAGES]


def learn(game: str, *typed: str, kept: Path, language: str = "en") -> Done:
    """Play a first game, then leave it."""
    arguments = ("learn", game, "--seed", "rain", "--save", str(kept), "--lang", language)
    return megapolis(*arguments, typed="\n".join([*typed, "q", ""]), COLUMNS="200", NO_COLOR="1")


@pytest.mark.parametrize(("game", "language"), rotate(LESSONS, 7))
def test_enter_does_every_step(game: str, language: str, tmp_path: Path) -> None:
    first, text = first_game(game), Text(language, game)
    steps = sum(max(1, len(moves)) for moves in first.moves) + 1
    done = learn(game, *[""] * steps, kept=tmp_path / "game.json", language=language)
    assert done.stderr == ""
    for step in range(len(first.steps)):
        assert first.sentence(step, language) in done.stdout
    # The game goes on as any other.
    assert text("cli-prompt") in done.stdout
    made = [action for actor, action in replay.load(tmp_path / "game.json").log if actor == LEARNER]
    assert made == [*first.own, *(move for moves in first.moves for move in moves)]


def test_another_move_a_step_back_and_the_end_of_the_lesson(tmp_path: Path) -> None:
    text = Text("en", "next_station")
    # Look, choose; in the third step, which is not free, 1 (pass) is refused; Enter; in the fourth it is allowed.
    kept = tmp_path / "game.json"
    done = learn("next_station", "", "", "1", "", "1", "z", "", "nonsense", "x", kept=kept)
    assert text("learn-not-this") in done.stdout
    assert text("learn-left") in done.stdout
    assert text("cli-no-such-move", typed="nonsense", high=3)[:20] in done.stdout
    assert text("cli-prompt") in done.stdout
    first = first_game("next_station")
    log = replay.load(kept).log
    assert [action for actor, action in log if actor == LEARNER] == [*first.own, *first.moves[2], *first.moves[3]]


def test_a_kept_first_game_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    learn("megalopolis", "", "", "", "", kept=kept)
    done = megapolis("learn", "megalopolis", "--resume", str(kept), typed="z\nz\nx\nq\n", COLUMNS="200", NO_COLOR="1")
    first = first_game("megalopolis")
    assert first.sentence(4, "en") in done.stdout
    assert first.sentence(3, "en") in done.stdout
    assert first.sentence(2, "en") in done.stdout
