"""Every refusal names the rule that forbids, in three languages."""

import pytest

from games.capital_lux.builders import Scene, act, dealt, drafted, position, refused
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove
from megapolis.engine.i18n import LANGUAGES
from megapolis.games.capital_lux.rules.state import CapitalLux


def reason(state: CapitalLux, action: int, seat: int = 0) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.apply(seat, action)
    assert len({caught.value.say(language) for language in LANGUAGES}) == 3
    return caught.value.reason.key


def test_draft() -> None:
    state = position(dealt())
    missing = next(f for f in range(20) if not state.players[0].pack.count(f))
    assert reason(state, act("keep", card=missing)) == "why-not-in-pack"
    assert reason(state, act("home", card=missing)) == "why-draft"


def test_turn() -> None:
    state = position(drafted())
    missing = next(f for f in range(20) if not state.players[state.turn].hand.count(f))
    assert reason(state, act("home", card=missing), state.turn) == "why-not-in-hand"
    assert reason(state, act("capital", card=missing), state.turn) == "why-not-in-hand"
    assert reason(state, act("pocket"), state.turn) == "why-turn"
    assert reason(state, act("pocket"), 1 - state.turn) == "error-not-your-turn"


def test_chance() -> None:
    scene = Scene(hands=["green-2 blue-2", "pink-2"]).to_capital("green-2")
    assert refused(scene, "reveal", CHANCE) == "why-not-there"


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("agent", "blue"),
        ("scout", "blue"),
        ("cleric", "pink"),
        ("missionary", "pink"),
        ("guard", "yellow"),
        ("reformer", "green"),
    ],
)
def test_an_effect_must_be_finished(name: str, colour: str) -> None:
    scene = Scene(name, "blue-2 green-3", ["green-4"], [f"{colour}-5 blue-3", "pink-2"])
    scene.state.agents = scene.state.agents & 1
    scene.state.rebels = 0
    scene.to_capital(f"{colour}-5")
    if scene.state.actors() == [CHANCE]:
        scene.chance("draw_agent", agent="-3#1")
    assert reason(scene.state, act("home", card="blue-3")) == f"why-finish-{name}"


def test_the_oracle_must_be_finished() -> None:
    scene = Scene("oracle", "blue-2 rebel-2@blue", hands=["pink-5 blue-3", "pink-2"])
    scene.state.oracles = 0b1100000
    scene.to_capital("pink-5").chance("draw_oracle", oracle="0#1")
    assert reason(scene.state, act("home", card="blue-3")) == "why-finish-oracle"
