"""Nothing leaks: what a viewer is sent does not depend on what that viewer cannot know, byte for byte.

Two tables of the same name are played side by side. Where somebody does something that the viewer does not see (or
sees only later, or in part), the second table gets another action that looks the same to the viewer. Every message of
both must be equal until the next reveal; then the second table becomes a copy of the first and the game goes on.
"""

import random
from collections.abc import Sequence
from copy import copy

import msgspec
import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import pairwise_grid
from megapolis.engine.core.state import AT_REVEAL, CHANCE, State
from megapolis.engine.dealer import Dealer
from megapolis.server.domain import events
from megapolis.server.domain.diff import SnapshotCache, Subscription
from megapolis.server.domain.events import Event, TableSpec
from megapolis.server.domain.picture import Picture, Viewer
from megapolis.server.domain.snapshot import snapshot
from megapolis.server.domain.table import Table
from sampling import FULL


def spec(game: str, players: int, options: dict[str, object]) -> TableSpec:
    return TableSpec(
        id="t", game=game, rules=find_game(game).rules, players=players, options=options, data="", seed="s", invite="i"
    )


class Side:
    """A table and what one viewer is sent of it."""

    def __init__(self, game: str, players: int, options: dict[str, object], seat: int | None, full: bool) -> None:
        self.table = Table(spec(game, players, options))
        for person in range(players):
            self.fold(events.Joined(person, f"P{person}", "k"), events.Sat(person, person))
        self.fold(events.Started([]))
        self.subscription = Subscription(self.table, Viewer(seat, seat, "en" if full else "", full))
        self.sent = [self.subscription.snapshot(self.table)]

    def fold(self, *new: Event) -> None:
        for event in new:
            self.table.fold(event, 1000.0 + self.table.count)
        assert not self.table.frozen

    def play(self, actor: int, action: int) -> None:
        # Times must be the same in both, whatever happened unseen.
        self.table = self.table.draft()
        self.table.fold(events.Acted(actor, action), 5000.0)
        assert not self.table.frozen
        sent = self.subscription.update(self.table, SnapshotCache(self.table))
        if sent:
            self.sent.append(sent)


def twin_action(side: Side, eye: int, actor: int, action: int, rng: random.Random) -> int:
    """Another action that looks the same to the viewer and keeps the same pace; the action itself if none does."""
    state = side.table.state
    known = state.visible_action(eye, actor, action)
    if known == action or actor == eye:
        return action
    wanted = state.clone()
    wanted.play(actor, action)
    others = [int(each) for each in state.legal_actions(actor) if each != action]
    rng.shuffle(others)
    for other in others[:20]:
        if state.visible_action(eye, actor, other) != known:
            continue
        after = state.clone()
        after.play(actor, other)
        revealed = known == AT_REVEAL and after.phase() != state.phase()
        if (after.awaited(), after.phase()) == (wanted.awaited(), wanted.phase()) and not revealed:
            return other
    return action


def looks_alike(real: Side, twin: Side, eye: int, actor: int, action: int, until_reveal: bool) -> bool:
    """Whether the viewer still cannot tell the tables apart after the same action in both.

    What was hidden may come to light by the rules: a hand is passed on, a card is played. Then the view differs, and so
    may everything; until then nothing may.
    """
    one, two = real.table.state, twin.table.state
    if not two.is_legal(actor, action) or one.visible_action(eye, actor, action) != two.visible_action(
        eye, actor, action
    ):
        return False
    after = [one.clone(), two.clone()]
    for state in after:
        state.play(actor, action)
    revealed = until_reveal and after[0].phase() != one.phase()
    viewer = None if eye < 0 else eye
    views = [msgspec.json.encode(state.setup.game.show.view(state, viewer)) for state in after]
    return (
        not revealed
        and views[0] == views[1]
        and after[0].awaited() == after[1].awaited()
        and after[0].phase() == after[1].phase()
    )


def hides(game: str) -> bool:
    """Whether a game has anything that somebody cannot see."""
    state = find_game(game).new_state(find_game(game).setup(2))
    return any("visible_action" in vars(kind) for kind in type(state).__mro__ if kind is not State)


def check_game(game: str, players: int, options: dict[str, object], seat: int | None, seed: int) -> int:
    full = seed == 0
    rng = random.Random(f"{game}{seed}{seat}")
    eye = -1 if seat is None else seat
    real, twin = Side(game, players, options, seat, full), Side(game, players, options, seat, full)
    differed = 0
    apart = until_reveal = False
    while not real.table.state.is_over():
        state = real.table.state
        actors = state.actors()
        actor = rng.choice(actors)
        legal = [int(each) for each in state.legal_actions(actor)]
        action = Dealer(f"{seed}").choose(state) if actor == CHANCE else rng.choice(legal)
        other = action
        known = state.visible_action(eye, actor, action)
        if not apart:
            other = twin_action(real, eye, actor, action, rng)
        if apart and not looks_alike(real, twin, eye, actor, action, until_reveal):
            rejoin(real, twin, seat)
            apart, other = False, action
        real.play(actor, action)
        twin.play(actor, other)
        if other != action:
            apart = True
            until_reveal = known == AT_REVEAL
            differed += 1
        assert real.sent[-3:] == twin.sent[-3:], (game, players, options, seat, actor, action, other)
        assert len(real.sent) == len(twin.sent)
    return differed


def rejoin(real: Side, twin: Side, seat: int | None) -> None:
    """Makes the second table one that has seen exactly what the first has."""
    table = Table(real.table.spec)
    for person in range(table.spec.players):
        table.fold(events.Joined(person, f"P{person}", "k"), 1000.0 + table.count)
        table.fold(events.Sat(person, person), 1000.0 + table.count)
    table.fold(events.Started([]), 1000.0 + table.count)
    assert real.table.match is not None
    for actor, action in real.table.match.log:
        table.fold(events.Acted(actor, action), 5000.0)
    table.follow_log(seat)
    twin.table, twin.subscription = table, copy(real.subscription)


@pytest.mark.parametrize("game", game_ids())
def test_no_message_depends_on_what_its_viewer_cannot_know(game: str) -> None:
    grid: Sequence[tuple[int, dict[str, object]]] = [
        (players, dict(options))
        for players, options in pairwise_grid(find_game(game))
        if 1 < players <= (10 if FULL else 4)  # a game for ten takes as long as ten
    ]
    rng = random.Random(game)
    chosen = list(grid) if FULL else rng.sample(list(grid), min(len(grid), 2))
    differed = 0
    for number, (players, options) in enumerate(chosen):
        for seat in (rng.randrange(players), None):
            differed += check_game(game, players, options, seat, number)
    assert (differed > 0) == hides(game), "hidden things were varied"


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, viewer: Viewer, *, log: bool = True) -> Picture:
        picture = snapshot(table, viewer, log=log)
        return msgspec.structs.replace(picture, svg="" if table.match is None else table.state.digest())

    monkeypatch.setattr("megapolis.server.domain.diff.snapshot", leaking)
    with pytest.raises(AssertionError):
        check_game("next_station", 2, {}, 0, 1)
