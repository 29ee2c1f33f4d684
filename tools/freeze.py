"""Compares what the program does with what is frozen in tests/frozen, or freezes it anew.

`tools/freeze.py games [--games N] [GAME ...]` plays the stored set-ups at random, `tools/freeze.py sessions [GAME ...]`
sends what recorded sessions sent; both fail where anything differs. With `--write` they store what comes out instead;
`tools/freeze.py database --write` stores a database of this version, which tests/frozen/test_database.py opens.
Freeze anew only what a change was meant to change, and say so in its commit.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys

import freeze_database
import freeze_games
import freeze_sessions
from megapolis.catalog import game_ids


def compare(arguments: argparse.Namespace, names: list[str]) -> list[str]:
    """What differs."""
    if arguments.what == "games":
        return list(freeze_games.check(names, arguments.games, arguments.workers))
    answers = {name: asyncio.run(freeze_sessions.replay(freeze_sessions.frozen(name))) for name in names}
    return [f"{name}: {answer}" for name, answer in answers.items() if answer]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Compare what the program does with what is frozen.")
    parser.add_argument("what", choices=("games", "sessions", "database"))
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument(
        "--games", type=int, choices=freeze_games.PREFIXES, default=freeze_games.PREFIXES[-1], help="of each set-up"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument(
        "--aspect",
        choices=freeze_games.ASPECTS,
        action="append",
        help="with --write: of games only this, if no other differs; may be repeated",
    )
    parser.add_argument("--write", action="store_true", help="store what comes out instead of comparing it")
    arguments = parser.parse_intermixed_args()
    names = arguments.names or game_ids()
    if unknown := set(names) - set(game_ids()):
        parser.error(f"unknown: {', '.join(unknown)}")
    if arguments.what == "database":
        if not arguments.write:
            parser.error("a database is checked by tests/frozen/test_database.py")
        freeze_database.write()
    elif not arguments.write:
        different = compare(arguments, names)
        print("\n".join(different) or "Everything is as it was frozen.")
        return 1 if different else 0
    elif arguments.aspect:
        different = freeze_games.write_aspects(arguments.aspect, names, arguments.games, arguments.workers)
        print("\n".join(different) or "Nothing else differs.")
        return 1 if different else 0
    elif arguments.what == "games":
        freeze_games.write(names, arguments.games, arguments.workers)
    else:
        freeze_sessions.write(names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
