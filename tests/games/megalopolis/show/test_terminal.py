"""The table in a terminal."""

from games.megalopolis.builders import FOUR_SKYSCRAPERS, Table, drawn
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.megalopolis import GAME


def test_the_terminal_shows_the_ring_the_city_and_a_statement() -> None:
    held = {0: ["chekhovskaya", "sadovaya", "lipovaya"]}
    table = Table(held=held, city={"nw11": 2}, cash={1: 1_230_000}, places={1: 13})
    table.state.gone, table.state.bankrupt = 2, 4
    shown = drawn(table)
    for part in (
        "78 blocks left",
        "Che840",
        "2▲",
        "cash 5,000,000, earns 0 per lap, worth 6,200,000",
        "trust: red",
        "left by the Highway  cash 1,230,000",
        "no permits",
        "#3 Player 3  bankrupt",
    ):
        assert part in shown
    assert all(line == line.rstrip("\n") for line in shown.splitlines())
    for language in LANGUAGES:
        assert GAME.show.terminal(table.state, None, Text(language, "megalopolis")).plain


def test_the_terminal_tells_the_last_lap_and_the_duty() -> None:
    table = Table(city=FOUR_SKYSCRAPERS)
    assert "building is a duty" in drawn(table)
    table.state.last_lap = True
    assert "final stage" in drawn(table)
    assert "dice: 1 2 5" in drawn(Table().roll(1, 2, 5))


def test_the_terminal_tells_what_a_contribution_is_for() -> None:
    table = Table(places={0: 32}, offers=1).roll(1, 2, 5).do("request", seat="2").do("site", quarter="nw22")
    table.do("charge", sum="50000")
    assert "contribution to a block on the corner of Sadovaya × Lesnaya (north-west); gives –; wants 50 000" in drawn(
        table
    )
