"""What learners see of a turn's last stage."""

from megapolis.bots import make_bot
from megapolis.engine.bot import Perspective
from megapolis.engine.observation import row_of
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.sheet import PAYING
from megapolis.games.welcome_to.state import WelcomeTo
from megapolis.shelf import deal


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
