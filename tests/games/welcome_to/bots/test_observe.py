"""What learners see of a turn's last stage, and of what can still be built."""

from games.welcome_to.builders import BOX, Table, sheet
from megapolis.bots import make_bot
from megapolis.catalog import deal
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.observation import row_of
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.sheet import PAYING
from megapolis.games.welcome_to.rules.state import WelcomeTo


def test_paying_for_a_plan_is_seen_by_who_pays() -> None:
    match = deal("welcome_to", players=2, seed="3")
    state = match.state
    bots = [make_bot("greedy", seat, GAME) for seat in range(2)]
    assert isinstance(state, WelcomeTo)
    while not any(sheet.stage == PAYING for sheet in state.sheets):
        seat = state.actors()[0]
        match.play(seat, bots[seat].choose(Perspective(state, seat)))
    payer = next(seat for seat in range(2) if state.sheets[seat].stage == PAYING)
    parts = {each.name: each for each in GAME.observer.slices(2)}
    for seat in range(2):
        row = row_of(GAME.observer, state, seat)
        plan, need = parts["paying"], parts["need"]
        paying = list(row)[plan.offset : plan.offset + plan.size]
        wanted = list(row)[need.offset : need.offset + need.size]
        if seat == payer:
            assert paying.index(1) == state.sheets[payer].plan
            assert sum(wanted) > 0
        else:
            assert sum(paying) == sum(wanted) == 0


def test_estates_to_be_and_what_empty_plots_take() -> None:
    # Two houses of three between fences, an estate that is complete, and a street without fences, too long for one.
    board = sheet(top="1 2 . | 5 6 | . . . . .", centre=". . . . . . . . . . .", bottom="7 . . . . . . . . . . 9")
    state = Table(1).give(0, board).state
    parts = {each.name: each for each in GAME.observer.slices(1)}
    row = list(row_of(GAME.observer, state, 0))

    def seen(name: str) -> list[int]:
        part = parts[f"seat0.{name}"]
        return row[part.offset : part.offset + part.size]

    sizes = [(size, houses) for size in range(1, 7) for houses in range(size)]
    assert {kind: count for kind, count in zip(sizes, seen("groups"), strict=True) if count} == {(3, 2): 1, (5, 0): 1}
    assert sum(seen("estates")) == 1
    cards = [sum(number == each for each in BOX.card_number) for number in range(18)]
    assert seen("takes")[2] == cards[3] + cards[4]
    assert seen("takes")[5:10] == [sum(cards[7:])] * 5
    assert seen("takes")[33:43] == [cards[8]] * 10
    assert [seen("takes")[plot] for plot in (0, 1, 3, 4, 32, 43)] == [0] * 6
    assert seen("stretch")[2] == 1
    assert seen("stretch")[16:27] == [11] * 11
    assert seen("stretch")[33:43] == [10] * 10


def test_a_roundabout_keeps_its_plots_from_being_an_estate() -> None:
    state = Table(1, roundabouts=True).give(0, sheet(top="1 | . 4 | . . . . . . .")).state
    part = next(each for each in GAME.observer.slices(1) if each.name == "seat0.groups")
    with_houses = list(row_of(GAME.observer, state, 0))[part.offset : part.offset + part.size]
    assert with_houses[1 + 1] == 1
    state.sheets[0].roundabouts |= 2
    assert list(row_of(GAME.observer, state, 0))[part.offset + 2] == 0
