"""No machine code reaches a person: whole games of every box, in every language, through all that is said of them."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count

import pytest

from codes import codes_in, strangers_in
from megapolis.analysis.hints import hint, why_not
from megapolis.catalog import find_game, game_ids
from megapolis.conformance.grid import Values, pairwise_grid
from megapolis.engine.game import Game
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Match
from sampling import FULL, ROTATION

NAMES = [f"«{chr(ord('А') + seat)}»" for seat in range(10)]
"""Nobody's name looks like this, so that a number of a seat is seen for what it is."""
Told = Callable[[str], str]
"""What is said, in a given language."""


def told_in(match: Match, rng: random.Random) -> Iterator[Told]:
    """Plays a match to its end; all that is asked, offered, refused, advised, logged and counted in it."""
    game, show = match.setup.game, match.setup.game.show

    def message(key: str, args: Mapping[str, object]) -> Told:
        return lambda language: Text(language, game.id, NAMES).say(key, args)

    for step in count():
        state = match.state
        if state.is_over():
            break
        seat = rng.choice(state.actors())
        legal = list(state.legal_actions(seat))
        asked = show.prompt(state, seat)
        yield message(f"ask-{asked[0]}", asked[1])
        for action in rng.sample(legal, min(4, len(legal))):
            described = show.describe(state, seat, action)
            yield message(f"move-{described[0]}", described[1])
        for action in rng.sample(range(game.actions.count), 4):
            if (why := state.why_not(seat, action)) is not None:
                yield message(why.key, why.args)
        for line in state.breakdown(seat):
            yield message(f"score-{line.key}", line.args)
        if step == 12 and len(legal) > 1:
            advice = hint(match, seat, futures=4)
            yield partial(advice.say, names=NAMES)
            other = why_not(match, next(each for each in legal if each != advice.best), seat, seconds=0.05)
            yield partial(other.say, names=NAMES)
        match.play(seat, rng.choice(legal))
    for viewer in (None, 0):
        yield from (message(f"log-{line.key}", line.args) for line in match.seen(viewer))
    if (remark := show.remark(match.state)) is not None:
        yield message(f"remark-{remark[0]}", remark[1])


def rows() -> list[tuple[str, int, Values]]:
    """Set-ups of every box: all of a grid in which every pair of options occurs, or one of each box."""
    out = []
    for name in game_ids():
        grid = list(pairwise_grid(find_game(name)))
        out += [(name, *row) for row in (grid if FULL else grid[ROTATION % len(grid) :][:1])]
    return out


@pytest.mark.parametrize(("name", "players", "options"), rows(), ids=lambda each: each if isinstance(each, str) else "")
def test_nothing_that_is_said_is_a_code(name: str, players: int, options: Values) -> None:
    game: Game = find_game(name)
    rng = random.Random(ROTATION)
    told = list(told_in(Match(game.setup(players, options), 1), rng))
    for language in LANGUAGES:
        said = {each(language) for each in told}
        assert len(said) > 20
        assert {each: found for each in said if (found := strangers_in(each, language))} == {}


def test_what_looks_like_a_code() -> None:
    assert codes_in("Build at 27:8, the corner nw23, sea_market") == ["27:8", "nw23", "a_m"]
    assert codes_in("Your turn since 14:05, G2–F3") == []
    assert strangers_in("Оля малює: зелена C0–E0, трикутник.", "uk") == []
    assert strangers_in("Оля: pass", "uk") == ["pass"]
    assert strangers_in("Гравець 2 ходить", "uk") == ["Гравець 2"]
