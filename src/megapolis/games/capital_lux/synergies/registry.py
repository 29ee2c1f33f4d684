"""All synergies, three a colour."""

from __future__ import annotations

from typing import Final

from megapolis.games.capital_lux.synergies.agent import Agent
from megapolis.games.capital_lux.synergies.cleric import Cleric
from megapolis.games.capital_lux.synergies.dualist import Dualist
from megapolis.games.capital_lux.synergies.follower import Follower
from megapolis.games.capital_lux.synergies.guard import Guard
from megapolis.games.capital_lux.synergies.merchant import Merchant
from megapolis.games.capital_lux.synergies.missionary import Missionary
from megapolis.games.capital_lux.synergies.oracle import Oracle
from megapolis.games.capital_lux.synergies.recruiter import Recruiter
from megapolis.games.capital_lux.synergies.reformer import Reformer
from megapolis.games.capital_lux.synergies.scholar import Scholar
from megapolis.games.capital_lux.synergies.scout import Scout
from megapolis.games.capital_lux.synergies.synergy import Synergy

CATALOGUE: Final[list[Synergy]] = [
    Agent(),
    Scout(),
    Recruiter(),
    Cleric(),
    Oracle(),
    Missionary(),
    Merchant(),
    Follower(),
    Guard(),
    Scholar(),
    Reformer(),
    Dualist(),
]

NAMES: Final = tuple([synergy.name for synergy in CATALOGUE])


def names_of(colour: int) -> tuple[str, ...]:
    """The synergies of one colour."""
    return tuple([synergy.name for synergy in CATALOGUE if int(synergy.colour) == colour])
