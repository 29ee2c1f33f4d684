"""Scores without the luck of the draw, as a game's network judges it: `megapolis arena --adjusted`.

At every draw the position that came is judged, and so are those that could have come instead. What came is better than
their mean by zero in the mean, whatever the judge is worth. So scores less these differences have the same mean as
plain scores, and vary less the better the judge is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from megapolis.bots.core.evaluator import Evaluator, Leaves
from megapolis.bots.core.search import Search
from megapolis.bots.master import network_file
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import BadOption
from megapolis.engine.game import Game
from megapolis.engine.setup import Setup

MOST_FUTURES: Final = 32
"""Where more different positions can come of a draw, some of them are drawn instead."""
SAMPLES: Final = 16


def check_judge(game: Game) -> None:
    """Refuse a game without a network to judge luck by (`BadOption`)."""
    if network_file(game) is None and "score" not in game.networks:
        raise BadOption("error-arena-adjusted", game=game.id, title="@title")


def judge_of(setup: Setup, state: State) -> Evaluator:
    """Who judges positions: for points where every seat plays on its own sheet, else for the outcome."""
    # Loaded when it is asked for: most events are not adjusted.
    from megapolis.bots.network import evaluator_of, value_evaluator_of

    game = setup.game
    if network_file(game) is None:
        return value_evaluator_of(game, "score")
    alone = setup.players == 1 or game.is_cooperative(setup) or isinstance(state, Simultaneous)
    return evaluator_of(game, "score" if alone else "win")


class LuckMeter:
    """Adds up what chance brought each seat in one game, in points."""

    def __init__(self, setup: Setup, seed: int) -> None:
        check_judge(setup.game)
        start = setup.game.new_state(setup)
        self.judge = judge_of(setup, start)
        self.rng = Rng(i64(seed))
        self.luck = [0.0] * setup.players
        self.before = start

    def draw(self, after: State) -> None:
        """Chance made `after` of the position that `expect` was told last; at first, of the one before the deal."""
        if self.before.awaited() != CHANCE:
            return
        possible = futures(self.before, MOST_FUTURES)
        if not possible:
            possible = [(self.sample(), 1.0) for _ in range(SAMPLES)]
        came, *others = self.values([after, *(state for state, _ in possible)])
        total = sum(weight for _, weight in possible)
        for seat in range(len(self.luck)):
            mean = sum(values[seat] * weight for values, (_, weight) in zip(others, possible, strict=True)) / total
            self.luck[seat] += came[seat] - mean

    def expect(self, state: State, seat: int, action: int) -> None:
        """Remember the position after an action, before chance answers it."""
        self.before = state.clone()
        self.before.play(seat, action)

    def sample(self) -> State:
        """One of the positions that could come."""
        state = self.before.clone()
        state.settle(self.rng)
        return state

    def values(self, states: list[State]) -> list[list[float]]:
        """What each seat can expect of positions, in points: the best that one look ahead finds."""
        leaves = Leaves(i64(len(self.luck)))
        looks = [self.look(state, leaves) for state in states]
        if leaves.count():
            self.judge.evaluate(leaves)
        return [read_values(state, searches, leaves) for state, searches in zip(states, looks, strict=True)]

    def look(self, state: State, leaves: Leaves) -> dict[int, Search]:
        """A look ahead for every seat that is awaited."""
        found = {}
        for seat in state.actors():
            search = Search(Perspective(state, i64(seat)), self.judge, self.rng.fork(), i64(1), i64(0), noisy=False)
            search.gather(leaves)
            found[seat] = search
        return found


def read_values(state: State, searches: dict[int, Search], leaves: Leaves) -> list[float]:
    """The points that looks ahead promise each seat: by its own look, or by the first of those who are awaited."""
    if not searches:
        return [float(score) for score in state.scores()]
    for search in searches.values():
        search.absorb(leaves)
    first = next(iter(searches.values()))
    players = int(leaves.players)
    return [float(searches.get(seat, first).root.values[players + seat]) for seat in range(players)]


def futures(state: State, most: int) -> list[tuple[State, float]]:
    """Every position that chance can bring before somebody decides, with its probability; empty if there are more."""
    open_states, found = [(state, 1.0)], []
    while open_states:
        before, chance = open_states.pop()
        if before.awaited() != CHANCE:
            found.append((before, chance))
            continue
        outcomes = before.chance_outcomes()
        if len(found) + len(open_states) + len(outcomes) > most:
            return []
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            after = before.clone()
            after.play(CHANCE, action)
            open_states.append((after, chance * weight / total))
    return found
