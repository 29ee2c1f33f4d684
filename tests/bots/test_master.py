"""The bot that thinks with the one search, in every game."""

from collections import Counter
from pathlib import Path

import pytest

from megapolis import Perspective, deal, find_game, game_ids
from megapolis.bots import UnknownBot, make_bot, search_settings
from megapolis.bots.master import MasterBot, network_file
from megapolis.engine.core.rng import Rng
from sampling import INTERPRETED

BUDGET = 4 if INTERPRETED else 24
DECISIONS = 2 if INTERPRETED else 25


def master(name: str, seed: int = 1) -> MasterBot:
    bot = make_bot(f"master:iterations={BUDGET}", seed, find_game(name))
    assert isinstance(bot, MasterBot)
    return bot


@pytest.mark.parametrize("name", game_ids())
def test_it_plays_legally_and_by_its_seed(name: str) -> None:
    logs = []
    for _ in range(2):
        match = deal(name, max(2, find_game(name).seats[0]), seed="a seed")
        bots = [master(name, seat) for seat in range(match.setup.players)]
        for _ in range(DECISIONS):
            seat = match.state.actors()[0]
            match.play(seat, int(bots[seat].choose(Perspective(match.state, seat))))
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
def test_it_knows_only_what_its_seat_may_know(name: str) -> None:
    match = deal(name, max(2, find_game(name).seats[0]), seed="hidden")
    rng = Rng(1)
    for _ in range(20):
        seat = match.state.actors()[0]
        other = match.state.determinize(seat, rng)
        real = master(name, 5).choose(Perspective(match.state, seat))
        assert master(name, 5).choose(Perspective(other, seat)) == real
        match.play(seat, int(real))


def test_a_turn_is_thought_through_once() -> None:
    match = deal("sprawlopolis", 1, seed="once")
    bot = master("sprawlopolis")
    thoughts = []

    class Counting(MasterBot):
        def think(self, position: Perspective):  # type: ignore[no-untyped-def]
            thoughts.append(position)
            return super().think(position)

    counting = Counting(1, bot.game, bot.settings)
    laid = match.state.status()
    while match.state.status() == laid or len(thoughts) == 0:
        match.play(0, int(counting.choose(Perspective(match.state, 0))))
        if len(match.log) > 40:
            break
    # A card, its place and which way up: one thought for the three.
    assert 1 <= len(thoughts) < len([entry for entry in match.log if entry.actor == 0])


def test_its_settings_are_those_of_a_search() -> None:
    game = find_game("next_station")
    assert search_settings("master", game).milliseconds == 1000
    assert search_settings("master:iterations=50", game).iterations == 50
    with pytest.raises(UnknownBot):
        make_bot("master:wings=2", 1, game)
    with pytest.raises(UnknownBot):
        make_bot("master", 1)


def test_a_network_that_is_still_learning_can_be_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("megalopolis")
    assert network_file(game) is None
    monkeypatch.setenv("MEGAPOLIS_NETWORK_MEGALOPOLIS", str(tmp_path / "network.onnx"))
    assert network_file(game) == tmp_path / "network.onnx"


def test_expert_thinks_with_the_one_search_where_a_game_has_its_network() -> None:
    for name in game_ids():
        game = find_game(name)
        assert isinstance(make_bot("expert", 1, game), MasterBot) == (name in ("capital_lux", "sprawlopolis"))
        assert not isinstance(make_bot("expert:network=off", 1, game), MasterBot)
        assert isinstance(make_bot("hard", 1, game), MasterBot) == (name in ("capital_lux", "sprawlopolis"))
    match = deal("capital_lux", 3, seed="expert")
    position = Perspective(match.state, match.state.actors()[0])
    chosen = make_bot("expert:iterations=60", 4, find_game("capital_lux")).choose(position)
    assert chosen == make_bot("master:iterations=60", 4, find_game("capital_lux")).choose(position)
    assert chosen in position.legal_actions()


def test_at_a_temperature_better_turns_are_likelier() -> None:
    match = deal("capital_lux", 2, seed="warm")
    position = Perspective(match.state, match.state.actors()[0])

    def picked(temperature: float) -> Counter[tuple[int, ...]]:
        bot = make_bot(f"master:iterations=1,temperature={temperature}", 3, find_game("capital_lux"))
        assert isinstance(bot, MasterBot)
        search = bot.think(position)
        assert len(search.root.edges) > 3
        return Counter(tuple(int(action) for action in bot.pick(search).path) for _ in range(300))

    [best] = picked(0.0)
    shares = [picked(temperature)[best] / 300 for temperature in (0.0, 0.2, 2.0, 1000.0)]
    assert shares == sorted(shares, reverse=True)
    # Where everything is equally likely, everything happens.
    assert len(picked(1000.0)) > len(picked(0.2))
    assert shares[-1] < 0.5
