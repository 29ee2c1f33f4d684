"""OpenSpiel games: they pass OpenSpiel's own test, and its algorithms play them."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import ismcts, mcts

from megapolis.catalog import game_ids
from megapolis.engine.errors import BadOption
from megapolis.envs import openspiel

LOADED = [
    *(f"megapolis_{game}" for game in game_ids()),
    "megapolis_next_station(players=1,random_pencils=true,objectives=true,powers=true)",
    "megapolis_next_station(players=4,double_joker_central=no_second)",
    "megapolis_sprawlopolis(players=3,construction=true,landmarks=true,wrecktar=true,beaches=true,roadworks=hard)",
    "megapolis_sprawlopolis(players=2,interstate=duel)",
    "megapolis_welcome_to(players=1,competitor=irene)",
    "megapolis_welcome_to(players=4,roundabouts=true,advanced_plans=true,board=blueprint)",
    "megapolis_capital_lux(players=3,set=random)",
    "megapolis_megalopolis(players=3,offers=0)",
]


@pytest.mark.parametrize("name", LOADED)
def test_games_pass_open_spiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*LOADED, "megapolis_capital_lux(data=small)", "megapolis_megalopolis(data=small)"])
def test_bounds_are_those_of_the_set_up(name: str) -> None:
    game = pyspiel.load_game(name)
    largest = 0
    choices = np.random.default_rng(7)
    for _ in range(3):
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            outcomes = state.chance_outcomes() if state.is_chance_node() else []
            assert [number for number, _ in outcomes] == list(range(len(outcomes)))
            largest = max(largest, len(outcomes))
            decisions += not outcomes
            state.apply_action(int(choices.choice(state.legal_actions())))
        assert decisions <= game.max_game_length()
    assert largest == game.max_chance_outcomes()
    longest = game.set_up.game.longest
    assert game.max_game_length() == (longest(game.set_up) if longest else openspiel.LONGEST)


def test_outcomes_of_chance_have_names() -> None:
    state = pyspiel.load_game("megapolis_next_station").new_initial_state()
    names = [state.action_to_string(pyspiel.PlayerId.CHANCE, number) for number, _ in state.chance_outcomes()]
    assert set(names) == {f"deal_pencil pencil={colour}" for colour in ("blue", "green", "pink", "purple")}
    state.apply_action(1)
    assert state.position.log == [(-1, state.position.state.setup.game.actions["deal_pencil"](1))]


def dealt(name: str, seed: int, moves: int) -> openspiel.SpielState:
    """A position of a random game after some moves."""
    choices = np.random.default_rng(seed)
    state: openspiel.SpielState = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or moves > 0:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(choices.choice(actions, p=weights)))
        else:
            state.apply_action(int(choices.choice(state.legal_actions())))
            moves -= 1
    return state


@pytest.mark.parametrize("game", game_ids())
def test_a_saved_position_is_read_back(game: str) -> None:
    state = dealt(f"megapolis_{game}", seed=1, moves=20)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game", game_ids())
def test_a_copy_is_independent(game: str) -> None:
    state = dealt(f"megapolis_{game}", seed=2, moves=9)
    before = str(state), state.information_state_string(0), state.information_state_string(1)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert (str(state), state.information_state_string(0), state.information_state_string(1)) == before
    assert copy.information_state_string(0) != before[1] or copy.information_state_string(1) != before[2]


@pytest.mark.parametrize("game", game_ids())
def test_resampling_keeps_what_the_player_knows(game: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for moves in (0, 3, 12, 25):
        state = dealt(f"megapolis_{game}(players=3)", seed=moves, moves=moves)
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()


def test_resampling_changes_what_the_player_cannot_know() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = dealt("megapolis_capital_lux", seed=3, moves=4)
    player = state.current_player()
    hands = {state.resample_from_infostate(player, sampler).observation_string(1 - player) for _ in range(8)}
    assert len(hands) > 1


ROUNDS = ("megapolis_next_station(players=3)", "megapolis_welcome_to(players=3)")
"""Games whose rounds are played by all at once."""


def go_on(state: openspiel.SpielState, moves: int, choices: np.random.Generator) -> None:
    """Plays on at random."""
    for _ in range(moves):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(int(choices.choice([action for action, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(choices.choice(state.legal_actions())))


@pytest.mark.parametrize("name", ROUNDS)
def test_what_was_resampled_is_learned_at_the_reveal(name: str) -> None:
    choices = np.random.default_rng(5)
    resampled = set()
    for moves in range(3, 40, 4):
        state = dealt(name, seed=moves, moves=moves)
        for player in range(3):
            other = state.resample_from_infostate(player, choices.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            resampled.add(other.position.log != state.position.log)
            go_on(other, 30, choices)
            # Everything that happened, from the beginning: every player has heard exactly this, in this order.
            assert other.position.log is not None
            again = openspiel._replay(*other.position.__reduce__()[1])
            for seat in range(3):
                assert other.information_state_string(seat) == again_string(other, again, seat)
                told = [line.partition(":")[0] for line in other.position.heard[seat]]
                own = [actor for actor, _ in other.position.log if actor == seat]
                assert told.count(str(seat)) == len(own)
            assert other.position.state.digest() == again.state.digest()
    assert resampled == {True, False}


def again_string(state: openspiel.SpielState, position: openspiel.Position, seat: int) -> str:
    """The information state of a seat at another position of the same game."""
    fresh: openspiel.SpielState = state.get_game().new_initial_state()
    fresh.position = position
    return str(fresh.information_state_string(seat))


@pytest.mark.parametrize("name", ROUNDS)
def test_hidden_moves_are_drawn_from_a_policy(name: str) -> None:
    game = pyspiel.load_game(name)
    uniform = policy.UniformRandomPolicy(game)
    state = dealt(name, seed=1, moves=0)
    while state.current_player() != 2:
        state.apply_action(state.legal_actions()[0])

    def last(state: openspiel.SpielState, player: int) -> dict[int, float]:
        return {int(state.legal_actions(player)[-1]): 1.0}

    choices = np.random.default_rng(1)
    expected = dealt(name, seed=1, moves=0)
    while expected.current_player() != 2:
        expected.apply_action(expected.legal_actions()[-1])
    for _ in range(3):
        other = state.resample_from_policy(2, choices.random, last)
        assert str(other) == str(expected)
    drawn = {str(state.resample_from_policy(2, choices.random, uniform.action_probabilities)) for _ in range(12)}
    assert len(drawn) > 3
    with pytest.raises(ValueError, match=r"^The policy gives player 0 no legal action\.$"):
        state.resample_from_policy(2, choices.random, lambda state, player: {})


def test_a_resampled_position_cannot_be_saved() -> None:
    state = dealt("megapolis_capital_lux", seed=3, moves=4)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(pickle.PicklingError, match="no history"):
        pickle.dumps(other.position)


def test_players_learn_of_a_secret_action_at_the_reveal() -> None:
    state = dealt("megapolis_next_station", seed=1, moves=0)

    def heard() -> list[str]:
        return list(state.information_state_string(1).splitlines()[0].split())

    before = heard()
    action = state.legal_actions()[0]
    assert state.current_player() == 0
    state.apply_action(action)
    assert state.current_player() == 1
    assert heard() == before
    state.apply_action(action)
    assert heard() == [*before, f"1:{action}", f"0:{action}"]


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("megapolis_capital_lux(players=4,synergies=agent+oracle)")
    assert game.num_players() == 4
    assert game.set_up.options["synergies"] == ("agent", "oracle")
    assert pyspiel.load_game(game.to_string()).set_up.digest == game.set_up.digest
    with pytest.raises(BadOption):
        pyspiel.load_game("megapolis_next_station(players=9)")


@pytest.mark.parametrize(
    ("name", "utility"),
    [
        ("megapolis_next_station", pyspiel.GameType.Utility.ZERO_SUM),
        ("megapolis_next_station(players=3)", pyspiel.GameType.Utility.GENERAL_SUM),
        ("megapolis_sprawlopolis", pyspiel.GameType.Utility.IDENTICAL),
        ("megapolis_sprawlopolis(interstate=duel)", pyspiel.GameType.Utility.ZERO_SUM),
    ],
)
def test_utility_is_zero_sum_identical_or_general(name: str, utility: object) -> None:
    assert pyspiel.load_game(name).get_type().utility == utility


def test_tensors_have_named_parts() -> None:
    game = pyspiel.load_game("megapolis_welcome_to")
    observer = game.make_py_observer()
    observer.set_from(dealt("megapolis_welcome_to", seed=1, moves=3), 1)
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size == game.observation_tensor_size()
    with pytest.raises(ValueError, match="only observer"):
        game.make_py_observer(None, {"other": 1})


def test_actions_have_names() -> None:
    state = dealt("megapolis_next_station", seed=1, moves=0)
    assert state.action_to_string(0, 0) == "pass"
    assert state.action_to_string(0, state.legal_actions()[1]).startswith("draw section=")


@pytest.mark.parametrize("game", game_ids())
def test_ismcts_plays_a_game(game: str) -> None:
    loaded = pyspiel.load_game(f"megapolis_{game}")
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 4)
    state = dealt(f"megapolis_{game}", seed=1, moves=12)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_mcts_beats_a_random_player() -> None:
    """It sees the whole state and looks ahead, with a small budget."""
    loaded = pyspiel.load_game("megapolis_next_station")
    wins = 0
    for seed in range(3):
        choices = np.random.RandomState(seed)
        bot = mcts.MCTSBot(loaded, 1.0, 12, mcts.RandomRolloutEvaluator(1, choices), random_state=choices)
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(choices.choice(actions, p=weights)))
            elif state.current_player() == seed % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(choices.choice(state.legal_actions())))
        wins += state.returns()[seed % 2] > 0
    assert wins >= 2
