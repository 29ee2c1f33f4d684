"""Asks for advice at random positions, and lets every bot of a game play to its end."""

from __future__ import annotations

from itertools import pairwise
from math import isfinite

from megapolis.analysis import MoveValue, hint, judge
from megapolis.arena.play import play_game
from megapolis.bots import LEARNED, PLAIN, bots_of
from megapolis.conformance.broken import Broken
from megapolis.engine.core.rng import Rng
from megapolis.engine.errors import IllegalMove
from megapolis.engine.i18n import LANGUAGES
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup

ITERATIONS = 8
"""The budget of every level: the trees stay small, and are found again at the next decision all the same."""
FUTURES = 2
"""Futures of a hint or a verdict: enough to show whether they work."""
PATIENCE = 60.0
"""Seconds: every move is looked at, also on a slow machine."""


def check_advice(setup: Setup, positions: int = 3, seed: int = 1) -> int:
    """Ask for a hint and a verdict at random positions of a random game, for any seat that can act there.

    Raises `Broken` at the first that fails; how many positions were asked about.
    """
    asked = random_decisions(setup, positions, seed)
    for match, seat, action in asked:
        where = f"{_place(setup, seed)}, after action {len(match.log)}, seat {seat}, action {action}"
        digest = match.state.digest()
        legal = [int(each) for each in match.state.legal_actions(seat)]
        compared = set(setup.game.show.coach.moves(match.state, seat, legal))
        try:
            hinted = hint(match, seat, seed=seed, futures=FUTURES, seconds=PATIENCE)
            judged = judge(match.state, seat, action, seed=seed, futures=FUTURES)
            said = [hinted.say(language) + judged.against.say(language) for language in LANGUAGES]
        except Exception as error:
            raise Broken(f"advice can be asked for at any decision: {error!r} ({where})") from error
        _expect(bool(compared) and compared <= set(legal), "legal moves to compare", where)
        _expect({each.action for each in hinted.moves} == compared, "a hint about every move", where)
        _expect(all(_is_sound(each) for each in hinted.moves), "advice with figures", where)
        _expect(_is_ranked(hinted.moves), "moves in the order of their figures", where)
        _expect(judged.cost >= 0.0 and judged.hint.best in legal, "a sound verdict", where)
        _expect(judged.action == action, "a verdict on what was played", where)
        _expect(all(said), "advice in words", where)
        _expect(match.state.digest() == digest, "advice changes nothing", where)
    return len(asked)


def check_bots(setup: Setup, seed: int = 1) -> int:
    """Play games in which each seat keeps its bot, until every bot of the game has had a seat.

    Raises `Broken` at the first that fails or plays what is not legal; how many games were played.
    """
    bots = [_with_small_budget(name) for name in bots_of(setup.game)]
    starts = range(0, len(bots), setup.players)
    for first in starts:
        seated = [bots[(first + seat) % len(bots)] for seat in range(setup.players)]
        try:
            match = play_game(setup, f"check {seed}", seated)
        except IllegalMove as error:
            raise Broken(f"bots play what is legal: {error} ({_place(setup, seed)}, {seated})") from error
        except Exception as error:
            raise Broken(f"bots play to the end: {error!r} ({_place(setup, seed)}, {seated})") from error
        _expect(match.state.ending() in setup.game.endings, "a declared ending", f"{_place(setup, seed)}, {seated}")
    return len(starts)


def random_decisions(setup: Setup, count: int, seed: int) -> list[tuple[Match, int, int]]:
    """Some decisions of a random game, each as likely as any other: the match before it, the seat and its action."""
    match = Match(setup, f"check {seed}")
    rng = Rng(seed)
    kept: list[tuple[Match, int, int]] = []
    seen = 0
    while not match.state.is_over():
        able = match.state.actors() + match.state.may_act()
        seat = able[rng.below(len(able))]
        actions = match.state.legal_actions(seat)
        action = int(actions[rng.below(len(actions))])
        seen += 1
        place = len(kept) if len(kept) < count else int(rng.below(seen))
        if place < count:
            kept[place : place + 1] = [(match.copy(), seat, action)]
        match.play(seat, action)
    return kept


def _with_small_budget(bot: str) -> str:
    return bot if bot in PLAIN or bot == LEARNED else f"{bot}:iterations={ITERATIONS}"


def _is_sound(move: MoveValue) -> bool:
    return isfinite(move.value) and move.error >= 0.0


def _is_ranked(moves: list[MoveValue]) -> bool:
    return all(one.value >= other.value for one, other in pairwise(moves))


def _place(setup: Setup, seed: int) -> str:
    return f"{setup.game.id}, {setup.players} players, {setup.options}, seed {seed}"


def _expect(holds: bool, promise: str, where: str) -> None:
    if not holds:
        raise Broken(f"{promise} ({where})")
