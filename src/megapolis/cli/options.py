"""A game's declared options as command-line flags, and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.options import Option
from megapolis.engine.setup import Data, Setup


def flag(option: Option) -> str:
    """`--solo-lowest-band-top` for `solo_lowest_band_top`."""
    return "--" + option.name.replace("_", "-")


def add_game_options(command: argparse.ArgumentParser, game: Game, text: Text) -> None:
    """One flag for each option; readings of the rules apart."""
    main = command.add_argument_group(text("title"))
    rulings = command.add_argument_group(f"{text('title')}: {text('cli-ruling')}")
    for option in game.options.options.values():
        group = rulings if option.ruling else main
        about = text(f"option-{option.name}-help").replace("%", "%%")
        if option.kind == "flag":
            default = text("cli-default", value="on" if option.default else "off")
            group.add_argument(
                flag(option), action=argparse.BooleanOptionalAction, default=None, help=f"{about} ({default})"
            )
        else:
            shown = ",".join(option.default) if isinstance(option.default, tuple) else str(option.default)
            default = text("cli-default", value=shown or "-")
            group.add_argument(
                flag(option), default=None, metavar="VALUE", help=f"{about} ({option.possible()}; {default})"
            )


def chosen_options(game: Game, arguments: argparse.Namespace) -> dict[str, Any]:
    """The options that were given."""
    given = {name: getattr(arguments, name) for name in game.options.options}
    return {name: value for name, value in given.items() if value is not None}


def chosen_setup(game: Game, arguments: argparse.Namespace, default_players: int | None = None) -> Setup:
    """Players, options and data as the command line gives them, checked."""
    players = default_players if arguments.players is None else arguments.players
    return game.setup(players, chosen_options(game, arguments), chosen_data(game, arguments))


def chosen_data(game: Game, arguments: argparse.Namespace) -> Data | None:
    """The user's own component data, where a file was named."""
    path: Path | None = arguments.data
    return None if path is None else game.load_data(path)
