"""What a seat may see, as data."""

import pytest

from games.welcome_to.builders import Table, sheet
from megapolis.engine.match import Match
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.box import ACTIONS
from megapolis.games.welcome_to.rules.state import WelcomeTo

PAIRS = ("8 fence", "5 pool", "11 temp")


def test_a_view_tells_the_round_the_plans_and_the_turn() -> None:
    table = Table(2, roundabouts=True).deal(*PAIRS).choose(0)
    view = GAME.show.view(table.state, 0)
    assert [(pair.number, pair.action) for pair in view.pairs] == [(8, "fence"), (5, "pool"), (11, "temp")]
    assert [plan.id for plan in view.plans] == ["A4", "B7", "C5"]
    assert view.turn is not None
    assert (view.turn.asked, view.turn.number, view.turn.action) == ("write", 8, "fence")
    assert view.tracks.pool_places == ["t3", "t7", "t8", "c1", "c4", "c8", "b2", "b7", "b11"]
    assert view.tracks.columns[5] == [6, 7, 8, 10, 12]
    assert (view.board, view.expert, view.rival) == ("classic", True, None)
    assert GAME.show.view(table.state, None).turn is None


def test_a_seat_that_pays_sees_for_what() -> None:
    many = sheet(bottom="1 2 3 4 | 5 6 7 8 | 9 10 11 12")
    table = Table(2).deal(*PAIRS).give(0, many).choose(0).write("t5").play("approve", letter="A")
    turn = GAME.show.view(table.state, 0).turn
    assert turn is not None
    assert (turn.asked, turn.paying, turn.house) == ("pay", "A", "t5")
    assert GAME.show.view(table.state, 0).sheets[0].plans == [6, None, None]


def test_cards_that_were_seen_may_be_remembered() -> None:
    match = Match(GAME.setup(2), "memory")
    view = GAME.show.view(match.state, 0)
    assert [len(cards) for cards in view.discarded] == [2, 2, 2]
    for _ in range(25):
        for seat in (0, 1):
            while match.state.can_act(seat) and seat in match.state.actors():
                before = match.state.phase()
                match.play(seat, match.state.legal_actions(seat)[-1])
                if match.state.phase() != before:
                    break
        if match.state.is_over():
            break
    assert all(len(cards) <= 21 for cards in GAME.show.view(match.state, 0).discarded)


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_left_is_the_box_without_what_was_seen(players: int) -> None:
    match = Match(GAME.setup(players), "counting")
    state = match.state
    assert isinstance(state, WelcomeTo)
    first = GAME.show.view(state, 0)
    shown = [(pair.number, pair.action if players == 1 else pair.next_action) for pair in first.pairs]
    for number, action in shown:
        row = next(row for row in first.left if row.number == number)
        copies = sum(
            (int(each), ACTIONS[kind]) == (number, action)
            for each, kind in zip(state.rules.box.card_number, state.rules.box.card_action, strict=True)
        )
        assert row.actions[action] < copies
    while not state.is_over():
        if state.waiting:
            view = GAME.show.view(state, 0)
            seen = sum(map(len, view.discarded)) + (3 + len(view.rival.cards) if view.rival else 0)
            assert sum(sum(row.actions.values()) for row in view.left) + seen == state.rules.box.cards
        seat = state.actors()[0]
        match.play(seat, state.legal_actions(seat)[-1])


def test_a_solo_view_shows_the_competitor() -> None:
    table = Table(1, competitor="irene").deal("8 fence", "6 pool", "3 temp").choose(0, action=1).write("t5").done()
    rival = GAME.show.view(table.state, 0).rival
    assert rival is not None
    assert (rival.id, rival.level, rival.approves, rival.cards) == ("irene", 4, ["A", "C"], ["3-temp"])
    assert rival.plans == [None, None, None]
    assert len(GAME.show.view(table.state, 0).discarded[0]) == 2
