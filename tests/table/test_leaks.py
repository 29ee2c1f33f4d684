"""Nothing leaks: what a viewer is sent does not depend on what that viewer cannot know, byte for byte.

Two tables of the same name are played side by side. Where somebody does something that the viewer does not see (or
sees only later, or in part), the second table gets another action that looks the same to the viewer. Every message of
both must be equal until the next reveal; then the second table becomes a copy of the first and the game goes on.
"""

import os
import random
from collections.abc import Sequence
from copy import copy

import pytest

from megapolis.check import pairwise_grid
from megapolis.engine.dealer import Dealer
from megapolis.engine.state import CHANCE
from megapolis.shelf import find_game, game_ids
from megapolis.table import events
from megapolis.table.channel import Channel, Rendering
from megapolis.table.events import Event, Head
from megapolis.table.live import Live
from megapolis.table.picture import Viewer

INTERPRETED = os.environ.get("MEGAPOLIS_INTERPRETED") == "1"


def head(game: str, players: int, options: dict[str, object]) -> Head:
    return Head(
        id="t", game=game, rules=find_game(game).rules, players=players, options=options, data="", seed="s", invite="i"
    )


class Side:
    """A table and what one viewer is sent of it."""

    def __init__(self, game: str, players: int, options: dict[str, object], seat: int | None, full: bool) -> None:
        self.live = Live(head(game, players, options))
        for person in range(players):
            self.fold(events.Joined(person, f"P{person}", "k"), events.Sat(person, person))
        self.fold(events.Started([]))
        self.channel = Channel(self.live, Viewer(seat, seat, "en" if full else "", full))
        self.sent = [self.channel.snapshot(self.live)]

    def fold(self, *new: Event) -> None:
        for event in new:
            self.live.fold(event, 1000.0 + self.live.count)
        assert not self.live.frozen

    def play(self, actor: int, action: int) -> None:
        # Times must be the same in both, whatever happened unseen.
        self.live.fold(events.Acted(actor, action), 5000.0)
        assert not self.live.frozen
        sent = self.channel.update(self.live, Rendering(self.live))
        self.live.told(list(self.live.witnesses))
        if sent:
            self.sent.append(sent)


def twin_action(side: Side, eye: int, actor: int, action: int, rng: random.Random) -> int:
    """Another action that looks the same to the viewer and keeps the same pace; the action itself if none does."""
    state = side.live.state
    known = state.seen(eye, actor, action)
    if known == action or actor == eye:
        return action
    wanted = state.clone()
    wanted.play(actor, action)
    others = [int(each) for each in state.legal_actions(actor) if each != action]
    rng.shuffle(others)
    for other in others[:20]:
        if state.seen(eye, actor, other) != known:
            continue
        after = state.clone()
        after.play(actor, other)
        if (after.awaited(), after.phase()) == (wanted.awaited(), wanted.phase()) and after.phase() == state.phase():
            return other
    return action


def check_game(game: str, players: int, options: dict[str, object], seat: int | None, seed: int) -> int:
    full = seed == 0
    rng = random.Random(f"{game}{seed}{seat}")
    eye = -1 if seat is None else seat
    real, twin = Side(game, players, options, seat, full), Side(game, players, options, seat, full)
    differed = 0
    apart = False
    while not real.live.state.is_over():
        state = real.live.state
        actors = state.actors()
        actor = rng.choice(actors)
        legal = [int(each) for each in state.legal_actions(actor)]
        action = Dealer(f"{seed}").choose(state) if actor == CHANCE else rng.choice(legal)
        other = action
        if not apart:
            other = twin_action(real, eye, actor, action, rng)
        phase = state.phase()
        other_state = twin.live.state
        fits = other_state.is_legal(actor, other)
        ahead = state.clone()
        ahead.play(actor, action)
        if apart and (not fits or ahead.phase() != phase):
            rejoin(real, twin, seat)
            apart, other = False, action
        real.play(actor, action)
        twin.play(actor, other)
        if other != action:
            apart = True
            differed += 1
        assert real.sent[-3:] == twin.sent[-3:], (game, players, options, seat, actor, action, other)
        assert len(real.sent) == len(twin.sent)
    return differed


def rejoin(real: Side, twin: Side, seat: int | None) -> None:
    """Makes the second table one that has seen exactly what the first has."""
    live = Live(real.live.head)
    for person in range(live.head.players):
        live.fold(events.Joined(person, f"P{person}", "k"), 1000.0 + live.count)
        live.fold(events.Sat(person, person), 1000.0 + live.count)
    live.fold(events.Started([]), 1000.0 + live.count)
    assert real.live.match is not None
    for actor, action in real.live.match.log:
        live.fold(events.Acted(actor, action), 5000.0)
    live.witness(seat)
    twin.live, twin.channel = live, copy(real.channel)


@pytest.mark.parametrize("game", game_ids())
def test_no_message_depends_on_what_its_viewer_cannot_know(game: str) -> None:
    grid: Sequence[tuple[int, dict[str, object]]] = [
        (players, dict(options)) for players, options in pairwise_grid(find_game(game)) if players > 1
    ]
    rng = random.Random(game)
    chosen = rng.sample(list(grid), min(len(grid), 2 if INTERPRETED else 6))
    differed = 0
    for number, (players, options) in enumerate(chosen):
        for seat in (rng.randrange(players), None):
            differed += check_game(game, players, options, seat, number)
    assert differed > 0, "hidden things were varied at all"
