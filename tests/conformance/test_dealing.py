"""What a seed deals has the distribution of what `sample` draws, in every game and option.

A run of `make test` takes another few of the set-ups every day; `make conformance` takes the full grid.
"""

from typing import Any

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import Broken, check_dealing, full_grid, pairwise_grid
from megapolis.conformance.dealing import check_decks
from megapolis.engine.core.state import CHANCE
from megapolis.engine.dealer import Dealer
from megapolis.engine.match import LogEntry, Match
from sampling import FULL, INTERPRETED, rotate

GRID = full_grid if FULL else pairwise_grid
SETUPS = [(name, players, options) for name in game_ids() for players, options in GRID(find_game(name))]
ALWAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("capital_lux", 2, {"set": "random"}),
    ("megalopolis", 2, {}),
    ("next_station", 1, {"powers": True, "objectives": True, "random_pencils": True}),
    ("sprawlopolis", 1, {"construction": True, "beaches": True, "wrecktar": True, "roadworks": "normal"}),
    ("sprawlopolis", 2, {"interstate": "duel"}),
    ("welcome_to", 1, {}),
]


@pytest.mark.parametrize("setup", ALWAYS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_every_deck_is_dealt_fairly(setup: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = setup
    assert check_dealing(find_game(name).setup(players, options), games=40 if INTERPRETED else 150) > 3


@pytest.mark.compiled
@pytest.mark.parametrize("setup", rotate(SETUPS, 40), ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_every_option_is_dealt_fairly(setup: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = setup
    assert check_dealing(find_game(name).setup(players, options)) > 0


class OneName(Dealer):
    """Takes all draws from the solo deck of Welcome To for draws from one deck, as 0.1 did."""

    def number(self, deck: str, item: int) -> int:
        return super().number(deck.partition("-")[0], item)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_deck_that_something_joins_under_its_old_name_is_found_out(rules: int) -> None:
    solo = find_game("welcome_to").setup(1, rules=rules)
    with pytest.raises(Broken, match="draw 43 from “solo” by verb"):
        check_dealing(solo, dealer=OneName)


class Wandering(Match):
    """A match whose log holds a draw that the next one may repeat."""

    def __init__(self) -> None:
        super().__init__(find_game("next_station").setup(1))
        self.log = [LogEntry(CHANCE, 0)] * 2

    def state_at(self, count: int) -> Any:
        return Stuck() if not count else super().state_at(count)


class Stuck:
    """A deck from which one may draw the same card for ever."""

    weights = (1, 1)

    def deck(self) -> str:
        return "cards:0"

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return list(enumerate(self.weights))

    def play(self, actor: int, action: int) -> None:
        pass


@pytest.mark.parametrize("weights", [(1, 1), (1, 2)])
def test_a_deck_that_grows_under_its_name_and_a_throw_that_comes_again_are_found_out(
    weights: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stuck, "weights", weights)
    match = Wandering()
    with pytest.raises(Broken, match="only shrinks: “cards:0”"):
        check_decks(match)
