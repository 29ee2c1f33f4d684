"""Train a policy by PPO through the vector environment: one file, nothing beyond `megapolis[envs]`.

    OPENBLAS_NUM_THREADS=1 python train/ppo.py --out build/ppo

learns Next Station against `greedy` in the manner of CleanRL: everything is in this file, from the network to the
curve. The network is two layers in numpy, its gradients written out. The reward is the gain in one's own points
(`own_points`), so a game teaches at every step and not only at its end. docs/training.md has the curve.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from megapolis.envs.vector import SeatVectorEnv, vector_env

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
STEEPEST = 0.5
"""The greatest length of the gradients of a step."""
EVERY = 25
"""Updates between two lines of the curve."""


@dataclass
class Settings:
    """What a run depends on; the same settings give the same curve on the same machine."""

    game: str = "next_station"
    opponents: str = "greedy"
    seed: int = 1
    updates: int = 250
    games: int = 256
    steps: int = 32
    """In each game between two updates."""
    epochs: int = 3
    minibatch: int = 1024
    hidden: int = 256
    rate: float = 1e-3
    """Of learning; it falls to zero in a straight line."""
    trace: float = 0.95
    """λ of the generalised advantage estimate. Games are short, so nothing is discounted."""
    clip: float = 0.2
    entropy: float = 0.01
    """How much a policy that is undecided is preferred."""
    points: float = 10.0
    """So many points are a reward of 1."""


class Network:
    """Two layers for policy and value together, a head for each; trained by Adam."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Floats:
            return np.asarray(rng.standard_normal((rows, columns)) * gain / np.sqrt(rows), np.float32)

        self.weights: Weights = {
            "first": layer(inputs, hidden, 2.0),
            "first_bias": np.zeros(hidden, np.float32),
            "second": layer(hidden, hidden, 1.4),
            "second_bias": np.zeros(hidden, np.float32),
            "policy": layer(hidden, actions, 0.01),
            "policy_bias": np.zeros(actions, np.float32),
            "value": layer(hidden, 1, 1.0),
            "value_bias": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.learned = 0

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Both layers, the logits of all actions, and the value."""
        w = self.weights
        first = np.maximum(inputs @ w["first"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        return first, second, second @ w["policy"] + w["policy_bias"], (second @ w["value"] + w["value_bias"])[:, 0]

    def gradients(self, inputs: Floats, first: Floats, second: Floats, logits: Floats, values: Floats) -> Weights:
        """The gradients of the loss by all weights, from those by logits and values."""
        w = self.weights
        below_second = (logits @ w["policy"].T + values[:, None] @ w["value"].T) * (second > 0)
        below_first = (below_second @ w["second"].T) * (first > 0)
        return {
            "first": inputs.T @ below_first,
            "first_bias": below_first.sum(axis=0),
            "second": first.T @ below_second,
            "second_bias": below_second.sum(axis=0),
            "policy": second.T @ logits,
            "policy_bias": logits.sum(axis=0),
            "value": second.T @ values[:, None],
            "value_bias": values.sum(keepdims=True),
        }

    def learn(self, gradients: Weights, rate: float) -> None:
        """One step of Adam down the gradients, which are shortened where they are steep."""
        norm = np.sqrt(sum(float((gradient * gradient).sum()) for gradient in gradients.values()))
        shrink = np.float32(min(1.0, STEEPEST / (norm + 1e-8)))
        self.learned += 1
        step = np.float32(rate * np.sqrt(1 - 0.999**self.learned) / (1 - 0.9**self.learned))
        for name, gradient in gradients.items():
            gradient *= shrink
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            self.weights[name] -= step * mean / (np.sqrt(square) + np.float32(1e-5))


def log_chances(logits: Floats, masks: NDArray[np.bool_]) -> Floats:
    """The logarithms of the chances of legal actions; a very low number for the others."""
    legal = np.where(masks, logits, np.float32(-1e9))
    legal -= legal.max(axis=1, keepdims=True)
    return np.asarray(legal - np.log(np.exp(legal).sum(axis=1, keepdims=True)), np.float32)


class Player:
    """A network that reads rows of a vector environment and chooses."""

    def __init__(self, envs: SeatVectorEnv, hidden: int, rng: np.random.Generator) -> None:
        rows, actions = envs.single_observation_space, envs.single_action_space
        assert isinstance(rows, Box)
        assert isinstance(actions, Discrete)
        self.scale: Floats = np.asarray(1 / rows.high, np.float32)
        self.actions = int(actions.n)
        self.rng = rng
        self.network = Network(len(self.scale), hidden, self.actions, rng)

    def read(self, rows: NDArray[np.int16]) -> Floats:
        """Rows as inputs in [-1, 1]."""
        return np.asarray(rows * self.scale, np.float32)

    def choose(self, inputs: Floats, masks: NDArray[np.bool_]) -> tuple[NDArray[np.int64], Floats, Floats]:
        """An action for each row, drawn from the policy, with the logarithm of its chance and the value of the row."""
        _, _, logits, values = self.network.forward(inputs)
        chances = log_chances(logits, masks)
        noise = -np.log(-np.log(self.rng.random(chances.shape, np.float32) + 1e-20) + 1e-20)
        actions = np.argmax(chances + noise, axis=1)
        return actions, chances[np.arange(len(actions)), actions], values

    def best(self, inputs: Floats, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The likeliest action for each row."""
        return np.asarray(np.argmax(log_chances(self.network.forward(inputs)[2], masks), axis=1))


def make_envs(settings: Settings, games: int) -> SeatVectorEnv:
    """The games, in half of which the learner sits first."""
    seats = [at % 2 for at in range(games)]
    return vector_env(
        settings.game,
        games,
        players=2,
        opponents=settings.opponents,
        own_points=True,
        autoreset_mode="SameStep",
        seat=seats,
    )


class Learner:
    """PPO with games that go on from one update to the next."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.envs = make_envs(settings, settings.games)
        self.player = Player(self.envs, settings.hidden, np.random.default_rng(settings.seed))
        self.rows, self.info = self.envs.reset(seed=settings.seed)
        self.seats = np.arange(settings.games) % 2
        # Of the latest games that ended.
        self.points: deque[float] = deque(maxlen=1000)
        self.wins: deque[float] = deque(maxlen=1000)
        self.played = 0

    def collect(self) -> dict[str, Any]:
        """Play some steps in all games."""
        count, games = self.settings.steps, self.settings.games
        inputs = np.empty((count, games, len(self.player.scale)), np.float32)
        masks = np.empty((count, games, self.player.actions), np.bool_)
        actions = np.empty((count, games), np.int64)
        chances, values, rewards = (np.empty((count, games), np.float32) for _ in range(3))
        ended = np.empty((count, games), np.bool_)
        for step in range(count):
            inputs[step] = self.player.read(self.rows)
            masks[step] = self.info["action_mask"]
            actions[step], chances[step], values[step] = self.player.choose(inputs[step], masks[step])
            before = self.info["own_points"]
            self.rows, returns, ended[step], _, self.info = self.envs.step(actions[step])
            after = self.info["own_points"]
            if ended[step].any():
                # A new game stands here already: the points of the old one are in its last info.
                over = np.flatnonzero(ended[step])
                final = self.info["final_info"]["points"][over, self.seats[over]]
                after = after.copy()
                after[over] = final
                self.points.extend(final.tolist())
                self.wins.extend(((np.sign(returns[over]) + 1) / 2).tolist())
                self.played += len(over)
            rewards[step] = (after - before) / self.settings.points
        last = self.player.network.forward(self.player.read(self.rows))[3]
        advantages = np.empty_like(rewards)
        trace = np.zeros(games, np.float32)
        for step in reversed(range(count)):
            going_on = 1.0 - ended[step]
            ahead = last if step == count - 1 else values[step + 1]
            trace = rewards[step] + going_on * (ahead + self.settings.trace * trace) - values[step]
            advantages[step] = trace
        found = {"inputs": inputs, "masks": masks, "actions": actions, "chances": chances}
        found |= {"advantages": advantages, "targets": advantages + values}
        return {name: each.reshape(count * games, *each.shape[2:]) for name, each in found.items()}

    def update(self, batch: dict[str, Any], rate: float) -> float:
        """Learn from a batch; the mean entropy of the policy."""
        settings, network = self.settings, self.player.network
        size = len(batch["actions"])
        entropies = []
        for _ in range(settings.epochs):
            order = self.player.rng.permutation(size)
            for start in range(0, size, settings.minibatch):
                part = {name: each[order[start : start + settings.minibatch]] for name, each in batch.items()}
                rows = np.arange(len(part["actions"]))
                first, second, logits, values = network.forward(part["inputs"])
                logs = log_chances(logits, part["masks"])
                policy = np.exp(logs)
                gains = part["advantages"]
                gains = (gains - gains.mean()) / (gains.std() + 1e-8)
                ratio = np.exp(logs[rows, part["actions"]] - part["chances"])
                clipped = (ratio > 1 + settings.clip) & (gains > 0) | (ratio < 1 - settings.clip) & (gains < 0)
                weight = np.where(clipped, 0.0, gains * ratio).astype(np.float32)
                entropy = -(policy * np.where(part["masks"], logs, 0)).sum(axis=1)
                slope = policy * weight[:, None]
                slope[rows, part["actions"]] -= weight
                slope += settings.entropy * policy * (np.where(part["masks"], logs, 0) + entropy[:, None])
                slope /= len(rows)
                misses = 0.5 * (values - part["targets"]) / len(rows)
                network.learn(network.gradients(part["inputs"], first, second, slope, misses), rate)
                entropies.append(float(entropy.mean()))
        return sum(entropies) / len(entropies)


def measure(player: Player, settings: Settings, games: int, seed: int) -> dict[str, float]:
    """How the likeliest actions do in so many whole games: the share of wins, and the mean points of both sides."""
    envs = make_envs(settings, games)
    rows, info = envs.reset(seed=seed)
    seats = np.arange(games) % 2
    points, wins = np.zeros((games, 2)), np.zeros(games)
    playing = np.ones(games, np.bool_)
    while playing.any():
        chosen = player.best(player.read(rows), info["action_mask"].astype(np.bool_))
        rows, returns, ended, _, info = envs.step(chosen)
        # A new game follows at once, which is no longer counted.
        over = np.flatnonzero(ended & playing)
        if len(over):
            points[over] = info["final_info"]["points"][over]
            wins[over] = (np.sign(returns[over]) + 1) / 2
            playing[over] = False
    own, other = points[np.arange(games), seats], points[np.arange(games), 1 - seats]
    return {"wins": float(wins.mean()), "points": float(own.mean()), "other_points": float(other.mean())}


def main(arguments: list[str] | None = None) -> None:
    """Learn, keep the curve and the weights, and measure what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--measured", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    given = vars(parser.parse_args(arguments))
    out, measured = given.pop("out"), given.pop("measured")
    out.mkdir(parents=True, exist_ok=True)
    settings = Settings(**given)
    learner = Learner(settings)
    began, clock = time.process_time(), time.perf_counter()
    with (out / "curve.jsonl").open("w", encoding="utf-8") as curve:

        def note(line: dict[str, Any]) -> None:
            seconds = {"cpu_seconds": round(time.process_time() - began), "seconds": round(time.perf_counter() - clock)}
            text = json.dumps({**line, **seconds})
            print(text, flush=True)
            curve.write(f"{text}\n")
            curve.flush()

        note({"settings": asdict(settings)})
        for number in range(1, settings.updates + 1):
            batch = learner.collect()
            entropy = learner.update(batch, settings.rate * (1 - (number - 1) / settings.updates))
            if number % EVERY == 0 or number == settings.updates:
                steps = number * settings.steps * settings.games
                progress = {"update": number, "steps": steps, "games": learner.played, "entropy": round(entropy, 3)}
                recent = {"wins": np.mean(learner.wins), "points": np.mean(learner.points)} if learner.played else {}
                note({**progress, **{name: round(float(mean), 3) for name, mean in recent.items()}})
        np.savez(out / "weights.npz", allow_pickle=False, **learner.player.network.weights)
        found = measure(learner.player, settings, measured, seed=settings.seed + 1_000_000)
        note({"measured": measured, **{name: round(mean, 3) for name, mean in found.items()}})


if __name__ == "__main__":
    main()
