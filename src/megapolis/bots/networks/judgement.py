"""What a network's answers mean for a search: values for every seat, and how promising each way is."""

from __future__ import annotations

from math import tanh
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.bots.core.evaluator import Leaves
from megapolis.engine.core.heuristics import Heuristics

UNSURE: Final = 20.0
"""In points: with such a lead a win is likely, but not sure."""
LEAD: Final = 0.8
"""The share of an outcome that is read off the points expected of each seat: they build on what heuristics know."""
LOGIT: Final = 1.0
"""In points: by so much a position is better whose logit is higher by one, where a network has no policy."""


def fill_from_values(leaves: Leaves, heuristics: Heuristics, score_aim: bool, answers: vec[float]) -> None:
    """Write what a network means that answers one number: points, or those of the lead."""
    players, stride = leaves.players, leaves.stride
    baselines = leaves.baselines(heuristics)
    logits = vec[float](capacity=leaves.count())
    for at in range(leaves.count()):
        for i in range(at * stride, (at + 1) * stride):
            leaves.values[i] = 0.0
        seat, known = leaves.seats[at], at * players
        found = baselines[known + seat]
        if score_aim:
            # Who has ended the game has its points.
            if leaves.states[at].awaited() != 0:
                found += answers[at]
            leaves.values[at * stride + players + seat] = found
        else:
            found += answers[at] - best_other(baselines, known, players, seat)
            leaves.values[at * stride + seat] = tanh(found / UNSURE)
        logits = append(logits, found / LOGIT)
    leaves.logits = logits


def best_other(points: vec[float], start: i64, players: i64, seat: i64) -> float:
    """The most points of anybody but a seat."""
    first: i64 = 1 if seat == 0 else 0
    out = points[start + first]
    for other in range(players):
        if other != seat and points[start + other] > out:
            out = points[start + other]
    return out


def fill(
    leaves: Leaves,
    heuristics: Heuristics,
    policy: vec[float],
    points: vec[float],
    wins: vec[float],
    *,
    share: float = LEAD,
) -> None:
    """Write a network's answers: its seats are counted from the one that the position is seen by."""
    count, players, stride = leaves.count(), leaves.players, leaves.stride
    if count == 0:
        return
    told: i64 = i64(len(points)) // count
    known = told if told < players else players
    baselines, values, scale = leaves.baselines(heuristics), leaves.values, heuristics.lead_scale()
    for at in range(count):
        outcomes, made, seat = at * stride, at * stride + players, leaves.seats[at]
        for other in range(players):
            values[outcomes + other] = 0.0
            values[made + other] = baselines[at * players + other]
        # Who ends a game in which all act at once has its points; the others are yet to finish their turns.
        gain = 0.0 if leaves.states[at].awaited() == 0 else points[at * told]
        for turn in range(players):
            other = (seat + turn) % players
            if turn < known:
                values[outcomes + other] = 2.0 * wins[at * told + turn] - 1.0
                if turn > 0:
                    gain = points[at * told + turn]
                values[made + other] = values[made + other] + gain
            elif known > 1:
                # Of seats that it does not read it says nothing: they gain as much as the last of those that it does.
                values[made + other] = values[made + other] + gain
        if players > 1:
            for one in range(players):
                leads = 0.0
                for other in range(players):
                    leads += tanh((values[made + one] - values[made + other]) / scale)
                outcome = values[outcomes + one]
                values[outcomes + one] = outcome + share * (leads / float(players - 1) - outcome)
    leaves.logits = policy
