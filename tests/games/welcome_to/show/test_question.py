"""What is asked at a real table of Welcome To."""

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.question import NUMBERS
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.box import ACTIONS
from megapolis.games.welcome_to.rules.solo import APPROVAL, SoloDeck
from megapolis.games.welcome_to.rules.state import WelcomeTo
from megapolis.games.welcome_to.show.question import question


def dealt(players: int) -> WelcomeTo:
    """A game whose plans lie open."""
    state = GAME.new_state(GAME.setup(players))
    assert isinstance(state, WelcomeTo)
    assert [question(state, 0).name for _ in range(1)] == [("plan", {"letter": "A"})]
    for _plan in range(3):
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    return state


def test_decks_are_asked_about_from_left_to_right() -> None:
    state = dealt(2)
    rng = Rng(1)
    names = []
    while state.awaited() == CHANCE:
        told = question(state, 0)
        assert told.kind == NUMBERS
        names.append(told.name[0])
        state.play(CHANCE, state.sample(rng))
    assert names == ["left", "middle", "right"] * 2


def test_a_number_without_an_action_in_the_box_says_so() -> None:
    eights = next(group for group in question(dealt(2), 0).groups if group.name == ("number", {"number": 8}))
    assert len(eights.answers) == len(ACTIONS)
    ones = question(dealt(2), 0).groups[0].answers
    none = [answer.why[0] for answer in ones if answer.why is not None]
    assert none == ["never"] * len(none)
    assert none
    assert all(answer.action == -1 for answer in ones if answer.why is not None)


def test_alone_the_top_of_the_deck_and_approval_cards_are_asked_about() -> None:
    state = dealt(1)
    deck = state.decks
    assert isinstance(deck, SoloDeck)
    first = question(state, 0)
    assert first.name == ("hand", {"card": 1})
    deck.hand = 3
    top = question(state, 0)
    assert top.name[0] == "top"
    assert top.groups[0].answers[APPROVAL].why == ("no-approval", {})
    deck.hand, deck.top, deck.run = 1, APPROVAL, 1
    approval = question(state, 0).groups[-1]
    assert approval.name == ("approval", {})
    assert approval.answers[0].left == 1
    deck.turning, deck.letters = 1, 3
    letters = question(state, 0).groups[0].answers
    assert [answer.why for answer in letters] == [None, None, ("seen", {})]
