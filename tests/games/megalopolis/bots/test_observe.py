"""What learners see of a debt and of the crest cards."""

from librt.vecs import vec
from mypy_extensions import i64

from games.megalopolis.builders import BOX, Table
from megapolis.engine.core.bitset import bit
from megapolis.engine.core.observation import row_of
from megapolis.games.megalopolis import GAME
from megapolis.games.megalopolis.rules.actions import BANK
from megapolis.games.megalopolis.rules.box import UNIT

PARTS = {each.name: each for each in GAME.observer.slices(3)}


def seen(table: Table, viewer: int, name: str) -> list[int]:
    part = PARTS[name]
    return [int(each) for each in row_of(GAME.observer, table.state, viewer)][part.offset : part.offset + part.size]


def test_a_debt_is_seen_with_its_direction() -> None:
    rent = Table(held={0: ["chekhovskaya"], 2: ["portovaya"]}, cash={0: 10_000}).roll(1, 2, 5)
    assert (rent.stage, seen(rent, 0, "inward"), seen(rent, 0, "queue")[:3]) == ("debt", [0], [0, 0, 1])
    gift = Table(places={0: 21}, cash={1: 10_000}, held={1: ["chekhovskaya"]}).roll(1, 4, 5).draw("topping_out")
    assert (gift.stage, seen(gift, 0, "inward"), seen(gift, 0, "debtor")[:3]) == ("debt", [1], [0, 1, 0])
    assert seen(gift, 1, "debtor")[:3] == [1, 0, 0]


def test_the_next_crest_card_is_known_once_all_were_drawn() -> None:
    table = Table()
    table.state.cards = vec[i64](range(BOX.cards - 1))
    table.state.draws = BOX.cards - 1
    assert sum(seen(table, 0, "next_card")) == 0
    table.state.cards = vec[i64](range(BOX.cards))
    table.state.draws = BOX.cards + 2
    assert seen(table, 0, "next_card").index(1) == 2


def test_whoever_crossed_the_highway_is_seen() -> None:
    table = Table()
    assert seen(table, 0, "crossed") == [0]
    table.state.crossed = True
    assert seen(table, 0, "crossed") == [1]


def test_a_debt_to_the_bank_is_seen() -> None:
    table = Table()
    table.state.queue = bit(BANK)
    table.state.due = 50_000
    assert seen(table, 0, "queue") == [0, 0, 0, 0, 0, 0, 1]
    assert seen(table, 0, "due") == [50_000 // UNIT]
