"""A position as the network reads it."""

import pytest

from games.sprawlopolis.builders import solo
from megapolis.bots import make_bot
from megapolis.bots.core.evaluator import RolloutEvaluator
from megapolis.bots.master import MasterBot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.rng import Rng
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.bots import look
from megapolis.games.sprawlopolis.bots.heuristics import BRANCHES, DUEL_LEAD, cards_left
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis

OBSERVER = look.SprawlopolisLook()
SET_UPS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"wrecktar": True, "landmarks": True, "construction": True}),
    (2, {"interstate": "duel"}),
    (2, {"interstate": "together"}),
    (3, {"roadworks": "normal"}),
]


def numbers(state: Sprawlopolis, viewer: int, name: str) -> list[int]:
    """The numbers of a slice."""
    [part] = [each for each in OBSERVER.slices(int(state.seats)) if each.name == name]
    return [int(each) for each in row_of(OBSERVER, state, viewer)[part.offset : part.offset + part.size]]


@pytest.mark.parametrize(("players", "options"), SET_UPS)
def test_every_number_lies_within_its_slice(players: int, options: dict[str, object]) -> None:
    rng = Rng(5)
    state = GAME.new_state(GAME.setup(players, options))
    assert isinstance(state, Sprawlopolis)
    # Nothing is built before the first card lies.
    assert not any(numbers(state, 0, "city0.blocks"))
    rows = 0
    while state.settle(rng):
        seat = state.actors()[0]
        actions = state.legal_actions(seat)
        state.play(seat, actions[rng.below(len(actions))])
        row = list(row_of(OBSERVER, state, seat))
        for part in OBSERVER.slices(players):
            inside = row[part.offset : part.offset + part.size]
            assert part.low <= min(inside), part.name
            assert max(inside) <= part.high, part.name
        rows += 1
    assert rows > 15
    assert cards_left(state) == 0
    # At the end nothing is left to guess at.
    assert all(GAME.heuristics.baseline(state, seat) == state.points(seat) for seat in range(players))


def test_a_city_is_counted_as_it_lies() -> None:
    rng = Rng(8)
    state = GAME.new_state(GAME.setup(1, {"conditions": ("1", "2", "3")}))
    assert isinstance(state, Sprawlopolis)
    for _turn in range(4):
        state.settle(rng)
        for action in GAME.heuristics.branches(state, 0, 1)[0].actions:
            state.play(0, action)
    # The start card and four more, four blocks each; what is covered is covered.
    blocks, shown = numbers(state, 0, "city0.blocks"), numbers(state, 0, "city0.largest")
    edges, inside = numbers(state, 0, "city0.edges"), numbers(state, 0, "city0.inside")
    assert [sum(each) for each in zip(edges, inside, strict=True)] == blocks
    lines = {line.key: line.points for line in state.breakdown(0) if line.key != "condition"}
    assert numbers(state, 0, "city0.roads") == [-lines["roads"]]
    assert sum(shown) == sum(line.points for line in state.breakdown(0) if line.key == "zone")
    conditions = [line.points for line in state.breakdown(0) if line.key == "condition"]
    assert numbers(state, 0, "city0.earned")[:3] == conditions
    assert numbers(state, 0, "city0.earned") != numbers(state, 0, "city0.worth")
    assert numbers(state, 0, "points")[0] == state.points(0)
    # What a card at hand gains is what its best laying gains.
    gains = [gain for gain in numbers(state, 0, "gains") if gain]
    assert sorted(gains, reverse=True) == numbers(state, 0, "best")[: len(gains)]
    assert len(gains) >= 2


def test_cards_that_the_viewer_has_not_seen_gain_nothing() -> None:
    rng = Rng(8)
    state = GAME.new_state(GAME.setup(2, {}))
    assert isinstance(state, Sprawlopolis)
    state.settle(rng)
    for viewer in range(2):
        [part] = [each for each in OBSERVER.slices(2) if each.name == "gains"]
        seen = numbers(state, viewer, "gains")
        hidden = [state.hidden(viewer, seat) for seat in range(2)]
        assert any(hidden)
        assert not any(seen[card] for card in range(part.size) if any(cards >> card & 1 for cards in hidden))


def test_below_the_root_fewer_layings_are_surveyed() -> None:
    state = solo().state
    rng = Rng(3)
    state.settle(rng)
    assert GAME.heuristics.branch_limit() == BRANCHES < GAME.heuristics.network_limit()
    assert len(GAME.heuristics.branches(state, 0, BRANCHES)) <= BRANCHES
    assert GAME.heuristics.lead_scale() == DUEL_LEAD


def test_alone_and_together_points_are_the_aim() -> None:
    """A target is nearly always reached: whoever thinks of that alone would not care for points."""
    bot = make_bot("master:iterations=4", 1, GAME)
    assert isinstance(bot, MasterBot)
    for players, options, aims in ((1, {}, True), (3, {}, True), (2, {"interstate": "duel"}, False)):
        state = GAME.new_state(GAME.setup(players, options))
        state.settle(Rng(2))
        seat = state.actors()[0]
        search = bot.think(Perspective(state, seat))
        assert bool(search.aim) == aims


def test_a_set_up_that_was_not_learned_is_played_on_by_rollouts() -> None:
    bot = make_bot("expert:iterations=4", 1, GAME)
    assert isinstance(bot, MasterBot)
    own = GAME.data_from(GAME.default_data().source.replace("version = ", "# my own\nversion = ", 1) + "\n")
    for players, options in ((2, {"interstate": "together"}), (1, {"roadworks": "normal"})):
        assert isinstance(bot.evaluator(GAME.setup(players, options)), RolloutEvaluator)
    assert isinstance(bot.evaluator(GAME.setup(1, {}, own)), RolloutEvaluator)
    assert not isinstance(bot.evaluator(GAME.setup(1, {"beaches": True})), RolloutEvaluator)
