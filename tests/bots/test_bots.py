"""The bots, on every game."""

from itertools import pairwise

import pytest

from megapolis import Perspective, deal, find_game, game_ids
from megapolis.arena import play_game
from megapolis.bots import BOTS, UnknownBot, make_bot, search_settings, split_bots
from megapolis.engine.core.rng import Rng
from sampling import INTERPRETED

# Interpreted, playing a long game out takes a second.
DECISIONS = 2 if INTERPRETED else 40
SEARCHES = ["search:iterations=3", "search:iterations=3,aim=score,others=off,chance=off"]


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_legally_and_by_its_seed(name: str, bot: str) -> None:
    game = find_game(name)
    setup = game.setup(game.seats[0])
    first, second = (play_game(setup, "a seed", [bot] * setup.players) for _ in range(2))
    assert first.state.is_over()
    assert first.log == second.log


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("bot", SEARCHES)
def test_the_search_plays_legally_and_by_its_seed(name: str, bot: str) -> None:
    """Enough of a game to meet its kinds of decisions; playing out brings every iteration to the end."""
    logs = []
    for _ in range(2):
        match = deal(name, max(2, find_game(name).seats[0]), seed="a seed")
        bots = [make_bot(bot, seat) for seat in range(match.setup.players)]
        for _ in range(DECISIONS):
            if match.state.is_over():
                break
            seat = match.state.actors()[0]
            match.play(seat, int(bots[seat].choose(Perspective(match.state, seat))))
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("bot", ["random", "greedy", *SEARCHES])
def test_a_bot_knows_only_what_its_seat_may_know(name: str, bot: str) -> None:
    """Positions that differ only in what the seat cannot know get the same choice."""
    game = find_game(name)
    match = deal(name, max(2, game.seats[0]), seed="hidden")
    rng = Rng(1)
    for _ in range(DECISIONS if bot in SEARCHES else 60):
        if match.state.is_over():
            break
        actors = match.state.actors()
        seat = actors[rng.below(len(actors))]
        other = match.state.determinize(seat, rng)
        real = make_bot(bot, 5).choose(Perspective(match.state, seat))
        assert make_bot(bot, 5).choose(Perspective(other, seat)) == real
        match.play(seat, int(real))


def test_a_perspective_has_a_view() -> None:
    match = deal("next_station", 2, seed=1)
    assert Perspective(match.state, 1).view() == match.setup.game.show.view(match.state, 1)


def test_greedy_beats_random_at_next_station() -> None:
    setup = find_game("next_station").setup(2)
    wins = 0
    for seed in range(20):
        state = play_game(setup, str(seed), ["greedy", "random"]).state
        wins += state.points(0) > state.points(1)
    assert wins >= 19


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("clever", "greedy"),
        ("greedy:depth=2", "no parameters"),
        ("expert:depth=2", "exploration"),
        ("expert:iterations=many", "many"),
        ("expert:iterations=-5", "-5"),
        ("expert:aim=fun", "win, score"),
        ("expert:cut=1", "on, off"),
    ],
)
def test_unknown_bots_are_refused(spec: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        make_bot(spec, 1)


def test_a_level_takes_parameters() -> None:
    settings = search_settings("expert:aim=score,iterations=50,exploration=0.5,cut=off")
    assert (settings.aim, settings.iterations, settings.milliseconds) == ("score", 50, 0)
    assert (settings.exploration, settings.cut) == (0.5, False)
    assert search_settings("expert").milliseconds > 0
    assert all(make_bot(name, 1) for name in BOTS)


def test_lists_of_bots_keep_parameters_together() -> None:
    assert split_bots("a,b:x=1,y=2,c") == ["a", "b:x=1,y=2", "c"]


def test_slips_are_taken_at_random_and_only_where_they_are_asked_for() -> None:
    match = deal("megalopolis", 2, seed=3)
    rng = Rng(4)
    while len(match.state.legal_actions(match.state.actors()[0])) < 8:
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, int(actions[rng.below(len(actions))]))
    position = Perspective(match.state, match.state.actors()[0])
    sure = {int(make_bot("search:iterations=12", seed).choose(position)) for seed in range(12)}
    slipping = {int(make_bot("search:iterations=12,slips=1", seed).choose(position)) for seed in range(12)}
    assert len(sure) < len(slipping)
    assert slipping <= {int(action) for action in position.legal_actions()}
    assert search_settings("easy", find_game("megalopolis")).slips > 0
    assert search_settings("hard", find_game("megalopolis")).slips == 0


def test_higher_levels_of_a_game_think_more_or_err_less() -> None:
    for name in game_ids():
        levels = [search_settings(level, find_game(name)) for level in ("easy", "medium", "hard")]
        for low, high in pairwise(levels):
            errs_less = low.slips > high.slips or low.temperature > high.temperature
            assert low.iterations < high.iterations or errs_less or high.network > low.network
