"""Short ways to make positions of Megalopolis."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.heuristics import best_action
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove
from megapolis.engine.i18n import Text
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import RAISES, SPACE
from megapolis.games.megalopolis.rules.box import Box
from megapolis.games.megalopolis.rules.city import City, empty_city
from megapolis.games.megalopolis.rules.state import Megalopolis, new_state
from megapolis.games.megalopolis.rules.turn import begin_turn
from megapolis.games.megalopolis.show.view import view

DATA = GAME.default_data()
assert isinstance(DATA, Box)
BOX: Box = DATA
LABELS = {**GAME.labels(BOX), "sum": GAME.labels(GAME.default_data(1))["sum"]}
"""Names of fields; those of sums come from the first version of the rules."""
MILLION = 1_000_000
TEXT = Text("en", "megalopolis")
ZONES = vec[i64](range(8))
"""Zones in the order of the file: red is a park worth 20,000, orange 40,000 ... brown 160,000."""


def act(do: str, **fields: str | int) -> int:
    """An action by its names: act("build", quarter="nw11"), act("offer", seat="2") for the second player."""
    return SPACE.number({"do": do, **fields}, LABELS)


def permits(*names: str) -> int:
    """A set of permits by name."""
    return sum(1 << BOX.permit_names.index(name) for name in names)


def quarter(name: str) -> int:
    """A quarter by name."""
    return BOX.quarter_names.index(name)


def built(heights: Mapping[str, int], blocks: int = 80) -> City:
    """A city in which these buildings were put up one after another, floor by floor."""
    city = empty_city(BOX, blocks)
    for name, height in heights.items():
        for _ in range(height):
            city.place(BOX, quarter(name))
    return city


FOUR_SKYSCRAPERS = {"nw11": 2, "ne11": 3, "se11": 4, "sw11": 5}


class Table:
    """A position at the start of the first player's turn; the test decides what the dice and cards bring."""

    def __init__(
        self,
        players: int = 3,
        *,
        held: Mapping[int, Sequence[str]] | None = None,
        cash: Mapping[int, int] | None = None,
        places: Mapping[int, int] | None = None,
        city: Mapping[str, int] | None = None,
        left: int | None = None,
        offers: int = 0,
        rules: int = 0,
        **options: Any,
    ) -> None:
        state = new_state(GAME.setup(players, {"offers": offers, **options}, rules=rules))
        state.zones = ZONES
        for seat, names in (held or {}).items():
            state.permits[seat] = permits(*names)
        for seat, amount in (cash or {}).items():
            state.cash[seat] = amount
        for seat, square in (places or {}).items():
            state.squares[seat] = square
        state.city = built(city or {}, int(state.rules.blocks))
        if left is not None:
            state.city.blocks_left = left
        begin_turn(state, 0)
        self.state: Megalopolis = state

    def do(self, do: str, **fields: str | int) -> "Table":
        """An action of whoever is awaited."""
        self.state.apply(self.state.actors()[0], act(do, **fields))
        return self

    def bid(self, amount: int) -> "Table":
        """Bid so much: tens of steps first, then the rest."""
        while (steps := (amount - int(self.state.auction.bid)) // 50_000) > RAISES:
            self.do("more")
        return self.do("raise", by=str(steps))

    def add(self, verb: str, amount: int) -> "Table":
        """Pay or charge so much more in an offer, from the biggest note down."""
        for note in sorted(BOX.notes, reverse=True):
            for _ in range(amount // int(note)):
                self.do(verb, note=str(note))
            amount %= int(note)
        assert not amount
        return self

    def roll(self, first: int, second: int, third: int) -> "Table":
        """Three dice, in ascending order."""
        self.state.apply(CHANCE, SPACE["dice"](first - 1, second - 1, third - 1))
        return self

    def exit(self, number: int) -> "Table":
        """Two dice on the Highway."""
        self.state.apply(CHANCE, SPACE["exit"](number // 10 - 1, number % 10 - 1))
        return self

    def die(self, face: int) -> "Table":
        """One die in the Court."""
        self.state.apply(CHANCE, SPACE["die"](face - 1))
        return self

    def draw(self, card: str) -> "Table":
        """A crest card."""
        self.state.apply(CHANCE, act("draw", card=card))
        return self

    def everybody_passes(self) -> "Table":
        """Nobody bids, or nobody bids more."""
        while self.state.actors() and "pass" in self.choices():
            self.do("pass")
        return self

    def choices(self) -> list[str]:
        """The verbs that whoever is awaited can choose from."""
        seat = self.state.actors()[0]
        return list(dict.fromkeys(SPACE.verb(action).name for action in self.state.legal_actions(seat)))

    def options(self, verb: str, field: str) -> list[str]:
        """The names that a field of a verb can have now."""
        seat = self.state.actors()[0]
        named = [SPACE.to_fields(action, LABELS) for action in self.state.legal_actions(seat)]
        return [str(action[field]) for action in named if action["do"] == verb]

    def refused(self, do: str, **fields: str | int) -> str:
        """The key of the reason why whoever is awaited cannot do this."""
        with pytest.raises(IllegalMove) as caught:
            self.do(do, **fields)
        assert all("@" not in caught.value.say(language) for language in ("en", "uk", "ru"))
        return caught.value.reason.key.removeprefix("why-")

    @property
    def cash(self) -> list[int]:
        """Everybody's cash."""
        return [int(amount) for amount in self.state.cash]

    @property
    def stage(self) -> str:
        """What is being decided."""
        return view(self.state, None).stage

    def holds(self, seat: int) -> list[str]:
        """The permits of a seat."""
        return view(self.state, None).players[seat].permits

    def height(self, name: str) -> int:
        """The floors of a building."""
        return int(self.state.city.heights[quarter(name)])


def dealt(players: int) -> Megalopolis:
    """A position after the deal: zones from the last to the first, permits in their order."""
    state = new_state(GAME.setup(players))
    for zone in range(8):
        state.apply(CHANCE, SPACE["deal_zone"](7 - zone))
    for permit in range(players * 2):
        state.apply(CHANCE, SPACE["deal_permit"](permit))
    return state


def trusting(offers: int = 3) -> Table:
    """The first player lacks one street of a valuable district."""
    held = {0: ["mostovaya", "dorozhnaya"], 1: ["vokzalnaya"]}
    return Table(4, held=held, offers=offers, city={**FOUR_SKYSCRAPERS, "sw22": 5, "sw33": 5, "sw13": 5})


def chosen(table: Table) -> str:
    """What greedy does here, as a verb."""
    seat = table.state.actors()[0]
    action = best_action(GAME.heuristics, table.state, seat, table.state.legal_actions(seat))
    return SPACE.verb(int(action)).name


def said(table: Table) -> str:
    """What whoever is awaited is asked."""
    state = table.state
    return GAME.say(TEXT, "ask", GAME.show.prompt(state, state.actors()[0]))


def drawn(table: Table) -> str:
    """The table in a terminal."""
    return GAME.show.terminal(table.state, 0, TEXT).plain
