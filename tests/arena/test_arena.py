"""The arena: schedules, statistics, files, processes, ratings, plots."""

import json
from pathlib import Path

import msgspec
import pytest

from megapolis import find_game
from megapolis.arena import gauntlet, league, match, plots, ratings, runner, statistics
from megapolis.arena.play import Result, play_pairing, setup_of, spec_of
from megapolis.arena.schedule import Event
from megapolis.arena.store import Store, read
from megapolis.bots import UnknownBot
from megapolis.engine.errors import BadFile, BadOption
from megapolis.engine.i18n import Text

GAME = find_game("next_station")
DUEL = GAME.setup(2)
SOLO = GAME.setup(1, {"random_pencils": True})


def result(deal: int, bots: list[str], returns: list[float], scores: list[int] | None = None) -> Result:
    return Result(deal, bots, scores or [0] * len(bots), returns, [1] * len(bots), [0.1] * len(bots))


def untimed(results: list[Result]) -> list[Result]:
    return [msgspec.structs.replace(one, seconds=[]) for one in results]


def test_a_match_plays_each_deal_in_every_order_of_seats() -> None:
    event = match(DUEL, "s", 3, ["greedy", "random"])
    games = event.games()
    assert [game.bots for game in games[:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert [game.seed for game in games] == ["s/0", "s/0", "s/1", "s/1", "s/2", "s/2"]
    assert event.bots == ["greedy", "random"]


def test_in_a_solo_game_each_bot_plays_the_same_deals() -> None:
    assert match(SOLO, "s", 1, ["greedy", "random"]).seatings == [["greedy"], ["random"]]


def test_a_league_and_a_gauntlet_have_the_right_seatings() -> None:
    bots = ["greedy", "random", "easy"]
    assert len(league(DUEL, "s", 1, bots).seatings) == 6
    assert len(gauntlet(DUEL, "s", 1, bots).seatings) == 4
    table = gauntlet(GAME.setup(4), "s", 1, ["easy", "random"])
    assert table.seatings[0] == ["easy", "random", "random", "random"]
    assert len(table.seatings) == 4


def test_impossible_events_are_refused() -> None:
    with pytest.raises(BadOption, match="fit"):
        match(DUEL, "s", 1, ["greedy", "random", "easy"])
    with pytest.raises(BadOption, match="challenger"):
        gauntlet(DUEL, "s", 1, ["greedy"])
    with pytest.raises(BadOption, match="deals"):
        match(DUEL, "s", 0, ["greedy"])
    with pytest.raises(UnknownBot):
        match(DUEL, "s", 1, ["clever"])


def test_a_setup_can_be_sent_to_another_process() -> None:
    assert setup_of(spec_of(SOLO)).digest == SOLO.digest
    source = GAME.default_data().source.replace("thames = 2", "thames = 3")
    own = GAME.setup(1, {}, GAME.box(source))
    assert setup_of(spec_of(own)).digest == own.digest


def test_several_processes_give_the_same_results_as_one() -> None:
    event = match(DUEL, "processes", 2, ["greedy", "search:iterations=8"])
    alone = runner.run(Store(event, None), workers=1)
    assert untimed(alone) == untimed(runner.run(Store(event, None), workers=2))


def test_an_event_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "event.jsonl"
    event = match(DUEL, "go on", 3, ["greedy", "random"])
    whole = runner.run(Store(event, None))
    store = Store(event, path)
    for pairing in event.games()[:2]:
        store.add(play_pairing(event.setup, pairing))
    with path.open("ab") as file:
        file.write(b'{"deal": 1, "bots": ["gre')
    again = Store(event, path)
    assert len(again.unplayed()) == 4
    assert untimed(runner.run(again)) == untimed(whole)
    assert untimed(read(path)[1]) == untimed(whole)
    more = Store(match(DUEL, "go on", 5, ["greedy", "random"]), path)
    assert len(more.unplayed()) == 4


def test_files_of_another_event_and_damaged_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "event.jsonl"
    Store(match(DUEL, "one", 1, ["greedy"]), path)
    with pytest.raises(BadFile, match="another event"):
        Store(match(DUEL, "two", 1, ["greedy"]), path)
    path.write_text("nonsense\n")
    with pytest.raises(BadFile, match="line 1"):
        read(path)
    path.write_text(json.dumps({"format": "x"}) + "\n")
    with pytest.raises(BadFile, match="line 1"):
        read(path)
    Store(match(DUEL, "one", 1, ["greedy"]), tmp_path / "b.jsonl")
    damaged = (tmp_path / "b.jsonl").read_bytes() + b"nonsense\n"
    path.write_bytes(damaged)
    with pytest.raises(BadFile, match="line 2"):
        read(path)
    with pytest.raises(BadFile, match=r"none\.jsonl"):
        read(tmp_path / "none.jsonl")


def test_means_and_shares() -> None:
    middle = statistics.mean([10.0, 20.0, 30.0])
    assert middle.value == 20.0
    assert middle.high - 20.0 == pytest.approx(1.96 * 10 / 3**0.5)
    assert statistics.mean([1.0]).high == float("inf")
    certain = statistics.share([1.0] * 50)
    assert certain.value == 1.0
    assert 0.9 < certain.low < 0.95
    # Pairs of games that end one win each vary less than coin tosses, so they say more.
    assert statistics.share([0.5] * 40 + [1.0, 0.0]).high < statistics.share([1.0, 0.0] * 21).high


def test_records_count_deals_and_split_victories() -> None:
    results = [
        result(0, ["a", "b"], [1.0, -1.0], [10, 5]),
        result(0, ["b", "a"], [0.0, 0.0], [7, 7]),
    ]
    first, second = statistics.records(results, ["a", "b"], contest=True)
    assert (first.games, first.deals) == (2, 1)
    assert (first.score.value, first.wins.value) == (8.5, 0.75)
    assert second.wins.value == 0.25
    assert first.milliseconds == pytest.approx(100.0)
    gap = statistics.differences(results, "a", "b")
    duel = statistics.duels(results, "a", "b")
    assert gap is not None
    assert gap.value == 2.5
    assert duel is not None
    assert duel.value == 0.75
    assert statistics.differences(results, "a", "c") is None
    assert statistics.duels(results, "a", "c") is None


def test_ratings_rise_with_wins_and_ties_pull_together() -> None:
    def rate(returns: list[list[float]]) -> tuple[float, float]:
        results = [result(number, ["a", "b"], values) for number, values in enumerate(returns)]
        last = ratings.history(results, ["a", "b"], contest=True)[-1]
        return last[0].value, last[1].value

    win, draw, loss = [1.0, -1.0], [0.0, 0.0], [-1.0, 1.0]
    values = [rate([win] * wins + [draw] * 4 + [loss] * (8 - wins))[0] for wins in range(9)]
    assert values == sorted(values)
    assert len(set(values)) == 9
    even = rate([draw] * 10)
    assert even[0] == pytest.approx(even[1])
    ahead, behind = rate([win] * 5)
    closer = rate([win] * 5 + [draw] * 5)
    assert closer[0] - closer[1] < ahead - behind
    # Who sits first does not matter.
    swapped = ratings.history([result(0, ["b", "a"], [0.0, 0.0])], ["a", "b"], contest=True)[-1]
    assert swapped[0].value == pytest.approx(swapped[1].value)


def test_a_bot_that_wins_more_than_its_share_is_rated_higher() -> None:
    """It wins two games of five against three copies of another bot, which share the other wins."""
    bots = ["a", "b", "b", "b"]
    results = [
        result(game, bots, [float(seat == (0 if game % 5 < 2 else 1 + game % 3)) for seat in range(4)])
        for game in range(60)
    ]
    standing = {rating.bot: rating for rating in ratings.history(results, ["a", "b"], contest=True)[-1]}
    assert standing["a"].value > standing["b"].value
    fewer = [result(game, bots, [0.0, 1.0, 0.0, 0.0] if game % 10 else [1.0, 0.0, 0.0, 0.0]) for game in range(60)]
    standing = {rating.bot: rating for rating in ratings.history(fewer, ["a", "b"], contest=True)[-1]}
    assert standing["a"].value < standing["b"].value


def test_solo_ratings_compare_the_same_deals() -> None:
    results = [result(deal, [bot], [value]) for deal in range(5) for bot, value in (("a", 0.5), ("b", 0.2))]
    steps = ratings.history(results, ["a", "b"], contest=False)
    assert len(steps) == 6
    assert steps[-1][0].value > steps[-1][1].value


def event_results() -> tuple[Event, list[Result]]:
    event = match(DUEL, "plots", 3, ["greedy", "random"])
    return event, runner.run(Store(event, None))


@pytest.mark.parametrize(("name", "magic"), [("a.png", b"\x89PNG"), ("a.svg", b"<?xml")])
def test_plots_are_written_as_png_and_svg(tmp_path: Path, name: str, magic: bytes) -> None:
    event, results = event_results()
    for draw in (plots.scores, plots.rating_over_games):
        path = tmp_path / name
        draw(results, event.bots, path, Text("uk", "next_station"), contest=True)
        assert path.read_bytes().startswith(magic)


def test_other_plot_formats_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"\.svg"):
        plots.check_path(tmp_path / "a.gif")
