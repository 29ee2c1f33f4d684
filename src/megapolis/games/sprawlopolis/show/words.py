"""Sprawlopolis in words: names for its numbers, what a seat is asked, actions, closing remarks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.engine.i18n import seat_word
from megapolis.games.sprawlopolis.rules.actions import BEACHES, CARDS, SIZE, SPACE, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.box import (
    AT_ONCE,
    DEMANDS,
    DUEL_RULES,
    LANDMARKS,
    ZONE_DEMANDS,
    Box,
    beach_key,
    block_name,
)
from megapolis.games.sprawlopolis.rules.city import LETTERS, PLACES, laid_card, laid_place, laid_turned, pack
from megapolis.games.sprawlopolis.rules.conditions import KINDS, ZONE_NAMES, Rule
from megapolis.games.sprawlopolis.rules.laying import is_beach
from megapolis.games.sprawlopolis.rules.names import card_words, coast_word, motorway_words, place_words
from megapolis.games.sprawlopolis.rules.stages import (
    AS_START,
    AS_WORKS,
    DRAWING,
    EXTENDING,
    FLIPPING,
    LAST_CALL,
    PICKING,
    PLAY,
    PURPOSES,
    STAGES,
    STEPS,
    TURNING,
    WHEN_DRAWN,
)
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis

ENDS = ("west", "east")
LANDMARK_SIDES = ("A", "B")
TURNED = "-turned"
COUNTED = ("sections", "at_least")
"""The numbers of conditions that are no points."""
SEATS = ("0", "1", "2", "3")


class LaidNames(Sequence[str]):
    """Laid cards in words, "7@29:31" or "7@29:31-turned", by the number that `city.pack` gives them."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def __len__(self) -> int:
        return int(pack(0, 0, SIZE * SIZE))

    def __getitem__(self, item: Any) -> Any:
        return f"{self.names[laid_card(item)]}@{PLACES[laid_place(item)]}{TURNED if laid_turned(item) else ''}"

    def __contains__(self, word: object) -> bool:
        try:
            return self.index(word) >= 0
        except ValueError:
            return False

    def index(self, word: Any, *_span: int) -> int:
        """The number of a laid card; `ValueError` if the words are none."""
        name, _, place = str(word).removesuffix(TURNED).partition("@")
        return int(pack(self.names.index(name), int(str(word).endswith(TURNED)), PLACES.index(place)))


def labels(box: Box) -> Mapping[str, Sequence[str]]:
    """Names for the values of action fields and of fields of a position."""
    return {
        "card": box.names[: int(CARDS)],
        "number": box.names[: int(ZONES)],
        "works": box.names[int(WORKS) : int(CARDS)],
        "zone": box.names[int(ZONES) : int(WRECKTAR)],
        "beach": box.names[int(BEACHES) : int(WORKS)],
        "motorway": box.motorway_names,
        "side": LANDMARK_SIDES,
        "end": ENDS,
        "laid": LaidNames(box.names),
        "strip": [name + way for name in box.motorway_names for way in ("", TURNED)],
        "place": PLACES,
        "seat": SEATS,
        "step": STEPS,
        "stage": STAGES,
        "purpose": PURPOSES,
    }


def face(box: Box, card: int) -> list[str]:
    """The four blocks of a card as printed, in words, each with its mark (#, !, *) if it has one."""
    return [block_name(box.blocks[card * 8 + block]) + box.mark(card, block) for block in range(4)]


def strip_face(box: Box, card: int) -> list[str]:
    """The four blocks of a motorway card as printed; a ramp is a road."""
    return [block_name(box.strip[card * 8 + block]) for block in range(4)]


def name_in_play(state: Sprawlopolis) -> str:
    """The name of the card that is being laid; "" for none."""
    box = state.rules.box
    if state.motorway >= 0:
        return box.motorway_names[state.motorway]
    return box.names[state.card] if state.card >= 0 else ""


def demand(state: Sprawlopolis) -> str:
    """What the condition card of the construction zones asks, as the end of a message key."""
    return _demand(state.rules.box, int(state.terms.zone_rule))


def demand_words(box: Box, rule: int) -> dict[str, Value]:
    """The arguments of `zone-rule`, the message that says a demand."""
    out: dict[str, Value] = {"demand": _demand(box, rule), "penalty": -int(box.zone_penalty[rule])}
    if DEMANDS[box.demand[rule]] in ZONE_DEMANDS[1:]:
        out["zone"] = LETTERS[box.demand_zone[rule]]
    return out


def is_said_urgent(box: Box, rule: int) -> bool:
    """Whether a sentence must follow the demand that such a card is laid at once; one of the demands says so itself."""
    return bool(box.urgent[rule]) and box.demand[rule] != AT_ONCE


def is_printed(state: Sprawlopolis, card: int) -> bool:
    """Whether the condition of a base card is the one of our own data, whose words are written out."""
    ours = state.setup.game.default_data()
    assert isinstance(ours, Box)
    own, other = state.rules.box.rules[card], ours.rules[card]
    return own.kind == other.kind and list(own.numbers) == list(other.numbers)


def condition_words(rule: Rule) -> dict[str, Value]:
    """The numbers and zones of a condition, for its message `kind-...`."""
    if rule.kind == "squares":
        return {"table": ", ".join(_with_sign(number) for number in rule.numbers)}
    out: dict[str, Value] = {}
    for name, number in zip(KINDS[rule.kind][1], rule.numbers, strict=True):
        if name in ZONE_NAMES:
            out[name] = LETTERS[number]
        else:
            out[name] = int(number) if name in COUNTED else _with_sign(number)
    return out


def _with_sign(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def _demand(box: Box, rule: int) -> str:
    name = DEMANDS[box.demand[rule]]
    return f"{name}-{LETTERS[box.demand_zone[rule]]}" if name == "beside" else name


def duel_rules(state: Sprawlopolis) -> str:
    """How a duel is scored and where one may build, as the end of a message key."""
    return _duel_rules(state.rules.box, int(state.duel_card))


def _duel_rules(box: Box, card: int) -> str:
    name = DUEL_RULES[box.duel_rules[card]]
    return f"{name}-either" if box.build_either[card] else name


def words_in_play(state: Sprawlopolis) -> dict[str, Value]:
    """The card that is being laid, for a sentence."""
    box = state.rules.box
    if state.motorway >= 0:
        return motorway_words(box, int(state.motorway))
    return card_words(box, int(state.card)) if state.card >= 0 else {}


def moment(state: Sprawlopolis) -> tuple[int, int]:
    """Turns, a card each."""
    return (0, int(state.turns) + 1) if state.step == PLAY else (0, 0)


def prompt(state: Sprawlopolis, seat: int) -> Said:
    """What a seat is asked: the end of an `ask-...` key and its arguments."""
    if seat != state.actor:
        return "volunteer", {}
    if state.stage == PICKING:
        return "pick", {}
    if state.stage == LAST_CALL:
        return "last", {}
    if state.stage == DRAWING:
        return "draw", {}
    args = words_in_play(state)
    if state.stage == FLIPPING:
        return "flip", args
    if state.stage == EXTENDING:
        return "extend", args
    if state.stage == TURNING:
        return "turn", args
    return {AS_START: "start", WHEN_DRAWN: "urgent", AS_WORKS: "repair"}.get(state.purpose, "place"), args


def describe(state: Sprawlopolis, seat: int, action: int) -> Said:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    box = state.rules.box
    verb = SPACE.verb(action)
    args: dict[str, Value] = {} if seat == CHANCE else {"seat": seat_word(seat)}
    for field, value in verb.values(action).items():
        if field == "card":
            args.update(card_words(box, value))
        elif field == "works":
            args.update(card_words(box, int(WORKS) + value))
        elif field == "number":
            args["condition"] = "@condition-" + box.names[value]
        elif field == "motorway":
            args.update(motorway_words(box, value))
            args["rules"] = "@duel-" + _duel_rules(box, value)
        elif field == "zone":
            args.update(demand_words(box, value))
        elif field == "beach":
            args["condition"] = "@beach-" + beach_key(box.beach_rules[value])
        elif field == "side":
            args.update(card_words(box, int(LANDMARKS) + value))
        elif field == "end":
            args["end"] = "@end-" + ENDS[value]
        elif field == "turned":
            args.update(_laying_words(state, value))
    if verb.name == "place":
        args.update(place_words(action - verb.base))
    if verb.name in ("deal", "dealt"):
        args["to"] = seat_word(int(state.rules.receiver(state.dealt)))
    if verb.name == "deal_works":
        args["to"] = seat_word(0 if state.seats == 1 else int(state.dealt))
    if verb.name == "zone_rule" and is_said_urgent(box, verb.values(action)["zone"]):
        return "zone_rule-now", args
    return verb.name, args


def _laying_words(state: Sprawlopolis, turned: int) -> dict[str, Value]:
    """How and where the card in play is laid, and how much it covers."""
    args = words_in_play(state)
    beach = state.motorway < 0 and is_beach(state.card)
    args["way"] = coast_word(state.rules.box, int(state.card), turned) if beach else "@turned" if turned else "@upright"
    args["told"] = "yes" if beach or turned else "no"
    if state.place >= 0:
        row, column = divmod(int(state.place), int(SIZE))
        args.update(place_words(state.place))
        args["covers"] = sum(state.city.is_block(row + at // 2, column + at % 2) for at in range(4))
    return args


def remark(state: Sprawlopolis) -> Said:
    """How the game ended."""
    if not state.rules.duel:
        return state.ending(), {"points": int(state.points(0)), "target": int(state.target())}
    winner = state.winner()
    return ("duel_shared", {}) if winner < 0 else ("duel_won", {"seat": seat_word(winner)})
