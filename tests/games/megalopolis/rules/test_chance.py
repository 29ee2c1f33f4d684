"""Dice, decks and the order of the crest cards."""

from games.megalopolis.builders import BOX, Table, act, dealt
from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import Match
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import SPACE
from megapolis.games.megalopolis.rules.state import Megalopolis


def test_dice_are_weighed_by_their_permutations() -> None:
    outcomes = dict(dealt(2).chance_outcomes())
    assert (len(outcomes), sum(outcomes.values())) == (56, 216)
    assert [outcomes[SPACE["dice"](*faces)] for faces in ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 2))] == [1, 3, 3, 6]


def test_the_same_seed_rolls_the_same_whatever_is_done() -> None:
    one, two = Match(GAME.setup(2), 5), Match(GAME.setup(2), 5)
    seat = one.state.actors()[0]
    one.play(seat, act("go"))
    two.play(seat, act("offer", seat=str(2 - seat)))
    two.play(seat, act("withdraw"))
    two.play(seat, act("go"))
    assert one.log[-1] == two.log[-1]


def _drawing(state: Megalopolis) -> Megalopolis:
    """The same game with the active figure about to draw a card."""
    fresh = Table(places={0: 21}).roll(1, 4, 5).state
    fresh.cards, fresh.draws = state.cards, state.draws
    return fresh


def test_cards_go_under_the_deck_in_their_order() -> None:
    table = Table(places={0: 21})
    cards = [name for name in BOX.card_names if name != "city_grant"]
    for card in ["city_grant", *cards]:
        assert act("draw", card=card) in {action for action, _ in _drawing(table.state).chance_outcomes()}
        table.state = _drawing(table.state)
        table.state.apply(CHANCE, act("draw", card=card))
    again = _drawing(table.state)
    assert again.chance_outcomes() == [(act("draw", card="city_grant"), 1)]
    view = GAME.show.view(again, None)
    assert (view.cards[:1], view.next_card) == (["city_grant"], 0)
