"""Score sheets typed in from a physical game, checked against the rules. See docs/scoring/welcome_to.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, check_shape, keys
from megapolis.engine.errors import BadFile
from megapolis.engine.game import Game, Scored, rank_papers
from megapolis.games.welcome_to.rules.actions import LETTERS, STRIDE
from megapolis.games.welcome_to.rules.box import COMPETITORS, NUMBERS, SIDE_IDS, TEMPING, Box, Side
from megapolis.games.welcome_to.rules.city_plans import Plan
from megapolis.games.welcome_to.rules.scoring import breakdown, closed_temp_points, temp_points
from megapolis.games.welcome_to.rules.sheet import Sheet, empty_sheet, enough
from megapolis.games.welcome_to.rules.solo import SoloDeck, rival_breakdown, rival_estates, solo_deck
from megapolis.games.welcome_to.show import svg

STREETS = ("top", "centre", "bottom")
SHAPE: Shape = {
    **keys("board", "plans", "others"),
    "player": {
        **keys("name", *STREETS, "parks", "columns", "temps", "refusals"),
        "approved": keys(*LETTERS),
    },
    "rival": {**keys("competitor", "cards"), "plans": keys(*LETTERS)},
}
"""What a file may hold."""


def score_scoresheet(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Scored]:
    """Score every sheet of a file; in a solo game the competitor's half comes last."""
    check_shape(sheet, SHAPE, BadFile)
    players = sheet.get("player")
    if not isinstance(players, list) or not 1 <= len(players) <= game.seats[-1]:
        raise game.bad_sheet("form-players", high=game.seats[-1])
    if not all(isinstance(player, dict) for player in players):
        raise game.bad_sheet("form-players", high=game.seats[-1])
    board = sheet.get("board", SIDE_IDS[0])
    if board not in SIDE_IDS:
        raise game.bad_sheet("form-board", boards=", ".join(SIDE_IDS))
    side = box.sides[SIDE_IDS.index(board)]
    plans = _plans(game, sheet, box)
    others = sheet.get("others", [])
    if not isinstance(others, list) or not all(_is_number(count, side.temp_boxes) for count in others):
        raise game.bad_sheet("form-others")
    sheets = [_SheetReader(game, side, number, player, plans).sheet for number, player in enumerate(players, 1)]
    rival = _rival(game, sheet, box, len(sheets))
    counts = {int(own.temps) for own in sheets} | set(others)
    out = []
    for number, (player, own) in enumerate(zip(players, sheets, strict=True), 1):
        if rival is None:
            temps = temp_points(side, own.temps, sum(1 << count for count in counts))
        else:
            temps = _temps_against(side, own, *rival)
        lines = breakdown(side, own, temps, own.roundabouts != 0)
        picture = svg.stack_boards(side, [svg.sheet_svg(side, own)])
        name, points = str(player.get("name", number)), sum(line.points for line in lines)
        out.append(Scored(name, points, lines, picture, tie=int(own.estate_count())))
    if rival is not None:
        deck, at = rival
        rank = temp_points(side, deck.cards_of(TEMPING), 1 << int(sheets[0].temps))
        lines = rival_breakdown(deck, box.competitors[at], rank)
        name, points = COMPETITORS[at], sum(line.points for line in lines)
        estates = len(rival_estates(deck, box.competitors[at]))
        out.append(Scored(name, points, lines, who=f"competitor-{name}", tie=estates))
        if not box.competitors[at].scores:
            return out
    return rank_papers(out) if len(out) > 1 else out


def _is_number(value: object, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= high


def _plans(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Plan]:
    """The plans on the table; none if the file does not name them, and then their points are taken as they are."""
    names = sheet.get("plans", [])
    known = isinstance(names, list) and all(name in box.plan_names for name in names)
    if not known or (names and [name[0] for name in names] != list(LETTERS)):
        raise game.bad_sheet("form-plans")
    return [box.plans[box.plan_names.index(name)] for name in names]


def _rival(game: Game, sheet: Mapping[str, Any], box: Box, sheets: int) -> tuple[SoloDeck, int] | None:
    """The competitor's cards and plans, and which competitor it is."""
    rival = sheet.get("rival")
    if rival is None:
        return None
    error = game.bad_sheet("form-rival", competitors=", ".join(COMPETITORS))
    if not isinstance(rival, dict) or sheets > 1 or rival.get("competitor") not in COMPETITORS:
        raise error
    cards, plans = rival.get("cards", []), rival.get("plans", {})
    if not isinstance(cards, list) or not all(card in box.card_names for card in cards) or not isinstance(plans, dict):
        raise error
    if any(not _is_number(points, 99) for points in plans.values()):
        raise error
    deck = solo_deck(box)
    deck.pile = vec[i64]([box.card_names.index(card) for card in cards])
    deck.plan_points = vec[i64]([plans.get(letter, -1) for letter in LETTERS])
    return deck, COMPETITORS.index(rival["competitor"])


def _temps_against(side: Side, own: Sheet, deck: SoloDeck, at: int) -> int:
    """The player's points for temp agencies against a competitor."""
    competitor = deck.box.competitors[at]
    if not competitor.scores:
        return int(closed_temp_points(side, own.temps, list(competitor.temps)))
    return int(temp_points(side, own.temps, 1 << int(deck.cards_of(TEMPING))))


class _SheetReader:
    """Reads one sheet, refusing what the rules do not allow."""

    def __init__(self, game: Game, side: Side, number: int, player: Mapping[str, Any], plans: list[Plan]) -> None:
        self.game = game
        self.side = side
        self.number = number
        self.sheet = empty_sheet(side)
        for street, name in enumerate(STREETS):
            self.read_street(street, name, player.get(name, "." * side.lengths[street]))
        self.check_count("bis", bin(self.sheet.bis).count("1"), side.bis_cells)
        self.check_count("roundabouts", int(self.sheet.roundabout_count()), side.roundabout_cells)
        self.sheet.parks = self.read_numbers(player, "parks", list(side.park_cells))
        self.sheet.columns = self.read_numbers(player, "columns", list(side.column_cells))
        self.sheet.temps = self.read_number(player, "temps", side.temp_boxes)
        self.sheet.refusals = self.read_number(player, "refusals", side.refusal_cells)
        self.sheet.recount(side)
        self.read_approved(player.get("approved", {}), plans)

    def error(self, key: str, **args: str | int) -> BadFile:
        """An error that says what is wrong with this sheet."""
        return self.game.bad_sheet(f"form-{key}", player=self.number, **args)

    def check_count(self, key: str, count: int, high: int) -> None:
        """Refuse more of something than its track has cells."""
        if count > high:
            raise self.error("too-many", name=key, count=count, high=high)

    def read_number(self, player: Mapping[str, Any], key: str, high: int) -> int:
        """Read a number of crossed cells."""
        value = player.get(key, 0)
        if not isinstance(value, int) or not _is_number(value, high):
            raise self.error("number", name=key, high=high)
        return value

    def read_numbers(self, player: Mapping[str, Any], key: str, cells: list[int]) -> int:
        """Read numbers of crossed cells of several tracks, and pack them into four bits each."""
        values = player.get(key, [0] * len(cells))
        if not isinstance(values, list) or len(values) != len(cells):
            raise self.error("numbers", name=key, count=len(cells))
        if not all(_is_number(value, high) for value, high in zip(values, cells, strict=True)):
            raise self.error("numbers", name=key, count=len(cells))
        return sum(int(value) << 4 * at for at, value in enumerate(values))

    def read_street(self, street: int, name: str, text: object) -> None:
        """Read houses from the left, separated by spaces, with | for a fence."""
        houses = int(self.side.lengths[street])
        if not isinstance(text, str):
            raise self.error("street", street=name, houses=houses)
        words = text.replace("|", " | ").replace(".", " . ").split()
        if sum(word != "|" for word in words) != houses:
            raise self.error("street", street=name, houses=houses)
        base = street * STRIDE
        written: list[tuple[int, int, bool]] = []
        place = 0
        for word in words:
            plot = base + place
            if word == "|":
                self.sheet.fences |= (1 << plot) >> 1 if place else 0
                continue
            place += 1
            if word == "o":
                self.sheet.build_roundabout(self.side, plot)
            elif word != ".":
                written.append(self.read_house(street, place, word))
        self.check_order(street, written)
        for at, number, doubled in written:
            self.sheet.put(self.side, number, base + at - 1)
            self.sheet.bis |= 1 << (base + at - 1) if doubled else 0

    def read_house(self, street: int, place: int, word: str) -> tuple[int, int, bool]:
        """Read a house: its place, its number, whether it is a bis."""
        digits = word.rstrip("b*")
        ending = word[len(digits) :]
        if not digits.isascii() or not digits.isdigit() or int(digits) >= NUMBERS or ending not in ("", "b", "*"):
            raise self.error("house", street=STREETS[street], word=word)
        plot = street * STRIDE + place - 1
        if "*" in word:
            if not self.side.pools >> plot & 1:
                raise self.error("pool", street=STREETS[street], place=place)
            self.sheet.pools |= 1 << plot
        return place, int(digits), ending == "b"

    def check_order(self, street: int, written: list[tuple[int, int, bool]]) -> None:
        """Check that numbers rise between roundabouts; equal ones stand side by side, all but one of them bis."""
        runs: list[list[tuple[int, int, bool]]] = []
        for house in written:
            last = runs[-1][-1] if runs else (-1, -1, False)
            if house[0] == last[0] + 1 and house[1] == last[1]:
                runs[-1].append(house)
            else:
                runs.append([house])
        for at, run in enumerate(runs):
            args: dict[str, str | int] = {"street": STREETS[street], "place": run[0][0], "number": run[0][1]}
            originals = sum(not doubled for _, _, doubled in run)
            if originals == 0:
                raise self.error("bis", **args)
            segment = self.sheet.segment(self.side, street * STRIDE + run[0][0] - 1)
            before = runs[at - 1][-1] if at else (0, -1, False)
            same = at > 0 and segment >> (street * STRIDE + before[0] - 1) & 1
            if originals > 1 or (same and run[0][1] <= before[1]):
                raise self.error("order", **args)

    def read_approved(self, approved: object, plans: list[Plan]) -> None:
        """Read the plans' points, and check that the sheet has what the plans ask for."""
        if not isinstance(approved, dict):
            raise self.error("number", name="approved", high=99)
        need = 0
        for letter, points in approved.items():
            at = LETTERS.index(letter)
            if not _is_number(points, 99):
                raise self.error("number", name=letter, high=99)
            if plans:
                plan = plans[at]
                if points not in (plan.high, plan.low):
                    raise self.error("approved", letter=letter, plan=plan.id, high=plan.high, low=plan.low)
                if not plan.is_met(self.side, self.sheet):
                    raise self.error("not-met", plan=plan.id)
                need += plan.need
            self.sheet.approved |= 1 << at
            self.sheet.plan_points |= points << 8 * at
        if not enough(self.sheet.complete, need):
            raise self.error("estates")
