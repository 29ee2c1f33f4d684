"""Every refusal names the rule that forbids."""

import pytest

from games.sprawlopolis.builders import Table, act, place, solo, with_works
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.sprawlopolis.rules.actions import FINISH, PLACE


def reason(table: Table, action: int, seat: int = 0) -> str:
    with pytest.raises(IllegalMove) as caught:
        table.state.apply(seat, action)
    assert len({caught.value.say(language) for language in LANGUAGES}) == 3
    return caught.value.reason.key


def at(row: int, column: int) -> int:
    return int(PLACE) + place(row, column)


def test_chance_and_nonsense() -> None:
    table = solo()
    assert reason(table, act("reveal", card="4"), CHANCE) == "why-not-in-deck"
    table.reveal(5)
    assert reason(table, act("reveal", card="7")) == "why-not-yours"


def test_picking() -> None:
    table = solo().reveal(5)
    assert reason(table, act("pick", card="7")) == "why-not-in-hand"
    assert reason(table, at(0, 2)) == "why-not-placing"
    assert reason(table, act("turn", turned=0)) == "why-not-turning"
    assert reason(table, act("flip", side="A")) == "why-no-landmarks"
    assert reason(table, act("extend", end="west")) == "why-no-strip"
    assert reason(table, int(FINISH)) == "why-not-last-call"
    table.play("pick", card="1")
    assert reason(table, act("pick", card="2")) == "why-card-shown"


def test_placing() -> None:
    table = solo().reveal(5).play("pick", card="1")
    assert reason(table, at(9, 9)) == "why-touches-nothing"
    assert reason(table, at(2, 2)) == "why-touches-nothing"
    assert reason(table, at(0, 0)) == "why-full-cover"


def test_landmarks() -> None:
    table = Table(1, conditions="6,12,18", landmarks=True).deal(1, 2, 3).start(4)
    assert reason(table, act("pick", card="1")) == "why-flip-first"
    table.play("flip", side="A")
    assert reason(table, at(1, 1)) == "why-half-of-landmarks"


def test_the_monster() -> None:
    table = Table(1, conditions="6,12,18", wrecktar=True).deal(1, 2, 3).start(4).reveal("WRECKTAR")
    table.lay(1, 0, 2).reveal(5).play("turn", turned=0).reveal(7).play("pick", card="2")
    assert reason(table, at(1, 3)) == "why-monster"
    assert reason(table, at(0, 0)) == "why-full-cover"


def test_shores() -> None:
    table = Table(1, conditions="6,12,18", beaches=True).chance("beach_rule", beach="B-N2").deal(1, 2, 3).start(4)
    table.reveal("B-E1").lay(1, 0, 2).reveal(5)
    assert reason(table, at(0, 1)) == "why-beach"
    table.match.play(0, at(0, 4))
    assert reason(table, act("turn", turned=1)) == "why-not-this-way-up"
    table.play("turn", turned=0).reveal(7).play("pick", card="2")
    assert reason(table, at(0, 5)) == "why-beyond-shore"


@pytest.mark.parametrize(
    ("rule", "row", "column", "key"),
    [("CZ-P", 2, 0, "why-zone-cover"), ("CZ-C", -2, 0, "why-zone-beside"), ("CZ-I", 2, 0, "why-zone-at-once")],
)
def test_demands(rule: str, row: int, column: int, key: str) -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone=rule).deal(1, 2, 3).start(4)
    table.reveal("CZ-R").lay(1, 0, 2).reveal(5)
    if rule != "CZ-I":
        table.play("pick", card="CZ-R")
    assert reason(table, at(row, column)) == key


def test_road_works() -> None:
    table = with_works()
    assert reason(table, act("repair", works="RW-2")) == "why-not-your-works"
    assert reason(table, act("pick", card="1"), 1) == "why-not-your-turn"
    table.play("repair", 1, works="RW-2")
    assert reason(table, at(2, 0), 1) == "why-works-one-end"
    table = with_works().play("pick", card="1")
    assert reason(table, act("repair", works="RW-1")) == "why-finish-laying"


def test_road_works_with_every_end() -> None:
    table = with_works(roadworks="hard")
    assert reason(table, act("repair", works="RW-1")) == "why-works-nowhere"


def test_hard_road_works_placed() -> None:
    table = with_works(1, roadworks="hard", solo_roadworks=4)
    for number in range(9):
        first, last = act("repair", works="RW-1"), act("repair", works="RW-4")
        playable = [action for action in table.state.legal_actions(0) if first <= action <= last]
        if playable:
            table.match.play(0, int(playable[0]))
            legal = set(table.state.legal_actions(0))
            other = next(action for action in table.state.city.places(3) if action not in legal)
            assert reason(table, int(other)) == "why-works-every-end"
            return
        card = next(
            name
            for name in ("1", "2", "3", "9", "10", "11", "13", "14", "15", "16", "17")
            if act("pick", card=name) in list(table.state.legal_actions(0))
        )
        table.lay(card, number % 2, number // 2 + 1 if number else 1)
        if act("draw") in list(table.state.legal_actions(0)):
            table.play("draw")
        table.chance("reveal", card=("10", "11", "13", "14", "15", "16", "17", "5", "7")[number])
    raise AssertionError("no road works card ever fitted")


def test_the_motorway() -> None:
    table = Table(2, conditions="6,12,18", interstate="together")
    for name in ("IS-1", "IS-2", "IS-3", "IS-4"):
        table.chance("lay_strip", motorway=name, turned=0)
    table.deal(1, 2, 3, 4).reveal(5).play("pick", card="1")
    assert reason(table, at(0, 0)) == "why-motorway"
    assert reason(table, at(-2, 0)) == "why-other-city"
