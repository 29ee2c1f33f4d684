"""What chance draws from, and that a seed decides it alone."""

from games.welcome_to.builders import BOX, Table
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import Match
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.decks import ThreeDecks
from megapolis.games.welcome_to.rules.state import WelcomeTo


def test_deck_names_tell_shuffles_apart() -> None:
    state = Table(2, plan_a=(), plan_b=(), plan_c=()).state
    names = []
    for _ in range(3):
        names.append(state.deck())
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    assert names == ["plans-A:0", "plans-B:0", "plans-C:0"]
    assert state.deck() == "cards:0"
    decks = state.decks
    assert isinstance(decks, ThreeDecks)
    decks.drawn, decks.run = 1, 2
    assert state.deck() == "deck-2:2"


def test_sampling_finds_high_cards_too() -> None:
    state = Table(2).state
    seen = {state.sample(Rng(seed)) for seed in range(2000)}
    assert seen == set(state.legal_actions(CHANCE))


def test_a_seeded_game_is_the_same_for_everybody_whatever_they_do() -> None:
    numbers = []
    for pick in (0, -1):
        match = Match(GAME.setup(2), "same")
        for seat in (0, 1):
            match.play(seat, match.state.legal_actions(seat)[0])
            match.play(seat, match.state.legal_actions(seat)[pick])
            match.play(seat, match.state.legal_actions(seat)[-1])
        assert isinstance(match.state, WelcomeTo)
        numbers.append([BOX.card_names[card] for card in match.state.decks.numbers])
    assert numbers[0] == numbers[1]
