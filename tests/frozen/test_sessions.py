"""Recorded sessions: a server that receives the same messages gives the same answers, byte for byte."""

import asyncio
import json

import pytest

import freeze_sessions
from megapolis.catalog import game_ids
from megapolis.server.domain import commands
from megapolis.server.http import messages

NOT_RECORDED = {"hint", "set-up", "guide"}
"""Hints depend on time; tests/server/domain/ has the set-up of a lobby (test_arrangement.py) and the steps of a first
game (test_guide.py)."""


@pytest.mark.parametrize("name", game_ids())
def test_a_session_is_answered_as_before(name: str) -> None:
    assert asyncio.run(freeze_sessions.replay(freeze_sessions.load_recording(name))) == ""


def test_the_sessions_have_every_message_but_three() -> None:
    lines = [line.split(" ", 2) for name in game_ids() for line in freeze_sessions.load_recording(name)]
    sent = {json.loads(text)["do"] for _, mark, text in lines if mark == ">"}
    heard = {json.loads(text)["is"] for _, mark, text in lines if mark in "<?" and text.startswith("{")}
    assert sent == {kind.__struct_config__.tag for kind in commands.ClientMessage.__args__} - NOT_RECORDED
    assert heard == {kind.__struct_config__.tag for kind in messages.Server.__args__} - {"hint", "why-not"}
