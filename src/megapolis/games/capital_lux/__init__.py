"""Capital Lux 2 (2-4 players): draft citizens; send some to the capital, keep the others within its limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Game, Show
from megapolis.engine.options import Conflict, Option, Options, OptionValue
from megapolis.games.capital_lux.bots.heuristics import CapitalLuxHeuristics
from megapolis.games.capital_lux.bots.observe import CapitalLuxObserver
from megapolis.games.capital_lux.rules.actions import HAND_FACES, SPACE
from megapolis.games.capital_lux.rules.box import COLOURS, FIELD_COLOURS, Box
from megapolis.games.capital_lux.rules.state import new_state
from megapolis.games.capital_lux.rules.synergies.registry import NAMES, check_sets, colour_of
from megapolis.games.capital_lux.show import scoresheet, svg, view

OPTIONS = [
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


def _clash(options: Mapping[str, OptionValue], players: int) -> bool:  # noqa: ARG001  (every conflict is asked so)
    """Whether two of the picked synergies have the same colour."""
    picked = options["synergies"]
    assert isinstance(picked, tuple)
    return len({colour_of(name) for name in picked}) < len(picked)


def labels(box: Box) -> Mapping[str, Sequence[str]]:
    """Names for the values of action fields and of fields of a position."""
    return {
        "card": box.faces[: int(HAND_FACES)],
        "district": COLOURS,
        "colour": FIELD_COLOURS,
        "value": ("1", "2", "3", "4", "5", "6"),
        "synergy": NAMES,
        "citizen": box.citizen_names,
        "rebel": box.rebel_names,
        "dualist": box.dualist_names,
        "recruiter": box.recruiter_names,
        "agent": box.agent_names,
        "oracle": box.oracle_names,
    }


def read_box(source: str) -> Box:
    """The components, with the sets of synergies checked."""
    box = Box(source)
    check_sets(box)
    return box


GAME = Game(
    id="capital_lux",
    rules=1,
    seats=range(2, 5),
    options=Options("capital_lux", range(2, 5), OPTIONS, [Conflict("conflict-same-colour", _clash)]),
    actions=SPACE,
    box=read_box,
    new_state=new_state,
    labels=labels,
    heuristics=CapitalLuxHeuristics(),
    observer=CapitalLuxObserver(),
    show=Show(
        view=view.view,
        describe=view.describe,
        prompt=view.prompt,
        svg=svg.svg,
        terminal=svg.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
    ),
    endings=("three_rounds",),
)
