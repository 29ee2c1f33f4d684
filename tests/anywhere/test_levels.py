"""Every level plays every game on the built site, those that ask a network too; and hints come."""

from collections.abc import Callable
from typing import Any

import pytest

from anywhere.pages import SiteVisitor
from browser.pages import GAMES
from waiting import until

Visit = Callable[..., SiteVisitor]
LEAST = {"megalopolis": {"options": {"blocks": 20, "offers": 0}}}
WITH_NETWORK = {"next_station", "welcome_to"}


def is_asked(visitor: SiteVisitor, welcome: Any) -> bool:
    found = visitor.call("GET", f"/tables/{welcome['table']}/snapshot", token=welcome["token"])
    return bool(found["picture"]["asked"])


def has_played(visitor: SiteVisitor, welcome: Any, seat: int) -> bool:
    """Whether a bot has moved; if a person is asked before, they do the first thing that they may."""
    picture = visitor.call("GET", f"/tables/{welcome['table']}/snapshot", token=welcome["token"])["picture"]
    assert picture["table"]["status"] == "playing"
    if picture["asked"]:
        fields = {"seat": picture["seat"], "decision": picture["decision"], "action": picture["moves"][0]["action"]}
        visitor.message(welcome, "act", **fields)
    return any(line["actor"] == seat for line in picture["log"])


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_and_hints_come(game: str, visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    shelf = ada.call("GET", "/games?lang=en")
    own = next(each["bots"] for each in shelf["games"] if each["id"] == game)
    assert ("learned" in own) == (game in WITH_NETWORK)
    for bot in (*shelf["bots"], *own):
        welcome = ada.begin(game, players=2, bots=(bot,), **LEAST.get(game, {}))
        until(lambda made=welcome: has_played(ada, made, 1), f"{bot} does not play {game}")  # type: ignore[misc]
    # Where the last of them sits, a person asks for a hint.
    until(lambda: is_asked(ada, welcome))
    answer = ada.message(welcome, "hint", seat=0)
    assert answer["is"] == "hint", answer
    assert answer["advice"]
