"""The three decks: which cards come when, and when they are shuffled."""

from games.welcome_to.builders import Table
from megapolis.engine.dealer import Dealer
from megapolis.games.welcome_to.rules.state import WelcomeTo


def top_cards(state: WelcomeTo) -> list[list[int]]:
    """The cards on top, round by round, of two runs through the decks in which nobody does anything."""
    tops: list[list[int]] = []
    dealer = Dealer("decks")
    while len(tops) < 62:
        dealer.settle(state)
        tops.append([int(card) for card in state.decks.numbers])
        state.waiting = 0
        state.decks.end_round(0)
    return tops


def test_each_deck_keeps_its_cards_and_is_shuffled_in_round_21_and_every_20_after() -> None:
    tops = top_cards(Table(2).state)
    columns = list(zip(*tops, strict=True))
    # The very first top is turned in round 1: it is not in the list, which starts with the second.
    for column in columns:
        first, second, third = column[:20], column[20:40], column[40:60]
        assert len(set(first)) == len(set(second)) == len(set(third)) == 20
        own = set(first) | set(second)
        assert len(own) == 21
        assert set(third) <= own
        # The card turned when the deck ran out stays out of the next deck.
        assert first[-1] not in second
        assert second[-1] not in third
    assert len({card for column in columns for card in column}) == 63


def test_the_action_of_a_round_is_the_number_card_of_the_round_before() -> None:
    table = Table(2)
    dealer = Dealer(7)
    dealer.settle(table.state)
    tops = list(table.state.decks.numbers)
    for seat in (0, 1):
        table.match.play(seat, table.state.legal_actions(seat)[0])
        table.match.play(seat, table.state.legal_actions(seat)[-1])
        table.done(seat)
    dealer.settle(table.state)
    assert list(table.state.decks.actions) == tops
