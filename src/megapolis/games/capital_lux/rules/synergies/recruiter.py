"""Recruiter (blue, C): the face-up recruiter card goes to your home; the next one is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import TURN_UP
from megapolis.games.capital_lux.rules.box import BLUE
from megapolis.games.capital_lux.rules.districts import lay_home
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Recruiter(Synergy):
    """Mandatory even where it harms; with no card left it does nothing."""

    def __init__(self) -> None:
        super().__init__("recruiter", BLUE)

    def needs_piece(self, state: CapitalLux) -> bool:
        return state.recruit < 0 and state.recruiters != 0

    def effect(self, state: CapitalLux) -> i64:
        if state.recruit < 0:
            return DONE
        lay_home(state, state.players[state.turn], state.recruit, state.box.home[state.recruit])
        state.recruit = -1
        return CHANCE_NEXT if state.recruiters else DONE

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        return append_members(vec[i64](), state.recruiters, TURN_UP)

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        card = action - TURN_UP
        state.recruiters &= ~bit(card)
        state.recruit = state.box.recruiter_face[card]
        return DONE

    def deck(self, state: CapitalLux) -> str:
        return "recruiters:0"
