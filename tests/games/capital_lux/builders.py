"""Short ways to make positions."""

from collections.abc import Iterable
from itertools import product
from typing import Any

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove
from megapolis.engine.match import Match
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.actions import DRAW, SPACE
from megapolis.games.capital_lux.rules.box import COLOURS, Box
from megapolis.games.capital_lux.rules.citizens import draw_citizen, holds_citizen
from megapolis.games.capital_lux.rules.districts import FACE, colour_of, lay_capital, lay_home, part
from megapolis.games.capital_lux.rules.stages import TURN
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.registry import NAMES, synergy_colour

DATA = GAME.default_data()
assert isinstance(DATA, Box)
BOX: Box = DATA
LABELS = GAME.labels(BOX)
BLUE, PINK, YELLOW, GREEN = range(4)


def act(do: str, **fields: str | int) -> int:
    """An action by its names: act("home", card="blue-4")."""
    return SPACE.number({"do": do, **fields}, LABELS)


def face(name: str) -> int:
    """A card by its name; "rebel-3@green" lies in the green district."""
    return BOX.faces.index(name.partition("@")[0])


def district(name: str, box_colours: Any) -> int:
    """The district a written card lies in: its own, or the one after the @."""
    colour = name.partition("@")[2]
    return COLOURS.index(colour) if colour else int(box_colours[face(name)])


class Scene:
    """A position made by hand: seat 0 is to play, and decides what chance does.

    `capital`, `homes` and `hands` are card names with blanks between them.
    """

    def __init__(
        self,
        synergies: str = "agent cleric merchant scholar",
        capital: str = "",
        homes: Iterable[str] = (),
        hands: Iterable[str] = (),
        players: int = 2,
        data: Box = BOX,
        **options: Any,
    ) -> None:
        setup = GAME.setup(players, {"synergies": tuple(synergies.split()), **options}, data)
        state = GAME.new_state(setup)
        assert isinstance(state, CapitalLux)
        self.state = state
        state.stage = TURN
        state.waiting = 1
        for card in capital.split():
            self.take_from_deck(card)
            lay_capital(state, face(card), district(card, data.capital))
        for seat, home in enumerate(homes):
            for card in home.split():
                self.take_from_deck(card)
                lay_home(state, state.players[seat], face(card), district(card, data.home))
        for seat, hand in enumerate(hands):
            for card in hand.split():
                self.take_from_deck(card)
                state.players[seat].hand = state.players[seat].hand.plus(face(card))

    def take_from_deck(self, card: str) -> None:
        """A citizen on the table is not in the deck."""
        for copy in range(self.state.box.citizens):
            if self.state.box.citizen_face[copy] == face(card) and holds_citizen(self.state, copy):
                draw_citizen(self.state, int(DRAW) + copy)
                return

    # ------------------------------------------------------------------ playing

    def play(self, do: str, seat: int = -2, **fields: str | int) -> "Scene":
        """Plays an action of the awaited seat."""
        self.state.apply(self.state.actors()[0] if seat == -2 else seat, act(do, **fields))
        return self

    def home(self, card: str) -> "Scene":
        return self.play("home", card=card)

    def to_capital(self, card: str) -> "Scene":
        return self.play("capital", card=card)

    def chance(self, do: str, **fields: str | int) -> "Scene":
        return self.play(do, CHANCE, **fields)

    def end_round(self, last: int = 0) -> "Scene":
        """Ends the round now: hands go home, purge, bonus."""
        self.state.stage = 8
        self.state.waiting = CHANCE
        self.state.turn = last
        return self.chance("reveal")

    # ------------------------------------------------------------------ looking

    def choices(self, do: str) -> list[dict[str, str | int]]:
        """The fields of the awaited seat's actions with this verb."""
        seat = self.state.actors()[0]
        named = [SPACE.to_fields(action, LABELS) for action in self.state.legal_actions(seat)]
        assert {str(each["do"]) for each in named} <= {do, "pocket"}
        return [{key: value for key, value in each.items() if key != "do"} for each in named if each["do"] == do]

    def cards(self, do: str) -> set[str]:
        """The cards that can be chosen, each with its district: "rebel-3@green"."""
        return {f"{each['card']}@{each['district']}" for each in self.choices(do)}

    def home_of(self, seat: int) -> list[str]:
        """The cards of a home, sorted: "blue-4@blue"."""
        return laid_names(self.state.players[seat].home)

    def capital(self) -> list[str]:
        return laid_names(self.state.capital)

    def hand_of(self, seat: int) -> list[str]:
        return [BOX.faces[card] for card in self.state.players[seat].hand.to_vec()]

    def sums(self, seat: int) -> list[int]:
        return [int(part(self.state.players[seat].sums, colour)) for colour in range(4)]


def laid_names(cards: Iterable[int]) -> list[str]:
    return sorted(f"{BOX.faces[card & int(FACE)]}@{COLOURS[colour_of(card)]}" for card in cards)


def refused(scene: Scene, do: str, seat: int = -2, **fields: str | int) -> str:
    """The key of the reason why an action is refused."""
    try:
        scene.play(do, seat, **fields)
    except IllegalMove as error:
        return error.reason.key
    raise AssertionError(f"{do} {fields} is legal")


def dealt(players: int = 2, seed: int = 1, data: Box | None = None, **options: Any) -> Match:
    """A match in its first draft."""
    return Match(GAME.setup(players, options, data), seed)


def drafted(players: int = 2, seed: int = 1, data: Box | None = None, **options: Any) -> Match:
    """A match in its first turn, everybody having kept the first cards offered."""
    match = dealt(players, seed, data, **options)
    while position(match).stage != TURN:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    return match


def position(match: Match) -> CapitalLux:
    assert isinstance(match.state, CapitalLux)
    return match.state


def step(state: CapitalLux, rng: Rng) -> None:
    """One random action."""
    actor = state.actors()[0]
    actions = state.legal_actions(actor)
    state.play(actor, actions[rng.below(len(actions))])


def combinations() -> list[tuple[str, ...]]:
    """All 81 sets of four synergies."""
    return list(product(*([name for name in NAMES if synergy_colour(name) == colour] for colour in range(4))))


def begin(players: int = 2, **options: object) -> CapitalLux:
    state = GAME.new_state(GAME.setup(players, options))
    assert isinstance(state, CapitalLux)
    return state


def chance(state: CapitalLux, do: str, **fields: str | int) -> None:
    state.apply(CHANCE, act(do, **fields))


def small(**numbers: int) -> Box:
    """A box of 48 citizens, one dozen a colour, with some numbers of the game changed."""
    source = BOX.source.replace("{ 2 = 4, 3 = 5, 4 = 5, 5 = 5, 6 = 4 }", "{ 2 = 2, 3 = 2, 4 = 4, 5 = 2, 6 = 2 }")
    for name, number in numbers.items():
        start = source.index(f"\n{name} = ")
        source = source[:start] + f"\n{name} = {number}" + source[source.index("\n", start + 1) :]
    data = GAME.box(source)
    assert isinstance(data, Box)
    return data


def to_next_round(match: Match, rng: Rng) -> None:
    """Plays at random until the next draft, first turn or the end."""
    start = position(match).round
    while position(match).round == start:
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, actions[rng.below(len(actions))])


def varied() -> Scene:
    """A position with every kind of card, a coin on a card, the flag and an oracle tile."""
    scene = Scene("scout oracle guard dualist", "dualist-blue-pink-4@pink", ["green-3"], ["blue-2 rebel-5", ""])
    scene.state.players[0].home[0] |= 1 << 9
    scene.state.oracles = 1
    scene.state.recruit = face("recruiter-green-2")
    return scene
