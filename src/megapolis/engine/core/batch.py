"""Many games of one kind side by side, for programs that learn: stepped together, in buffers that numpy can share.

Each game is at a table of its own, with its own generator, by which chance is settled. When a game ends, a new one is
dealt at its table at once. `megapolis.envs.batch` wraps the buffers in arrays.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i32, i64, u8

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.afterstates import Afterstates
from megapolis.engine.core.bitset import lowest_bit
from megapolis.engine.core.observation import Blocks, Observer, blank_rows
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State, actor_of
from megapolis.engine.setup import Setup


@final
class SavedGame:
    """A game as it stood at a table, with its generator: what comes of it depends on nothing else but the actions."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng


@final
class Tables:
    """Games in progress, each waiting for one seat; tables take the set-ups, which have equally many seats, in turn.

    With `first`, they are the tables from that index on in a longer row, and play what they would play there. With
    `seeds`, every table has its own; otherwise all are derived from `seed`.
    """

    def __init__(
        self, setups: list[Setup], count: i64, seed: i64, first: i64 = 0, seeds: list[int] | None = None
    ) -> None:
        game = setups[0].game
        self.first = first
        self.count = count
        self.players: i64 = setups[0].players
        self.actions: i64 = game.actions.count
        self.observer: Observer = game.observer
        self.length: i64 = self.observer.length(self.players)
        # One position before the deal per set-up: every new game starts as a copy.
        self.undealt: list[State] = [game.new_state(setup) for setup in setups]
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        # The seat to act at each table, and its legal actions: those of one table after those of another, with the
        # start of each table's, and the end of the last.
        self.actors = zeros(count)
        self.legal = grow(vec[i32](), count)
        self.starts = zeros(count + 1)
        # The legal actions of the table that is at hand.
        self.found = ActionList()
        # The actions that `step_at_random` chose.
        self.chosen = zeros(count)
        # Observations, and one byte per action that says whether it is legal, as of `show_rows` and `show_masks`.
        self.rows = blank_rows(count * self.length)
        self.blocks = Blocks(self.observer, count, self.players)
        self.masks = zero_bytes(count * self.actions)
        # The legal actions that the masks show.
        self.masked = vec[i32]()
        self.masked_starts = zeros(count + 1)
        self.rows_current = False
        self.masks_current = False
        # Whether a game ended with the last step, and the points and returns of the last game that ended.
        self.ended = zero_bytes(count)
        self.points = zeros(count * self.players)
        self.returns = zero_floats(count * self.players)
        # The returns of games that ended with the last step; 0 elsewhere.
        self.rewards = zero_floats(count * self.players)
        # The result of `look_ahead`.
        self.ahead = Afterstates(self.observer, game.heuristics, self.length, 0, False, vec[i16]())
        source = Rng(seed)
        for _table in range(first):
            source.fork()
        for at in range(count):
            self.rngs.append(source.fork() if seeds is None else Rng(i64(seeds[at])))
            state = self.deal(at)
            self.states.append(state)
            seat = actor_of(state.awaited())
            self.actors[at] = seat
            self.found.clear()
            state.add_legal(seat, self.found)
            self.list_legal(at, self.found)

    def deal(self, at: i64) -> State:
        """A new game for a table, with its first chance settled."""
        self.blocks.forget(at)
        state = self.undealt[(self.first + at) % i64(len(self.undealt))].clone()
        state.settle(self.rngs[at])
        return state

    def first_illegal(self, actions: vec[i64]) -> i64:
        """The first table whose action is not legal; -1 if all are."""
        for at in range(self.count):
            if not self.is_legal(at, actions[at]):
                return at
        return -1

    def is_legal(self, at: i64, action: i64) -> bool:
        """Whether an action is legal at a table."""
        legal = self.legal
        low, end = self.starts[at], self.starts[at + 1]
        high = end
        while low < high:
            middle = (low + high) >> 1
            if i64(legal[middle]) < action:
                low = middle + 1
            else:
                high = middle
        return low < end and i64(legal[low]) == action

    def step(self, actions: vec[i64]) -> i64:
        """Play one action, which must be legal, at every table. Return the number of games that ended."""
        self.begin_step()
        ended: i64 = 0
        for at in range(self.count):
            ended += self.advance(at, actions[at], 0)
        return ended

    def step_at_random(self, times: i64) -> i64:
        """Play `times` random legal actions at every table. Return the number of games that ended."""
        if times < 1:
            return 0
        # Choose for all tables before any of them plays: playing overwrites the lists of legal actions.
        legal = self.legal
        for at in range(self.count):
            start = self.starts[at]
            self.chosen[at] = i64(legal[start + self.rngs[at].below(self.starts[at + 1] - start)])
        self.begin_step()
        ended: i64 = 0
        for at in range(self.count):
            ended += self.advance(at, self.chosen[at], times - 1)
        return ended

    def begin_step(self) -> None:
        """Clear the results of the last step and mark the buffers as out of date."""
        self.rows_current = False
        self.masks_current = False
        for at in range(self.count):
            if self.ended[at]:
                self.ended[at] = 0
                for i in range(at * self.players, (at + 1) * self.players):
                    self.rewards[i] = 0.0

    def advance(self, at: i64, action: i64, more: i64) -> i64:
        """Play an action at a table, then `more` random ones, with a new game when one ends. Return how many ended.

        The tables before it must have been advanced.
        """
        state, rng, seat, actions = self.states[at], self.rngs[at], self.actors[at], self.found
        ended: i64 = 0
        while True:
            state.play(seat, action)
            awaited = state.settle(rng)
            if awaited == 0:
                self.finish(at, state)
                ended += 1
                state = self.deal(at)
                self.states[at] = state
                awaited = state.awaited()
            seat = actor_of(awaited)
            actions.clear()
            state.add_legal(seat, actions)
            if more == 0:
                break
            more -= 1
            action = actions.draw(rng)
        self.actors[at] = seat
        self.list_legal(at, actions)
        return ended

    def list_legal(self, at: i64, actions: ActionList) -> None:
        """Append a table's legal actions to those of the tables before it."""
        place = self.starts[at]
        end: i64 = place + actions.count
        if end > i64(len(self.legal)):
            self.legal = grow(self.legal, end)
        legal = self.legal
        pairs = actions.pairs
        # Not a range with a step: compiled code makes an object of that, with a number of Python for each turn.
        pair: i64 = 0
        while pair < actions.end:
            bits, base = pairs[pair], pairs[pair + 1]
            while bits:
                legal[place] = i32(base + lowest_bit(bits))
                place += 1
                bits &= bits - 1
            pair += 2
        self.starts[at + 1] = end

    def finish(self, at: i64, state: State) -> None:
        """Record the result of a game that has ended."""
        self.ended[at] = 1
        base: i64 = at * self.players
        points = state.scores()
        returns = state.outcome(points)
        for seat in range(self.players):
            self.points[base + seat] = i64(points[seat])
            self.returns[base + seat] = returns[seat]
            self.rewards[base + seat] = returns[seat]

    def show_rows(self) -> None:
        """Update the observations if they are out of date."""
        if self.rows_current:
            return
        self.rows_current = True
        observer, rows, blocks = self.observer, self.rows, self.blocks
        for at in range(self.count):
            observer.observe_again(self.states[at], self.actors[at], rows, at * self.length, blocks, at)

    def show_masks(self) -> None:
        """Update the masks if they are out of date."""
        if self.masks_current:
            return
        self.masks_current = True
        self.mark(self.masked, self.masked_starts, 0)
        self.mark(self.legal, self.starts, 1)
        self.masked = self.legal[: self.starts[self.count]]
        self.masked_starts = self.starts[:]

    def mark(self, legal: vec[i32], starts: vec[i64], flag: u8) -> None:
        """Set the flags of these legal actions to 0 or 1."""
        masks = self.masks
        for at in range(self.count):
            base: i64 = at * self.actions
            for i in range(starts[at], starts[at + 1]):
                masks[base + i64(legal[i])] = flag

    def look_ahead(self, width: i64, count: i64, leads: bool, first: i64 = 0, last: i64 = -1) -> None:
        """Find what the seat to act can reach before any chance, at every table or at those from `first` to `last` - 1.

        Each row has the first `width` numbers of an observation; see `Afterstates`.
        """
        ahead = Afterstates(self.observer, self.ahead.heuristics, width, count, leads, self.ahead.rows)
        self.ahead = ahead
        for at in range(first, self.count if last < 0 else last):
            seat = self.actors[at]
            ahead.look(self.states[at].isolate(seat, self.rngs[at]), seat)
        ahead.write()

    def follow(self, paths: list[vec[i64]]) -> i64:
        """Play a path of the seat to act at every table. Return how many games ended."""
        self.begin_step()
        ended: i64 = 0
        for at in range(self.count):
            path = paths[at]
            last: i64 = i64(len(path)) - 1
            for i in range(last):
                self.states[at].play(self.actors[at], path[i])
            ended += self.advance(at, path[last], 0)
        return ended

    def save(self, at: i64) -> SavedGame:
        """Save the game at a table, to be restored there or at another one."""
        return SavedGame(self.states[at].clone(), copy_of(self.rngs[at]))

    def restore(self, places: list[int], saved: list[SavedGame]) -> None:
        """Put saved games at these tables; the other tables stay as they are."""
        self.rows_current = False
        self.masks_current = False
        changed = zero_bytes(self.count)
        for i in range(len(places)):
            at = i64(places[i])
            changed[at] = 1
            self.blocks.forget(at)
            state = saved[i].state.clone()
            self.states[at] = state
            self.rngs[at] = copy_of(saved[i].rng)
            self.actors[at] = actor_of(state.awaited())
            self.ended[at] = 0
            for seat in range(self.players):
                self.rewards[at * self.players + seat] = 0.0
        # One table's legal actions stand behind another's, so all are listed anew.
        legal, starts = self.legal[: self.starts[self.count]], self.starts[:]
        for at in range(self.count):
            self.found.clear()
            if changed[at]:
                self.states[at].add_legal(self.actors[at], self.found)
            else:
                for place in range(starts[at], starts[at + 1]):
                    self.found.add(i64(legal[place]))
            self.list_legal(at, self.found)


def copy_of(rng: Rng) -> Rng:
    """A generator that goes on as this one does."""
    new = Rng(0)
    new.a, new.b, new.c, new.counter = rng.a, rng.b, rng.c, rng.counter
    return new


def zeros(size: i64) -> vec[i64]:
    """A vec of zeros."""
    out = vec[i64](capacity=size)
    for _place in range(size):
        out = append(out, i64(0))
    return out


def zero_bytes(size: i64) -> vec[u8]:
    """A vec of zero bytes."""
    out = vec[u8](capacity=size)
    for _place in range(size):
        out = append(out, u8(0))
    return out


def zero_floats(size: i64) -> vec[float]:
    """A vec of zeros as floats."""
    out = vec[float](capacity=size)
    for _place in range(size):
        out = append(out, 0.0)
    return out


def grow(actions: vec[i32], size: i64) -> vec[i32]:
    """A copy with room for `size` actions and half as many again, so that growing is rare."""
    out = vec[i32](capacity=size + (size >> 1))
    out = extend(out, actions)
    while i64(len(out)) < size + (size >> 1):
        out = append(out, i32(0))
    return out
