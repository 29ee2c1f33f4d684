"""What one seat may see, typed and JSON-ready."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.bitset import to_list
from megapolis.engine.score import ScoreLine
from megapolis.games.sprawlopolis.rules.actions import SIZE, WORKS
from megapolis.games.sprawlopolis.rules.box import Box, beach_key, block_name
from megapolis.games.sprawlopolis.rules.city import FAR, City, laid_card, laid_place, laid_turned
from megapolis.games.sprawlopolis.rules.scoring import LEVELS
from megapolis.games.sprawlopolis.rules.stages import OVER, PLAY, REVEALING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.show.words import demand, duel_rules, face, name_in_play, prompt, strip_face

SETTING_UP, PLAYING = "set-up", "play"
SHORES = ("north", "east", "south", "west")


class Block(msgspec.Struct, frozen=True):
    """A visible block. `mark`: "site", "landmark", "monster" or ""."""

    row: int
    column: int
    block: str
    mark: str


class LaidCard(msgspec.Struct, frozen=True):
    """A card as it was laid; later cards may cover it."""

    card: str
    row: int
    column: int
    turned: bool


class StripCard(msgspec.Struct, frozen=True):
    """A card of the interstate, west to east."""

    card: str
    turned: bool


class Hand(msgspec.Struct, frozen=True):
    """A hand as the viewer knows it: cards it has seen, and how many others; road works are open."""

    seat: int
    cards: list[str]
    hidden: int
    works: list[str]


class SprawlopolisView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    stage: str
    over: bool
    ending: str
    seat: int | None
    mover: int
    actor: int | None
    asked: str
    level: str
    conditions: list[str]
    target: int | None
    demand: str | None
    beach: str | None
    duel: str | None
    deck: int
    top: str | None
    card: str | None
    place: list[int] | None
    hands: list[Hand]
    faces: dict[str, list[str]]
    city: list[Block]
    box: list[int]
    laid: list[LaidCard]
    strip: list[StripCard]
    shores: dict[str, int]
    points: list[int]
    score: list[list[ScoreLine]]


def visible(city: City) -> list[Block]:
    """Every visible block, row by row."""
    marks = {city.monster: "monster"} | dict.fromkeys(city.sites, "site") | dict.fromkeys(city.landmarks, "landmark")
    out = []
    for row in range(city.top, city.bottom + 1):
        for column in range(city.left, city.right + 1):
            if city.is_block(row, column):
                at = (row % SIZE) * SIZE + column % SIZE
                out.append(Block(row % SIZE, column % SIZE, block_name(city.cell(row, column)), marks.get(at, "")))
    return out


def laid_view(box: Box, item: int) -> LaidCard:
    """A card of `City.laid`."""
    place = laid_place(item)
    return LaidCard(box.names[laid_card(item)], place // SIZE, place % SIZE, bool(laid_turned(item)))


def shores(city: City) -> dict[str, int]:
    """The last land rows and columns, where there is a shore; counted like the box, without wrapping."""
    return {name: line for name, line in zip(SHORES, city.shores, strict=True) if line not in (FAR, -FAR)}


def hand_of(state: Sprawlopolis, seat: int, viewer: int) -> Hand:
    """A hand as `viewer` (the number of seats: an onlooker) knows it."""
    box = state.rules.box
    unseen = state.hidden(viewer, seat)
    seen = to_list(state.hands[seat] & ~unseen)
    works = [box.names[WORKS + at] for at in to_list(state.works[seat])]
    return Hand(seat, [box.names[card] for card in seen], len(to_list(unseen)), works)


def view(state: Sprawlopolis, seat: int | None) -> SprawlopolisView:
    """What `seat` may see: hidden are the first hands of others, until their cards have been seen."""
    box, city, terms = state.rules.box, state.city, state.terms
    in_play = name_in_play(state)
    hands = [hand_of(state, other, state.seats if seat is None else seat) for other in range(state.seats)]
    top = box.names[state.top] if state.top >= 0 else None
    visible_names = {name for hand in hands for name in hand.cards + hand.works} | ({top} if top else set())
    faces = {name: face(box, at) for at, name in enumerate(box.names) if name in visible_names or name == in_play}
    if state.motorway >= 0:
        faces[box.motorway_names[state.motorway]] = strip_face(box, state.motorway)
    asking = state.stage > REVEALING and state.stage != OVER
    return SprawlopolisView(
        stage=PLAYING if state.step == PLAY else SETTING_UP,
        over=state.is_over(),
        ending=state.ending(),
        seat=seat,
        mover=state.mover,
        actor=state.actor if asking else None,
        asked=prompt(state, seat)[0] if seat is not None and asking and state.can_act(seat) else "",
        level=LEVELS[terms.level],
        conditions=[box.names[card] for card in to_list(terms.conditions)],
        target=None if state.rules.duel else state.target(),
        demand=demand(state) if terms.zone_rule >= 0 else None,
        beach=beach_key(box.beach_rules[terms.beach_rule]) if terms.beach_rule >= 0 else None,
        duel=duel_rules(state) if terms.duel >= 0 else None,
        deck=len(to_list(state.cards)) + (state.top >= 0),
        top=top,
        card=in_play or None,
        place=[state.place // SIZE, state.place % SIZE] if state.place >= 0 else None,
        hands=hands,
        faces=faces,
        city=visible(city),
        box=[city.top, city.left, city.bottom, city.right],
        laid=[laid_view(box, item) for item in city.laid],
        strip=[StripCard(box.motorway_names[item >> 1], bool(item & 1)) for item in city.strip],
        shores=shores(city),
        points=state.scores(),
        score=[state.breakdown(other) for other in range(state.seats if state.rules.duel else 1)],
    )
