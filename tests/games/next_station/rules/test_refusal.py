"""Every refusal names the rule that forbids."""

import pytest

from games.next_station.builders import Table, act
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.next_station.rules.actions import DRAW, PASS


def reason(table: Table, action: int, seat: int = 0) -> str:
    with pytest.raises(IllegalMove) as caught:
        table.state.apply(seat, action)
    assert len({caught.value.say(language) for language in LANGUAGES}) == 3
    return caught.value.reason.key


def green() -> Table:
    return (
        Table(powers=True)
        .pencils("green", "pink", "purple")
        .powers(purple="joker", blue="switch", pink="double_station")
    )


def test_set_up() -> None:
    table = Table()
    assert reason(table, PASS) == "why-lay-pencils"
    table.play("lay", pencil="pink")
    assert reason(table, act("lay", pencil="pink")) == "why-pencil-laid"


def test_chance() -> None:
    table = green().turn("street_circle")
    assert reason(table, act("flip", card="street_circle"), CHANCE) == "why-not-in-deck"


@pytest.mark.parametrize(
    ("section", "key"),
    [
        ("d2-d1", "why-symbol"),
        ("a7-b8", "why-off-line"),
    ],
)
def test_first_turn(section: str, key: str) -> None:
    assert reason(green().flip("street_circle"), act("draw", section=section)) == key


def test_sections() -> None:
    table = green().turn("street_circle", "d2-a2").play("pass").turn("street_square", "d2-d1").play("pass")
    table.flip("street_triangle")
    assert reason(table, act("draw", section="d2-e3")) == "why-inner"
    assert reason(table, act("draw", section="d2-d1")) == "why-drawn"
    assert reason(table, act("draw", section="c0-c3")) == "why-crosses"
    assert reason(table, DRAW + 179) == "why-no-section"
    assert reason(table, act("power_draw", section="d1-e0")) == "why-no-power"
    assert reason(table, act("circle", station="d1")) == "why-not-circling"
    assert reason(table, act("flip", card="street_circle")) == "why-not-yours"
    table.draw("d1-e0").play("pass").flip("street_pentagon")


def test_a_loop() -> None:
    table = green().turn("street_triangle", "d2-e3").play("pass").turn("street_square", "d2-d1").play("pass")
    table.turn("underground_circle", "d1-f3").play("pass").flip("street_joker")
    assert reason(table, act("draw", section="e3-f3")) == "why-loop"


def test_powers() -> None:
    table = (
        Table(powers=True)
        .pencils("purple", "pink", "green")
        .powers(purple="joker", blue="switch", pink="double_station")
    )
    table.flip("street_circle")
    assert reason(table, act("power_draw", section="c5-e5")) == "why-power-wasted"


def test_switch_power_is_for_inner_stations() -> None:
    table = (
        Table(powers=True).pencils("blue", "pink", "green").powers(purple="joker", blue="switch", pink="double_station")
    )
    table.flip("street_triangle")
    assert reason(table, act("power_draw", section="f7-f9")) == "why-power-wasted"
    assert reason(table, act("power_draw", section="f7-g8")) == "why-symbol"


def test_circling() -> None:
    table = (
        Table(powers=True).pencils("pink", "green", "blue").powers(purple="joker", blue="switch", pink="double_station")
    )
    for symbol in ("square", "triangle", "pentagon", "circle"):
        table.turn(f"underground_{symbol}")
    table.flip("underground_joker").play("pass")
    assert reason(table, act("circle", station="a0")) == "why-circle-off-line"
    assert reason(table, act("draw", section="h3-j3")) == "why-only-circle"


def test_general_refusals() -> None:
    table = green().flip("street_circle")
    assert reason(table, PASS, 3) == "error-no-such-seat"
    assert reason(table, act("flip", card="street_square"), CHANCE) == "error-chance-not-awaited"
    assert reason(table, 10_000) == "error-no-such-action"
    table.play("pass")
    assert reason(table, PASS) == "error-not-your-turn"
    while not table.state.is_over():
        table.finish_round()
    assert reason(table, PASS) == "error-game-over"
