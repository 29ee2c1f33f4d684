"""What a person reads of whole random games, in three languages: names of people, cards and places, and no code."""

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from megapolis.analysis import hints, verdicts
from megapolis.catalog import find_game, game_ids
from megapolis.cli import advice
from megapolis.conformance import pairwise_grid
from megapolis.engine.core.rng import Rng
from megapolis.engine.errors import Reason
from megapolis.engine.game import Game, Said
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup
from sampling import FULL

pytestmark = pytest.mark.compiled

NAMES = ("Оля", "Тарас", "Ірина", "Марко", "Зоя", "Лесь", "Ніна", "Петро", "Ганна", "Юрко")
BOT = "search:iterations=4,aim=score"
SETUPS = 3
"""How many set-ups of each game are read in `make test`."""

CODES = {
    "a place by digits": r"\d:\d",
    "a label of the notation": r"\b[a-z]{1,3}\d+(\||\b)",
    "a name of a card": r"\b[A-Z]{1,3}-?\d+\b",
    "a face of a card": r"\b[RCIP](:[NESW]{2}|#|\*|!)",
    "a key": r"@|\w_\w|\b(move|log|ask|why|score|error)-",
    "a number of a seat or an action": r"#\d|\b(Player|Гравець|Игрок|Action|Дія|Действие) \d",
    "a placeholder": r"[{}]|\bNone\b(?! of)|\bTrue\b|\bFalse\b",
    "a gap": r"  |\( | \)| [,.;:]( |$)|^\W*$|[,;:]\.|\.\.",
    "the same beginning twice": r"(\w{2,} \w{2,}: ?)\1",
}
LATIN = re.compile(r"[A-Za-z]{2,}")
STATION = re.compile(r"\b[A-J]\d\b")


class Reader:
    """Reads sentences and remembers what looks like a code."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.texts = {language: Text(language, game.id, NAMES) for language in LANGUAGES}
        self.read: set[str] = set()
        self.kinds: set[str] = set()
        self.found: list[str] = []

    def sentence(self, said: str, language: str) -> None:
        """One sentence; in Ukrainian and Russian no word is written in Latin letters."""
        # The frame of the map prints the names of stations.
        plain = STATION.sub("S", said) if self.game.id == "next_station" else said
        self.found += [f"{name}: {said}" for name, code in CODES.items() if re.search(code, plain)]
        if language != "en" and LATIN.search(plain):
            self.found.append(f"a word in Latin letters ({language}): {said}")

    def said(self, prefix: str, said: Said) -> None:
        """What a game describes, in every language."""
        known = f"{prefix} {said}"
        if known not in self.read:
            self.read.add(known)
            self.kinds.add(f"{prefix}-{said[0]}")
            for language, text in self.texts.items():
                self.sentence(self.game.say(text, prefix, said), language)

    def refusal(self, reason: Reason) -> None:
        """Why something cannot be done, in every language."""
        if str(reason) not in self.read:
            self.read.add(str(reason))
            self.kinds.add(reason.key)
            for language in LANGUAGES:
                self.sentence(reason.say(language, NAMES), language)

    def position(self, match: Match, rng: Rng) -> None:
        """What everybody is asked, can do and cannot do."""
        state = match.state
        for seat in state.actors() + state.may_act():
            if seat in state.actors():
                self.said("ask", self.game.show.prompt(state, seat))
            actions = state.legal_actions(seat)
            for action in {int(actions[rng.below(len(actions))]) for _ in range(3)}:
                self.said("move", self.game.show.describe(state, seat, action))
            for _ in range(3):
                reason = state.why_not(seat, rng.below(self.game.actions.count))
                if reason is not None:
                    self.refusal(reason)

    def end(self, match: Match) -> None:
        """The log of everybody, the score sheets, the remark."""
        for viewer in (None, *range(match.setup.players)):
            for line in match.log_lines(viewer):
                self.said("log", (line.key, line.args))
        for seat in range(match.setup.players):
            for score in match.state.breakdown(seat):
                self.said("score", (score.key, score.args))
        remark = self.game.show.remark(match.state)
        if remark is not None:
            self.said("remark", remark)


def sampled_setups(game: Game) -> Iterator[Setup]:
    """A few set-ups, spread over the grid of options, or all of it in a full run; and both ways of the motorway."""
    grid: list[tuple[int, dict[str, Any]]] = list(pairwise_grid(game))
    few = [grid[at * (len(grid) - 1) // (SETUPS - 1)] for at in range(SETUPS)]
    for players, options in grid if FULL else few:
        yield game.setup(players, options)
    if game.id == "sprawlopolis":
        yield game.setup(2, {"interstate": "duel"})
        yield game.setup(1, {"interstate": "together"})


def play(match: Match, rng: Rng, reader: Reader) -> None:
    """Play at random and look at positions, often early, then at growing distances: what is new comes early."""
    next_look = 0
    while not match.state.is_over():
        if len(match.log) >= next_look:
            reader.position(match, rng)
            next_look = len(match.log) + 1 + rng.below(len(match.log) // 10 + 1)
        able = match.state.actors() + match.state.may_act()
        actor = able[rng.below(len(able))]
        actions = match.state.legal_actions(actor)
        match.play(actor, int(actions[rng.below(len(actions))]))


@pytest.mark.parametrize("name", game_ids())
def test_nothing_that_a_person_reads_looks_like_a_code(name: str) -> None:
    game = find_game(name)
    reader = Reader(game)
    for at, setup in enumerate(sampled_setups(game)):
        match = Match(setup, f"sentences {at}")
        play(match, Rng(at), reader)
        reader.end(match)
    assert reader.found == []
    assert {"ask", "move", "log", "score", "why"} <= {kind.partition("-")[0] for kind in reader.kinds}


@pytest.mark.parametrize("name", game_ids())
def test_a_seat_is_called_by_its_name(name: str) -> None:
    game = find_game(name)
    players = max(2, game.seats[0])
    match = Match(game.setup(players), "names")
    play(match, Rng(1), Reader(game))
    for language in LANGUAGES:
        text = Text(language, game.id, NAMES[:1])
        said = " ".join(game.say(text, "log", (line.key, line.args)) for line in match.log_lines(0))
        assert NAMES[0] in said
        # A seat without a name keeps its number.
        assert text.seat_name(1) in said
        assert text.seat_name(0) == NAMES[0]


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_reviews_name_moves_as_people_do(name: str, language: str) -> None:
    game = find_game(name)
    match = Match(game.setup(max(2, game.seats[0])), "hints")
    rng, reader = Rng(2), Reader(game)
    text = Text(language, game.id, NAMES)
    for _ in range(2):
        for _ in range(4):
            actor = match.state.actors()[0]
            actions = match.state.legal_actions(actor)
            match.play(actor, int(actions[rng.below(len(actions))]))
        seat = match.state.actors()[0]
        out = Console(file=io.StringIO(), record=True, width=400)
        advice.show_hint(hints.hint(match, seat, futures=2), 3, text, out)
        at, (actor, action) = next((at, entry) for at, entry in enumerate(match.log) if entry.actor >= 0)
        state = match.state_at(at)
        verdict = verdicts.judge(state, actor, action, futures=2)
        out.print(verdict.against.say(language, NAMES))
        for line in out.export_text().splitlines():
            reader.sentence(re.sub(r"^[▮▯]* *[\d+−.,± ]*", "", line).replace("  ", " ").strip() or "-a-", language)
    assert [found for found in reader.found if "-a-" not in found] == []
