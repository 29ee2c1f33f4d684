"""Exact values of the small games, and that search finds what they say."""

import json
from pathlib import Path

import pytest

from megapolis.analysis.exact import Exact, chances
from megapolis.bots import make_bot
from megapolis.bots.core.settings import SearchSettings
from megapolis.bots.core.tree_search import TreeSearch
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of
from megapolis.envs.small import SMALL_GAMES, before_last_lap

KEPT = json.loads((Path(__file__).parents[2] / "bench" / "results" / "exact.json").read_text(encoding="utf-8"))


def later(game: str, seed: int, steps: int) -> State:
    """A position after some random actions from the first decision on, where somebody is awaited."""
    state = SMALL_GAMES[game].opening(seed)
    rng = Rng(seed)
    for _ in range(steps):
        actions = state.legal_actions(actor_of(state.awaited()))
        state.play(actor_of(state.awaited()), actions[rng.below(len(actions))])
        assert state.settle(rng)
    return state


def regret(exact: Exact, state: State, bot: str, seed: int) -> float:
    """What a bot's choice costs, compared with the best one."""
    values = exact.action_values(state)
    seat = int(actor_of(state.awaited()))
    choice = int(make_bot(bot, seed, state.setup.game).choose(Perspective(state, seat)))
    return max(values.values()) - values[choice]


def test_a_position_is_worth_what_can_be_made_of_it() -> None:
    state = SMALL_GAMES["sprawlopolis"].opening(1)
    exact = Exact("score")
    before = state.key()
    value = exact.value(state)
    assert state.key() == before
    assert value[0] == max(exact.action_values(state).values())
    best: list[float] = []

    def walk(each: State) -> float:
        if each.is_over():
            best.append(float(each.points(0)))
            return best[-1]
        seat = int(actor_of(each.awaited()))
        found = []
        for action in each.legal_actions(seat):
            after = each.clone()
            after.play(seat, action)
            found.append(walk(after))
        return sum(found) / len(found) if seat == CHANCE else max(found)

    assert walk(state.clone()) == pytest.approx(value[0])
    assert min(best) < value[0]


def test_only_points_and_returns_count() -> None:
    with pytest.raises(ValueError, match="score, win"):
        Exact("money")


def test_chance_is_weighed_as_the_dice_are() -> None:
    state = SMALL_GAMES["megalopolis"].new_state()
    while state.deck() != "roll:0":
        state.play(CHANCE, state.sample(Rng(1)))
    throws = chances(state)
    assert len(throws) == 56
    assert sum(probability for probability, _ in throws) == pytest.approx(1.0)
    assert {round(probability * 216) for probability, _ in throws} == {1, 3, 6}


def test_the_kept_values_are_those_of_the_rules() -> None:
    small = SMALL_GAMES["welcome_to"]
    assert Exact(small.aim).value(small.opening(1))[0] == pytest.approx(KEPT["welcome_to"]["values"]["deal 1"])


@pytest.mark.parametrize(
    ("game", "seed", "steps"),
    [
        ("next_station", 1, 4),
        ("next_station", 3, 4),
        ("sprawlopolis", 1, 1),
        ("sprawlopolis", 3, 1),
        ("welcome_to", 2, 5),
        ("welcome_to", 1, 4),
        # Here the first rollouts of the best action mislead, and then hardly anything differs from anything else.
        ("welcome_to", 6, 5),
        ("welcome_to", 13, 4),
    ],
)
def test_search_converges_to_the_exact_value(game: str, seed: int, steps: int) -> None:
    state = later(game, seed, steps)
    exact = Exact(SMALL_GAMES[game].aim)
    values = exact.action_values(state)
    assert max(values.values()) > min(values.values())
    found = [regret(exact, state, "search:iterations=20000,aim=score", number) for number in range(2)]
    assert max(found) == pytest.approx(0.0), (found, values)


@pytest.mark.parametrize(("game", "seed", "steps"), [("welcome_to", 6, 5), ("welcome_to", 13, 4)])
def test_what_search_expects_is_the_exact_value(game: str, seed: int, steps: int) -> None:
    state = later(game, seed, steps)
    best = max(Exact(SMALL_GAMES[game].aim).action_values(state).values())
    errors = []
    for iterations in (500, 12_000):
        settings = SearchSettings(iterations=iterations, aim="score")
        search = TreeSearch(settings, Perspective(state, actor_of(state.awaited())), Rng(1), None)
        search.run()
        errors.append(abs(search.best().mean() - best))
    assert errors[1] < 0.25, errors
    assert errors[1] < errors[0] / 2, errors


def test_search_finds_the_best_place_for_the_last_block() -> None:
    state = before_last_lap(429)
    exact = Exact("win")
    values = exact.action_values(state)
    assert max(values.values()) == pytest.approx(KEPT["megalopolis"]["values"]["deal 429"])
    assert len({round(value, 6) for value in values.values()}) == 3
    assert max(regret(exact, state, "search:iterations=2000", number) for number in range(3)) == pytest.approx(0.0)
