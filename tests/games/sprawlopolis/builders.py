"""Short ways to make cities and positions."""

from typing import Any

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, playout
from megapolis.engine.match import Match
from megapolis.engine.score import ScoreLine
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.actions import PLACE, SIZE, SPACE
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.city import CENTRE, City, new_city
from megapolis.games.sprawlopolis.rules.laying import lay_card
from megapolis.games.sprawlopolis.rules.scoring import LEVELS, Terms, new_terms
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.rules.survey import Survey, survey
from megapolis.games.sprawlopolis.show.scoresheet import read_grid

DATA = GAME.default_data()
assert isinstance(DATA, Box)
BOX: Box = DATA
LABELS = GAME.labels(BOX)


def own_box(*changes: tuple[str, str]) -> Box:
    """Somebody's own box: ours with words replaced, each where it stands first."""
    source = BOX.source
    for old, new in changes:
        assert old in source
        source = source.replace(old, new, 1)
    return Box(source)


def city(*rows: str) -> City:
    """A city typed block by block: city("R:EW C", ". P")."""
    return read_grid(GAME, list(rows))[0]


def look(*rows: str) -> Survey:
    """The survey of a city typed block by block."""
    return survey(city(*rows))


def place(row: int, column: int) -> int:
    """A place, counted from the first card."""
    return int((CENTRE + row) % SIZE * SIZE + (CENTRE + column) % SIZE)


def cards_city(*laid: tuple[str, int, int] | tuple[str, int, int, int]) -> City:
    """A city of cards at places: cards_city(("7", 0, 0), ("8", 0, 2, 1))."""
    built = new_city()
    for name, row, column, *turned in laid:
        built = lay_card(BOX, built, BOX.names.index(name), turned[0] if turned else 0, place(row, column), True)
    return built


def terms(
    *conditions: int,
    level: str = "normal",
    zone_rule: int = -1,
    beach_rule: int = -1,
    landmark: int = -1,
    duel: int = -1,
    box: Box = BOX,
) -> Terms:
    chosen = sum(1 << (number - 1) for number in conditions)
    found = new_terms(box, LEVELS.index(level), chosen)
    found.zone_rule, found.beach_rule, found.landmark, found.duel = zone_rule, beach_rule, landmark, duel
    return found


def by_key(lines: list[ScoreLine]) -> dict[str, int]:
    """The points of score lines by key and, where there is one, by what they speak of."""
    return {f"{line.key} {line.args.get('which', '')}".strip(): line.points for line in lines}


def act(do: str, **fields: str | int) -> int:
    """An action by its names."""
    return SPACE.number({"do": do, **fields}, LABELS)


class Table:
    """A match whose chance the test decides. Places are counted from the first card."""

    def __init__(self, players: int = 1, box: Box = BOX, **options: Any) -> None:
        self.match = Match(GAME.setup(players, options, box))

    @property
    def state(self) -> Sprawlopolis:
        assert isinstance(self.match.state, Sprawlopolis)
        return self.match.state

    def chance(self, do: str, **fields: str | int) -> "Table":
        self.match.play(CHANCE, act(do, **fields))
        return self

    def conditions(self, *numbers: int) -> "Table":
        for number in numbers:
            self.chance("condition", number=str(number))
        return self

    def deal(self, *cards: int) -> "Table":
        for card in cards:
            self.chance("deal", card=str(card))
        return self

    def start(self, card: int) -> "Table":
        return self.chance("start", card=str(card))

    def reveal(self, card: int | str) -> "Table":
        return self.chance("reveal", card=str(card))

    def play(self, do: str, seat: int = 0, **fields: str | int) -> "Table":
        self.match.play(seat, act(do, **fields))
        return self

    def put(self, row: int, column: int, turned: int = 0, seat: int = 0) -> "Table":
        """Chooses the place and the way up of the card in play."""
        self.match.play(seat, int(PLACE) + place(row, column))
        return self.play("turn", seat, turned=turned)

    def lay(self, card: int | str, row: int, column: int, turned: int = 0, seat: int = 0) -> "Table":
        """Picks a card and lays it."""
        return self.play("pick", seat, card=str(card)).put(row, column, turned, seat)

    def places(self, seat: int = 0) -> set[tuple[int, int]]:
        """The legal places of the card in play, counted from the first card."""
        found = [int(action) - int(PLACE) for action in self.state.legal_actions(seat)]
        middle = int(SIZE) // 2
        return {
            (
                (at // int(SIZE) - int(CENTRE) + middle) % int(SIZE) - middle,
                (at % int(SIZE) - int(CENTRE) + middle) % int(SIZE) - middle,
            )
            for at in found
        }


def solo(**options: Any) -> Table:
    """A solo game with conditions 6, 12 and 18, a hand of 1, 2 and 3, and card 4 as the start."""
    return Table(1, conditions="6,12,18", **options).deal(1, 2, 3).start(4)


def dealt() -> Table:
    """A game of three before its first turn: seat 0 holds 1, 2 and 3, the others 4 and 5; 8 is on top of the deck."""
    return Table(3, conditions="6,12,18").deal(1, 2, 3, 4, 5).start(7).reveal(8)


WORKS = ("RW-1", "RW-2", "RW-3", "RW-4")


def with_works(players: int = 2, order: tuple[str, ...] = WORKS, **options: Any) -> Table:
    """A game with road works before its first turn; they are dealt in this order."""
    table = Table(players, conditions="6,12,18", **{"roadworks": "normal"} | options)
    table.deal(1, 2, 3, *range(4, 3 + players)).start(8)
    for works in order[: max(players, int(str(options.get("solo_roadworks", 1))))]:
        table.chance("deal_works", works=works)
    return table.reveal(9)


def finish(players: int, seed: int, **options: object) -> Sprawlopolis:
    """A game played to its end at random."""
    state = GAME.new_state(GAME.setup(players, options))
    playout(state, Rng(seed))
    assert isinstance(state, Sprawlopolis)
    return state


def names(cards: int) -> list[str]:
    """The names of a set of cards."""
    return [name for at, name in enumerate(BOX.names) if cards >> at & 1]
