"""What is asked at a real table of Next Station."""

from megapolis.engine.core.state import CHANCE
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.state import NextStation
from megapolis.games.next_station.show.question import question


def test_the_set_up_and_the_first_cards() -> None:
    state = GAME.new_state(GAME.setup(2, {"objectives": True, "powers": True}))
    assert isinstance(state, NextStation)
    asked = []
    while state.awaited() == CHANCE:
        told = question(state, 1)
        asked.append((told.name[0], told.count))
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    assert asked == [
        *[("pencil", 1)] * 3,
        ("objectives", 2),
        ("objectives", 1),
        *[("power", 1)] * 3,
        ("flip", 1),
    ]


def test_a_card_that_is_out_says_in_which_turn_it_came() -> None:
    state = GAME.new_state(GAME.setup(1, {"random_pencils": True}))
    assert isinstance(state, NextStation)
    assert question(state, 0).name == ("pencil-alone", {"place": 1})
    for _pencil in range(3):
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    first = int(state.legal_actions(CHANCE)[0])
    state.play(CHANCE, first)
    while state.awaited() != CHANCE:
        state.play(0, state.legal_actions(0)[0])
    told = question(state, 0)
    assert [group.name[0] for group in told.groups if group.name] == ["street", "underground"]
    gone = [answer for group in told.groups for answer in group.answers if not answer.left]
    assert [(answer.action, answer.why) for answer in gone] == [(first, ("turn", {"turn": 1}))]


def test_a_switch_is_followed_by_another_card() -> None:
    state = GAME.new_state(GAME.setup(1, {"random_pencils": True}))
    assert isinstance(state, NextStation)
    for _pencil in range(3):
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    asked = []
    switch = int(GAME.actions.number({"do": "flip", "card": "street_switch"}, GAME.labels(state.setup.data)))
    for turn in range(3):
        asked.append(question(state, 0).name)
        early = state.clone()
        early.play(CHANCE, switch)
        assert isinstance(early, NextStation)
        # In the first two turns it is ignored.
        assert question(early, 0).name == ("early" if turn < 2 else "again", {"turn": turn + 1})
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
        while state.awaited() != CHANCE:
            state.play(0, state.legal_actions(0)[0])
    assert asked == [("flip", {"turn": turn}) for turn in (1, 2, 3)]
