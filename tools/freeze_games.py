"""Random games of every set-up, reduced to hashes that a refactoring must not change.

Each line of tests/frozen/games/GAME.jsonl is a set-up with one row of hashes for each aspect of its games. Hash k of a
row covers the first `PREFIXES[k]` games, so a sample can be checked in seconds and all of them overnight. Rows may have
different lengths; the frozen version writes longer ones (see bench/before.py). Aspects have separate hashes, so that a
change that is meant to affect one of them (digests, for example) can prove that it does not affect the others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec

from megapolis.bots import make_bot
from megapolis.catalog import find_game
from megapolis.conformance import pairwise_grid
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "frozen" / "games"
PREFIXES = (1, 2, 5, 10, 20, 50, 100, 200)
ASPECTS = ("play", "digests", "scores", "views", "words", "rows", "drawings", "greedy")
TRIED = 4
"""In each position, how many legal actions are previewed and how many random actions are checked for legality."""


class Hashes:
    """A running hash for each aspect."""

    def __init__(self) -> None:
        self.running = {aspect: blake2b(digest_size=4) for aspect in ASPECTS}

    def add(self, aspect: str, *values: object) -> None:
        """Add values that can be written as JSON to the hash of an aspect."""
        self.running[aspect].update(msgspec.json.encode(values))

    def now(self) -> dict[str, str]:
        """The current hash of each aspect."""
        return {aspect: hashed.hexdigest() for aspect, hashed in self.running.items()}


class _RandomGame:
    """One random game, from the deal to the end."""

    def __init__(self, setup: Setup, index: int, hashes: Hashes) -> None:
        self.setup = setup
        self.game = setup.game
        self.hashes = hashes
        self.match = Match(setup, f"frozen {index}")
        self.rng = Rng(index)

    def play(self) -> None:
        """Hash the effect of every action, and everything that can be asked in a few positions."""
        count, next_look = 0, self.rng.below(10)
        while not self.match.state.is_over():
            if count == next_look:
                self.look(count)
                next_look = count + 1 + self.rng.below(2 * count + 10)
            self.act()
            count += 1
        self.look(count)
        state = self.match.state
        self.hashes.add("play", state.ending(), state.returns(), self.match.log)
        self.hashes.add("words", self.game.show.remark(state))
        viewer = (None, *range(self.setup.players))[self.rng.below(self.setup.players + 1)]
        # Since 0.1 a line also says when it was and what seats had then.
        self.hashes.add("words", [line[:4] for line in self.match.log_lines(viewer)])
        self.hashes.add("drawings", self.game.show.svg(state, viewer))
        self.hashes.add("drawings", self.game.show.terminal(state, viewer, Text("en", self.game.id)).plain)

    def act(self) -> None:
        """Play a random action of a seat that may act."""
        state = self.match.state
        able = state.actors() + state.may_act()
        actor = able[self.rng.below(len(able))]
        actions = state.legal_actions(actor)
        action = int(actions[self.rng.below(len(actions))])
        self.hashes.add("play", able, actor, list(actions), action)
        self.match.play(actor, action)
        self.hashes.add("digests", self.match.state.digest())

    def look(self, count: int) -> None:
        """Hash everything that seats and onlookers can ask in this position."""
        state, seats = self.match.state, range(self.setup.players)
        self.hashes.add("scores", state.scores(), state.returns(), [state.breakdown(seat) for seat in seats])
        self.hashes.add("views", [self.game.show.view(state, viewer) for viewer in (*seats, None)])
        for seat in seats:
            self.hashes.add("rows", list(row_of(self.game.observer, state, seat)))
            self.hashes.add("digests", state.determinize(seat, Rng(count)).digest())
        viewer = self.rng.below(self.setup.players + 1) - 1
        self.hashes.add("scores", [state.visible_score(viewer, seat) for seat in seats])
        able = state.actors() + state.may_act()
        for seat in able:
            self.look_at_actions(state, seat)
        for seat in state.actors():
            self.hashes.add("words", self.game.show.prompt(state, seat))
            bot = make_bot("greedy", count, self.game)
            self.hashes.add("greedy", int(bot.choose(Perspective(state, seat))))

    def look_at_actions(self, state: State, seat: int) -> None:
        """Hash a seat's legal actions in words, the previews of some, and why other actions are illegal."""
        actions = list(state.legal_actions(seat))
        labels = self.game.labels(self.setup.data)
        for action in actions:
            named = self.game.actions.to_fields(action, labels)
            self.hashes.add("words", named, self.game.show.describe(state, seat, action))
            self.hashes.add(
                "play", [state.visible_action(viewer, seat, action) for viewer in range(CHANCE, self.setup.players)]
            )
        for _ in range(TRIED):
            self.hashes.add("scores", state.preview(seat, actions[self.rng.below(len(actions))]))
            self.hashes.add("words", state.why_not(seat, self.rng.below(self.game.actions.count)))


def hash_setup(game: str, players: int, options: dict[str, Any], games: int) -> dict[str, str]:
    """The hashes of the first `games` games of a set-up, one per prefix, as they are stored."""
    setup = find_game(game).setup(players, options)
    hashes = Hashes()
    rows: dict[str, list[str]] = {aspect: [] for aspect in ASPECTS}
    for index in range(games):
        _RandomGame(setup, index, hashes).play()
        if index + 1 in PREFIXES:
            for aspect, hashed in hashes.now().items():
                rows[aspect].append(hashed)
    return {aspect: " ".join(row) for aspect, row in rows.items()}


def hash_setups(
    game: str, setups: Sequence[tuple[int, dict[str, Any]]], games: int, processes: int
) -> list[dict[str, str]]:
    """The hashes of several set-ups, each a number of players and options, in their order."""
    players, options = zip(*setups, strict=True)
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(hash_setup, repeat(game), players, options, repeat(games)))


def load_rows(game: str) -> list[dict[str, Any]]:
    """The stored rows of a game."""
    return [json.loads(line) for line in (FOLDER / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]


def store_rows(game: str, rows: Sequence[dict[str, Any]]) -> None:
    """Replace the stored rows of a game."""
    lines = [json.dumps(row) + "\n" for row in rows]
    (FOLDER / f"{game}.jsonl").write_text("".join(lines), encoding="utf-8")


def differences(game: str, row: dict[str, Any], games: int) -> list[str]:
    """The aspects in which a set-up differs from its stored row, and within how many games."""
    stored = PREFIXES[len(row[ASPECTS[0]].split()) - 1]
    now = hash_setup(game, row["players"], row["options"], min(games, stored))
    out = []
    for aspect in ASPECTS:
        pairs = zip(PREFIXES, now[aspect].split(), row[aspect].split(), strict=False)
        first = next((prefix for prefix, new, old in pairs if new != old), None)
        if first is not None:
            chosen = json.dumps(row["options"])
            out.append(f"{game}, {row['players']} players, {chosen}: {aspect} differ within {first} games")
    return out


def check(names: Sequence[str], games: int, processes: int) -> Iterator[str]:
    """Compare every set-up of these games. Yield the differences."""
    rows = [(name, row) for name in names for row in load_rows(name)]
    with ProcessPoolExecutor(processes) as pool:
        found = pool.map(differences, *zip(*rows, strict=True), repeat(games))
        for (name, row), different in zip(rows, found, strict=True):
            print(f"{name}, {row['players']} players: {'different' if different else 'the same'}", flush=True)
            yield from different


def write_aspects(aspects: Sequence[str], names: Sequence[str], games: int, processes: int) -> list[str]:
    """Replace some aspects of the stored set-ups, unless another one differs. Return the other differences."""
    for name in names:
        rows = load_rows(name)
        hashed = hash_setups(name, [(row["players"], row["options"]) for row in rows], games, processes)
        others = [other for other in ASPECTS if other not in aspects]
        for row, now in zip(rows, hashed, strict=True):
            different = [other for other in others if not row[other].startswith(now[other])]
            if different:
                return [f"{name}, {row['players']} players, {json.dumps(row['options'])}: {', '.join(different)}"]
            row.update({aspect: now[aspect] for aspect in aspects})
        store_rows(name, rows)
        print(f"{name}: {', '.join(aspects)} of {len(rows)} set-ups, {games} games each", flush=True)
    return []


def write(names: Sequence[str], games: int, processes: int) -> None:
    """Play every set-up of these games and store the hashes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        setups = list(pairwise_grid(find_game(name)))
        hashed = hash_setups(name, setups, games, processes)
        store_rows(
            name,
            [
                {"players": players, "options": options, **row}
                for (players, options), row in zip(setups, hashed, strict=True)
            ],
        )
        print(f"{name}: {len(setups)} set-ups, {games} games each", flush=True)
