"""The search that compares plans."""

import time

import pytest

from megapolis import Match, Perspective, deal, find_game
from megapolis.bots.core.search_bot import SearchBot, new_search
from megapolis.bots.core.settings import SearchSettings
from megapolis.bots.core.turn_race import COST, TurnRace
from megapolis.engine.core.rng import Rng

pytestmark = pytest.mark.compiled


def solo(seed: str = "plans") -> Match:
    return deal("sprawlopolis", 1, seed=seed)


def searched(match: Match, settings: SearchSettings) -> TurnRace:
    search = new_search(settings, Perspective(match.state, 0), Rng(1), None)
    search.run()
    assert isinstance(search, TurnRace)
    return search


def test_the_budget_goes_to_the_better_plans() -> None:
    search = searched(solo(), SearchSettings(iterations=24 * int(COST)))
    assert 24 <= search.iterations < 30
    assert search.root.visits == search.iterations == sum(trial.visits for trial in search.trials)
    most = max(trial.visits for trial in search.trials)
    assert most > min(trial.visits for trial in search.trials)
    best = search.best()
    assert best.visits == most
    assert best.mean() == max(trial.mean() for trial in search.trials if trial.visits == most)


def test_a_time_budget_is_kept() -> None:
    began = time.process_time()
    search = searched(solo(), SearchSettings(milliseconds=30, width=2))
    assert search.iterations >= 2, "each of the plans once, however late it is"
    assert time.process_time() - began < 5.0


def test_the_rest_of_a_turn_is_played_as_planned() -> None:
    match = solo()
    bot = SearchBot(3, SearchSettings(iterations=8 * int(COST)))
    thought = []
    for _ in range(3):
        match.play(0, int(bot.choose(Perspective(match.state, 0))))
        assert bot.last is not None
        thought.append(int(bot.last.iterations))
    assert thought == [8, 0, 0]
    assert len(match.state.city.laid) == 2  # type: ignore[attr-defined]


def test_what_is_forced_does_not_interrupt_a_plan() -> None:
    """A plan has a node for what is forced too, and a bot is not asked about that: it goes on below the node."""
    box = find_game("sprawlopolis")
    expansions = {"construction": True, "landmarks": True, "wrecktar": True, "beaches": True, "roadworks": "normal"}
    match = Match(box.setup(1, expansions), 9)
    bot = SearchBot(3, SearchSettings(iterations=4 * int(COST)))
    forced = found_below = 0
    while len(match.log) < 60:
        position = Perspective(match.state, 0)
        actions = [int(action) for action in position.legal_actions()]
        if len(actions) == 1:
            forced += 1
        else:
            found = bot.reuse_tree(position)
            if found is not None:
                found_below += forced
                assert {int(child.action) for child in found.children} <= set(actions)
            forced = 0
            bot.last = None
        match.play(0, int(bot.choose(position)))
    assert found_below > 0


def test_a_forced_choice_is_tried_once() -> None:
    match = deal("megalopolis", 3, seed="forced")
    seat = match.state.actors()[0]
    search = new_search(SearchSettings(iterations=100), Perspective(match.state, seat), Rng(1), None)
    search.run()
    planned = len(match.setup.game.heuristics.candidates(match.state, seat, 9))
    assert int(search.iterations) == 1 if planned == 1 else int(search.iterations) >= 25
