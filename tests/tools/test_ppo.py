"""The example of training: its gradients, that a run can be repeated, and that it learns."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "train"))

import ppo

pytestmark = pytest.mark.compiled
SMALL = ["--updates", "2", "--games", "16", "--steps", "8", "--minibatch", "64", "--hidden", "16", "--measured", "4"]


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    network = ppo.Network(5, 7, 3, rng)
    weights: dict[str, Any] = network.weights
    for name, weight in weights.items():
        # Finite differences need more digits than learning does.
        weights[name] = weight.astype(np.float64) + rng.normal(size=weight.shape) * 0.1
    inputs: Any = rng.normal(size=(4, 5))
    slopes: Any = rng.normal(size=(4, 3))
    misses: Any = rng.normal(size=4)

    def loss() -> float:
        _, _, logits, values = network.forward(inputs)
        return float((logits * slopes).sum() + (values * misses).sum())

    first, second, _, _ = network.forward(inputs)
    gradients = network.gradients(inputs, first, second, slopes, misses)
    for name, weight in weights.items():
        for place in np.ndindex(weight.shape):
            kept = weight[place]
            found = []
            for change in (1e-6, -1e-6):
                weight[place] = kept + change
                found.append(loss())
            weight[place] = kept
            assert gradients[name][place] == pytest.approx((found[0] - found[1]) / 2e-6, abs=1e-6), (name, place)


def test_illegal_actions_have_no_chance() -> None:
    chances = np.exp(ppo.log_chances(np.array([[5.0, 1.0, 1.0]], np.float32), np.array([[False, True, True]])))
    assert chances.tolist() == [[0.0, 0.5, 0.5]]


def test_a_run_can_be_repeated(tmp_path: Path) -> None:
    curves = []
    for folder in ("one", "two"):
        ppo.main([*SMALL, "--out", str(tmp_path / folder)])
        lines = [json.loads(line) for line in (tmp_path / folder / "curve.jsonl").read_text().splitlines()]
        curves.append([{name: value for name, value in line.items() if "seconds" not in name} for line in lines])
    assert curves[0] == curves[1]
    assert [next(iter(line)) for line in curves[0]] == ["settings", "update", "measured"]
    assert curves[0][0]["settings"]["games"] == 16
    with np.load(tmp_path / "one" / "weights.npz") as weights:
        assert weights["second"].shape == (16, 16)


def test_it_learns() -> None:
    settings = ppo.Settings(updates=12, games=64, steps=32, minibatch=256, hidden=64, opponents="random")
    learner = ppo.Learner(settings)
    before = ppo.measure(learner.player, settings, 64, seed=9)
    for _ in range(settings.updates):
        learner.update(learner.collect(), settings.rate)
    after = ppo.measure(learner.player, settings, 64, seed=9)
    assert after["points"] > before["points"] + 10
    assert after["wins"] > 0.9
