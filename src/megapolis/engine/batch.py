"""Many tables of one game side by side, for programs that learn: stepped together, in buffers that numpy can share.

Every table has a generator of its own, from which chance is settled inside; a finished game makes room for a new one
at once. `megapolis.envs.batch` wraps the buffers in arrays.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from megapolis.engine.ahead import Ahead
from megapolis.engine.observation import Observer
from megapolis.engine.rng import Rng
from megapolis.engine.setup import Setup
from megapolis.engine.state import State, actor_of


class Tables:
    """Games in progress, each waiting for one seat; set-ups are dealt out in turn and have the same seats."""

    def __init__(self, setups: list[Setup], count: i64, seed: i64) -> None:
        game = setups[0].game
        self.count = count
        self.players: i64 = setups[0].players
        self.actions: i64 = game.actions.count
        self.observer: Observer = game.observer
        self.length: i64 = self.observer.length(self.players)
        # Before anything is dealt, by set-up: every new game begins as a copy.
        self.fresh: list[State] = [game.first(setup) for setup in setups]
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        # Who is to act; its observation and its legal actions, a byte each.
        self.actors = numbers(count)
        self.rows = small_numbers(count * self.length)
        self.masks = flags(count * self.actions)
        self.legal: list[vec[i64]] = []
        # What the last step brought: whether a game ended with it, and then the points and returns of its seats.
        self.ended = flags(count)
        self.points = numbers(count * self.players)
        self.returns = reals(count * self.players)
        # What `look_ahead` saw.
        self.ahead = Ahead(self.observer, game.insight, self.length, 0)
        source = Rng(seed)
        for at in range(count):
            rng = source.fork()
            self.rngs.append(rng)
            self.states.append(self.deal(at))
            self.legal.append(vec[i64]())
            self.show(at)

    def deal(self, at: i64) -> State:
        """A new game for a table, its first chance settled."""
        state = self.fresh[at % i64(len(self.fresh))].clone()
        state.settle(self.rngs[at])
        return state

    def show(self, at: i64) -> None:
        """Brings the buffers of a table up to date."""
        state = self.states[at]
        seat = actor_of(state.awaited())
        self.actors[at] = seat
        self.observer.observe(state, seat, self.rows, at * self.length)
        base: i64 = at * self.actions
        masks = self.masks
        for action in self.legal[at]:
            masks[base + action] = 0
        actions = state.legal_actions(seat)
        for action in actions:
            masks[base + action] = 1
        self.legal[at] = actions

    def step(self, actions: list[int]) -> None:
        """Every table plays an action of the seat that is to act, which must be legal, and goes on to the next."""
        for at in range(self.count):
            state = self.states[at]
            state.play(self.actors[at], i64(actions[at]))
            self.go_on(at, state)

    def go_on(self, at: i64, state: State) -> None:
        """Settles chance at a table; where the game has ended, another begins."""
        state.settle(self.rngs[at])
        self.ended[at] = 0
        if state.awaited() == 0:
            self.ended[at] = 1
            self.finish(at, state)
            self.states[at] = self.deal(at)
        self.show(at)

    def finish(self, at: i64, state: State) -> None:
        """Writes down how a game ended."""
        base: i64 = at * self.players
        returns = state.returns()
        for seat in range(self.players):
            self.points[base + seat] = state.points(seat)
            self.returns[base + seat] = returns[seat]

    def step_at_random(self) -> None:
        """Every table plays a random legal action."""
        chosen: list[int] = []
        for at in range(self.count):
            actions = self.legal[at]
            chosen.append(int(actions[self.rngs[at].below(i64(len(actions)))]))
        self.step(chosen)

    def look_ahead(self, width: i64, count: i64) -> None:
        """For every table: what the seat that is to act could do, before any chance; see `Ahead`.

        Each row has the first `width` numbers of an observation.
        """
        ahead = Ahead(self.observer, self.ahead.insight, width, count)
        ahead.rows = self.ahead.rows
        self.ahead = ahead
        for at in range(self.count):
            seat = self.actors[at]
            ahead.look(self.states[at].alone(seat, self.rngs[at]), seat)
        ahead.write()

    def follow(self, places: list[int]) -> None:
        """Every table goes the way that leads to one of the positions that `look_ahead` saw, and on to the next."""
        for at in range(self.count):
            path = self.ahead.paths[places[at]]
            state = self.states[at]
            for action in path:
                state.play(self.actors[at], action)
            self.go_on(at, state)


def numbers(size: i64) -> vec[i64]:
    """So many zeros."""
    out = vec[i64](capacity=size)
    for _ in range(size):
        out = append(out, i64(0))
    return out


def small_numbers(size: i64) -> vec[i16]:
    """So many small zeros."""
    out = vec[i16](capacity=size)
    for _ in range(size):
        out = append(out, i16(0))
    return out


def flags(size: i64) -> vec[u8]:
    """So many flags that are down."""
    out = vec[u8](capacity=size)
    for _ in range(size):
        out = append(out, u8(0))
    return out


def reals(size: i64) -> vec[float]:
    """So many zeros that are no whole numbers."""
    out = vec[float](capacity=size)
    for _ in range(size):
        out = append(out, 0.0)
    return out
