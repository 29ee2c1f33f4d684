"""What the coach counts in Sprawlopolis."""

import pytest

from games.sprawlopolis.builders import Table, act, solo
from megapolis.conformance.thinking import random_decisions
from megapolis.engine.coach import ABOVE, AHEAD, Fact
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.rules.survey import survey
from megapolis.games.sprawlopolis.show.coach import COACH, facts, scale


def facts_of(state: Sprawlopolis, way: tuple[int, ...], seat: int = 0) -> list[Fact]:
    after = state.clone()
    for action in way:
        after.play(seat, action)
    return facts(state, after, seat, way)


def all_layings(table: Table) -> list[tuple[int, ...]]:
    """Every laying of every card of the hand."""
    out: list[tuple[int, ...]] = []
    for card in (1, 2, 3):
        picked = table.state.clone()
        picked.play(0, act("pick", card=str(card)))
        for spot in picked.legal_actions(0):
            out += [(act("pick", card=str(card)), int(spot), act("turn", turned=turned)) for turned in (0, 1)]
    return out


def test_every_template_is_met_and_tells_the_change_of_its_line() -> None:
    table = solo().reveal(5)
    met: dict[str, Fact] = {}
    for way in all_layings(table):
        for fact in facts_of(table.state, way):
            met.setdefault(fact.key, fact)
            assert fact.amount == int(fact.args["to"]) - int(fact.args["from"])
            assert fact.counts
    assert {"zone", "roads-more", "condition"} <= set(met)
    assert met["zone"].args["zone"] in ("@zone-R", "@zone-C", "@zone-I", "@zone-P")
    assert met["zone"].amount > 0
    assert met["roads-more"].amount < 0


def test_roads_that_join_and_conditions_that_mend() -> None:
    """Further into a game: a card that joins two roads, and one that mends or spoils a condition."""
    met: set[str] = set()
    for seed in range(6):
        for match, seat, _ in random_decisions(GAME.setup(1, {}), 6, seed=seed):
            state = match.state
            assert isinstance(state, Sprawlopolis)
            for candidate in GAME.heuristics.candidates(state, seat, 12):
                met |= {fact.key for fact in facts_of(state, tuple(int(action) for action in candidate.actions), seat)}
    assert {"roads", "mend", "condition", "condition-less", "zone-less"} <= met


@pytest.mark.parametrize("options", [{}, {"level": "hard"}])
def test_zones_and_roads_can_be_recounted(options: dict[str, str]) -> None:
    """By a survey of both cities: the largest group of each zone, and the roads."""
    checked = 0
    for match, seat, _ in random_decisions(GAME.setup(1, options), 8, seed=3):
        state = match.state
        assert isinstance(state, Sprawlopolis)
        for candidate in GAME.heuristics.candidates(state, seat, 4):
            way = tuple(int(action) for action in candidate.actions)
            after = state.clone()
            for action in way:
                after.play(seat, action)
            old, new = survey(state.city), survey(after.city)
            for fact in facts_of(state, way, seat):
                if fact.key.startswith("roads"):
                    assert fact.amount == old.roads - new.roads
                elif fact.key.startswith("zone") and not options:
                    zone = ".RCIP".index(str(fact.args["zone"])[-1])
                    assert (fact.args["from"], fact.args["to"]) == (old.largest[zone], new.largest[zone])
                checked += 1
    assert checked > 5


def test_a_team_plays_against_the_target_and_rivals_against_each_other() -> None:
    team = GAME.setup(2, {})
    assert scale(team) == ABOVE
    assert COACH.target is not None
    assert COACH.target(solo().state) == 36
    assert scale(GAME.setup(2, {"interstate": "duel"})) == AHEAD
