"""`python -m megapolis.check GAME GAMES` prints transcripts of random games on every row of the pairwise grid."""

import sys

from megapolis.check import pairwise_grid, transcript
from megapolis.shelf import find_game


def main(name: str, games: int) -> None:
    """Prints `games` transcripts for every row."""
    game = find_game(name)
    for players, options in pairwise_grid(game):
        setup = game.setup(players, options)
        for seed in range(games):
            print(players, options, seed)
            print("\n".join(transcript(setup, seed)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
