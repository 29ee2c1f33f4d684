"""How honest the coach is: the measurements of docs/coach.md. `python bench/coach.py luck next_station --count 200`.

luck     random positions, all seat counts and modes mixed: are moves in the order of their figures, and does a second
         run with other luck name the same best move, or call it even?
follow   games of `medium` that follow every "clearly", against `medium` alone on the same deals
reviews  games of a strong bot: has their review no turning points? The same games with one bad move planted into them,
         after which the bot plays on: is it among the turning points?

Every game or position is a line of the file `--keep`, so that a run can be broken off and resumed.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from megapolis import Match, Perspective, find_game, game_ids, hint, review
from megapolis.analysis import Hint, Review, TurningPoint, Verdict, judge
from megapolis.analysis.futures import standing
from megapolis.analysis.hints import CLEARLY, EVEN, SILENT
from megapolis.analysis.review_tasks import LookAgain
from megapolis.bots import make_bot
from megapolis.conformance.grid import pairwise_grid
from megapolis.conformance.thinking import random_decisions
from megapolis.engine.core.bot import Bot
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.setup import Setup

PLANTED = 3.0
"""A planted blunder costs so many units by a long look."""
LONG = 128
DEALS = 40
"""A turning point of a strong bot is played on so often, to see whose mistake it is."""
PLACES = 60
"""Where in a game a blunder may be planted is tried so often."""

Line = dict[str, Any]
"""What came of one game or position."""


def setups(name: str, seed: int) -> list[Setup]:
    """Seat counts and modes of a game, in a random order."""
    game = find_game(name)
    found = [game.setup(players, options) for players, options in pairwise_grid(game)]
    random.Random(seed).shuffle(found)
    return found


def names_the_same(one: Hint, other: Hint) -> bool:
    """Whether two hints agree on the best move, or at least one of them calls it even or has nothing to weigh."""
    if one.level in (EVEN, SILENT) or other.level in (EVEN, SILENT):
        return True
    stands_for = {move.action: move.same_as if move.same_as is not None else move.action for move in other.moves}
    return stands_for.get(one.best) == other.best


def luck(name: str, number: int, given: argparse.Namespace) -> Line:
    """Order, and a second run with other luck, in one random position."""
    grid = setups(name, given.seed)
    setup = grid[number % len(grid)]
    [(match, seat, _)] = random_decisions(setup, 1, seed=given.seed + number)
    began = time.process_time()
    one = hint(match, seat, futures=given.futures, seconds=60)
    spent = time.process_time() - began
    other = hint(match, seat, futures=given.futures, seconds=60, seed=2)
    ranked = all(first.value >= second.value for first, second in pairwise(one.moves))
    return {"ranked": ranked, "same": names_the_same(one, other), "level": one.level, "seconds": spent}


def report_luck(lines: list[Line]) -> str:
    """How often the order was that of the figures, and other luck named the same move."""
    ranked, same = (sum(line[key] for line in lines) for key in ("ranked", "same"))
    clearly = sum(line["level"] == CLEARLY for line in lines)
    each = 1000 * sum(line["seconds"] for line in lines) / len(lines)
    share = 100 * same / len(lines)
    return f"ranked {ranked}, the same best or even {same} ({share:.1f} %), clearly {clearly}; {each:.0f} ms each"


def play(setup: Setup, deal: str, follows: bool, futures: int) -> tuple[float, int]:
    """The result of seat 0 among `medium`, and how often it followed the coach, which it does where that is sure."""
    match = Match(setup, deal)
    bots = [make_bot("medium", seat + 1, setup.game) for seat in range(setup.players)]
    followed = 0
    while not match.state.is_over():
        seat = match.state.actors()[0]
        action = -1
        if seat == 0 and follows and len(match.state.legal_actions(seat)) > 1:
            said = hint(match, seat, futures=futures, seconds=60)
            if said.level == CLEARLY:
                action, followed = said.best, followed + 1
        match.play(seat, action if action >= 0 else int(bots[seat].choose(Perspective(match.state, seat))))
    scores = match.state.scores()
    others = scores[1:] if not setup.game.is_cooperative(setup) else []
    return float(scores[0] - max(others, default=0)), followed


def follow(name: str, number: int, given: argparse.Namespace) -> Line:
    """Following the coach against not doing so, on the same deal."""
    game = find_game(name)
    setup = game.setup(given.players or game.seats[0])
    deal = f"coach {given.seed} {number}"
    result, followed = play(setup, deal, True, given.futures)
    return {"gap": result - play(setup, deal, False, given.futures)[0], "followed": followed}


def report_follow(lines: list[Line]) -> str:
    """What following is worth, with its 95 % interval."""
    gaps = [line["gap"] for line in lines]
    mean = sum(gaps) / len(gaps)
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    followed = sum(line["followed"] for line in lines) / len(lines)
    return f"{mean:+.1f} ± {1.96 * spread:.1f}; followed {followed:.1f} times in a game"


def play_on(match: Match, bots: list[Bot]) -> None:
    """Play a match to its end."""
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, int(bots[seat].choose(Perspective(match.state, seat))))


def is_blunder(verdict: Verdict) -> bool:
    """Whether a move costs at least three units, beyond luck, in a game that is still open."""
    return not verdict.decided and verdict.cost >= max(PLANTED * verdict.hint.unit, 3 * verdict.error)


def plant(match: Match, bots: list[Bot], rng: random.Random) -> tuple[Match, int, float] | None:
    """The game with a random move of seat 0 that a long look finds costly; where it was, and what it cost."""
    places = [at for at, (actor, _) in enumerate(match.log) if actor == 0]
    for _ in range(PLACES):
        at = rng.choice(places)
        state = match.state_at(at)
        actions = [int(action) for action in state.legal_actions(0)]
        if len(actions) < 3:
            continue
        bad = rng.choice(actions)
        if is_blunder(judge(state, 0, bad, futures=LONG, seed=99)):
            other = Match(match.setup, match.seed)
            for actor, action in match.log[:at]:
                if actor != CHANCE:
                    other.play(actor, action)
            other.play(0, bad)
            play_on(other, bots)
            # The first move of a turn is worth what was made of it.
            verdict = LookAgain(at, [], 98, LONG).run(other)
            if is_blunder(verdict):
                return other, at, verdict.cost
    return None


def reviews(name: str, number: int, given: argparse.Namespace) -> Line:
    """The turning points of a strong bot's game, and of the same game with a blunder in it."""
    game = find_game(name)
    setup = game.setup(given.players or game.seats[0])
    rng = random.Random(f"{given.seed} {number}")

    def bots() -> list[Bot]:
        return [make_bot(given.bot, seat + 1, game) for seat in range(setup.players)]

    match = Match(setup, f"review {given.seed} {number}")
    play_on(match, bots())
    began = time.process_time()
    said = review(match, 0)
    seconds = time.process_time() - began
    out: Line = {"clean": points_of(said), "decisions": said.decisions, "seconds": seconds}
    out["played out"] = [play_out(match, point, given.quick) for point in said.turning_points if given.quick]
    if (planted := plant(match, bots(), rng)) is not None:
        other, at, cost = planted
        said = review(other, 0)
        out |= {"planted": at, "cost": cost, "found": points_of(said)}
    return out


def play_out(match: Match, point: TurningPoint, bot: str) -> tuple[float, float]:
    """What a turning point costs where a bot plays both moves on to the end; and the error of that."""
    game, seat, at = match.setup.game, point.verdict.seat, point.verdict.index
    gaps = []
    for number in range(DEALS):
        results = []
        for move in (point.verdict.hint.best, point.verdict.action):
            luck = Rng(number)
            state = match.state_at(at).determinize(seat, luck)
            state.play(seat, move)
            bots = [make_bot(bot, number * 16 + other, game) for other in range(match.setup.players)]
            while not state.is_over():
                actor = state.actors()[0]
                chosen = state.sample(luck) if actor == CHANCE else bots[actor].choose(Perspective(state, actor))
                state.play(actor, chosen)
            results.append(standing(game.show.coach, state, seat, state.scores()))
        gaps.append(results[0] - results[1])
    mean = sum(gaps) / DEALS
    return mean, math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (DEALS - 1) / DEALS)


def points_of(said: Review) -> list[tuple[int, float, float, str]]:
    """The turning points of a review: where, what each cost, the error of that, and the better move."""
    return [
        (each.verdict.index, each.verdict.cost, each.verdict.error, each.verdict.hint.name(each.verdict.hint.best))
        for each in said.turning_points
    ]


def report_reviews(lines: list[Line]) -> str:
    """How many planted blunders are found, and how many clean games are called clean."""
    planted = [line for line in lines if "planted" in line]
    found = sum(line["planted"] in [point[0] for point in line["found"]] for line in planted)
    clean = sum(not line["clean"] for line in lines)
    real = sum(mean > 0.0 and mean >= 2 * error for line in lines for mean, error in line["played out"])
    shown = sum(len(line["played out"]) for line in lines)
    each = 1000 * sum(line["seconds"] for line in lines) / sum(line["decisions"] for line in lines)
    return (
        f"{found} of {len(planted)} planted blunders found, {clean} of {len(lines)} clean games called clean, "
        f"{real} of {shown} turning points that were played out cost something; "
        f"{each:.0f} ms of processor time for a decision"
    )


MEASUREMENTS: dict[str, tuple[Callable[[str, int, argparse.Namespace], Line], Callable[[list[Line]], str]]] = {
    "luck": (luck, report_luck),
    "follow": (follow, report_follow),
    "reviews": (reviews, report_reviews),
}


def measure(what: str, name: str, given: argparse.Namespace) -> None:
    """Measure what the file does not have yet, and say what came of all of it."""
    one, report = MEASUREMENTS[what]
    run = {"what": what, "game": name, "futures": given.futures, "bot": given.bot, "players": given.players}
    run |= {"seed": given.seed}
    kept = [json.loads(line) for line in given.keep.read_text().splitlines()] if given.keep.exists() else []
    done = {line["number"]: line for line in kept if all(line[key] == value for key, value in run.items())}
    for number in range(given.count):
        if number not in done:
            done[number] = run | {"number": number} | one(name, number, given)
            with given.keep.open("a") as file:
                file.write(json.dumps(done[number]) + "\n")
    print(f"{name}, {given.count} {what}: {report([done[number] for number in range(given.count)])}", flush=True)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(MEASUREMENTS))
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--futures", type=int, default=64)
    parser.add_argument("--bot", default="expert", help="who plays the games that are reviewed")
    parser.add_argument("--quick", default="hard", help="who plays turning points of strong games out; nobody if empty")
    parser.add_argument("--players", type=int, default=0, help="seats of `follow` and `reviews`; 0: as few as possible")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("bench/results/coach.jsonl"))
    given = parser.parse_args()
    for name in given.games:
        measure(given.what, name, given)


if __name__ == "__main__":
    main()
