"""What one seat may see, typed and JSON-ready, and the words for what it may do."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.bitset import to_list
from megapolis.engine.errors import Value
from megapolis.engine.score import ScoreLine
from megapolis.games.sprawlopolis.rules.actions import SIZE, SPACE, WORKS, ZONES
from megapolis.games.sprawlopolis.rules.box import DEMANDS, DUEL_RULES, Box, beach_key, block_name
from megapolis.games.sprawlopolis.rules.city import FAR, City
from megapolis.games.sprawlopolis.rules.scoring import LEVELS
from megapolis.games.sprawlopolis.rules.stages import (
    AS_START,
    AS_WORKS,
    EXTENDING,
    FLIPPING,
    LAST_CALL,
    OVER,
    PICKING,
    PLAY,
    REVEALING,
    TURNING,
    WHEN_DRAWN,
)
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis

SETTING_UP, PLAYING = "set-up", "play"
SHORES = ("north", "east", "south", "west")
ENDS = ("west", "east")
LANDMARK_SIDES = ("A", "B")


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


def face(box: Box, card: int) -> list[str]:
    """The four blocks of a card as printed, in words, each with its mark (#, !, *) if it has one."""
    return [block_name(box.blocks[card * 8 + block]) + box.mark(card, block) for block in range(4)]


def strip_face(box: Box, card: int) -> list[str]:
    """The four blocks of a motorway card as printed; a ramp is a road."""
    return [block_name(box.strip[card * 8 + block]) for block in range(4)]


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
    shown = {name for hand in hands for name in hand.cards + hand.works} | ({top} if top else set())
    faces = {name: face(box, at) for at, name in enumerate(box.names) if name in shown or name == in_play}
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
        card=in_play,
        place=[state.place // SIZE, state.place % SIZE] if state.place >= 0 else None,
        hands=hands,
        faces=faces,
        city=visible(city),
        box=[city.top, city.left, city.bottom, city.right],
        laid=[LaidCard(box.names[laid.card], laid.place // SIZE, laid.place % SIZE, laid.turned) for laid in city.laid],
        strip=[StripCard(box.motorway_names[item >> 1], bool(item & 1)) for item in city.strip],
        shores=shores(city),
        points=state.scores(),
        score=[state.breakdown(other) for other in range(state.seats if state.rules.duel else 1)],
    )


def name_in_play(state: Sprawlopolis) -> str | None:
    """The card that is being laid."""
    box = state.rules.box
    if state.motorway >= 0:
        return box.motorway_names[state.motorway]
    return box.names[state.card] if state.card >= 0 else None


def demand(state: Sprawlopolis) -> str:
    """What the condition card of the construction zones asks, as the end of a message key."""
    box, rule = state.rules.box, state.terms.zone_rule
    name = DEMANDS[box.demand[rule]]
    return f"{name}-{'.RCIP'[box.demand_zone[rule]]}" if name == "beside" else name


def duel_rules(state: Sprawlopolis) -> str:
    """How a duel is scored and where one may build, as the end of a message key."""
    name = DUEL_RULES[state.terms.duel]
    return f"{name}-either" if state.rules.box.build_either[state.duel_card] else name


def card_words(state: Sprawlopolis, card: int) -> str:
    """The blocks of a card, as printed, in one line."""
    a, b, c, d = face(state.rules.box, card)
    return f"{a} {b} / {c} {d}"


def prompt(state: Sprawlopolis, seat: int) -> tuple[str, dict[str, Value]]:
    """What a seat is asked: the end of an `ask-...` key and its arguments."""
    if seat != state.actor:
        return "volunteer", {}
    if state.stage == PICKING:
        return "pick", {}
    if state.stage == LAST_CALL:
        return "last", {}
    args: dict[str, Value] = {"card": name_in_play(state) or ""}
    if state.stage == FLIPPING:
        return "flip", args
    if state.stage == EXTENDING:
        return "extend", args
    if state.stage == TURNING:
        return "turn", args
    return {AS_START: "start", WHEN_DRAWN: "urgent", AS_WORKS: "repair"}.get(state.purpose, "place"), args


def describe(state: Sprawlopolis, seat: int, action: int) -> tuple[str, dict[str, Value]]:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    box = state.rules.box
    verb = SPACE.verb(action)
    args: dict[str, Value] = {"seat": seat + 1}
    for field, value in verb.values(action).items():
        if field == "card":
            args["card"], args["blocks"] = box.names[value], card_words(state, value)
        elif field == "works":
            args["card"], args["blocks"] = box.names[WORKS + value], card_words(state, int(WORKS) + value)
        elif field == "number":
            args["condition"] = "@condition-" + box.names[value]
        elif field == "motorway":
            args["card"] = box.motorway_names[value]
        elif field == "zone":
            args["card"] = box.names[ZONES + value]
        elif field == "beach":
            args["condition"] = "@beach-" + beach_key(box.beach_rules[value])
        elif field == "side":
            args["side"] = LANDMARK_SIDES[value]
        elif field == "end":
            args["end"] = "@end-" + ENDS[value]
        elif field == "turned":
            args["way"] = "@turned" if value else "@upright"
        else:
            args[field] = value
    if verb.name == "turn":
        args["card"] = name_in_play(state) or ""
    if verb.name in ("deal", "dealt"):
        args["to"] = int(state.rules.receiver(state.dealt)) + 1
    if verb.name == "deal_works":
        args["to"] = 1 if state.seats == 1 else int(state.dealt) + 1
    return verb.name, args


def remark(state: Sprawlopolis) -> tuple[str, dict[str, Value]]:
    """How it ended."""
    ending = state.ending()
    if state.rules.duel:
        winner = state.winner()
        return ("duel_shared", {}) if winner < 0 else ("duel_won", {"seat": winner + 1})
    return ending, {"points": int(state.points(0)), "target": int(state.target())}
