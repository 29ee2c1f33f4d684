"""Trains a game's network by searched self-play, and writes it as ONNX: `make train`, docs/training.md.

Worker processes play, each many games at tables of one kind; this process holds the network, judges their positions and
learns from what their searches saw, on a GPU where there is one. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import multiprocessing as mp
import os
import random
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

from fastplay import FastActor
from megapolis.catalog import find_game
from megapolis.compiled import engine_status
from network import Network, Teacher, export
from selfplay import KEPT, Actor, Plan
from subjects import SUBJECTS, Subject

LESSONS = 512
"""So many lessons a worker hands over at once."""
POOL = 6
"""So many past selves are kept to play against."""
WARMUP = 200
"""In so many steps the rate of learning rises to what it should be."""
Arrays = dict[str, Any]


class Shelf:
    """Memory that a worker and the learner share: positions to judge and answers, lessons."""

    def __init__(self, context: SpawnContext, room: int, width: int, seats: int) -> None:
        self.shapes = {
            "positions": ("h", (room, width)),
            "answers": ("f", (room, 1 + 2 * seats)),
            "rows": ("h", (LESSONS, KEPT, width)),
            "policy": ("f", (LESSONS, KEPT)),
            "points": ("f", (LESSONS, KEPT, seats)),
            "wins": ("f", (LESSONS, KEPT, seats)),
            "points_weights": ("f", (LESSONS, KEPT, seats)),
            "wins_weights": ("f", (LESSONS, KEPT, seats)),
        }
        self.memory = {name: context.RawArray(code, math.prod(shape)) for name, (code, shape) in self.shapes.items()}

    def arrays(self) -> Arrays:
        """The same as arrays."""
        kinds = {"h": np.int16, "f": np.float32}
        return {
            name: np.frombuffer(self.memory[name], kinds[code]).reshape(shape)
            for name, (code, shape) in self.shapes.items()
        }


LESSON_FIELDS = ("rows", "policy", "points", "wins", "points_weights", "wins_weights")


def work(
    subject: Subject, table: int, games: int, shelf: Shelf, pipe: Connection, seed: int, led: bool, plan: Plan
) -> None:
    """A worker: plays until it is told to stop. `led`: a teacher judges the first games by leads."""
    # Positions refer to no one in circles: looking for such circles among so many would take most of the time.
    gc.disable()
    # The learner comes first: all workers wait for it.
    os.nice(5)
    torch.set_num_threads(1)
    arrays = shelf.arrays()
    # A look ahead costs little: more games at once.
    actor: FastActor | Actor
    if subject.fast and plan.evaluations == 1:
        actor = FastActor(subject, table, 4 * games, seed, led)
    else:
        actor = Actor(subject, table, games, seed)
    actor.plan = plan
    room = len(arrays["positions"])
    collected = time.monotonic()
    while True:
        answers = []
        for which, rows in enumerate(actor.gather()):
            found = np.zeros((len(rows), arrays["answers"].shape[1]), np.float32)
            for start in range(0, len(rows), room):
                part = rows[start : start + room]
                arrays["positions"][: len(part)] = part
                pipe.send(("judge", len(part), 2 if isinstance(actor, FastActor) else which))
                pipe.recv()
                found[start : start + room] = arrays["answers"][: len(part)]
            answers.append(found)
        actor.absorb(answers)
        while actor.ready(LESSONS):
            batch = actor.take(LESSONS)
            for name in LESSON_FIELDS:
                arrays[name][:] = getattr(batch, name)
            pipe.send(("learn", actor.ended, actor.scores))
            actor.ended, actor.scores = 0, []
            plan = pipe.recv()
            if plan.evaluations > 1 and isinstance(actor, FastActor):
                actor = Actor(subject, table, games, seed + 1)
            actor.plan = plan
        if time.monotonic() - collected > 60:
            # Searches do: decisions and edges refer to each other from time to time.
            gc.collect()
            collected = time.monotonic()


class Memory:
    """The latest lessons, on the learner's device."""

    def __init__(self, size: int, arrays: Arrays, device: str) -> None:
        self.parts = {
            name: torch.zeros(
                (size, *arrays[name].shape[1:]), dtype=torch.from_numpy(arrays[name]).dtype, device=device
            )
            for name in LESSON_FIELDS
        }
        self.size, self.at, self.filled, self.seen = size // LESSONS * LESSONS, 0, 0, 0

    def add(self, arrays: Arrays) -> None:
        """Take lessons in, over the oldest ones."""
        for name, part in self.parts.items():
            part[self.at : self.at + LESSONS] = torch.from_numpy(arrays[name]).to(part.device)
        self.at = (self.at + LESSONS) % self.size
        self.filled = min(self.size, self.filled + LESSONS)
        self.seen += LESSONS

    def batch(self, size: int) -> dict[str, torch.Tensor]:
        """Some of them at random."""
        chosen = torch.randint(self.filled, (size,), device=self.parts["rows"].device)
        return {name: part[chosen] for name, part in self.parts.items()}


class Learner:
    """The network, its slowly following average (which plays and is exported), past selves, and the optimiser."""

    def __init__(self, subject: Subject, width: int, rate: float, device: str) -> None:
        self.subject, self.device, self.rate = subject, device, rate
        game = find_game(subject.game)
        slices = (game.reader or game.observer).slices(subject.seats)
        self.network = Network(slices, subject, width).to(device)
        self.average = Network(slices, subject, width).to(device)
        self.past = Network(slices, subject, width).to(device)
        self.average.load_state_dict(self.network.state_dict())
        self.past.load_state_dict(self.network.state_dict())
        self.pool: list[dict[str, torch.Tensor]] = []
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=rate, weight_decay=1e-4)
        self.live = torch.zeros(self.network.first.in_features, dtype=torch.bool, device=device)
        self.steps, self.games, self.elapsed = 0, 0, 0.0
        self.teacher: Teacher | None = None
        """Judges the first games, played by one look ahead, if there is one."""
        self.losses: deque[tuple[float, float, float]] = deque(maxlen=100)

    @torch.no_grad()
    def judge(self, rows: Any, which: int) -> Any:
        """What the average says of positions, or (1) a past self, or (2) the teacher if there is one."""
        network = self.teacher or self.average if which == 2 else self.past if which else self.average
        return network.judge(torch.from_numpy(rows).to(self.device)).cpu().numpy()

    def start_from(self, path: Path) -> None:
        """Begin with the weights of an exported network, whose average moves slowly from the first step on."""
        self.steps = 6000
        for network in (self.network, self.average, self.past):
            self.live = network.cpu().read_file(path).to(self.device)
            network.to(self.device)

    def remember(self) -> None:
        """Put what plays now into the pool, and play against another of it from now on."""
        self.pool.append({name: value.clone() for name, value in self.average.state_dict().items()})
        if len(self.pool) > POOL:
            # The first is kept: one stays far away.
            self.pool.pop(random.randrange(1, POOL))
        self.past.load_state_dict(random.choice(self.pool))

    def learn(self, batch: dict[str, torch.Tensor], rate: float) -> None:
        """One step."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        size = len(batch["rows"])
        rows = batch["rows"].reshape(size * KEPT, -1)
        answers = self.network(rows)
        there = batch["policy"] > 0
        logits = answers.policy.reshape(size, KEPT).masked_fill(~there, -1e9)
        # Lessons that hold positions of different decisions say nothing of the policy.
        choices = batch["policy"].sum().clamp(min=1.0)
        policy = -(batch["policy"] * torch.log_softmax(logits, dim=1)).sum() / choices
        weights = batch["points_weights"].reshape(size * KEPT, -1)
        target = self.network.two_hot(batch["points"].reshape(size * KEPT, -1))
        points = -(target * torch.log_softmax(answers.bins, dim=-1)).sum(dim=-1)
        points = (points * weights).sum() / weights.sum().clamp(min=1.0)
        weights = batch["wins_weights"].reshape(size * KEPT, -1)
        aims = batch["wins"].reshape(size * KEPT, -1)
        wins = torch.nn.functional.binary_cross_entropy_with_logits(answers.wins, aims, reduction="none")
        wins = (wins * weights).sum() / weights.sum().clamp(min=1.0)
        loss = points + wins + 0.5 * policy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.steps += 1
        # Over the latest sixth of the steps, a thousand at most.
        keep = min(0.999, 1 - 6 / (self.steps + 6))
        with torch.no_grad():
            for slow, fast in zip(self.average.parameters(), self.network.parameters(), strict=True):
                slow.lerp_(fast, 1 - keep)
        if self.steps % 20 == 0:
            self.live |= (self.network.features(rows) != 0).any(dim=0)
            self.losses.append((points.item(), wins.item(), policy.item()))

    def save(self, folder: Path) -> None:
        """Write a checkpoint to go on from, and the file to play with."""
        state = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "pool": self.pool,
            "live": self.live,
            "steps": self.steps,
            "games": self.games,
            "elapsed": self.elapsed,
        }
        part = folder / "checkpoint.part"
        torch.save(state, part)
        part.replace(folder / "checkpoint.pt")
        export(self.average, self.live.cpu().numpy(), folder / "network.onnx")

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        kept = torch.load(path, map_location=self.device)
        self.network.load_state_dict(kept["network"])
        self.average.load_state_dict(kept["average"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.pool, self.live = kept["pool"], kept["live"].to(self.device)
        self.steps, self.games, self.elapsed = kept["steps"], kept["games"], kept["elapsed"]
        if self.pool:
            self.past.load_state_dict(random.choice(self.pool))


def lock_in_memory(shelves: list[Arrays]) -> None:
    """Have the GPU read what workers write without a copy in between; where that fails all works, only slower."""
    driver = torch.cuda.cudart()
    for arrays in shelves:
        for array in arrays.values():
            if int(driver.cudaHostRegister(array.ctypes.data, array.nbytes, 0)):
                # The next operation would report it.
                with suppress(RuntimeError):
                    torch.zeros(1, device="cuda")
                return


def evaluate(learner: Learner, games: int, evaluations: int) -> tuple[float, float]:
    """What the yardstick's games bring with a budget, nothing tried out, and half the 95 % interval."""
    actor = Actor(learner.subject, 0, min(games, 128), 987_654, measures=True)
    actor.plan = Plan(evaluations=evaluations)
    while len(actor.scores) < games:
        actor.absorb([learner.judge(rows, which) for which, rows in enumerate(actor.gather())])
        actor.lessons = []
    scores = np.array(actor.scores)
    return float(scores.mean()), float(1.96 * scores.std() / math.sqrt(len(scores)))


def plan_at(part: float, arguments: argparse.Namespace) -> Plan:
    """How games are played after this part of the time."""
    # First what the heuristics do, then what one look ahead finds, then what the search finds.
    taught = max(0.0, 1.0 - part / arguments.taught) if arguments.taught else 0.0
    searching = (part - arguments.early) / (1 - arguments.early)
    evaluations = 1 if searching < 0 else round(arguments.evaluations * (0.5 + 0.5 * searching))
    return Plan(evaluations=evaluations, taught=taught, noisy=arguments.noisy * (1 - 0.7 * part), trace=arguments.trace)


def read_arguments() -> argparse.Namespace:
    """The command line."""
    cores = os.cpu_count() or 1
    gpu = torch.cuda.is_available()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("game", choices=sorted(SUBJECTS), help="what to learn")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to train, with earlier runs")
    parser.add_argument(
        "--out", type=Path, default=Path("build/train"), help="where checkpoint and network go, in a folder by game"
    )
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever is there")
    parser.add_argument("--start", type=Path, help="a network of this shape to begin from, if nothing is there")
    parser.add_argument(
        "--teacher",
        type=Path,
        help="an older network, for points or where winning is the aim for leads: judges the first games",
    )
    parser.add_argument("--tables", help="which tables of the game the workers play in turn: 0,2,2 (default: all)")
    parser.add_argument("--workers", type=int, default=max(1, cores - 2) if gpu else max(1, cores - 1))
    parser.add_argument("--games", type=int, default=192 if gpu else 96, help="games at once in each worker")
    parser.add_argument("--width", type=int, default=384, help="of the network's layers")
    parser.add_argument("--batch", type=int, default=2048 if gpu else 128, help="decisions in a step of learning")
    parser.add_argument("--memory", type=int, default=400_000 if gpu else 20_000, help="decisions that are kept")
    parser.add_argument("--repeat", type=float, default=2.0, help="how often a lesson is learned from, on average")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first")
    parser.add_argument("--evaluations", type=int, default=96, help="budget of a search in self-play, at last")
    parser.add_argument(
        "--early", type=float, default=0.35, help="the share of the time before searches look further than one turn"
    )
    parser.add_argument("--taught", type=float, default=0.15, help="the share in which the heuristics play too")
    parser.add_argument("--noisy", type=float, default=0.3, help="the share of searches that explore, at first")
    parser.add_argument("--trace", type=float, default=0.8, help="how much of what came later goes into a lesson")
    parser.add_argument("--report", type=float, default=30.0, help="seconds between lines of progress")
    parser.add_argument("--evaluate", type=int, default=512, help="games to judge the result by")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Run:
    """One run: workers, the learner and the clock."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        device = "cuda" if torch.cuda.is_available() else "cpu"
        self.subject = SUBJECTS[arguments.game]
        if arguments.tables:
            chosen = [self.subject.tables[int(number)] for number in arguments.tables.split(",")]
            self.subject = replace(self.subject, tables=chosen)
        self.folder = arguments.out / arguments.game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(self.subject, arguments.width, arguments.rate, device)
        if arguments.teacher:
            self.learner.teacher = Teacher(arguments.teacher, self.subject.seats).to(device)
        kept = self.folder / "checkpoint.pt"
        if kept.exists() and not arguments.fresh:
            self.learner.load(kept)
        else:
            (self.folder / "curve.jsonl").unlink(missing_ok=True)
            if arguments.start:
                self.learner.start_from(arguments.start)
        game = find_game(arguments.game)
        width = int((game.reader or game.observer).length(self.subject.seats))
        context = mp.get_context("spawn")
        shelves = [Shelf(context, arguments.games * 32, width, self.subject.seats) for _ in range(arguments.workers)]
        self.arrays = [shelf.arrays() for shelf in shelves]
        if device == "cuda":
            lock_in_memory(self.arrays)
        self.memory = Memory(arguments.memory, self.arrays[0], device)
        tables = min(arguments.workers, len(self.subject.tables))
        self.recent: list[deque[float]] = [deque(maxlen=500) for _ in range(tables)]
        self.trained = 0.0
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        print(
            f"{device}, {arguments.workers} workers with {arguments.games} games each, engine {engine_status()}",
            flush=True,
        )
        for number, shelf in enumerate(shelves):
            ours, theirs = context.Pipe()
            seed = arguments.seed * 1000 + number + 17 * self.learner.games
            led = arguments.teacher is not None and self.subject.aim == "win"
            task = (self.subject, number, arguments.games, shelf, theirs, seed, led, plan_at(self.part(), arguments))
            process = context.Process(target=work, args=task, daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)

    def part(self) -> float:
        """How much of the time has passed."""
        minutes: float = self.arguments.minutes
        return min(1.0, self.learner.elapsed / (minutes * 60))

    def serve(self) -> None:
        """Answer workers that wait."""
        for ready in wait(self.pipes, timeout=5):
            at = self.pipes.index(ready)
            arrays, pipe = self.arrays[at], self.pipes[at]
            message = pipe.recv()
            if message[0] == "judge":
                _, count, which = message
                arrays["answers"][:count] = self.learner.judge(arrays["positions"][:count], which)
                pipe.send(True)
            else:
                self.memory.add(arrays)
                self.learner.games += message[1]
                self.recent[at % len(self.recent)].extend(message[2])
                pipe.send(plan_at(self.part(), self.arguments))

    def learn(self) -> None:
        """Learn from what came in."""
        part, batch = self.part(), self.arguments.batch
        rate = self.arguments.rate * (
            1.0 if part < 0.2 else max(0.02, 0.5 + 0.5 * math.cos(math.pi * (part - 0.2) / 0.8))
        )
        # The optimiser begins without an idea of how far to go.
        rate *= min(1.0, (self.trained / batch + 1) / WARMUP)
        while self.memory.filled >= 4 * batch and self.trained < self.memory.seen * self.arguments.repeat:
            self.learner.learn(self.memory.batch(batch), rate)
            self.trained += batch

    def report(self) -> None:
        """One line of progress, one of the curve, and a checkpoint."""
        learner = self.learner
        losses = [round(float(value), 4) for value in np.mean(learner.losses or [(0, 0, 0)], axis=0)]
        yardsticks = [round(float(np.mean(scores)), 1) if scores else None for scores in self.recent]
        left = self.arguments.minutes - learner.elapsed / 60
        plan = plan_at(self.part(), self.arguments)
        print(
            f"{left:5.1f} min left  {learner.games:8} games  {self.memory.seen:9} lessons  step {learner.steps:6}"
            f"  points {losses[0]:.3f} wins {losses[1]:.3f} policy {losses[2]:.3f}  ({plan.evaluations} evaluations)"
            f"  yardsticks {yardsticks}",
            flush=True,
        )
        row = {"seconds": round(learner.elapsed), "games": learner.games, "steps": learner.steps, "losses": losses}
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(row | {"yardsticks": yardsticks, "evaluations": plan.evaluations}) + "\n")
        learner.save(self.folder)

    def run(self) -> None:
        """Train until the time is up, then measure."""
        before = time.monotonic()
        next_report, next_past = self.learner.elapsed + self.arguments.report, self.learner.elapsed
        while self.part() < 1.0:
            self.serve()
            self.learn()
            now = time.monotonic()
            self.learner.elapsed += now - before
            before = now
            if self.learner.elapsed >= next_past:
                next_past += max(30.0, self.arguments.minutes * 2)
                self.learner.remember()
            if self.learner.elapsed >= next_report:
                next_report += self.arguments.report
                self.report()
        self.report()
        for process in self.processes:
            process.terminate()
            process.join()
        for budget in (1, self.arguments.evaluations) if self.arguments.evaluate else ():
            mean, half = evaluate(self.learner, self.arguments.evaluate, budget)
            print(f"{self.arguments.game}: {mean:.2f} ± {half:.2f} with {budget} evaluations", flush=True)


def main() -> None:
    """Train for so many minutes."""
    arguments = read_arguments()
    if not torch.cuda.is_available():
        torch.set_num_threads(1)
    torch.set_float32_matmul_precision("high")
    random.seed(arguments.seed)
    Run(arguments).run()


if __name__ == "__main__":
    main()
