"""What is asked at a real table of Megalopolis."""

from megapolis.engine.core.state import CHANCE
from megapolis.engine.question import DICE
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.stages import CARD, COURT, EXITING, ROLL
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.show.question import question


def test_the_set_up_asks_for_zones_permits_and_dice() -> None:
    state = GAME.new_state(GAME.setup(3))
    assert isinstance(state, Megalopolis)
    asked: list[tuple[str, int]] = []
    while state.awaited() == CHANCE and len(asked) < 15:
        told = question(state, 0)
        asked.append((told.name[0], told.seat))
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    assert asked[:8] == [("zone", -1)] * 8
    assert asked[8:14] == [("permits", seat) for seat in (0, 0, 1, 1, 2, 2)]
    assert asked[14] == ("first", 0)


def test_what_is_taken_says_by_whom_and_where() -> None:
    state = GAME.new_state(GAME.setup(2))
    assert isinstance(state, Megalopolis)
    state.play(CHANCE, state.legal_actions(CHANCE)[0])
    zone = question(state, 0).groups[0].answers[0]
    assert (zone.left, zone.why) == (0, ("zone", {"district": state.rules.box.district_words[0]}))
    while question(state, 0).name[0] != "permits":
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    state.play(CHANCE, state.legal_actions(CHANCE)[0])
    permits = question(state, 0)
    assert permits.count == 1
    assert permits.groups[0].answers[0].why == ("owner", {"seat": "@seat-1"})
    assert [len(group.answers) for group in permits.groups] == [3] * 8


def test_dice_are_asked_for_by_their_number() -> None:
    state = GAME.new_state(GAME.setup(2))
    assert isinstance(state, Megalopolis)
    dice = []
    for stage in (ROLL, EXITING, COURT):
        state.stage = stage
        told = question(state, 0)
        assert told.kind == DICE
        dice.append((told.name[0], told.dice, told.ordered))
    assert dice == [("roll", 3, False), ("exit", 2, True), ("court", 1, False)]
    state.stage = CARD
    cards = question(state, 0).groups[0].answers
    assert sum(answer.left for answer in cards) == state.rules.box.cards
