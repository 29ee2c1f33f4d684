"""How honest the coach is: the measurements of docs/coach.md. `python bench/coach.py luck next_station --count 200`.

luck     random positions, all seat counts and modes mixed: are moves in the order of their figures, and does a second
         run with other luck name the same best move, or call it even?
follow   games of `medium` that follow every "clearly", against `medium` alone on the same deals
blunders games of a strong bot with one bad move planted: is it among the turning points?
clean    the same games without it: are there none?
"""

from __future__ import annotations

import argparse
import math
import random
import time
from itertools import pairwise

from megapolis import Match, Perspective, find_game, game_ids, hint, review
from megapolis.analysis import Hint, judge
from megapolis.analysis.hints import CLEARLY, EVEN, SILENT
from megapolis.bots import make_bot
from megapolis.conformance.grid import pairwise_grid
from megapolis.conformance.thinking import random_decisions
from megapolis.engine.setup import Setup

PLANTED = 3.0
"""A planted blunder costs so many units by a long look."""
LONG = 128


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


def luck(name: str, count: int, futures: int, seed: int) -> None:
    """Order, and a second run with other luck."""
    ranked = same = asked = clearly = 0
    spent = 0.0
    grid = setups(name, seed)
    while asked < count:
        setup = grid[asked % len(grid)]
        for match, seat, _ in random_decisions(setup, 1, seed=seed + asked):
            began = time.process_time()
            one = hint(match, seat, futures=futures, seconds=60)
            spent += time.process_time() - began
            other = hint(match, seat, futures=futures, seconds=60, seed=2)
            ranked += all(first.value >= second.value for first, second in pairwise(one.moves))
            same += names_the_same(one, other)
            clearly += one.level == CLEARLY
            asked += 1
    share = 100 * same / asked
    print(f"{name}: {asked} positions, {futures} futures, {1000 * spent / asked:.0f} ms of processor time each: ranked")
    print(f"  as the figures {ranked}, the same best or even {same} ({share:.1f} %), clearly {clearly}")


def play(setup: Setup, deal: str, follows: bool, futures: int) -> float:
    """The result of seat 0, which follows the coach where it is sure, among `medium`."""
    match = Match(setup, deal)
    bots = [make_bot("medium", seat + 1, setup.game) for seat in range(setup.players)]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        action = int(bots[seat].choose(Perspective(match.state, seat)))
        if seat == 0 and follows and len(match.state.legal_actions(seat)) > 1:
            said = hint(match, seat, futures=futures, seconds=60)
            if said.level == CLEARLY:
                action = said.best
        match.play(seat, action)
    scores = match.state.scores()
    others = scores[1:] if not setup.game.is_cooperative(setup) else []
    return float(scores[0] - max(others, default=0))


def follow(name: str, count: int, futures: int, seed: int) -> None:
    """Following the coach against not doing so, on the same deals."""
    game = find_game(name)
    setup = game.setup(max(2, game.seats[0]) if name in ("capital_lux", "megalopolis") else game.seats[0])
    gaps = []
    for number in range(count):
        deal = f"coach {seed} {number}"
        gaps.append(play(setup, deal, True, futures) - play(setup, deal, False, futures))
    mean = sum(gaps) / count
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1) / count)
    print(f"{name}: {count} games, {futures} futures: {mean:+.1f} ± {1.96 * spread:.1f}")


def strong_game(setup: Setup, deal: str, bot: str, plant: bool, rng: random.Random) -> tuple[Match, int]:
    """A game of a strong bot; with one random move that costs at least three units by a long look."""
    match = Match(setup, deal)
    bots = [make_bot(bot, seat + 1, setup.game) for seat in range(setup.players)]
    planted = -1
    wait = rng.randrange(5, 30)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        actions = [int(action) for action in match.state.legal_actions(seat)]
        action = int(bots[seat].choose(Perspective(match.state, seat)))
        if plant and planted < 0 and seat == 0 and len(actions) > 2 and len(match.log) >= wait:
            bad = rng.choice(actions)
            verdict = judge(match.state, seat, bad, futures=LONG, seed=99)
            if verdict.cost >= PLANTED * verdict.hint.unit and verdict.cost >= 3 * verdict.error:
                planted, action = len(match.log), bad
        match.play(seat, action)
    return match, planted


def reviews(name: str, count: int, bot: str, plant: bool, seed: int) -> None:
    """How many planted blunders are found, or how many clean games are called clean."""
    game = find_game(name)
    setup = game.setup(game.seats[0] if game.seats[0] > 1 else 1)
    good = done = decisions = 0
    spent = 0.0
    rng = random.Random(seed)
    for number in range(count):
        match, planted = strong_game(setup, f"review {seed} {number}", bot, plant, rng)
        if plant and planted < 0:
            continue
        began = time.process_time()
        said = review(match, 0)
        spent += time.process_time() - began
        found = [point.verdict.index for point in said.turning_points]
        good += planted in found if plant else not found
        decisions += said.decisions
        done += 1
    what = "planted blunders found" if plant else "clean games called clean"
    print(f"{name}: {good} of {done} {what}; {1000 * spent / max(1, decisions):.0f} ms of processor time a decision")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["luck", "follow", "blunders", "clean"])
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--futures", type=int, default=64)
    parser.add_argument("--bot", default="hard", help="who plays the games that are reviewed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.games:
        if given.what == "luck":
            luck(name, given.count, given.futures, given.seed)
        elif given.what == "follow":
            follow(name, given.count, given.futures, given.seed)
        else:
            reviews(name, given.count, given.bot, given.what == "blunders", given.seed)


if __name__ == "__main__":
    main()
