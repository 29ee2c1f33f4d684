"""What is asked at a real table of Sprawlopolis."""

import pytest

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.show.question import question


def questions(players: int, steps: int = 400, **options: object) -> tuple[list[str], Sprawlopolis]:
    """The names of the questions of a random game, each once, and the last position in which chance was awaited."""
    state = GAME.new_state(GAME.setup(players, options))
    assert isinstance(state, Sprawlopolis)
    rng = Rng(5)
    names: list[str] = []
    last = state
    for _step in range(steps):
        if state.is_over():
            break
        if state.awaited() == CHANCE:
            last = state.clone()
            told = question(state, 0)
            names += [told.name[0]] if told.name[0] not in names else []
            state.play(CHANCE, state.sample(rng))
        else:
            seat = state.actors()[0]
            actions = state.legal_actions(seat)
            state.play(seat, actions[rng.below(len(actions))])
    return names, last


def test_a_team_is_asked_for_conditions_hands_and_the_top_card() -> None:
    names, last = questions(2)
    assert names == ["conditions", "hand", "start", "reveal"]
    told = question(last, 0)
    gone = {answer.why[0] for group in told.groups for answer in group.answers if answer.why}
    assert {"city", "condition"} <= gone
    assert gone <= {"city", "condition", "hand", "table"}
    assert [group.name[0] for group in told.groups if group.name] == ["bend", "street-across", "street-down"]


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({"construction": True, "beaches": True, "wrecktar": True}, {"zone", "beach", "reveal"}),
        ({"interstate": "duel"}, {"duel", "strip"}),
        ({"interstate": "together"}, {"lay-strip"}),
        ({"roadworks": "normal"}, {"works"}),
    ],
)
def test_expansions_ask_for_their_cards(options: dict[str, object], asked: set[str]) -> None:
    names, last = questions(2, 60, **options)
    assert asked <= {*names}
    if "beaches" in options:
        piles = {group.name[0] for group in question(last, 0).groups if group.name}
        assert {"zone", "beach", "wrecktar"} <= piles


def test_the_whole_hand_of_a_seat_is_one_question() -> None:
    state = GAME.new_state(GAME.setup(2))
    assert isinstance(state, Sprawlopolis)
    while question(state, 0).name[0] != "hand":
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    first = question(state, 0)
    assert (first.seat, first.count) == (0, 3)
    for _card in range(first.count):
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    second = question(state, 1)
    assert (second.seat, second.count) == (1, 1)
    # What the first player holds is hidden from the second: each of these cards may still be dealt to them.
    answers = [answer for group in second.groups for answer in group.answers]
    assert sum(answer.left for answer in answers) == len(state.legal_actions(CHANCE)) + 3
