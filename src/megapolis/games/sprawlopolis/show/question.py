"""What is asked at a real table: conditions, cards of expansions, hands, and the card on top of the deck."""

from __future__ import annotations

from megapolis.engine.core.bitset import bit, to_list
from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.engine.i18n import seat_word
from megapolis.engine.question import Answer, Group, Question
from megapolis.games.sprawlopolis.rules.actions import (
    BASE,
    BEACH_RULE,
    BEACHES,
    CONDITION,
    DEAL,
    DEAL_WORKS,
    LAY_STRIP,
    MOTORWAY_RULE,
    REVEAL,
    START,
    STRIP,
    ZONE_RULE,
    ZONES,
)
from megapolis.games.sprawlopolis.rules.city import laid_card
from megapolis.games.sprawlopolis.rules.names import card_words, motorway_words
from megapolis.games.sprawlopolis.rules.stages import (
    BEACH_CARD,
    CONDITIONS,
    HANDS,
    MOTORWAY_CARD,
    PLAY,
    START_CARD,
    STRIPS,
    ZONE_CARD,
)
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis

GROUPS = ("bend", "street-across", "street-down", "other", "zone", "wrecktar", "beach")
"""How people sort the cards: by their road, then those of expansions."""


def question(state: Sprawlopolis, viewer: int) -> Question:
    """The question of the pending chance, to a seat that may see what it brings."""
    step = state.step
    outcomes = [action for action, _ in state.chance_outcomes()]
    if step == CONDITIONS:
        left = int(state.rules.conditions - state.dealt)
        return Question(("conditions", {"count": left}), [Group(None, _conditions(state))], count=left)
    if step == PLAY:
        return Question(("reveal", {}), _cards(state, viewer, int(REVEAL), outcomes))
    if step == START_CARD:
        return Question(("start", {}), _cards(state, viewer, int(START), outcomes))
    if step == HANDS:
        seat = int(state.rules.receiver(state.dealt))
        left = 0
        while state.dealt + left < state.rules.first_cards and state.rules.receiver(state.dealt + left) == seat:
            left += 1
        args: dict[str, Value] = {"seat": seat_word(seat), "count": left}
        key = "hand" if state.seats > 1 else "hand-alone"
        return Question((key, args), _cards(state, viewer, int(DEAL), outcomes), seat, count=left)
    if step == STRIPS and not state.rules.duel:
        return _ask_strip(state, outcomes)
    key, base = {
        int(ZONE_CARD): ("zone", int(ZONE_RULE)),
        int(BEACH_CARD): ("beach", int(BEACH_RULE)),
        int(MOTORWAY_CARD): ("duel", int(MOTORWAY_RULE)),
        int(STRIPS): ("strip", int(STRIP)),
    }.get(int(step), ("works", int(DEAL_WORKS)))
    four = [
        Answer(action, 1, (action,)) if action in outcomes else Answer(action, 0, (), ("table", {}))
        for action in range(base, base + 4)
    ]
    if key == "works":
        seat = int(state.dealt) if state.seats > 1 else 0
        return Question((key, {"seat": seat_word(seat)}), [Group(None, four)], seat)
    return Question((key, {}), [Group(None, four)])


def _conditions(state: Sprawlopolis) -> list[Answer]:
    """The backs of the 18 cards: each is a condition."""
    out = []
    for card in range(int(BASE)):
        action = int(CONDITION) + card
        if state.cards >> card & 1:
            out.append(Answer(action, 1, (action,)))
        elif state.terms.conditions >> card & 1:
            out.append(Answer(action, 0, (), ("condition", {})))
    return out


def _ask_strip(state: Sprawlopolis, outcomes: list[int]) -> Question:
    """The next motorway card and which way up it lies."""
    groups = []
    for card in range(4):
        ways = [int(LAY_STRIP) + 2 * card, int(LAY_STRIP) + 2 * card + 1]
        answers = [Answer(way, 1, (way,)) if way in outcomes else Answer(way, 0, (), ("table", {})) for way in ways]
        groups.append(Group(("motorway", {**motorway_words(state.rules.box, card)}), answers))
    return Question(("lay-strip", {"place": int(state.dealt) + 1}), groups)


def _cards(state: Sprawlopolis, viewer: int, base: int, outcomes: list[int]) -> list[Group]:
    """All cards in play by their road; those of other hands that the viewer has not seen may still be in the deck."""
    hidden = 0
    eye = viewer if viewer >= 0 else int(state.seats)
    for seat in range(int(state.seats)):
        hidden |= int(state.hidden(eye, seat))
    every = to_list((bit(BASE) - 1) | (state.rules.extra if state.step == PLAY else 0))
    aside = [int(ZONES) + rule for rule in [int(state.terms.zone_rule)] if rule >= 0]
    aside += [int(BEACHES) + rule for rule in [int(state.terms.beach_rule)] if rule >= 0]
    sorted_cards: dict[str, list[Answer]] = {name: [] for name in GROUPS}
    for card in every:
        action = base + card
        if card in aside:
            continue
        possible = action in outcomes
        seen = not possible and not hidden >> card & 1
        answer = Answer(action, 0 if seen else 1, (action,) if possible else (), _where(state, card) if seen else None)
        sorted_cards[_pile(state, card)].append(answer)
    return [
        Group((name, {"count": sum(answer.left for answer in answers)}), answers)
        for name, answers in sorted_cards.items()
        if answers
    ]


def _pile(state: Sprawlopolis, card: int) -> str:
    words = card_words(state.rules.box, card)
    if words["kind"] != "card":
        return str(words["kind"])
    if words["shape"] == "street":
        return "street-across" if words["park"] in ("left", "right") else "street-down"
    return str(words["shape"])


def _where(state: Sprawlopolis, card: int) -> Said:
    """Where a card lies that everybody has seen."""
    if state.terms.conditions >> card & 1:
        return "condition", {}
    if any(laid_card(laid) == card for laid in state.city.laid):
        return "city", {}
    for seat in range(int(state.seats)):
        if state.hands[seat] >> card & 1:
            return "hand", {"seat": seat_word(seat)}
    return "table", {}
