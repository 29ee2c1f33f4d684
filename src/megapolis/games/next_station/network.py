"""The bot `learned`: it judges positions by a small network that learned from games against itself.

`learned.onnx` answers, from the observation of a one-seat table, the points that the seat is still to get; onnxruntime
runs it. docs/training.md says how it came about and how well it plays.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.bot import Bot, Perspective
from megapolis.engine.extras import check_installed, needed
from megapolis.engine.state import State, actor_of

RUNTIME = "onnxruntime"
EXTRA = "learn"


class LearnedBot(Bot):
    """Takes the action after which points so far and points still to come make most, the first of equals."""

    def __init__(self, seed: i64) -> None:
        super().__init__(seed)
        # Not loaded yet: a server makes a bot to check its name, in a process where no bot will ever think.
        check_installed(RUNTIME, EXTRA)

    def choose(self, position: Perspective) -> i64:
        """One of the position's legal actions."""
        actions = position.legal_actions()
        if len(actions) == 1:
            return actions[0]
        seat = position.seat
        state = position.imagine(self.rng)
        values = judge([after(state, seat, action) for action in actions], seat)
        return actions[i64(values.index(max(values)))]


def after(state: State, seat: i64, action: i64) -> State:
    """The position after an action, before chance: where others are awaited first, they do what comes first.

    The network learned from tables of one seat, where the next card follows at once, and looks at no other sheet.
    """
    out = state.clone()
    out.play(seat, action)
    while out.awaited() > 0 and not out.awaited() >> seat & 1:
        other = actor_of(out.awaited())
        out.play(other, out.legal_actions(other)[0])
    return out


def judge(states: list[State], seat: i64) -> list[float]:
    """The points that a seat may expect at the end from each of some positions of one table."""
    observer = states[0].setup.game.observer
    width = int(observer.length(1))
    # The row of a larger table begins like that of a small one. Each row runs over the place of the next, which is
    # written after it; the last needs the room.
    buffer = vec[i16]([i16(0)] * (width * (len(states) - 1) + int(observer.length(states[0].seats))))
    for at, state in enumerate(states):
        observer.observe(state, seat, buffer, at * width)
    rows = needed("numpy", EXTRA).asarray(memoryview(buffer))[: width * len(states)].reshape(-1, width)
    [coming] = session().run(None, {"rows": rows})
    return [
        float(state.points(seat)) + (0.0 if state.is_over() else float(value))
        for state, value in zip(states, coming, strict=True)
    ]


@cache
def session() -> Any:
    """The network, loaded once."""
    runtime = needed(RUNTIME, EXTRA)
    settings = runtime.SessionOptions()
    # A decision is a handful of small products: threads would cost more than they bring.
    settings.intra_op_num_threads = 1
    settings.inter_op_num_threads = 1
    model = (resources.files("megapolis.games.next_station") / "learned.onnx").read_bytes()
    return runtime.InferenceSession(model, settings, providers=["CPUExecutionProvider"])
