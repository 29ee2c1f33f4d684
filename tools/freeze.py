"""Compare the program's behaviour with the results frozen in tests/frozen, or freeze new results.

`tools/freeze.py games [--games N] [GAME ...]` plays random games of the stored set-ups. `tools/freeze.py sessions
[GAME ...]` sends the messages of recorded sessions again. Both fail if anything differs; with `--write` they store the
new results instead. `tools/freeze.py database --write` stores a database of this version, which
tests/frozen/test_database.py opens. Freeze only what a change was meant to change, and say so in its commit.
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
    """The differences from the frozen results."""
    if arguments.what == "games":
        return list(freeze_games.check(names, arguments.games, arguments.workers))
    answers = {name: asyncio.run(freeze_sessions.replay(freeze_sessions.load_recording(name))) for name in names}
    return [f"{name}: {answer}" for name, answer in answers.items() if answer]


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Compare the program's behaviour with the frozen results.")
    parser.add_argument("what", choices=("games", "sessions", "database"))
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument(
        "--games",
        type=int,
        choices=freeze_games.PREFIXES,
        default=freeze_games.PREFIXES[-1],
        help="games of each set-up",
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument(
        "--aspect",
        choices=freeze_games.ASPECTS,
        action="append",
        help="with games --write: store only this aspect (may be repeated), and fail if another differs",
    )
    parser.add_argument("--write", action="store_true", help="store the new results instead of comparing them")
    arguments = parser.parse_intermixed_args()
    names = arguments.names or game_ids()
    if unknown := set(names) - set(game_ids()):
        parser.error(f"unknown games: {', '.join(unknown)}")
    if arguments.what == "database":
        if not arguments.write:
            parser.error("tests/frozen/test_database.py checks the database; here it can only be written")
        freeze_database.write()
    elif not arguments.write:
        different = compare(arguments, names)
        print("\n".join(different) or "Nothing differs from the frozen results.")
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
