"""Write the golden replays: seeded matches whose actions and digests the tests compare.

`tools/golden.py [GAME ...]` plays the matches listed in tests/replays/GAME/matches.toml and writes
tests/replays/GAME/*.json. A golden replay changes only together with the version of the game's rules; replays of the
version before move to GAME/rules-1/, where they are still read and never written again.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from megapolis.bots import make_bot
from megapolis.catalog import find_game, game_ids
from megapolis.engine import replay
from megapolis.engine.core.bot import Perspective
from megapolis.engine.match import Match

REPLAYS = Path(__file__).resolve().parent.parent / "tests" / "replays"


def main() -> None:
    """Play the listed matches of the named games, or of all games."""
    for name in sys.argv[1:] or game_ids():
        game = find_game(name)
        folder = REPLAYS / name
        for row in tomllib.loads((folder / "matches.toml").read_text(encoding="utf-8"))["match"]:
            match = Match(game.setup(row["players"], row.get("options")), row["seed"])
            bots = [make_bot(row["bots"][seat % len(row["bots"])], seat) for seat in range(row["players"])]
            while not match.state.is_over():
                seat = match.state.actors()[0]
                match.play(seat, int(bots[seat].choose(Perspective(match.state, seat))))
            replay.save(match, folder / f"{row['name']}.json")
            print(f"{name}/{row['name']}: {len(match.log)} actions, {match.state.ending()}, {match.state.scores()}")


if __name__ == "__main__":
    main()
