"""Scholar (green, A): draw the top citizen card."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.actions import DREW_CARD
from megapolis.games.capital_lux.rules.box import GREEN
from megapolis.games.capital_lux.rules.citizens import citizen_draws, draw_citizen, random_citizen
from megapolis.games.capital_lux.rules.memory import DREW, gain_card
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Scholar(Synergy):
    """With no citizen left it does nothing."""

    def __init__(self) -> None:
        super().__init__("scholar", GREEN)

    def effect(self, state: CapitalLux) -> i64:
        return CHANCE_NEXT if state.citizens_left else DONE

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        return citizen_draws(state)

    def sample(self, state: CapitalLux, rng: Rng) -> i64:
        return random_citizen(state, rng)

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        gain_card(state, draw_citizen(state, action), DREW)
        return DONE

    def deck(self, state: CapitalLux) -> str:
        return f"citizens:{int(state.shuffles)}"

    def visible_action(self, action: i64) -> i64:
        return DREW_CARD
