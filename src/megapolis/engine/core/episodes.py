"""Many games of one learner side by side: it plays a seat, or all of them; bots play the others, chance settles itself.

Unlike in `Tables`, a game that has ended stays until the caller deals the next one.
`megapolis.envs.vector` wraps the buffers in arrays.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from megapolis.engine.core.batch import zero_bytes, zero_floats, zeros
from megapolis.engine.core.bitset import contains
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.observation import Observer, blank_rows
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State, actor_of
from megapolis.engine.setup import Setup

EVERY_SEAT: Final = -1
"""As the learner's seat: it plays all of them."""
ILLEGAL: Final = -1.0
"""The reward of an illegal action, which ends the game: the lowest possible return."""


class Episodes:
    """Games in progress or over, all of one set-up. Each begins with `deal`."""

    def __init__(self, setup: Setup, seats: vec[i64]) -> None:
        game = setup.game
        count = i64(len(seats))
        self.count = count
        self.seats = seats
        """The learner's in each game, or `EVERY_SEAT`."""
        self.players: i64 = setup.players
        self.actions: i64 = game.actions.count
        self.observer: Observer = game.observer
        self.length: i64 = self.observer.length(self.players)
        self.fresh: State = game.new_state(setup)
        self.states: list[State] = [self.fresh] * int(count)
        self.rngs: list[Rng] = [Rng(0)] * int(count)
        # One for each seat of each game; None for the learner's.
        self.bots: list[list[Bot | None]] = [[]] * int(count)
        # The seat to act; in a game that is over, the learner's last one.
        self.actors = zeros(count)
        # Its legal actions, none where the game is over: as numbers, and a byte each.
        self.legal = vec[vec[i64]](capacity=count)
        self.masks = zero_bytes(count * self.actions)
        # Observations as `show_rows` left them; the buffer up to each game's row as in `Tables`.
        self.rows = vec[i16](capacity=count * self.length)
        self.blank = blank_rows(self.length)
        self.beginnings = vec[vec[i16]](capacity=count)
        for _game in range(count):
            self.legal = append(self.legal, vec[i64]())
            self.beginnings = append(self.beginnings, self.rows)
            self.rows = extend(self.rows, self.blank)
        # What the last step brought: the learner's reward, which games are over, and by an action that is not legal.
        self.rewards = zero_floats(count)
        self.over = zero_bytes(count)
        self.illegal = zero_bytes(count)
        # The final points and returns of every seat, once a game has ended.
        self.points = zeros(count * self.players)
        self.returns = zero_floats(count * self.players)
        # The learner's points now, as `show_own_points` left them.
        self.own_points = zeros(count)

    def use(self, setup: Setup) -> None:
        """Deal from another set-up of the same game and seats from now on."""
        self.fresh = setup.game.new_state(setup)

    def deal(self, at: i64, seed: i64, bots: list[Bot | None]) -> None:
        """Begin a new game, which goes on until the learner is awaited."""
        state = self.fresh.clone()
        rng = Rng(seed)
        state.settle(rng)
        self.states[at] = state
        self.rngs[at] = rng
        self.bots[at] = bots
        self.rewards[at] = 0.0
        self.over[at] = 0
        self.illegal[at] = 0
        self.go_on(at)

    def step(self, actions: vec[i64], playing: vec[u8]) -> None:
        """Play the learner's action in every game that is marked; an illegal one ends the game."""
        for at in range(self.count):
            if not playing[at]:
                continue
            action = actions[at]
            if not contains(self.legal[at], action):
                self.over[at] = 1
                self.illegal[at] = 1
                self.rewards[at] = ILLEGAL
                continue
            self.states[at].play(self.actors[at], action)
            self.states[at].settle(self.rngs[at])
            self.go_on(at)

    def go_on(self, at: i64) -> None:
        """Let the bots play until the learner is awaited or the game is over."""
        state, rng, seat = self.states[at], self.rngs[at], self.seats[at]
        awaited = state.awaited()
        if seat != EVERY_SEAT:
            bots = self.bots[at]
            while awaited and not awaited >> seat & 1:
                actor = actor_of(awaited)
                bot = bots[actor]
                assert bot is not None
                state.apply(actor, bot.choose(Perspective(state, actor)))
                awaited = state.settle(rng)
            self.actors[at] = seat
        elif awaited:
            self.actors[at] = actor_of(awaited)
        if awaited:
            self.show_legal(at, state.legal_actions(self.actors[at]))
        else:
            self.finish(at, state)

    def finish(self, at: i64, state: State) -> None:
        """Write down how a game ended."""
        self.over[at] = 1
        self.show_legal(at, vec[i64]())
        base: i64 = at * self.players
        points = state.scores()
        returns = state.outcome(points)
        for seat in range(self.players):
            self.points[base + seat] = i64(points[seat])
            self.returns[base + seat] = returns[seat]
        self.rewards[at] = returns[self.actors[at]]

    def show_legal(self, at: i64, actions: vec[i64]) -> None:
        """Put down the flags of the actions that were legal and put up those of the ones that are."""
        masks = self.masks
        base: i64 = at * self.actions
        for action in self.legal[at]:
            masks[base + action] = 0
        for action in actions:
            masks[base + action] = 1
        self.legal[at] = actions

    def show_rows(self) -> None:
        """Write what the learner knows in every game."""
        for at in range(self.count):
            self.show_row(at)

    def show_row(self, at: i64) -> None:
        """Write what the learner knows in one game."""
        extend(self.beginnings[at], self.blank)
        self.observer.see(self.states[at], self.actors[at], self.rows, at * self.length)

    def show_own_points(self) -> None:
        """Write the points that the learner knows to have in every game, as if it ended now."""
        for at in range(self.count):
            seat = self.actors[at]
            points: i64 = 0
            for line in self.states[at].visible_score(seat, seat):
                points += i64(line.points)
            self.own_points[at] = points
