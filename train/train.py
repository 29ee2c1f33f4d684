"""Trains a judge of positions by self-play, and writes it as ONNX: `make train`, docs/training.md.

Worker processes play, each a batch of games; this process holds the network, judges their positions and learns from
what they saw, on a GPU where there is one.
"""

from __future__ import annotations

import argparse
import gc
import math
import multiprocessing as mp
import os
import time
from collections import deque
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import Any

import numpy as np
import torch

from megapolis.bots.core.settings import AIMS
from megapolis.compiled import engine_status
from network import Network, export
from selfplay import Actor
from subjects import SUBJECTS, Subject

LESSONS = 24
"""Room for so many lessons a game at once, on average over a batch."""


class Shelf:
    """Memory that a worker and the learner share."""

    def __init__(self, context: SpawnContext, games: int, room: int, width: int) -> None:
        self.games, self.width = games, width
        self.rows = context.RawArray("h", games * room * width)
        self.values = context.RawArray("f", games * room)
        self.lessons = context.RawArray("h", games * LESSONS * width)
        self.targets = context.RawArray("f", games * LESSONS)

    def arrays(self) -> tuple[Any, Any, Any, Any]:
        """The same as arrays: positions and their values, lessons and their targets."""
        return (
            np.frombuffer(self.rows, np.int16).reshape(-1, self.width),
            np.frombuffer(self.values, np.float32),
            np.frombuffer(self.lessons, np.int16).reshape(-1, self.width),
            np.frombuffer(self.targets, np.float32),
        )

    def pin(self) -> None:
        """Lets a GPU read this memory directly, several times as fast."""
        rows, _, lessons, _ = self.arrays()
        for array in (rows, lessons):
            if int(torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)) != 0:
                print("shared memory cannot be pinned: copying is slower", flush=True)
                with suppress(RuntimeError):
                    # The error stands until somebody asks for it.
                    torch.zeros(1, device="cuda")


def work(subject: Subject, table: int, shelf: Shelf, pipe: Connection, seed: int) -> None:
    """A worker: plays until it is told to stop."""
    # Positions refer to no one in circles: looking for such circles among so many would take most of the time.
    gc.disable()
    actor = Actor(subject, table, shelf.games, seed)
    rows, values, lessons, targets = shelf.arrays()
    waiting: list[tuple[Any, Any]] = []
    while True:
        seen = actor.look()
        count = len(seen)
        rows[:count] = seen
        taught = 0
        while waiting and taught + len(waiting[0][1]) <= len(targets):
            kept, aims = waiting.pop(0)
            lessons[taught : taught + len(aims)] = kept
            targets[taught : taught + len(aims)] = aims
            taught += len(aims)
        scores, actor.scores = actor.scores, []
        # Only those of the very first table are a yardstick.
        pipe.send((count, taught, actor.games, [] if table % len(subject.tables) else scores))
        actor.games = 0
        stray = pipe.recv()
        if stray is None:
            return
        lesson = actor.act(values[:count], stray)
        if len(lesson[1]):
            waiting.append(lesson)


class Memory:
    """The latest lessons, on the learner's device."""

    def __init__(self, size: int, width: int, device: str) -> None:
        self.rows = torch.zeros((size, width), dtype=torch.int16, device=device)
        self.targets = torch.zeros(size, device=device)
        self.size, self.at, self.filled, self.seen = size, 0, 0, 0

    def add(self, rows: Any, targets: Any) -> None:
        """Takes lessons in, over the oldest ones."""
        count = len(targets)
        first = min(count, self.size - self.at)
        for start, end, to in ((0, first, self.at), (first, count, 0)):
            if end > start:
                self.rows[to : to + end - start] = torch.from_numpy(rows[start:end]).to(self.rows.device)
                self.targets[to : to + end - start] = torch.from_numpy(targets[start:end]).to(self.rows.device)
        self.at = (self.at + count) % self.size
        self.filled = min(self.size, self.filled + count)
        self.seen += count

    def batch(self, size: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Some of them at random."""
        chosen = torch.randint(self.filled, (size,), device=self.rows.device)
        return self.rows[chosen], self.targets[chosen]


class Learner:
    """The network, its slowly following average (which plays and is exported), and its optimiser."""

    def __init__(self, subject: Subject, slices: Any, arguments: argparse.Namespace, device: str) -> None:
        self.subject, self.device = subject, device
        self.network = Network(slices, subject, arguments.width).to(device)
        self.average = Network(slices, subject, arguments.width).to(device)
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=arguments.rate, weight_decay=1e-4)
        self.live = torch.zeros(self.network.first.in_features, dtype=torch.bool, device=device)
        self.steps = 0
        self.losses: deque[float] = deque(maxlen=200)
        if arguments.resume:
            kept = torch.load(arguments.resume, map_location=device)
            self.network.load_state_dict(kept["network"])
            self.average.load_state_dict(kept["average"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.live = kept["live"].to(device)
            self.steps = kept["steps"]
        else:
            self.average.load_state_dict(self.network.state_dict())

    @torch.no_grad()
    def judge(self, rows: Any) -> Any:
        """Points still to come."""
        return self.average(torch.from_numpy(rows).to(self.device)).cpu().numpy()

    def learn(self, rows: torch.Tensor, targets: torch.Tensor, rate: float) -> None:
        """One step."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        loss = torch.nn.functional.smooth_l1_loss(self.network(rows) / 30, targets / 30)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.steps += 1
        keep = min(0.999, 1 - 1 / (self.steps + 1))
        with torch.no_grad():
            for slow, fast in zip(self.average.parameters(), self.network.parameters(), strict=True):
                slow.lerp_(fast, 1 - keep)
        if self.steps % 20 == 0:
            self.live |= (self.network.features(rows) != 0).any(dim=0)
            self.losses.append(float(loss.detach()))

    def save(self, folder: Path) -> None:
        """Writes a checkpoint to go on from, and the file to play with."""
        state = {"network": self.network.state_dict(), "average": self.average.state_dict(), "live": self.live}
        torch.save(state | {"optimiser": self.optimiser.state_dict(), "steps": self.steps}, folder / "checkpoint.pt")
        export(
            self.average,
            self.live.cpu().numpy(),
            folder / ("win.onnx" if self.subject.leads else "score.onnx"),
        )


def evaluate(learner: Learner, games: int, seed: int = 12345) -> tuple[float, float]:
    """The mean score at tables of the first set-up, played without straying, and half its 95 % interval."""
    players, [first, *_] = learner.subject.tables[0]
    actor = Actor(replace(learner.subject, tables=[(players, [first])]), 0, min(games, 512), seed)
    while len(actor.scores) < games:
        actor.act(learner.judge(actor.look().copy()), 0.0)
    points = np.array(actor.scores)
    return float(points.mean()), float(1.96 * points.std() / math.sqrt(len(points)))


def read_arguments() -> argparse.Namespace:
    """The command line."""
    cores = os.cpu_count() or 1
    gpu = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("game", choices=sorted({game for game, _ in SUBJECTS}), help="what to learn")
    parser.add_argument("--aim", choices=AIMS, default="score", help="to make points, or to be ahead")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to train")
    parser.add_argument("--out", type=Path, default=Path("build/train"), help="where checkpoint and network go")
    parser.add_argument("--resume", type=Path, help="a checkpoint to go on from")
    parser.add_argument("--workers", type=int, default=max(1, cores - 2) if gpu else max(1, cores - 1))
    parser.add_argument("--games", type=int, default=768 if gpu else 256, help="games at once in each worker")
    parser.add_argument("--width", type=int, default=384, help="of the network's first layer")
    parser.add_argument("--batch", type=int, default=8192 if gpu else 1024, help="lessons in a step of learning")
    parser.add_argument("--memory", type=int, default=4_000_000 if gpu else 200_000, help="lessons that are kept")
    parser.add_argument("--repeat", type=float, default=2.0, help="how often a lesson is learned from, on average")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first")
    parser.add_argument(
        "--stray", type=float, default=0.08, help="the share of random actions at first; a tenth at last"
    )
    parser.add_argument("--report", type=float, default=30.0, help="seconds between lines of progress")
    parser.add_argument("--evaluate", type=int, default=4096, help="games to judge the result by")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if (arguments.game, arguments.aim) not in SUBJECTS:
        parser.error(f"{arguments.game} can be learned with --aim score only")
    return arguments


def main() -> None:
    """Trains for so many minutes."""
    arguments = read_arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cpu":
        torch.set_num_threads(1)
    torch.set_float32_matmul_precision("high")
    arguments.out.mkdir(parents=True, exist_ok=True)
    print(
        f"{device}, {arguments.workers} workers with {arguments.games} games each, engine {engine_status()}", flush=True
    )
    subject = SUBJECTS[arguments.game, arguments.aim]
    probe = Actor(subject, 0, 1, 0)
    learner = Learner(subject, probe.batch.game.observer.slices(subject.seats), arguments, device)
    memory = Memory(arguments.memory, probe.width, device)
    context = mp.get_context("spawn")
    shelves = [Shelf(context, arguments.games, subject.room, probe.width) for _ in range(arguments.workers)]
    arrays = [shelf.arrays() for shelf in shelves]
    if device == "cuda":
        for shelf in shelves:
            shelf.pin()
    pipes: list[Any] = []
    processes = []
    for number, shelf in enumerate(shelves):
        ours, theirs = context.Pipe()
        work_for = (subject, number, shelf, theirs, arguments.seed * 1000 + number)
        process = context.Process(target=work, args=work_for, daemon=True)
        process.start()
        pipes.append(ours)
        processes.append(process)
    began = time.monotonic()
    end = began + arguments.minutes * 60
    next_report = began + arguments.report
    recent: deque[float] = deque(maxlen=5000)
    games, trained = 0, 0.0
    while (now := time.monotonic()) < end:
        part = (now - began) / (end - began)
        stray = arguments.stray * max(0.1, 1 - 1.8 * part)
        rate = arguments.rate * min(
            1.0, max(0.01, 0.5 + 0.5 * math.cos(math.pi * (part - 0.2) / 0.8) if part > 0.2 else 1)
        )
        for ready in wait(pipes, timeout=5):
            at = pipes.index(ready)
            pipe = pipes[at]
            count, taught, ended, scores = pipe.recv()
            rows, values, lessons, targets = arrays[at]
            values[:count] = learner.judge(rows[:count])
            if taught:
                memory.add(lessons[:taught], targets[:taught])
            pipe.send(stray)
            games += ended
            recent.extend(scores)
        while memory.filled >= 4 * arguments.batch and trained < memory.seen * arguments.repeat:
            learner.learn(*memory.batch(arguments.batch), rate)
            trained += arguments.batch
        if now >= next_report:
            next_report += arguments.report
            mean = sum(recent) / max(1, len(recent))
            loss = sum(learner.losses) / max(1, len(learner.losses))
            print(
                f"{(end - now) / 60:5.1f} min left  {games:9} games  {games / (now - began):6.0f}/s"
                f"  step {learner.steps:7}  loss {loss:.4f}  score {mean:6.2f}"
                f"  (straying {stray:.3f}, rate {rate:.1e})",
                flush=True,
            )
            learner.save(arguments.out)
    for pipe in pipes:
        pipe.send(None)
    learner.save(arguments.out)
    mean, half = evaluate(learner, arguments.evaluate)
    unit = "% of wins against the game's own heuristics" if subject.leads else "points"
    print(f"{arguments.game}: {mean:.2f} ± {half:.2f} {unit} in {arguments.evaluate} games", flush=True)
    for process in processes:
        process.join(timeout=10)


if __name__ == "__main__":
    main()
