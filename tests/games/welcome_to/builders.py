"""Short ways to make sheets and positions."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import Match
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.actions import SPACE
from megapolis.games.welcome_to.rules.box import Box, Side
from megapolis.games.welcome_to.rules.city_plans import Plan
from megapolis.games.welcome_to.rules.sheet import Sheet
from megapolis.games.welcome_to.rules.solo import SoloDeck
from megapolis.games.welcome_to.rules.state import WelcomeTo
from megapolis.games.welcome_to.show.scoresheet import _SheetReader

DATA = GAME.default_data()
assert isinstance(DATA, Box)
BOX: Box = DATA
CLASSIC, BLUEPRINT = BOX.sides
LABELS = GAME.labels(BOX)
PLANS = {"plan_a": ("A4",), "plan_b": ("B7",), "plan_c": ("C5",)}
"""4+4, 2+5 and 2+3+4: the plans of the rulebook's worked score."""
FULL_TOP = "0 1 2 3 4 5 6 7 8 9"
STUCK = {
    "top": FULL_TOP,
    "centre": "0 . . . . . . . . . 1",
    "bottom": "0 . . . . . . . . . . 1",
}
"""A sheet on which nothing fits."""
RICH: dict[str, Any] = {
    "top": "1 | 2 3* | 4 5 6 6b | 8 9 10",
    "centre": "3 | 4 4b | 6 7 8 9 | o | . . .",
    "bottom": "2 4* 5 6 7 | 8 9* 9b 11 | . . .",
    "parks": [0, 1, 5],
    "columns": [1, 0, 0, 3, 0, 0],
    "temps": 3,
    "refusals": 1,
    "approved": {"A": 6},
}
"""A sheet with something of every kind on it."""


def act(do: str, **fields: str | int) -> int:
    """An action by its names: act("write", plot="t3")."""
    return SPACE.number({"do": do, **fields}, LABELS)


def sheet(side: Side = CLASSIC, /, **marks: Any) -> Sheet:
    """A sheet in the words of a form: sheet(top="1 2 | . 4b ...", parks=[1, 0, 0])."""
    return _SheetReader(GAME, side, 1, marks, []).sheet


def plan(name: str) -> Plan:
    """A plan by its id."""
    return BOX.plans[BOX.plan_names.index(name)]


def card(number: int | str, action: str) -> int:
    """A card with this number and this action."""
    name = f"{number}-{action}"
    return BOX.card_names.index(name)


def showing(number: int) -> int:
    """Any card with this number."""
    return next(at for at, value in enumerate(BOX.card_number) if value == number)


def acting(action: str) -> int:
    """Any card with this action."""
    return next(at for at, name in enumerate(BOX.card_names) if name.split("-")[1] == action)


class Table:
    """A match whose chance the test decides; plans are those of the worked score unless others are picked."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.match = Match(GAME.setup(players, {**PLANS, **options}))

    @property
    def state(self) -> WelcomeTo:
        assert isinstance(self.match.state, WelcomeTo)
        return self.match.state

    @property
    def solo(self) -> SoloDeck:
        assert isinstance(self.state.decks, SoloDeck)
        return self.state.decks

    def deal(self, *pairs: str) -> "Table":
        """Open a round with these numbers and actions, "8 fence" each; solo: with cards that have both."""
        while self.state.actors() == [CHANCE]:
            self.match.play(CHANCE, self.state.legal_actions(CHANCE)[0])
        words = [pair.split() for pair in pairs]
        if self.state.rules.solo:
            hand = vec[i64]([card(number, action) for number, action in words])
            self.state.decks.numbers = self.state.decks.actions = hand
        else:
            self.state.decks.numbers = vec[i64]([showing(int(number)) for number, _ in words])
            self.state.decks.actions = vec[i64]([acting(action) for _, action in words])
        return self

    def give(self, seat: int, board: Sheet) -> "Table":
        """Put a sheet before a seat, as it stood when the round began."""
        self.state.sheets[seat] = board
        if self.state.before:
            self.state.before[seat] = board
        return self

    def play(self, do: str, seat: int = 0, **fields: str | int) -> "Table":
        self.match.play(seat, act(do, **fields))
        return self

    def choose(self, slot: int, seat: int = 0, action: int | None = None) -> "Table":
        return self.play("choose", seat, number=slot, action=slot if action is None else action)

    def write(self, plot: str, seat: int = 0) -> "Table":
        return self.play("write", seat, plot=plot)

    def done(self, *seats: int) -> "Table":
        for seat in seats or (0,):
            self.play("done", seat)
        return self

    def names(self, do: str, seat: int = 0) -> list[str]:
        """The legal actions of a verb by their fields."""
        out = []
        for action in self.state.legal_actions(seat):
            named = SPACE.to_fields(action, LABELS)
            if named.pop("do") == do:
                out.append(" ".join(str(value) for value in named.values()))
        return out

    def sheet(self, seat: int = 0) -> Sheet:
        return self.state.sheets[seat]

    def points(self, key: str, seat: int = 0) -> int:
        """The points of all score lines of a kind."""
        return sum(line.points for line in self.state.breakdown(seat) if line.key == key)
