"""What a seat knows, and deals that fit it."""

from games.sprawlopolis.builders import (
    Table,
    act,
    dealt,
    names,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.actions import DEALT
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def hands(table: Table, seat: int | None) -> list[tuple[list[str], int]]:
    return [(hand.cards, hand.hidden) for hand in GAME.show.view(table.state, seat).hands]


def test_only_the_first_hands_are_secret() -> None:
    table = dealt()
    assert hands(table, 0) == [(["1", "2", "3"], 0), ([], 1), ([], 1)]
    assert hands(table, None) == [([], 3), ([], 1), ([], 1)]
    table.lay(1, 0, 2).reveal(9)
    # Seat 0 remembers what it passed; everybody saw card 8 on the deck.
    assert hands(table, 0) == [(["8"], 0), (["2", "3"], 1), ([], 1)]
    assert hands(table, 1) == [(["8"], 0), (["2", "3", "4"], 0), ([], 1)]
    assert hands(table, 2) == [(["8"], 0), ([], 3), (["5"], 0)]
    assert hands(table, None) == [(["8"], 0), ([], 3), ([], 1)]


def test_a_dealt_card_is_seen_by_its_owner() -> None:
    table = Table(2, conditions="6,12,18")
    action = act("deal", card="1")
    assert table.state.visible_action(0, CHANCE, action) == action
    assert table.state.visible_action(1, CHANCE, action) == table.state.visible_action(-1, CHANCE, action) == DEALT
    said = [entry.key for entry in dealt().match.log_lines(1)]
    assert said[:5] == ["dealt", "dealt", "dealt", "deal", "dealt"]


def test_imagining_deals_unseen_cards_anew() -> None:
    table = dealt().lay(1, 0, 2).reveal(9)
    seen = set()
    for key in range(60):
        imagined = table.state.determinize(2, Rng(key))
        assert isinstance(imagined, Sprawlopolis)
        assert names(imagined.hands[2]) == ["5"]
        assert names(imagined.hands[0]) == ["8"]
        assert len(names(imagined.hands[1])) == 3
        # Who passed two of the three cards still knows exactly those.
        assert len(names(imagined.hands[1] & imagined.known[0])) == 2
        seen |= set(names(imagined.hands[1]))
    assert seen == {"2", "3", "4", "10", "11", "13", "14", "15", "16", "17"}
