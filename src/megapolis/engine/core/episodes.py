"""Many games of one learner side by side: it plays a seat, or all of them; bots play the others, chance settles itself.

Unlike in `Tables`, a game that has ended stays until the caller deals the next one.
`megapolis.envs.vector` wraps the buffers in arrays.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.batch import zero_bytes, zero_floats, zeros
from megapolis.engine.core.bitset import lowest_bit
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.observation import Blocks, Observer, blank_rows
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State, actor_of
from megapolis.engine.setup import Setup

EVERY_SEAT: Final = -1
"""As the learner's seat: it plays all of them."""
ILLEGAL: Final = -1.0
"""The reward of an illegal action, which ends the game: the lowest possible return."""


@final
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
        # One bot for each seat of each game, None for the learner's; and what each seat sees.
        self.bots: list[list[Bot | None]] = [[]] * int(count)
        self.perspectives: list[list[Perspective]] = [[]] * int(count)
        # The learner's next action in each game, which the caller writes before a step.
        self.chosen = zeros(count)
        # The seat to act; in a game that is over, the learner's last one.
        self.actors = zeros(count)
        # One byte per action that says whether it is legal; none is where the game is over.
        self.masks = zero_bytes(count * self.actions)
        # The legal actions of each game, to put down their flags.
        self.marked: list[ActionList] = [ActionList() for _game in range(int(count))]
        # Observations as `show_rows` left them.
        self.rows = blank_rows(count * self.length)
        self.blocks = Blocks(self.observer, count, self.players)
        # How many games are over, and how many of these by an action that is not legal.
        self.ended: i64 = 0
        self.refused: i64 = 0
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
        self.blocks.forget(at)
        self.states[at] = state
        self.rngs[at] = rng
        self.bots[at] = bots
        self.perspectives[at] = [Perspective(state, i64(seat)) for seat in range(len(bots))]
        self.rewards[at] = 0.0
        if self.over[at]:
            self.over[at] = 0
            self.ended -= 1
        if self.illegal[at]:
            self.illegal[at] = 0
            self.refused -= 1
        self.go_on(at)

    def step(self) -> None:
        """Play the learner's chosen action in every game that is not over; an illegal one ends the game."""
        for at in range(self.count):
            if self.over[at]:
                continue
            action = self.chosen[at]
            if action < 0 or action >= self.actions or not self.masks[at * self.actions + action]:
                self.over[at] = 1
                self.ended += 1
                self.illegal[at] = 1
                self.refused += 1
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
            bots, perspectives = self.bots[at], self.perspectives[at]
            while awaited and not awaited >> seat & 1:
                actor = actor_of(awaited)
                bot = bots[actor]
                assert bot is not None
                # Unchecked: these are bots of our own, and the conformance suite holds them to the rules.
                state.play(actor, bot.choose(perspectives[actor]))
                awaited = state.settle(rng)
            self.actors[at] = seat
        elif awaited:
            self.actors[at] = actor_of(awaited)
        self.mark(at, 0)
        self.marked[at].clear()
        if awaited:
            state.add_legal(self.actors[at], self.marked[at])
            self.mark(at, 1)
        else:
            self.finish(at, state)

    def finish(self, at: i64, state: State) -> None:
        """Write down how a game ended."""
        self.over[at] = 1
        self.ended += 1
        base: i64 = at * self.players
        points = state.scores()
        returns = state.outcome(points)
        for seat in range(self.players):
            self.points[base + seat] = i64(points[seat])
            self.returns[base + seat] = returns[seat]
        self.rewards[at] = returns[self.actors[at]]

    def mark(self, at: i64, flag: u8) -> None:
        """Set the flags of the legal actions of a game to 0 or 1."""
        masks, actions = self.masks, self.marked[at]
        base: i64 = at * self.actions
        pairs = actions.pairs
        # Not a range with a step: compiled code makes an object of that, with a number of Python for each turn.
        pair: i64 = 0
        while pair < actions.end:
            bits = pairs[pair]
            first: i64 = base + pairs[pair + 1]
            while bits:
                masks[first + lowest_bit(bits)] = flag
                bits &= bits - 1
            pair += 2

    def show_rows(self) -> None:
        """Write what the learner knows in every game."""
        for at in range(self.count):
            self.show_row(at)

    def show_row(self, at: i64) -> None:
        """Write what the learner knows in one game."""
        self.observer.observe_again(self.states[at], self.actors[at], self.rows, at * self.length, self.blocks, at)

    def show_own_points(self) -> None:
        """Write the points that the learner knows to have in every game, as if it ended now."""
        for at in range(self.count):
            seat = self.actors[at]
            points: i64 = 0
            for line in self.states[at].visible_score(seat, seat):
                points += i64(line.points)
            self.own_points[at] = points
