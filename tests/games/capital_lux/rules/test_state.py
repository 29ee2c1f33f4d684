"""Whole games, and what is seen of them."""

from collections import Counter

import pytest

from games.capital_lux.builders import (
    BOX,
    PINK,
    act,
    begin,
    dealt,
    position,
    small,
    step,
)
from megapolis.engine import replay
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, HIDDEN, playout
from megapolis.engine.match import Match
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.citizens import holds_citizen
from megapolis.games.capital_lux.rules.stages import DEAL, OVER, REVEALING, TURN


def test_choices_of_the_draft_are_hidden() -> None:
    state = position(dealt(2))
    action = state.legal_actions(0)[0]
    assert state.visible_action(0, 0, action) == action
    assert state.visible_action(1, 0, action) == HIDDEN
    assert state.visible_action(-1, 0, action) == HIDDEN


def test_the_deal_is_seen_by_its_owner_alone() -> None:
    state = position(Match(GAME.setup(2)))
    rng = Rng(1)
    while state.stage != DEAL:
        step(state, rng)
    action = state.legal_actions(CHANCE)[0]
    assert state.visible_action(0, CHANCE, action) == action
    assert state.visible_action(1, CHANCE, action) == act("drew")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chosen", ["A", "B", "C", "random"])
def test_no_card_is_lost_or_made(chosen: str, players: int) -> None:
    state = begin(players, set=chosen)
    rng = Rng(players)
    while not state.is_over():
        step(state, rng)
        if state.stage in (TURN, REVEALING, OVER) and rng.below(10) == 0:
            cards: list[int] = [card & 127 for card in state.capital]
            cards += [*state.discards, *state.reform_field.to_vec()]
            for player in state.players:
                cards += [card & 127 for card in player.home]
                cards += [*player.hand.to_vec(), *player.bonus]
            counts = Counter(card for card in cards if card < 20)
            for copy in range(BOX.citizens):
                counts[BOX.citizen_face[copy]] += holds_citizen(state, copy)
            assert counts == Counter(BOX.citizen_face)
            assert sum(card in range(20, 26) for card in cards) + bin(state.rebels).count("1") == 20
            assert sum(card in range(26, 62) for card in cards) + bin(state.dualists).count("1") == 20
            shown = int(state.recruit >= 0)
            assert sum(card >= 62 for card in cards) + bin(state.recruiters).count("1") + shown == 16


def test_pink_sum_is_what_lies_there() -> None:
    state = begin(3, set="C")
    rng = Rng(9)
    while not state.is_over():
        step(state, rng)
        held = sum(BOX.value[card & 127] for card in state.capital if card >> 7 & 3 == PINK)
        assert state.sums >> 12 & 4095 == held


@pytest.mark.compiled
@pytest.mark.parametrize(("chosen", "mean", "turns"), [("A", 43.6, 39.0), ("B", 37.1, 39.3), ("C", 47.8, 42.4)])
def test_random_play_scores_as_in_an_independent_simulation(chosen: str, mean: float, turns: float) -> None:
    """The figures come from a throw-away program written from the rules alone, 2000 games each.

    There players always spent coins to keep a district; here they do so every other time.
    """
    games = 2000
    start = begin(set=chosen)
    points = cards = 0
    rng = Rng(11)
    for _ in range(games):
        state = start.clone()
        while not state.is_over():
            actor = state.actors()[0]
            actions = state.legal_actions(actor)
            action = state.sample(rng) if actor == CHANCE else actions[rng.below(len(actions))]
            cards += actor != CHANCE and act("home", card=0) <= action < act("plant", district=0)
            state.play(actor, action)
        points += sum(state.scores())
    assert abs(points / games / 2 - mean) < 1.3
    assert abs(cards / games - turns) < 0.6


def test_a_game_with_another_box_is_replayed_with_it() -> None:
    match = dealt(3, data=small(rounds=2), set="random")
    rng = Rng(5)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, actions[rng.below(len(actions))])
    assert position(match).round == 2
    again = replay.parse(replay.dump(match))
    assert again.state.digest() == match.state.digest()


def test_status_for_programmers() -> None:
    state = begin(set="random")
    assert state.status() == "round 1 synergies"
    playout(state, Rng(1))
    assert state.status() == "round 3 over"
