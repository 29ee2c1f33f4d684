"""Names for the numbers in actions and in the text of a position.

Actions use the names of the box, "blue-4". Positions hold a hundred cards and use short ones: "b4" for the card,
"b4c" for the third copy of it, "r3" for a rebel, "dbp2" for a dualist that is blue at home and pink in the capital,
"rb1" for a blue recruiter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from megapolis.games.capital_lux.rules.account import ENTRIES
from megapolis.games.capital_lux.rules.actions import HAND_FACES
from megapolis.games.capital_lux.rules.box import COLOURS, FIELD_COLOURS, Box
from megapolis.games.capital_lux.rules.districts import FACE
from megapolis.games.capital_lux.rules.memory import EVENT_SIGNS
from megapolis.games.capital_lux.rules.stages import STAGES
from megapolis.games.capital_lux.rules.synergies.agent import DISTRICT_AT
from megapolis.games.capital_lux.rules.synergies.registry import NAMES

COINS = ("", "/coin", "/used")
"""What a coin adds to the name of the card that it lies on."""


@lru_cache(maxsize=64)
def labels(box: Box) -> Mapping[str, Sequence[str]]:
    """Every table of names: those of action fields first, then those that only positions need."""
    faces = [short_name(name) for name in box.faces]
    every_face = pad_names(faces, int(FACE) + 1)
    tiles = pad_names(box.agent_names, 1 << int(DISTRICT_AT))
    entries = pad_names(ENTRIES, 8)
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
        "face": faces,
        "stage": STAGES,
        "seat": ("0", "1", "2", "3"),
        "seats": seat_sets(),
        "citizen_copy": [short_name(name) for name in box.citizen_names],
        "rebel_copy": [short_name(name) for name in box.rebel_names],
        "dualist_copy": [short_name(name) for name in box.dualist_names],
        "recruiter_copy": [short_name(name) for name in box.recruiter_names],
        "laid": [laid_name(face, colour) + coin for coin in COINS for colour in COLOURS for face in every_face],
        "placed_tile": [f"{tile}@{colour}" for colour in COLOURS for tile in tiles],
        "event": [sign + face for sign in EVENT_SIGNS for face in every_face],
        "entry": [entry_name(entry, seat, colour) for colour in COLOURS for seat in range(4) for entry in entries],
    }


def pad_names(names: Sequence[str], count: int) -> list[str]:
    """Names of so many numbers: those that stand for nothing are called by themselves."""
    return [names[at] if at < len(names) else str(at) for at in range(count)]


def seat_sets() -> list[str]:
    """Names of all sets of seats: "0+2"."""
    return ["+".join([str(seat) for seat in range(4) if seats >> seat & 1]) or "nobody" for seats in range(16)]


def short_name(name: str) -> str:
    """The initials of a card, its value, a letter for the copy: "b4c" for "blue-4#3"."""
    card, _, copy = name.partition("#")
    *words, value = card.split("-")
    return "".join([word[0] for word in words]) + value + ("abcdefg"[int(copy) - 1] if copy else "")


def laid_name(face: str, colour: str) -> str:
    """A card in a district, which is named where it is not the card's own colour: "b4", "r3@green"."""
    return face if face[:-1] in (colour[0], "r" + colour[0]) else f"{face}@{colour}"


def entry_name(entry: str, seat: int, colour: str) -> str:
    """An entry of the account: "judged-0b" for seat 0 and the blue district; of some the seat means nothing."""
    return f"{entry}-{colour[0]}" if entry in ("limit", "settled") else f"{entry}-{seat}{colour[0]}"
