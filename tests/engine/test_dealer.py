"""The dealer: the same seed, the same decks, whatever is played."""

import pytest

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.dealer import Dealer, new_seed
from megapolis.engine.match import Match
from megapolis.games.next_station import GAME
from tiny import Coin


def chances(seed: str | int, play_seed: int) -> list[int]:
    match = Match(GAME.setup(2, {"powers": True}), seed)
    rng = Rng(play_seed)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, actions[rng.below(len(actions))])
    return [entry.action for entry in match.log if entry.actor == CHANCE]


def test_a_seed_gives_the_same_decks_whatever_is_played() -> None:
    assert chances("rain", 1) == chances("rain", 2)
    assert chances("rain", 1) != chances("sun", 1)


def test_seeds_are_strings_or_integers_of_any_length() -> None:
    assert chances(7, 1) != chances("7", 1)
    assert chances(10**200, 1) == chances(10**200, 2)
    assert chances("х" * 5000, 1) == chances("х" * 5000, 2)


def test_the_deal_never_changes() -> None:
    assert chances("rain", 1)[:8] == [441, 442, 444, 455, 454, 456, 430, 425]


@pytest.mark.compiled
def test_decks_are_fair() -> None:
    firsts = [chances(seed, 1)[6] for seed in range(220)]
    counts = [firsts.count(action) for action in set(firsts)]
    assert len(counts) == 11
    assert min(counts) >= 5
    assert max(counts) <= 40


def test_weights_are_respected() -> None:
    heads = sum(Dealer(seed).choose(Coin(2).state()) == 0 for seed in range(400))
    assert 250 <= heads <= 350


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(20)}) == 20
