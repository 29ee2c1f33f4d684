"""Every level plays every game on the built site, those that ask a network too; and hints come."""

from collections.abc import Callable
from typing import Any

import pytest

from anywhere.pages import SiteVisitor
from browser.pages import GAMES
from guests import first_move, message, picture
from waiting import until

Visit = Callable[..., SiteVisitor]
LEAST = {"megalopolis": {"options": {"blocks": 20, "offers": 0}}}
WITH_NETWORK = {"next_station", "welcome_to"}


def is_asked(visitor: SiteVisitor, welcome: Any) -> bool:
    return bool(picture(visitor.server, welcome)["asked"])


def has_played(visitor: SiteVisitor, welcome: Any, seat: int) -> bool:
    """Whether a bot has moved; if a person is asked before, they do the first thing that they may."""
    now = picture(visitor.server, welcome)
    assert now["table"]["status"] == "playing"
    if now["asked"]:
        first_move(visitor.server, welcome)
    return any(line["actor"] == seat for line in now["log"])


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_and_hints_come(game: str, visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    shelf = ada.server.call("GET", "/api/games?lang=en")
    own = next(each["bots"] for each in shelf["games"] if each["id"] == game)
    assert ("learned" in own) == (game in WITH_NETWORK)
    for bot in (*shelf["bots"], *own):
        welcome = ada.begin(game, players=2, bots=(bot,), **LEAST.get(game, {}))
        until(lambda made=welcome: has_played(ada, made, 1), f"{bot} does not play {game}")  # type: ignore[misc]
    # Where the last of them sits, a person asks for a hint.
    until(lambda: is_asked(ada, welcome))
    answer = message(ada.server, welcome, "hint", seat=0)
    assert answer["is"] == "hint", answer
    assert answer["advice"]
