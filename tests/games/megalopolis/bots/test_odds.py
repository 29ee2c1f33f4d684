"""Landing odds: the figures of the exact chain under its stated assumptions."""

import pytest

from games.megalopolis.builders import BOX
from megapolis.games.megalopolis.bots.odds import landing_shares, sums_of_three_dice

SHARES = landing_shares(BOX)


def test_landing_odds_of_the_exact_chain() -> None:
    assert SHARES[20] == pytest.approx(0.02595, abs=5e-6)
    assert SHARES[0] == pytest.approx(0.02464, abs=5e-6)
    assert min(SHARES) == pytest.approx(0.02322, abs=5e-6)
    assert max(SHARES) == pytest.approx(0.02678, abs=5e-6)


def test_a_turn_lands_once_and_once_more_by_the_highway() -> None:
    assert sum(SHARES) == pytest.approx(1 + SHARES[20])


def test_one_roll_in_36_is_a_triple() -> None:
    assert 6 / sum(sums_of_three_dice()) == pytest.approx(0.027778, abs=1e-6)
