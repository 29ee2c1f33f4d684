"""OpenSpiel games: every game as a Python game of pyspiel.

Importing this module registers them: `pyspiel.load_game("megapolis_welcome_to(players=3,roundabouts=true)")`. Options
are parameters; a pick of several choices is written with "+". Chance is explicit in all five games: cards are drawn one
at a time, so no chance node is large. Its outcomes are numbered from 0 at every node, as OpenSpiel expects. If several
seats decide at once, the first goes first; the others do not see what it did, so the game is the same.
"""

from __future__ import annotations

from megapolis.engine.optional import require

require("pyspiel", "openspiel")

from collections.abc import Callable, Mapping
from pickle import PicklingError
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

from megapolis.arena.play import SetupSpec, setup_of, spec_of
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.core.state import AT_REVEAL, CHANCE, HIDDEN, State, actor_of
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.options import Option
from megapolis.engine.setup import Setup
from megapolis.envs.play import FEWEST, set_up

__all__ = ["register"]

PREFIX = "megapolis_"
Policy = Callable[["SpielState", int], Mapping[int, float]]
"""The probabilities of a player's actions."""
AT_CHANCE, AT_END = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
LONGEST = 100_000
"""Stands for the greatest number of decisions, and of draws, where none is known: far above the longest games."""


class Position:
    """A position with the actions that each seat knows of. OpenSpiel copies it by deepcopy and saves it by pickle.

    What the seats know of is worked out when somebody asks for it, because most algorithms only play.
    """

    def __init__(self, state: State, log: list[tuple[int, int]] | None, heard: list[list[str]]) -> None:
        self.state = state
        self.log = log
        """Every action so far; None after hidden things were redealt, because then no log leads here."""
        self.outcomes: vec[i64] | None = None
        """What chance can bring now, if somebody has asked for it."""
        self._told = state.clone()
        """The position up to which the seats were told; copies share it and what follows, and replace it."""
        self._heard = heard
        self._unrevealed: list[tuple[int, int]] = []
        self._untold: list[tuple[int, int]] = []

    def play(self, actor: int, action: int) -> None:
        """Play an action."""
        self.state.play(actor, action)
        self.outcomes = None
        self._untold.append((actor, action))
        if self.log is not None:
            self.log.append((actor, action))

    @property
    def heard(self) -> list[list[str]]:
        """The actions that each seat knows of, as `seat:action`."""
        self._tell()
        return self._heard

    @property
    def unrevealed(self) -> list[tuple[int, int]]:
        """Seats and actions since the last reveal that nobody else knows of yet."""
        self._tell()
        return self._unrevealed

    def _tell(self) -> None:
        """Record for every seat what it may know of the actions that it was not told of."""
        if not self._untold:
            return
        state, heard, unrevealed = self._told.clone(), [lines[:] for lines in self._heard], self._unrevealed[:]
        for actor, action in self._untold:
            known = [int(state.visible_action(seat, actor, action)) for seat in range(len(heard))]
            for lines, seen in zip(heard, known, strict=True):
                if seen not in (AT_REVEAL, HIDDEN):
                    lines.append(f"{actor}:{seen}")
            phase = state.phase()
            state.play(actor, action)
            if AT_REVEAL in known:
                unrevealed.append((actor, action))
            if state.phase() != phase:
                # In the order of the table, in whatever order they were played.
                for other, done in sorted(unrevealed, key=lambda each: each[0]):
                    for seat, lines in enumerate(heard):
                        if seat != other:
                            lines.append(f"{other}:{done}")
                unrevealed = []
        self._told, self._heard, self._unrevealed, self._untold = state, heard, unrevealed, []

    def copy(self) -> Position:
        """An independent copy."""
        other = Position.__new__(Position)
        other.state = self.state.clone()
        other.log = None if self.log is None else self.log[:]
        other.outcomes = self.outcomes
        other._told, other._heard, other._unrevealed = self._told, self._heard, self._unrevealed
        other._untold = self._untold[:]
        return other

    def determinize(self, seat: int, rng: Rng) -> None:
        """Redeal everything that a seat cannot know; the others then know of the same actions as this seat."""
        heard, self._unrevealed = self.heard, self.unrevealed
        self.state = self.state.determinize(seat, rng)
        self.outcomes = None
        self._told = self.state.clone()
        self._heard = [heard[seat][:] for _ in heard]
        self.log = None

    def rewind_others(self, seat: int, rng: Rng) -> list[int]:
        """Takes back what others did unseen in a round that all play at once; who of them has finished their part.

        Everything else in such a game is public, so what others have heard stays, and so does the log.
        """
        state = self.state
        awaited = state.awaited()
        heard, unrevealed = [lines[:] for lines in self.heard], self.unrevealed
        self.state = state.rewind_others(seat, rng)
        self.outcomes = None
        own = [item for item in unrevealed if item[0] == seat]
        # A round is nothing but such actions, so they are the last of all, in the log as in what each has heard.
        for other, _ in unrevealed:
            if other != seat:
                heard[other].pop()
        if self.log is not None:
            self.log[len(self.log) - len(unrevealed) :] = own
        self._told, self._heard, self._unrevealed = self.state.clone(), heard, own
        return [other for other in range(len(heard)) if other != seat and not awaited >> other & 1]

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[SetupSpec, list[tuple[int, int]]]]:
        if self.log is None:
            raise PicklingError("a resampled position has no history that leads to it, so it cannot be saved")
        return _replay, (spec_of(self.state.setup), self.log)


def _start(setup: Setup) -> Position:
    return Position(setup.game.new_state(setup), [], [[] for _ in range(setup.players)])


def _replay(spec: SetupSpec, log: list[tuple[int, int]]) -> Position:
    position = _start(setup_of(spec))
    for actor, action in log:
        position.play(actor, action)
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as an OpenSpiel state.

    Players and their actions are our seats and actions; an outcome of chance is its place among the possible ones.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()

    def current_player(self) -> int:
        """The first of the awaited seats, or pyspiel's number for chance or for the end of the game."""
        awaited = self.position.state.awaited()
        if awaited == CHANCE:
            return AT_CHANCE
        return actor_of(awaited) if awaited else AT_END

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.state.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        if player != CHANCE:
            return list(self.position.state.legal_actions(player))
        return list(range(len(self._outcomes())))

    def _outcomes(self) -> vec[i64]:
        """What chance can bring now, as the engine's actions."""
        position = self.position
        if position.outcomes is None:
            position.outcomes = position.state.legal_actions(CHANCE)
        return position.outcomes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of chance with its probability."""
        outcomes = self.position.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]

    def our_action(self, player: int, action: int) -> int:
        """The engine's number of an action, also of an outcome of chance."""
        return int(self._outcomes()[action]) if player == CHANCE else action

    def _apply_action(self, action: int) -> None:
        position = self.position
        actor = actor_of(position.state.awaited())
        position.play(actor, self.our_action(actor, action) if actor == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        setup = self.position.state.setup
        action = self.our_action(player, action)
        named = setup.game.actions.to_fields(action, setup.game.labels(setup.data))
        return " ".join([str(named.pop("do")), *(f"{field}={value}" for field, value in named.items())])

    def returns(self) -> list[float]:
        """The game's returns at its end, 0 before."""
        state = self.position.state
        return state.returns() if state.is_over() else [0.0] * int(state.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one: everything that it cannot know is redealt.

        What others did in this round, unseen, is drawn uniformly; `resample_from_policy` asks a policy. Algorithms in
        Python can call this; those of pyspiel in C++ cannot. The copy's `history()` is that of the state it was made
        from.
        """
        return self.resample_from_policy(player, sampler, None)

    def resample_from_policy(self, player: int, sampler: Callable[[], float], policy: Policy | None) -> SpielState:
        """Like `resample_from_infostate`, but draw what others did in this round, unseen, from a policy.

        `open_spiel.python.policy.Policy.action_probabilities` is one.
        """
        other: SpielState = self.clone()
        position = other.position
        rng = Rng(int(sampler() * (1 << 53)))
        if not isinstance(position.state, Simultaneous):
            position.determinize(player, rng)
            return other
        for hidden in position.rewind_others(player, rng):
            while position.state.awaited() >> hidden & 1:
                position.play(hidden, _draw(other, hidden, rng, policy))
        return other

    def __str__(self) -> str:
        return f"{self.position.state.digest()} {_view(self, None)}"


def _draw(state: SpielState, player: int, rng: Rng, policy: Policy | None) -> int:
    """Draw an action of a player from a policy, or uniformly without one."""
    actions = state.position.state.legal_actions(player)
    if policy is None:
        return int(actions[rng.below(len(actions))])
    chances = policy(state, player)
    at = rng.random() * sum(chances.get(action, 0.0) for action in actions)
    for action in actions:
        at -= chances.get(action, 0.0)
        if at < 0:
            return int(action)
    raise ValueError(f"The policy gives player {player} no legal action.")


def _view(state: SpielState, player: int | None) -> str:
    """The view of a player (None: an onlooker) as JSON."""
    position = state.position.state
    return msgspec.json.encode(position.setup.game.show.view(position, player)).decode()


class SpielObserver:
    """What one player knows, as named tensors and as text: OpenSpiel's observer interface.

    A row of numbers has everything that a seat may remember of the game, so it serves both as observation and as
    information state. Their texts differ: that of the information state begins with every action the seat knows of.
    """

    def __init__(self, setup: Setup, kind: Any, params: Mapping[str, Any] | None) -> None:
        single_player = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not single_player:
            raise ValueError("The only observer shows what one player knows, public and private, without parameters.")
        self.recalls = bool(kind.perfect_recall)
        self.writer = setup.game.observer
        self.tensor = np.zeros(int(self.writer.length(setup.players)), np.float32)
        self.dict = {
            part.name: self.tensor[part.offset : part.offset + part.size].reshape(part.shape)
            for part in self.writer.slices(setup.players)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's row into `tensor`; the arrays in `dict` are its named parts."""
        self.tensor[:] = np.asarray(row_of(self.writer, state.position.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view as JSON; with perfect recall, after the actions that it knows of."""
        view = _view(state, player)
        return f"{' '.join(state.position.heard[player])}\n{view}" if self.recalls else view


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options; each game has a subclass, which sets `game`."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.game
        given = {
            name: _option_value(game.options.options[name], value) for name, value in params.items() if name not in OWN
        }
        self.set_up = set_up(game.id, params["players"], params["data"] or None, given)
        self.start = _start(self.set_up)
        utility = _utility(self.set_up)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.count,
            max_chance_outcomes=largest_chance_node(self.set_up),
            num_players=self.set_up.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=game.longest(self.set_up) if game.longest else LONGEST,
        )
        super().__init__(_type(game, utility), info, params)

    def new_initial_state(self) -> SpielState:
        """The position before anything is dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No bound is known for what chance does."""
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        """An observer of what a player knows, as tensors and text."""
        return SpielObserver(self.set_up, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def largest_chance_node(setup: Setup) -> int:
    """How many outcomes chance has at most. Every game meets this node: full decks are drawn from first."""
    state, rng, most = setup.game.new_state(setup), Rng(0), 1
    while not state.is_over():
        seat = actor_of(state.awaited())
        actions = state.legal_actions(seat)
        if seat == CHANCE:
            most = max(most, len(actions))
        state.play(seat, actions[rng.below(len(actions))])
    return most


OWN = {"players", "data"}
"""Parameters that are not options of the game."""


def _option_value(option: Option, value: Any) -> Any:
    """The option's value for a parameter."""
    if option.kind == "pick":
        return value.replace("+", ",")
    return str(value) if option.kind == "choice" else value


def _parameter(option: Option) -> Any:
    """An option's default as a parameter. OpenSpiel reads what looks like a number in a game's name as a number."""
    if isinstance(option.default, tuple):
        return "+".join(option.default)
    return int(option.default) if option.kind == "choice" and str(option.default).isdigit() else option.default


def _utility(setup: Setup) -> Any:
    """Whether the returns of the seats are identical, sum to zero, or neither."""
    if setup.players > 1 and setup.game.is_cooperative(setup):
        return pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType.Utility.ZERO_SUM if setup.players == 2 else pyspiel.GameType.Utility.GENERAL_SUM


def _type(game: Game, utility: Any) -> Any:
    options = {name: _parameter(option) for name, option in game.options.options.items()}
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=Text("en", game.id)("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(FEWEST, game.seats[0]), "data": "", **options},
    )


def register() -> None:
    """Register all games with OpenSpiel, once."""
    for name in game_ids():
        if PREFIX + name not in pyspiel.registered_names():
            game = find_game(name)
            # A class and not a function: pyspiel releases it after the interpreter has ended, when freeing would crash.
            subclass = type(f"Spiel{type(game).__name__}", (SpielGame,), {"game": game})
            pyspiel.register_game(_type(game, pyspiel.GameType.Utility.GENERAL_SUM), subclass)


register()
