"""What the flow of play asks of a synergy; most synergies answer only a few of these questions.

A new synergy is a module with a class of this kind and a line in `registry.py` (and its words in the text files).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.rng import Rng

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux

# What is to be done next about an effect.
DONE: Final[i64] = 0
CHOICE: Final[i64] = 1
"""The active player chooses."""
CHANCE_NEXT: Final[i64] = 2
"""Something is drawn."""

# What becomes of a home district that is over its limit.
LOSES: Final[i64] = 0
SAVED: Final[i64] = 1
ASKED: Final[i64] = 2
"""The player chooses."""


class Synergy:
    """One synergy card. It holds no state: all pieces are on the state."""

    def __init__(self, name: str, colour: i64) -> None:
        self.name = name
        self.colour = colour

    # ------------------------------------------------------------------ the effect of a card in the capital

    def effect(self, state: CapitalLux) -> i64:
        """Start the effect for the active player: DONE, CHOICE or CHANCE_NEXT."""
        return DONE

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        """Add what the asked player may choose to `out`."""

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        """Carry out a choice: DONE, CHOICE or CHANCE_NEXT; in the purge LOSES or SAVED."""
        return DONE

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        """What chance can bring, sorted."""
        return vec[i64]()

    def sample(self, state: CapitalLux, rng: Rng) -> i64:
        """One of the outcomes."""
        actions = self.outcomes(state)
        return actions[rng.below(i64(len(actions)))]

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        """Carry out an outcome: DONE, CHOICE or CHANCE_NEXT."""
        return DONE

    def deck(self, state: CapitalLux) -> str:
        """What chance draws from, with its shuffle count."""
        return ""

    def visible_action(self, action: i64) -> i64:
        """What everybody but the active player sees of an outcome."""
        return action

    def refusal(self, state: CapitalLux, action: i64) -> str:
        """Which of its rules an illegal choice breaks: a message key; "" if the action is no choice of its kind."""
        return ""

    # ------------------------------------------------------------------ the round

    def needs_piece(self, state: CapitalLux) -> bool:
        """Whether chance has to lay out one of its pieces before the next deal (`outcomes` and `resolve` do it)."""
        return False

    def limit(self, state: CapitalLux, colour: i64) -> i64:
        """The number that it adds to the limit of a district in the purge."""
        return 0

    def relief(self, state: CapitalLux, seat: i64, colour: i64, limit: i64) -> i64:
        """What it does for a home district that is over its limit: LOSES, SAVED or ASKED."""
        return LOSES

    def places_coin(self, state: CapitalLux, seat: i64) -> bool:
        """Whether a coin won by a tie asks its player for a choice."""
        return False

    def close_round(self, state: CapitalLux) -> None:
        """Put its pieces back after the bonuses."""
