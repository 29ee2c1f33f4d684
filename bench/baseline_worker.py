"""Bots of version 0.1 for the arena, by the names that version has: this file does not change.

It runs in the environment that `make baseline` builds. A request is a JSON line, and so is its answer. "join" seats a
bot at a table of its own; "choose" brings the actions since, by name, and asks for the bot's next one. A bot is given a
`Perspective` and nothing else, as in that version's own arena.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

Match = import_module("megapolis.engine.match").Match
Perspective = import_module("megapolis.engine.bot").Perspective
make_bot = import_module("megapolis.bots").make_bot
find_game = import_module("megapolis.shelf").find_game
engine_status = import_module("megapolis.compiled").engine_status


class Table:
    """One bot and the match that it plays in, as far as it was told."""

    def __init__(self, game: str, players: int, options: dict[str, Any], data: str, bot: str, seed: int) -> None:
        found = find_game(game)
        # Without a seed: chance is told like everything else.
        self.match = Match(found.setup(players, options, found.data_from(data)))
        self.bot = make_bot(bot, seed, found)
        self.actions = found.actions
        self.labels = found.labels(self.match.setup.data)

    def choose(self, seat: int, log: list[tuple[int, Any]]) -> dict[str, str | int]:
        """Play what happened, then ask the bot."""
        for actor, named in log:
            self.match.play(actor, self.actions.number(named, self.labels))
        action = int(self.bot.choose(Perspective(self.match.state, seat)))
        named = self.actions.named(action, self.labels)
        return dict(named)


def main() -> None:
    """Answer requests until there are no more."""
    tables: dict[int, Table] = {}
    print(json.dumps(engine_status()), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        number, table = request["table"], request.get("join")
        answer: Any = "joined"
        if table is not None:
            tables[number] = Table(**table)
        elif "choose" in request:
            answer = tables[number].choose(request["choose"], request["log"])
        else:
            del tables[number]
            answer = "left"
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
