"""Short ways to make positions."""

from collections.abc import Iterable
from typing import Any

from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import Match
from megapolis.games.next_station import GAME
from megapolis.games.next_station.rules.actions import SPACE
from megapolis.games.next_station.rules.box import Box
from megapolis.games.next_station.rules.sheet import Sheet
from megapolis.games.next_station.rules.state import NextStation

DATA = GAME.default_data()
assert isinstance(DATA, Box)
BOARD: Box = DATA
LABELS = GAME.labels(BOARD)


def act(do: str, **fields: str) -> int:
    """An action by its names: act("draw", section="d2-f0"), in either order of stations."""
    if "section" in fields:
        fields["section"] = BOARD.section_names[BOARD.section_between(*fields["section"].split("-"))]
    return SPACE.number({"do": do, **fields}, LABELS)


class Table:
    """A match whose chance the test decides."""

    def __init__(self, players: int = 1, **options: Any) -> None:
        self.match = Match(GAME.setup(players, options))

    @property
    def state(self) -> NextStation:
        assert isinstance(self.match.state, NextStation)
        return self.match.state

    def chance(self, do: str, **fields: str) -> "Table":
        self.match.play(CHANCE, act(do, **fields))
        return self

    def flip(self, *cards: str) -> "Table":
        for card in cards:
            self.chance("flip", card=card)
        return self

    def play(self, do: str, seat: int = 0, **fields: str) -> "Table":
        self.match.play(seat, act(do, **fields))
        return self

    def draw(self, section: str, seat: int = 0) -> "Table":
        return self.play("draw", seat, section=section)

    def pencils(self, *names: str) -> "Table":
        """Lays or deals the pencils in this order (three name all four)."""
        for name in names[:3]:
            if self.state.actors() == [CHANCE]:
                self.chance("deal_pencil", pencil=name)
            else:
                self.play("lay", pencil=name)
        return self

    def powers(self, **by_pencil: str) -> "Table":
        for pencil in ("purple", "blue", "pink"):
            self.chance("deal_power", power=by_pencil[pencil])
        return self

    def turn(self, card: str, section: str = "") -> "Table":
        """A solo turn: a card, and a section or a pass."""
        self.flip(card)
        return self.draw(section) if section else self.play("pass")

    def targets(self, do: str = "draw", seat: int = 0) -> set[str]:
        """The sections a seat may draw now."""
        named = [SPACE.to_fields(action, LABELS) for action in self.state.legal_actions(seat)]
        return {str(each["section"]) for each in named if each["do"] == do}

    def finish_round(self) -> "Table":
        """Passes until the round is over."""
        start = self.state.round
        while self.state.round == start:
            if self.state.actors() == [CHANCE]:
                self.match.play(CHANCE, self.state.legal_actions(CHANCE)[0])
            else:
                self.play("pass", self.state.actors()[0])
        return self


def sections(*names: str) -> set[str]:
    """Section names as the box spells them."""
    return {BOARD.section_names[BOARD.section_between(*name.split("-"))] for name in names}


def paper(**lines: str) -> Sheet:
    """A sheet with these lines, each a string of sections in any order, as the rules allow them."""
    sheet = Sheet.blank()
    for pencil, names in lines.items():
        sheet.open_line(BOARD, BOARD.pencil_names.index(pencil), True)
        left = [BOARD.section_between(*name.split("-")) for name in names.split()]
        while left:
            fitting = [s for s in left if _joins(sheet, BOARD, BOARD.ends[s])]
            sheet.draw(BOARD, fitting[0])
            left.remove(fitting[0])
        sheet.close_line(BOARD)
    return sheet


def _joins(sheet: Sheet, box: Box, ends: Iterable[int]) -> bool:
    a, b = ends
    return (sheet.line >> a & 1) != (sheet.line >> b & 1)
