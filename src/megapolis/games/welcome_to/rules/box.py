"""All that is in the box: construction cards, both sides of the board, city plans and competitors, read and checked.

A set of cards is two integers of `WORD` bits, so that both fit a machine word with room to spare.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from megapolis.engine.box import read_facts
from megapolis.games.welcome_to.rules.actions import LETTERS, MAX_CARDS, MAX_PLANS
from megapolis.games.welcome_to.rules.city_plans import Plan, read_plan
from megapolis.games.welcome_to.rules.reading import bad, checked, number, numbers, packed, tables
from megapolis.games.welcome_to.rules.side import Side

WORD: Final[i64] = 60

FENCING: Final[i64] = 0
RAISING: Final[i64] = 1
PARKING: Final[i64] = 2
POOLING: Final[i64] = 3
TEMPING: Final[i64] = 4
DOUBLING: Final[i64] = 5
ACTIONS: Final = ("fence", "estate", "park", "pool", "temp", "bis")

SIDE_IDS: Final = ("classic", "blueprint")
COMPETITORS: Final = ("closed", "sam", "flora", "coral", "irene", "victor")


class Competitor:
    """An architect of AAA. Immutable."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id = str(facts.get("id"))
        self.level = number(facts, "level", 0, 9)
        letters = facts.get("approves")
        if not isinstance(letters, list) or any(letter not in LETTERS for letter in letters):
            raise bad("data-approves", facts, "approves", competitor=self.id)
        self.approves: i64 = sum(1 << at for at, letter in enumerate(LETTERS) if letter in letters)
        self.scores = self.level > 0
        # Points per card by action; an estate card brings points only through its estate, a bis card through houses.
        names = ("fence", "park", "pool", "temp") if self.scores else ()
        self.per_card = packed([number(facts, name, 0, 99) if name in names else 0 for name in ACTIONS])
        self.bis_houses: i64 = number(facts, "bis_houses", 0, 9) if self.scores else 0
        self.estate_value: i64 = number(facts, "estate_value", 0, 99) if self.scores else 0
        self.temps = packed([] if self.scores else numbers(facts, "temps", 1, 10, 60))


class Box:
    """One data file, read, checked and indexed. Immutable."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.digest = blake2b(source.encode(), digest_size=8).hexdigest()
        facts: dict[str, Any] = read_facts(source)
        self._read_cards(facts)
        self.sides = [Side(side) for side in tables(facts, "side", 2, 2)]
        if tuple(side.id for side in self.sides) != SIDE_IDS:
            raise bad("data-ids", facts["side"][0], what="side", ids=", ".join(SIDE_IDS))
        for side in self.sides:
            # In a solo game one card leaves play every round, and every round fills a house or brings a refusal.
            longest = sum(int(length) for length in side.lengths) + int(side.refusal_cells)
            if self.cards < longest + 3:
                raise bad("data-cards", facts["deck"], count=int(self.cards), low=longest + 3, high=MAX_CARDS)
        self._read_plans(facts)
        self._read_solo(facts)

    def _read_cards(self, facts: dict[str, Any]) -> None:
        deck = facts.get("deck")
        copies = deck.get("copies") if isinstance(deck, dict) else None
        if not isinstance(deck, dict) or not isinstance(copies, dict) or deck.get("actions") != list(ACTIONS):
            raise bad("data-deck", facts, "deck", actions=", ".join(ACTIONS))
        self.card_names: list[str] = []
        values: list[int] = []
        kinds: list[int] = []
        for value in range(1, 16):
            row = checked(copies, str(value), copies.get(str(value)), len(ACTIONS), len(ACTIONS), 9)
            for kind, count in enumerate(row):
                for copy in range(count):
                    suffix = f"-{copy + 1}" if copy else ""
                    self.card_names.append(f"{value}-{ACTIONS[kind]}{suffix}")
                    values.append(value)
                    kinds.append(kind)
        if not 9 <= len(values) <= MAX_CARDS or len(values) % 3:
            raise bad("data-cards", deck, count=len(values), low=9, high=MAX_CARDS)
        self.cards: i64 = len(values)
        self.card_number = packed(values)
        self.card_action = packed(kinds)
        every = (1 << len(values)) - 1
        low = (1 << int(WORD)) - 1
        self.all_low: i64 = every & low
        self.all_high: i64 = every >> int(WORD)
        # up_to[n]: how many cards bear a number below n, for those who judge positions.
        self.up_to = packed([sum(value < high for value in values) for high in range(20)])

    def _read_plans(self, facts: dict[str, Any]) -> None:
        self.plans: list[Plan] = [read_plan(plan) for plan in tables(facts, "plan", 3, MAX_PLANS)]
        self.plan_names = [plan.id for plan in self.plans]
        if len(set(self.plan_names)) != len(self.plans):
            raise bad("data-plan-twice", facts["plan"][0])
        for letter in LETTERS:
            if not any(plan.id[0] == letter and not plan.advanced for plan in self.plans):
                raise bad("data-stack", facts["plan"][0], letter=letter)

    def _read_solo(self, facts: dict[str, Any]) -> None:
        solo = facts.get("solo")
        if not isinstance(solo, dict):
            raise bad("data-list", what="solo", low=1, high=1)
        self.bottom: i64 = number(solo, "bottom", 0, int(self.cards))
        self.rival_estates: i64 = number(solo, "estates", 1, 9)
        self.competitors = [Competitor(one) for one in tables(facts, "competitor", 6, 6)]
        if tuple(competitor.id for competitor in self.competitors) != COMPETITORS:
            raise bad("data-ids", facts["competitor"][0], what="competitor", ids=", ".join(COMPETITORS))
