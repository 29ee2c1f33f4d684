"""Before a round: synergies, their pieces, the capital, short decks."""

from games.capital_lux.builders import (
    BOX,
    act,
    begin,
    chance,
    dealt,
    position,
    small,
    to_next_round,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.stages import DEAL, DRAFT, OVER
from megapolis.games.capital_lux.rules.synergies.registry import NAMES


def test_three_cards_open_the_capital_without_effects() -> None:
    state = begin()
    for card in ("green-6#1", "green-2#1", "pink-3#1"):
        assert state.deck() == "citizens:0"
        chance(state, "draw", citizen=card)
    assert [BOX.faces[card & 127] for card in state.capital] == ["green-6", "green-2", "pink-3"]
    assert state.deck() == "first-player:0"
    assert list(state.legal_actions(CHANCE)) == [act("first_player", player=seat) for seat in (0, 1)]
    chance(state, "first_player", player=1)
    assert (state.emperor, state.turn, state.stage) == (1, 1, DEAL)
    assert state.citizens_left == 89


def test_random_synergies_one_of_each_colour() -> None:
    state = begin(set="random")
    for colour, name in (("blue", "scout"), ("pink", "cleric"), ("yellow", "guard"), ("green", "dualist")):
        assert state.deck() == f"synergies-{colour}:0"
        assert len(state.legal_actions(CHANCE)) == 3
        chance(state, "deal_synergy", synergy=name)
    assert [NAMES[at] for at in state.synergies] == ["scout", "cleric", "guard", "dualist"]


def test_pieces_are_laid_out_before_the_capital() -> None:
    state = begin(set="B")
    for card in ("blue-2#1", "blue-3#1", "pink-6#2"):
        assert state.deck() == "citizens:0"
        chance(state, "draw", citizen=card)
    assert [BOX.faces[card] for card in state.reform_field.to_vec()] == ["blue-2", "blue-3", "pink-6"]
    assert len(state.capital) == 0
    state = begin(set="C")
    assert state.deck() == "recruiters:0"
    assert len(state.legal_actions(CHANCE)) == 16


def test_a_short_deck_gives_equal_smaller_hands() -> None:
    # 48 citizens, four players, no draws: 3 + 24 + 21 leaves 5 each for the second round and none for the third.
    match = dealt(4, data=small(), synergies=("scout", "oracle", "follower", "dualist"))
    to_next_round(match, Rng(4))
    state = position(match)
    assert [player.pack.size for player in state.players] == [5, 5, 5, 5]
    while position(match).stage == DRAFT:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    assert [player.hand.size for player in position(match).players] == [5, 5, 5, 5]
    to_next_round(match, Rng(5))
    # Nothing to deal: the third round ends at once, with purge and bonuses.
    assert position(match).stage == OVER
    assert position(match).citizens_left == 1


def test_discards_are_shuffled_in_by_the_switch() -> None:
    match = dealt(
        4,
        data=small(),
        synergies=("scout", "oracle", "merchant", "dualist"),
        on_short_citizen_deck="reshuffle_discards",
    )
    rng = Rng(4)
    to_next_round(match, rng)
    state = position(match)
    assert state.shuffles == 1
    assert [player.pack.size for player in state.players] == [6, 6, 6, 6]
    assert all(card >= 20 for card in state.discards)
    # No citizen was lost or made.
    on_table = [card & 127 for card in state.capital]
    for player in state.players:
        on_table += [*(card & 127 for card in player.home), *player.pack.to_vec(), *player.bonus]
    assert state.citizens_left + sum(card < 20 for card in on_table) == 48
