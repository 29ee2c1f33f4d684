"""The options of the game: how they are declared, and how the rules ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.options import Conflict, Option, OptionValue
from megapolis.engine.setup import Setup
from megapolis.games.capital_lux.rules.box import Box
from megapolis.games.capital_lux.rules.synergies.registry import NAMES, synergy_colour

OPTIONS: Final = [
    Option(name="set", kind="choice", default="A", choices=("A", "B", "C", "random")),
    # A synergy picked by hand takes the place of the set's of the same colour.
    Option(name="synergies", kind="pick", default=(), choices=NAMES, low=1, high=4),
    Option(
        name="agent_target",
        kind="choice",
        default="any_synergy_card",
        choices=("any_synergy_card", "blue_only"),
        ruling=True,
    ),
    Option(name="limit_floor_zero", kind="flag", default=True, ruling=True),
    Option(name="oracle_spares_played_card", kind="flag", default=False, ruling=True),
    Option(name="tie_coins_when_capital_district_empty", kind="flag", default=False, ruling=True),
    Option(
        name="on_short_citizen_deck",
        kind="choice",
        default="deal_equal_hands",
        choices=("deal_equal_hands", "reshuffle_discards"),
        ruling=True,
    ),
]


def have_same_colour(options: Mapping[str, OptionValue], players: int) -> bool:  # noqa: ARG001  (every conflict is asked so)
    """Whether two of the picked synergies have the same colour."""
    picked = options["synergies"]
    assert isinstance(picked, tuple)
    return len({synergy_colour(name) for name in picked}) < len(picked)


CONFLICTS: Final = [Conflict("conflict-same-colour", have_same_colour)]


@final
class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = setup.options
        self.box = box
        self.synergies = chosen_synergies(setup, box)
        self.agent_anywhere = options["agent_target"] == "any_synergy_card"
        self.limit_floor = bool(options["limit_floor_zero"])
        self.oracle_spares = bool(options["oracle_spares_played_card"])
        self.coins_without_card = bool(options["tie_coins_when_capital_district_empty"])
        self.reshuffles = options["on_short_citizen_deck"] == "reshuffle_discards"
        self.everyone: i64 = (1 << setup.players) - 1
        # The rulings above as a set, in this order.
        flags = (self.agent_anywhere, self.limit_floor, self.oracle_spares, self.coins_without_card, self.reshuffles)
        self.rulings: i64 = sum([1 << at for at, flag in enumerate(flags) if flag])


def chosen_synergies(setup: Setup, box: Box) -> vec[i64]:
    """The synergy of each colour by its place in the registry; -1 where chance decides."""
    group = str(setup.options["set"])
    names = [] if group == "random" else box.sets[group]
    picked = setup.options["synergies"]
    assert isinstance(picked, tuple)
    out = [-1, -1, -1, -1]
    for name in [*names, *picked]:
        out[synergy_colour(name)] = NAMES.index(name)
    return vec[i64](out)
