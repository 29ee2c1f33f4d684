"""What is asked at a real table of Capital Lux."""

import pytest

from games.capital_lux.builders import Scene
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.question import Question
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.actions import DRAW
from megapolis.games.capital_lux.rules.stages import EFFECT, PREPARE, REVEALING
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.show.question import question


def asked(state: CapitalLux) -> list[Question]:
    """The questions of the set-up, up to the first turn."""
    rng, out = Rng(3), []
    while state.awaited() == CHANCE:
        out.append(question(state, 0))
        state.play(CHANCE, state.sample(rng))
    return out


def test_the_set_up_asks_for_synergies_the_capital_the_emperor_and_whole_hands() -> None:
    state = GAME.new_state(GAME.setup(2, {"set": "random"}))
    assert isinstance(state, CapitalLux)
    names = [each.name[0] for each in asked(state) if each.name[0] not in ("field", "recruiter")]
    assert names[:5] == ["synergy"] * 4 + ["opening"]
    hands = [name for name in names if name == "hand"]
    assert names[-len(hands) :] == hands
    assert names[-len(hands) - 1] == "first"
    assert len(hands) == 2 * state.box.hand


def test_cards_in_other_hands_count_as_possible() -> None:
    scene = Scene("agent oracle merchant scholar", "green-3", ("", ""), ("green-6 green-6", "green-6 blue-2"))
    state = scene.state
    state.stage, state.waiting, state.acting_colour = EFFECT, CHANCE, 3
    told = question(state, 0)
    assert (told.name[0], told.seat) == ("draw", 0)
    green = told.groups[3].answers
    sixes, others = green[4], question(state, 1).groups[3].answers[4]
    assert sixes.left == len(sixes.copies) + 1
    assert others.left == len(others.copies) + 2
    assert sixes.action >= DRAW
    state.citizens_0 = state.citizens_1 = 0
    blue, *_others, last = question(state, 0).groups
    assert (last.answers[4].left, last.answers[4].copies) == (1, [])
    assert (blue.answers[3].left, blue.answers[3].why) == (0, ("out", {}))


@pytest.mark.parametrize(
    ("synergy", "stage", "groups"),
    [
        ("agent", EFFECT, 1),
        ("oracle", EFFECT, 1),
        ("scout", EFFECT, 1),
        ("dualist", EFFECT, 12),
        ("recruiter", PREPARE, 4),
        ("reformer", PREPARE, 4),
    ],
)
def test_every_synergy_asks_for_its_own_pieces(synergy: str, stage: int, groups: int) -> None:
    rest = {"agent": 0, "scout": 0, "recruiter": 0, "oracle": 1, "dualist": 3, "reformer": 3}
    four = ["scout", "oracle", "merchant", "scholar"]
    four[rest[synergy]] = synergy
    state = Scene(" ".join(four), "green-3", ("", ""), ("green-6", "blue-2")).state
    state.stage, state.waiting, state.acting_colour = stage, CHANCE, rest[synergy]
    told = question(state, 0)
    assert told.name[0] in (synergy, "field")
    assert len(told.groups) == groups
    assert all(answer.left for group in told.groups for answer in group.answers if answer.copies)


def test_there_is_nothing_to_look_at_while_packs_are_passed() -> None:
    state = Scene("agent oracle merchant scholar", "", ("", ""), ("green-6", "blue-2")).state
    state.stage, state.waiting = REVEALING, CHANCE
    assert [len(group.answers) for group in question(state, 0).groups] == [1]
