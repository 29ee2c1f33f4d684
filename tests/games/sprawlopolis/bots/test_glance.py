"""The glance that sorts layings."""

from games.sprawlopolis.builders import (
    BOX,
    cards_city,
    place,
    terms,
)
from megapolis.games.sprawlopolis.bots.glance import BY_KIND, COLUMNS, COMMON, Glance


def seen(row: int, column: int, turned: int = 0, *conditions: int) -> int:
    """What a glance sees in card 8 (R:NS C:NE / I:NS P) beside or on card 7 (C:EW I:EW / R:SW P) at 0, 0."""
    return value(Glance(terms(*conditions)), row, column, turned)


def value(glance: Glance, row: int, column: int, turned: int) -> int:
    """What this glance makes of card 8 there."""
    glance.take(BOX.blocks, 7)
    glance.look_at(cards_city(("7", 0, 0)), place(row, column))
    return int(glance.turned if turned else glance.printed)


def test_every_kind_of_condition_has_its_weights() -> None:
    assert {rule.kind for rule in BOX.rules} == set(BY_KIND)
    assert {len(COMMON), *(len(more) for more in BY_KIND.values())} == {COLUMNS}


def test_a_glance_counts_what_meets() -> None:
    apart = [int(weight) for weight in COMMON]
    # East of it: its I:EW runs against R:NS; the two parks of the lower row do not meet.
    assert seen(0, 2) == apart[10] + apart[12] * 4
    # The same turned round: P, I:NS above C:SW, R:NS; P meets I, I meets P; a road runs against the park.
    assert seen(0, 2, 1) == apart[10] * 2 + apart[12] * 3


def test_a_glance_counts_what_is_covered() -> None:
    assert seen(1, 1) != seen(2, 2)
    assert seen(1, 1, 0, 3) - seen(1, 1) == sum(
        int(BY_KIND["count_blocks"][column]) * count for column, count in counted(1, 1).items()
    )


def counted(row: int, column: int) -> dict[int, int]:
    """How often a glance meets each column, found by raising one weight at a time."""
    base = seen(row, column)
    found = {}
    for number in range(int(COLUMNS)):
        glance = Glance(terms())
        glance.weights[number] += 1
        glance.rate_borders()
        found[number] = value(glance, row, column, 0) - base
    return found
