"""The names of actions."""

from megapolis.games.welcome_to.rules.actions import PLOT_NAMES


def test_plot_names() -> None:
    assert (PLOT_NAMES[0], PLOT_NAMES[16], PLOT_NAMES[43]) == ("t1", "c1", "b12")
