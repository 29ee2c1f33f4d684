"""Values of moves: the same futures for all, one number for order and figures."""

from itertools import pairwise
from math import inf

import pytest

from megapolis import Match, Perspective, deal, find_game, game_ids
from megapolis.analysis.values import FIRST_BATCH, MoveValue, Trial, Weighing, is_same, paired_difference, weigh
from megapolis.bots import make_bot


def played(name: str, decisions: int, players: int = 0, **options: object) -> tuple[Match, int]:
    """A match in which greedy has made so many decisions, and a seat that has a choice."""
    match = Match(find_game(name).setup(players or None, options), "values")
    bot = make_bot("greedy", 1)
    while True:
        seat = match.state.actors()[0]
        if len(match.state.legal_actions(seat)) > 1:
            if decisions == 0:
                return match, seat
            decisions -= 1
        match.play(seat, int(bot.choose(Perspective(match.state, seat))))


def ranked(moves: list[MoveValue]) -> bool:
    return all(one.value >= other.value for one, other in pairwise(moves))


def test_a_paired_difference_has_the_error_of_the_differences() -> None:
    mean, error = paired_difference([10.0, 20.0, 30.0], [9.0, 18.0, 29.0])
    assert mean == pytest.approx(4 / 3)
    assert error == pytest.approx(1 / 3)
    assert paired_difference([5.0], [3.0]) == (2.0, inf)
    assert paired_difference([5.0], [5.0]) == (0.0, 0.0)
    # Only the futures that both were tried in count.
    assert paired_difference([1.0, 2.0, 100.0], [1.0, 2.0]) == (0.0, 0.0)


@pytest.mark.parametrize("name", game_ids())
def test_the_order_is_that_of_the_figures(name: str) -> None:
    match, seat = played(name, 4)
    weighing = None
    for weighing in weigh(match.state, seat, futures=2):
        assert ranked(weighing.moves())
    assert weighing is not None
    moves = weighing.moves()
    legal = [int(action) for action in match.state.legal_actions(seat)]
    assert {move.action for move in moves} == set(match.setup.game.show.coach.moves(match.state, seat, legal))
    assert moves[0].error == 0.0
    assert moves[0].same_as is None


def test_the_rest_of_a_turn_is_left_to_futures_where_a_game_does_not_plan() -> None:
    match, seat = played("megalopolis", 30)
    weighing = Weighing(match.state, seat)
    assert all(weighing.rests(action) == [(action,)] for action in weighing.compared)


def test_a_move_is_worth_what_was_made_of_it() -> None:
    """Whoever plays the rest of a turn better than it looked at first does not lose by its first move."""
    match, seat = played("sprawlopolis", 9, 1)
    weighing = Weighing(match.state, seat)
    action = weighing.compared[0]
    weighing.consider([action])
    weighing.try_all(4)
    looked = weighing.trials[action]
    turns = [(action, *way[1:]) for way in weighing.rests(action)]
    credited = [Weighing(match.state, seat) for _ in turns]
    for fresh, turn in zip(credited, turns, strict=True):
        fresh.consider([action])
        fresh.ways[action] = turn
        fresh.trials[action] = Trial(turn, fresh.futures.end_of(turn).key())
        fresh.try_all(4)
    means = [fresh.trials[action].mean() for fresh in credited]
    best = max(range(len(turns)), key=lambda at: means[at])
    assert weighing.credit(turns[best]).mean() == max(looked.mean(), means[best])
    worst = min(range(len(turns)), key=lambda at: means[at])
    assert weighing.credit(turns[worst]).mean() == max(looked.mean(), means[best])


def test_weighing_goes_on_where_it_stopped() -> None:
    match, seat = played("next_station", 6, random_pencils=True)
    steps = [(weighing.tried, weighing.best().mean()) for weighing in weigh(match.state, seat, futures=32)]
    assert [tried for tried, _ in steps] == [8, 16, 32]
    [*_, again] = weigh(match.state, seat, futures=32)
    assert again.best().mean() == steps[-1][1]
    [*_, other] = weigh(match.state, seat, futures=32, seed=2)
    assert other.best().mean() != steps[-1][1]


def test_time_is_kept_after_a_first_look() -> None:
    match, seat = played("next_station", 6, random_pencils=True)
    [only] = weigh(match.state, seat, seconds=0.0)
    assert only.tried == FIRST_BATCH


def test_a_hidden_deal_does_not_change_values() -> None:
    """What others did unseen in this turn is not known: a weighing must not depend on it."""
    one, other = (deal("next_station", 2, seed="secret") for _ in range(2))
    other.play(1, int(other.state.legal_actions(1)[-1]))
    first, second = ([*weigh(match.state, 0, futures=4)][-1].moves() for match in (one, other))
    assert first == second


def test_the_same_steps_in_another_order_are_one_move() -> None:
    assert is_same(Trial((1, 2), [0]), Trial((2, 1), [1]))
    assert is_same(Trial((1,), [7]), Trial((2,), [7]))
    assert not is_same(Trial((1,), [0]), Trial((2,), [1]))


def test_moves_that_lead_to_the_same_position_are_one() -> None:
    """In a draft, which of two cards is kept first does not matter."""
    match = deal("capital_lux", 2, seed="twins")
    [*_, weighing] = weigh(match.state, 0, futures=2)
    twins = [move for move in weighing.moves() if move.same_as is not None]
    assert twins
    values = {move.action: move.value for move in weighing.moves()}
    assert all(values[move.action] == values[move.same_as] for move in twins if move.same_as is not None)


def test_a_dropped_move_that_turns_out_ahead_is_tried_again() -> None:
    match, seat = played("next_station", 6, random_pencils=True)
    weighing = Weighing(match.state, seat)
    weighing.consider(weighing.compared)
    weighing.try_all(8)
    best = weighing.best()
    best.alive = False
    weighing.try_all(16)
    assert len(best.endings) == 16
    assert ranked(weighing.moves())


def test_a_move_that_was_not_tried_is_tried_when_asked() -> None:
    match, seat = played("next_station", 6, random_pencils=True)
    weighing = Weighing(match.state, seat)
    first, *others = weighing.rank()
    weighing.consider([first])
    weighing.try_all(8)
    assert len(weighing.trial_of(others[-1]).endings) == 8
    assert len(weighing.moves()) == 2
