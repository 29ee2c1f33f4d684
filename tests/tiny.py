"""A game of one weighted coin toss, in plain Python, to test the engine without a real box."""

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import Reason
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.next_station import GAME


class Toss(State):
    """A game in which chance tosses a coin, heads three times out of four; every seat may then volunteer to say so."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tossed = -1
        self.said = 0

    def awaited(self) -> int:
        return CHANCE if self.tossed < 0 else 1 if not self.said & 1 else 0

    def volunteers(self) -> int:
        return 2 if self.tossed >= 0 and not self.said & 2 else 0

    def legal_actions(self, seat: int) -> vec[i64]:
        if seat == CHANCE:
            return vec[i64]([0, 1] if self.tossed < 0 else [])
        return vec[i64]([self.tossed] if self.tossed >= 0 and not self.said >> seat & 1 else [])

    def weight(self, action: int) -> int:
        return 3 if action == 0 else 1

    def play(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.tossed = action
        else:
            self.said |= 1 << seat

    def explain_refusal(self, seat: int, action: int) -> Reason:
        return Reason("error-game-over")

    def clone(self) -> "Toss":
        out = Toss(self.setup)
        out.tossed, out.said = self.tossed, self.said
        return out

    def determinize(self, seat: int, rng: Rng) -> State:
        return self.clone()

    def points(self, seat: int) -> int:
        return self.said >> seat & 1

    def breakdown(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("said", int(self.points(seat)))]

    def outcome(self, scores: list[int]) -> list[float]:
        return [0.0] * int(self.seats)

    def fields(self) -> str:
        return "tossed:int said:int"

    def ending(self) -> str:
        return ""


class Coin:
    """The set-up of a toss; `state` is the position before it."""

    def __init__(self, players: int) -> None:
        self.players = players

    def state(self) -> Toss:
        return Toss(GAME.setup(self.players))
