"""Many tables of one game side by side, for programs that learn: stepped together, in buffers that numpy can share.

Every table has a generator of its own, from which chance is settled inside; a finished game makes room for a new one
at once. `megapolis.envs.batch` wraps the buffers in arrays.
"""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i32, i64, u8

from megapolis.engine.core.afterstates import Afterstates
from megapolis.engine.core.observation import Observer, blank_rows
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State, actor_of
from megapolis.engine.setup import Setup


class SavedGame:
    """A game as it stood at a table, with its generator: what comes of it depends on nothing else but the actions."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng


class Tables:
    """Games in progress, each waiting for one seat; set-ups are dealt out in turn and have the same seats.

    `first`: these are part of a longer row of tables, from that one on, and play what they would play there.
    `seeds`: one for each table; without them all come from `seed`.
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
        # Before anything is dealt, by set-up: every new game begins as a copy.
        self.fresh: list[State] = [game.new_state(setup) for setup in setups]
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        # Who is to act, and what it may do: one table's actions behind another's, with the start of each, and the end.
        self.actors = numbers(count)
        self.legal = wider(vec[i32](), count)
        self.starts = numbers(count + 1)
        # What `step_at_random` chose.
        self.chosen = numbers(count)
        # Observations, and legal actions a byte each, as `show_rows` and `show_masks` left them.
        self.rows = vec[i16](capacity=count * self.length)
        self.masks = flags(count * self.actions)
        self.blank = blank_rows(self.length)
        # The buffer of `rows` up to each table's: what is put behind such a beginning goes where the row stands.
        self.beginnings = vec[vec[i16]](capacity=count)
        # The legal actions that the masks show.
        self.masked = vec[i32]()
        self.masked_starts = numbers(count + 1)
        self.rows_true = False
        self.masks_true = False
        # What the last step brought: whether a game ended with it, and the points and returns of the last that did.
        self.ended = flags(count)
        self.points = numbers(count * self.players)
        self.returns = reals(count * self.players)
        # The returns where a game ended with the last step; 0 elsewhere.
        self.rewards = reals(count * self.players)
        # What `look_ahead` saw.
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
            self.list_legal(at, state.legal_actions(seat))
            self.beginnings = append(self.beginnings, self.rows)
            self.rows = extend(self.rows, self.blank)

    def deal(self, at: i64) -> State:
        """A new game for a table, its first chance settled."""
        state = self.fresh[(self.first + at) % i64(len(self.fresh))].clone()
        state.settle(self.rngs[at])
        return state

    def first_illegal(self, actions: vec[i64]) -> i64:
        """The first table that may not play what is chosen for it; -1: all may."""
        for at in range(self.count):
            if not self.is_legal(at, actions[at]):
                return at
        return -1

    def is_legal(self, at: i64, action: i64) -> bool:
        """Whether a table may play that."""
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
        """Every table plays what is chosen for it, which must be legal, and goes on; how many games ended."""
        self.begin_step()
        ended: i64 = 0
        for at in range(self.count):
            ended += self.advance(at, actions[at], 0)
        return ended

    def step_at_random(self, times: i64) -> i64:
        """Every table plays so many random legal actions; how many games ended."""
        if times < 1:
            return 0
        # All choose before any play: what they may do afterwards is written over what they may do now.
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
        """Forgets what the step before brought, and what the buffers show."""
        self.rows_true = False
        self.masks_true = False
        for at in range(self.count):
            if self.ended[at]:
                self.ended[at] = 0
                for i in range(at * self.players, (at + 1) * self.players):
                    self.rewards[i] = 0.0

    def advance(self, at: i64, action: i64, more: i64) -> i64:
        """A table plays an action and then so many random ones, in new games where one ends; how many ended.

        The tables before it have done so.
        """
        state, rng, seat = self.states[at], self.rngs[at], self.actors[at]
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
            actions = state.legal_actions(seat)
            if more == 0:
                break
            more -= 1
            action = actions[rng.below(i64(len(actions)))]
        self.actors[at] = seat
        self.list_legal(at, actions)
        return ended

    def list_legal(self, at: i64, actions: vec[i64]) -> None:
        """Puts what a table may do behind what the tables before it may."""
        start = self.starts[at]
        end: i64 = start + i64(len(actions))
        if end > i64(len(self.legal)):
            self.legal = wider(self.legal, end)
        legal = self.legal
        for i in range(start, end):
            legal[i] = i32(actions[i - start])
        self.starts[at + 1] = end

    def finish(self, at: i64, state: State) -> None:
        """Writes down how a game ended."""
        self.ended[at] = 1
        base: i64 = at * self.players
        points = state.scores()
        returns = state.outcome(points)
        for seat in range(self.players):
            self.points[base + seat] = i64(points[seat])
            self.returns[base + seat] = returns[seat]
            self.rewards[base + seat] = returns[seat]

    def show_rows(self) -> None:
        """Brings the observations up to date."""
        if self.rows_true:
            return
        self.rows_true = True
        rows = self.rows
        for at in range(self.count):
            # Zeros over the old row, by the one way there is to copy many numbers at once; the buffer stays.
            extend(self.beginnings[at], self.blank)
            self.observer.see(self.states[at], self.actors[at], rows, at * self.length)

    def show_masks(self) -> None:
        """Brings the masks up to date."""
        if self.masks_true:
            return
        self.masks_true = True
        self.mark(self.masked, self.masked_starts, 0)
        self.mark(self.legal, self.starts, 1)
        self.masked = self.legal[: self.starts[self.count]]
        self.masked_starts = self.starts[:]

    def mark(self, legal: vec[i32], starts: vec[i64], flag: u8) -> None:
        """Puts every flag of these legal actions up or down."""
        masks = self.masks
        for at in range(self.count):
            base: i64 = at * self.actions
            for i in range(starts[at], starts[at + 1]):
                masks[base + i64(legal[i])] = flag

    def look_ahead(self, width: i64, count: i64, leads: bool, first: i64 = 0, last: i64 = -1) -> None:
        """What the seat that is to act could do, before any chance, at every table or from `first` to before `last`.

        Each row has the first `width` numbers of an observation; see `Afterstates`.
        """
        ahead = Afterstates(self.observer, self.ahead.heuristics, width, count, leads, self.ahead.rows)
        self.ahead = ahead
        for at in range(first, self.count if last < 0 else last):
            seat = self.actors[at]
            ahead.look(self.states[at].isolate(seat, self.rngs[at]), seat)
        ahead.write()

    def follow(self, paths: list[vec[i64]]) -> i64:
        """Every table plays several actions of the seat that is to act, and goes on; how many games ended."""
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
        """The game at a table, to be put back there or at another one."""
        return SavedGame(self.states[at].clone(), copy_of(self.rngs[at]))

    def restore(self, places: list[int], saved: list[SavedGame]) -> None:
        """Put saved games at these tables; the other tables stay as they are."""
        self.rows_true = False
        self.masks_true = False
        changed = flags(self.count)
        for i in range(len(places)):
            at = i64(places[i])
            changed[at] = 1
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
            if changed[at]:
                self.list_legal(at, self.states[at].legal_actions(self.actors[at]))
            else:
                same = vec[i64](capacity=starts[at + 1] - starts[at])
                for place in range(starts[at], starts[at + 1]):
                    same = append(same, i64(legal[place]))
                self.list_legal(at, same)


def copy_of(rng: Rng) -> Rng:
    """A generator that goes on as this one does."""
    new = Rng(0)
    new.a, new.b, new.c, new.counter = rng.a, rng.b, rng.c, rng.counter
    return new


def numbers(size: i64) -> vec[i64]:
    """So many zeros."""
    out = vec[i64](capacity=size)
    for _place in range(size):
        out = append(out, i64(0))
    return out


def flags(size: i64) -> vec[u8]:
    """So many flags that are down."""
    out = vec[u8](capacity=size)
    for _place in range(size):
        out = append(out, u8(0))
    return out


def reals(size: i64) -> vec[float]:
    """So many zeros that are no whole numbers."""
    out = vec[float](capacity=size)
    for _place in range(size):
        out = append(out, 0.0)
    return out


def wider(actions: vec[i32], size: i64) -> vec[i32]:
    """The same with room for so many, and for half as many again, so that this happens seldom."""
    out = vec[i32](capacity=size + (size >> 1))
    out = extend(out, actions)
    while i64(len(out)) < size + (size >> 1):
        out = append(out, i32(0))
    return out
