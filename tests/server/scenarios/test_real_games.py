"""Whole games with a real box, entered by the answers to its questions alone: they come to the recorded scores.

What lies on the table is found among the answers by how it is described, as people find it; now and then a wrong piece
is entered and corrected. People sit with a phone each, all at one phone, or beside a bot whose hand they enter.
"""

from typing import Any

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import pairwise_grid
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import Match
from megapolis.server.domain import commands
from megapolis.server.domain.commands import FromPerson
from megapolis.server.domain.companion import BoxAnswer, BoxQuestion, ask_box
from megapolis.server.domain.decide import decide
from megapolis.server.domain.sales import ask_sale, is_on_sale
from megapolis.server.domain.snapshot import enterable, entering_seat
from megapolis.server.domain.table import PLAYING
from megapolis.server.domain.translator import Translator
from recorded import REPLAYS, Entry, Recorded, Sale, load, play_random
from sampling import rotate
from server.builders import NOW, a_table, message

NAMED: list[tuple[str, int, dict[str, Any]]] = [
    ("capital_lux", 2, {"synergies": ("scout", "dualist")}),
    ("capital_lux", 4, {"synergies": ("scout", "dualist")}),
    ("capital_lux", 3, {"set": "random"}),
    ("sprawlopolis", 1, {"roadworks": "normal", "beaches": True, "solo_roadworks": 4}),
    ("sprawlopolis", 4, {"roadworks": "hard", "beaches": True, "construction": True, "landmarks": True}),
    ("sprawlopolis", 2, {"interstate": "duel"}),
    ("welcome_to", 1, {}),
    ("welcome_to", 1, {"advanced_plans": True, "roundabouts": True}),
]
"""Set-ups with hidden or chosen pieces, played in every run."""
EVERY = [(game, players, options) for game in game_ids() for players, options in pairwise_grid(find_game(game))]
PHONES, PHONE, BOT = "a phone each", "one phone", "a bot"
"""Who sits there: everybody with a phone, who enters the own hand; all at one phone; people, and a bot last."""
SLIP_EVERY = 4
"""How many questions pass between two wrong answers."""


class People:
    """Everybody at the table; they know the recorded game."""

    def __init__(self, game: Recorded, sitting: str = PHONES) -> None:
        self.game = game
        setup = game.setup
        name = "person_{}" if sitting == PHONE else "person{}"
        names = [name.format(seat) for seat in range(setup.players)]
        if sitting == BOT:
            names[-1] = "greedy"
        seats: dict[str, Any] = {name: seat for seat, name in enumerate(names)}
        self.table = a_table(game.game.id, options=dict(setup.options), spec={"companion": True}, **seats)
        self.questions = self.slips = 0

    def tell(self, kind: Any, person: int, **fields: Any) -> None:
        self.table = decide(self.table, FromPerson(person, message(kind, **fields), []), NOW).after

    def play(self) -> None:
        table = self.table
        while table.status == PLAYING:
            if table.chance_pending():
                self.answer()
            elif is_on_sale(table):
                self.sell(self.game.sales.popleft())
            else:
                self.move()
            table = self.table

    def sell(self, sale: Sale) -> None:
        """Say who got it and for how much, or enter it bid by bid."""
        selling = self.game.game.show.sale
        assert selling is not None
        lot = selling.lot(self.table.state)
        if sale.is_told:
            at = ask_sale(self.table, Translator(self.table, ""), 0).at
            self.tell(commands.Sold, 0, at=at, seat=sale.seat, amount=sale.amount)
        while is_on_sale(self.table) and selling.lot(self.table.state) == lot:
            self.move()

    def answer(self) -> None:
        """Whoever may see the pieces enters them: all that the question asks for."""
        table = self.table
        person = next(each for each in table.players() if entering_seat(table, table.seats_of(each)) is not None)
        question = ask_box(table, Translator(table, ""), person)
        waiting = self.game.of[CHANCE]
        pieces = [waiting.popleft() for _ in range(min(question.count, len(waiting)))]
        answers = [find(question, piece) for piece in pieces]
        self.questions += 1
        if question.count == 1 and self.questions % SLIP_EVERY == 0 and self.slip(question, answers[0], person):
            return
        self.tell(commands.Enter, person, at=question.at, actions=[each.action for each in answers])

    def slip(self, question: BoxQuestion, right: BoxAnswer, person: int) -> bool:
        """Enter something else than lies there and correct that line; False where nothing else is possible."""
        table = self.table
        seat = entering_seat(table, table.seats_of(person))
        assert seat is not None
        possible = {str(self.game.game.actions.to_fields(each, table.labels)) for each in enterable(table.state, seat)}
        others = [each for group in question.groups for each in group.answers if each != right]
        wrong = next((each for each in others if str(each.action) in possible), None)
        if wrong is None:
            return False
        self.tell(commands.Enter, person, at=question.at, actions=[wrong.action])
        assert self.table.match is not None
        line = self.table.match.view_log(seat).places.index(question.at)
        self.tell(commands.Correct, person, line=line, action=right.action, seat=seat, eye=seat, drop=True)
        self.slips += 1
        return True

    def move(self) -> None:
        """Whoever is awaited does what the recorded game says."""
        table = self.table
        seat = table.awaited()[0]
        entry = self.game.of[seat].popleft()
        show, state = table.game.show, table.state
        legal = [int(each) for each in state.legal_actions(seat)]
        same = [each for each in legal if show.describe(state, seat, each) == entry.said]
        assert same, (entry, [show.describe(state, seat, each) for each in legal])
        named = [table.game.actions.to_fields(each, table.labels) for each in same]
        action = entry.action if entry.action in named else named[0]
        person = table.seats[seat].person
        if person is None:
            number = same[named.index(action)]
            self.table = decide(table, commands.MoveBot(seat, table.decision(seat), number), NOW).after
        else:
            self.tell(commands.Act, person, seat=seat, decision=table.decision(seat), action=action)


def find(question: BoxQuestion, piece: Entry) -> BoxAnswer:
    """The answer that is described as what lies on the table."""
    key, args = piece.said
    found = [
        each
        for group in question.groups
        for each in group.answers
        if (each.words.key, each.words.args) == (f"move-{key}", args)
    ]
    assert len(found) == 1, (piece, question.asked, found)
    assert found[0].left, (piece, question.asked)
    return found[0]


def enter_game(match: Match, where: str, sitting: str = PHONES) -> People:
    """Enter a whole game, and compare the scores."""
    tells_sales = sitting != BOT  # a bot bids for itself, so that everybody is asked in turn
    people = People(Recorded(match, tells_sales=tells_sales), sitting)
    people.play()
    assert [int(each) for each in people.table.state.scores()] == people.game.points, where
    return people


def enter_random_game(game: str, players: int, options: dict[str, Any]) -> People:
    setup = find_game(game).setup(players, options)
    return enter_game(play_random(setup, Rng(players)), f"{players} players, {options}")


@pytest.mark.parametrize(("game", "players", "options"), NAMED)
def test_games_with_hidden_and_chosen_pieces(game: str, players: int, options: dict[str, Any]) -> None:
    people = enter_random_game(game, players, options)
    assert people.slips, "something was wrong and was corrected"


@pytest.mark.parametrize("game", game_ids())
def test_every_recorded_game(game: str) -> None:
    for file in sorted((REPLAYS / game).glob("*.json")):
        enter_game(load(game, file.stem), file.stem)


SEATED: list[tuple[str, dict[str, Any]]] = [
    ("next_station", {"objectives": True, "powers": True}),
    ("sprawlopolis", {"roadworks": "normal", "beaches": True}),
    ("welcome_to", {"advanced_plans": True}),
    ("capital_lux", {"synergies": ("scout", "dualist")}),
    ("megalopolis", {"blocks": 20}),
]


@pytest.mark.parametrize("sitting", [PHONE, BOT])
@pytest.mark.parametrize(("game", "options"), SEATED)
def test_one_phone_and_bots(game: str, options: dict[str, Any], sitting: str) -> None:
    setup = find_game(game).setup(3, options)
    people = enter_game(play_random(setup, Rng(3)), sitting, sitting)
    assert people.slips, "something was wrong and was corrected"


@pytest.mark.compiled
@pytest.mark.parametrize("game", game_ids())
def test_every_set_up(game: str) -> None:
    for name, players, options in rotate(EVERY, 8):
        if name == game:
            enter_random_game(game, players, dict(options))
