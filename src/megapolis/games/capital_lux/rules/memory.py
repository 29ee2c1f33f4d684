"""What a seat knows of the cards it cannot see.

A pack of six goes round: its owner keeps two, the seat to the left keeps two, the next one gets the last two. So a
seat knows the two cards that it passed on last, and of the cards that it passed on first it knows that they are with
the two seats to its left, two with each (with two players: exactly which). Since then everything that left a hand, and
some of what came into it, was seen by all: `CapitalLux.events`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, lowest_bit
from megapolis.games.capital_lux.rules.actions import DUALISTS, HAND_FACES, REBELS
from megapolis.games.capital_lux.rules.hand import concat, sorted_cards
from megapolis.games.capital_lux.rules.stages import DRAFT, REVEALING, TURN

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.player import Player
    from megapolis.games.capital_lux.rules.state import CapitalLux

# What happened to a hand this round, as one number: face, kind of event, seat.
EVENT_AT: Final[i64] = 7
SEAT_AT: Final[i64] = 10
LOST: Final[i64] = 0
"""A card left the hand openly."""
GAINED: Final[i64] = 1
"""A card came into the hand openly."""
DREW: Final[i64] = 2
"""A card came into the hand unseen by others; instead of its face, the first face of its kind is written down."""
EVENT_SIGNS: Final = ("-", "+", "?")

NO_CARDS: Final = vec[i64]([0] * int(HAND_FACES))
"""By face; to copy from."""


# ---------------------------------------------------------------------- what everybody sees


def note(state: CapitalLux, seat: i64, event: i64, face: i64) -> None:
    """Write down what everybody saw happen to a hand."""
    state.events = append(state.events, face | event << EVENT_AT | seat << SEAT_AT)


def spend_card(state: CapitalLux, face: i64) -> Player:
    """Take a card openly out of the active player's hand."""
    player = state.players[state.turn]
    player.hand = player.hand.minus(face)
    note(state, state.turn, LOST, face)
    return player


def gain_card(state: CapitalLux, face: i64, event: i64) -> None:
    """Put a card into the active player's hand: GAINED openly, or one it DREW."""
    player = state.players[state.turn]
    player.hand = player.hand.plus(face)
    note(state, state.turn, event, face if event == GAINED else back_of(face))


def back_of(face: i64) -> i64:
    """What others see of a drawn card: which deck it came from, by the first face of its kind."""
    if face < REBELS:
        return 0
    return REBELS if face < DUALISTS else DUALISTS


# ---------------------------------------------------------------------- what a seat remembers


@final
class Trace:
    """What a seat knows of another hand, given what it surely held after the draft."""

    def __init__(self, state: CapitalLux, other: i64, start: vec[i64]) -> None:
        # How many cards of each face are surely there, and how many unknown ones of each deck.
        known = NO_CARDS[:]
        for face in start:
            known[face] += 1
        citizens = state.hand_size - i64(len(start))
        rebels: i64 = 0
        dualists: i64 = 0
        # Citizens that were played although they were not known to be there.
        strays = vec[i64]()
        # Every face that is or was known to be there.
        faces: i64 = 0
        for face in start:
            faces |= bit(face)
        self.possible = True
        for event in state.events:
            if event >> SEAT_AT != other:
                continue
            face = event & 127
            kind = event >> EVENT_AT & 7
            if kind == GAINED:
                known[face] += 1
                faces |= bit(face)
            elif kind == LOST and known[face] > 0:
                known[face] -= 1
            else:
                change: i64 = -1 if kind == LOST else 1
                if face < REBELS:
                    citizens += change
                    if kind == LOST:
                        strays = append(strays, face)
                elif face < DUALISTS:
                    rebels += change
                else:
                    dualists += change
                if citizens < 0:
                    self.possible = False
        self.known = known
        self.faces = faces
        self.citizens = citizens
        self.rebels = rebels
        self.dualists = dualists
        self.strays = strays

    def cards(self) -> vec[i64]:
        """The known cards, sorted."""
        out = vec[i64]()
        faces = self.faces
        while faces:
            face = lowest_bit(faces)
            for _copy in range(self.known[face]):
                out = append(out, face)
            faces &= faces - 1
        return out


def left_of(state: CapitalLux, seat: i64, steps: i64) -> i64:
    """The seat so many places to the left."""
    return (seat + steps) % state.seats


def cards_passed_first(state: CapitalLux, seat: i64) -> vec[i64]:
    """The cards that a seat passed on first, sorted; nothing before it has done so."""
    return sorted_cards(passed_first(state, seat))


def passed_first(state: CapitalLux, seat: i64) -> vec[i64]:
    """The same in no order."""
    if not is_draft_remembered(state) or (state.stage == DRAFT and state.keep_target == 2):
        return vec[i64]()
    near = state.players[left_of(state, seat, 1)]
    if state.stage == DRAFT:
        return concat(near.pack.to_vec(), near.kept[2:4])
    return concat(near.kept[2:4], state.players[left_of(state, seat, 2)].kept[4:])


def cards_passed_last(state: CapitalLux, seat: i64) -> vec[i64]:
    """The cards that a seat passed on last, sorted; nothing before it has done so."""
    if not is_draft_remembered(state) or state.stage == DRAFT:
        return vec[i64]()
    return state.players[left_of(state, seat, 1)].kept[4:]


def is_draft_remembered(state: CapitalLux) -> bool:
    """Whether there is something to remember of this round's draft."""
    return state.stage >= DRAFT and state.stage <= REVEALING


def known_kept_cards(state: CapitalLux, seat: i64, other: i64) -> vec[i64]:
    """The cards that a seat surely knows another to have had after the draft."""
    kept = state.players[other].kept
    if other != left_of(state, seat, 1):
        return vec[i64]()
    # Alone with the other, or with small packs, the seat knows who took what it passed on first.
    return kept[2:] if state.seats == 2 or state.hand_size <= 4 else kept[4:]


def known_cards(state: CapitalLux, seat: i64, other: i64) -> vec[i64]:
    """The cards that a seat surely knows to be in another's hand now, sorted."""
    if state.stage < TURN or state.stage > REVEALING:
        return vec[i64]()
    return Trace(state, other, known_kept_cards(state, seat, other)).cards()
