"""Every reason why an action is not allowed, and that each is reached."""

from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from games.welcome_to.builders import Table, act, sheet
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove

PAIRS = ("8 fence", "5 pool", "11 temp")
STUCK = {"top": "0 1 2 3 4 5 6 7 8 9", "centre": "0 . . . . . . . . . 1", "bottom": "0 . . . . . . . . . . 1"}


def table(**marks: Any) -> Table:
    return Table(2).deal(*PAIRS).give(0, sheet(**marks))


def expert(**marks: Any) -> Table:
    return Table(2, roundabouts=True).deal(*PAIRS).give(0, sheet(**marks))


def written(action: str, **marks: Any) -> Table:
    """A seat that has written 9 on b12 with this action to use."""
    table = Table(2).deal(f"9 {action}", "5 pool", "11 temp").give(0, sheet(**marks))
    return table.choose(0).write("b12")


def paying() -> Table:
    table = written("park", top="1 2 3 4 | 5 6 7 8 | . .", centre="1 2 3 4 | . . . . . . .")
    return table.play("approve", letter="A")


def shifting() -> Table:
    """A seat that has chosen 7, which only a shift to 5 makes fit."""
    board = sheet(top="0 1 2 3 4 5 6 7 8 9", centre="4 . . . . . . . . . 6", bottom="4 . . . . . . . . . . 6")
    return Table(2).deal("7 temp", "7 fence", "4 pool").give(0, board).choose(0)


def approving() -> Table:
    return written("park", bottom="1 2 3 4 | 5 6 7 8 | . . . .").play("approve", letter="A")


def solo_stuck() -> Table:
    return Table(1).deal("8 fence", "6 pool", "9 park").give(0, sheet(**STUCK))


CASES: list[tuple[str, Callable[[], Table], int, int]] = [
    ("not-in-deck", lambda: Table(2), CHANCE, act("deal_plan", plan="A1")),
    ("not-yours", table, 0, act("draw", card="8-park")),
    ("pay-first", paying, 0, act("done")),
    ("not-paying", paying, 0, act("pay", plot="b1")),
    ("give-first", lambda: solo_stuck().play("refuse"), 0, act("done")),
    ("chosen", lambda: table().choose(0), 0, act("choose", number=1, action=1)),
    ("chosen", lambda: table().choose(0), 0, act("refuse")),
    ("two-cards", lambda: Table(1).deal("8 fence", "6 pool", "9 park"), 0, act("choose", number=1, action=1)),
    ("one-pair", table, 0, act("choose", number=1, action=2)),
    ("number-nowhere", lambda: table(**STUCK), 0, act("choose", number=0, action=0)),
    ("no-refusal", table, 0, act("refuse")),
    ("no-giving", table, 0, act("give", slot=0)),
    ("no-temps", lambda: table().choose(0), 0, act("shift", by="+1")),
    ("off-scale", lambda: Table(2).deal("1 temp", "5 pool", "8 park").choose(0), 0, act("shift", by="-2")),
    ("number-nowhere", shifting, 0, act("shift", by="+2")),
    ("choose-first", table, 0, act("write", plot="t1")),
    ("written", lambda: written("park"), 0, act("write", plot="t1")),
    ("shift-first", shifting, 0, act("write", plot="c5")),
    ("no-plot", lambda: table().choose(0), 0, act("write", plot="t11")),
    ("is-roundabout", lambda: expert(top="o . . . . . . . . .").choose(0), 0, act("write", plot="t1")),
    ("has-number", lambda: table(top="3 . . . . . . . . .").choose(0), 0, act("write", plot="t1")),
    ("same-number", lambda: table(top="8 . . . . . . . . .").choose(0), 0, act("write", plot="t5")),
    ("left-larger", lambda: table(top="9 . . . . . . . . .").choose(0), 0, act("write", plot="t5")),
    ("right-smaller", lambda: table(top=". . . . . . . . . 3").choose(0), 0, act("write", plot="t5")),
    ("number-first", table, 0, act("done")),
    ("number-first", table, 0, act("park")),
    ("number-first", table, 0, act("approve", letter="A")),
    ("write-first", lambda: expert().choose(0), 0, act("roundabout", plot="t1")),
    ("action-over", lambda: written("park").play("park"), 0, act("park")),
    ("chosen-fence", lambda: written("fence"), 0, act("park")),
    ("chosen-estate", lambda: written("estate"), 0, act("pool")),
    ("chosen-park", lambda: written("park"), 0, act("fence", gap="t1|2")),
    ("chosen-pool", lambda: written("pool"), 0, act("estate", size="1")),
    ("action-over", lambda: written("temp"), 0, act("bis", plot="t1", copy="left")),
    ("chosen-bis", lambda: written("bis"), 0, act("park")),
    ("column-full", lambda: written("estate", columns=[1, 0, 0, 0, 0, 0]), 0, act("estate", size="1")),
    ("parks-full", lambda: written("park", parks=[0, 0, 5]), 0, act("park")),
    ("no-pool", lambda: written("pool"), 0, act("pool")),
    ("no-gap", lambda: written("fence"), 0, act("fence", gap="t10|11")),
    ("fenced", lambda: written("fence", top="1 | . . . . . . . . ."), 0, act("fence", gap="t1|2")),
    ("bis-full", lambda: written("bis", top="1 1b 1b 1b 1b 1b 1b 1b 1b 1b"), 0, act("bis", plot="b11", copy="right")),
    ("has-number", lambda: written("bis"), 0, act("bis", plot="b12", copy="left")),
    ("nothing-left", lambda: written("bis"), 0, act("bis", plot="t5", copy="left")),
    ("nothing-right", lambda: written("bis"), 0, act("bis", plot="t5", copy="right")),
    ("no-roundabouts", table, 0, act("roundabout", plot="t5")),
    ("roundabouts-full", lambda: expert(top="o o . . . . . . . ."), 0, act("roundabout", plot="t5")),
    ("roundabouts-round", lambda: expert().play("roundabout", plot="t1"), 0, act("roundabout", plot="t5")),
    ("no-plot", expert, 0, act("roundabout", plot="t11")),
    ("has-number", lambda: expert(top="3 . . . . . . . . ."), 0, act("roundabout", plot="t1")),
    ("approved", approving, 0, act("approve", letter="A")),
    ("plan-not-met", lambda: written("park"), 0, act("approve", letter="A")),
    ("nothing-to-pay", table, 0, act("pay", plot="t1")),
]


@pytest.mark.parametrize(
    ("key", "make", "seat", "action"), CASES, ids=[f"{case[0]}-{at}" for at, case in enumerate(CASES)]
)
def test_reasons(key: str, make: Callable[[], Table], seat: int, action: int) -> None:
    table = make()
    with pytest.raises(IllegalMove) as caught:
        table.match.play(seat, action)
    assert caught.value.reason.key == f"why-{key}"
    assert all(caught.value.say(language) for language in ("en", "uk", "ru"))


def test_a_used_estate_is_not_split() -> None:
    table = written("park", centre="1 2 3 4 | 5 6 7 8 | . . .").play("approve", letter="A").done(0)
    table.choose(1, 1).write("t1", 1).done(1).deal(*PAIRS).choose(0).write("t5")
    with pytest.raises(IllegalMove) as caught:
        table.play("fence", gap="c1|2")
    assert caught.value.reason.key == "why-used-estate"


def test_every_reason_has_a_case() -> None:
    source = (resources.files("megapolis.games.welcome_to") / "text" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" =")[0].removeprefix("why-") for line in source.splitlines() if line.startswith("why-")}
    assert keys == {case[0] for case in CASES} | {"used-estate"}
