"""All synergies, three per colour."""

from __future__ import annotations

from typing import Final

from megapolis.engine.box import bad_data, nearest
from megapolis.games.capital_lux.rules.box import Box
from megapolis.games.capital_lux.rules.synergies.agent import Agent
from megapolis.games.capital_lux.rules.synergies.cleric import Cleric
from megapolis.games.capital_lux.rules.synergies.dualist import Dualist
from megapolis.games.capital_lux.rules.synergies.follower import Follower
from megapolis.games.capital_lux.rules.synergies.guard import Guard
from megapolis.games.capital_lux.rules.synergies.merchant import Merchant
from megapolis.games.capital_lux.rules.synergies.missionary import Missionary
from megapolis.games.capital_lux.rules.synergies.oracle import Oracle
from megapolis.games.capital_lux.rules.synergies.recruiter import Recruiter
from megapolis.games.capital_lux.rules.synergies.reformer import Reformer
from megapolis.games.capital_lux.rules.synergies.scholar import Scholar
from megapolis.games.capital_lux.rules.synergies.scout import Scout
from megapolis.games.capital_lux.rules.synergies.synergy import Synergy

# Set by set, each blue, pink, yellow, green: the order in which they are offered.
CATALOGUE: Final[list[Synergy]] = [
    Agent(),
    Cleric(),
    Merchant(),
    Scholar(),
    Scout(),
    Oracle(),
    Follower(),
    Reformer(),
    Recruiter(),
    Missionary(),
    Guard(),
    Dualist(),
]

NAMES: Final = tuple([synergy.name for synergy in CATALOGUE])


def read_box(source: str) -> Box:
    """The components from a data file; it is refused if its sets are not a synergy of each colour, in order."""
    box = Box(source)
    for name, chosen in box.sets.items():
        for colour in range(4):
            if chosen[colour] not in NAMES or synergy_colour(chosen[colour]) != colour:
                fitting = [synergy for synergy in NAMES if synergy_colour(synergy) == colour]
                raise bad_data("capital_lux", "data-sets", box.sets, name, nearest(chosen[colour], fitting))
    return box


def synergy_colour(name: str) -> int:
    """The colour of a synergy."""
    return int(CATALOGUE[NAMES.index(name)].colour)
