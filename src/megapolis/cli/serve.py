"""`megapolis serve`: its flags. The server itself is loaded only when it is to run."""

from __future__ import annotations

import argparse
from pathlib import Path

from megapolis.engine.i18n import Text


def add_arguments(command: argparse.ArgumentParser, text: Text) -> None:
    """The flags of `megapolis serve`; every setting can come from the environment or a TOML file as well."""
    command.add_argument("--config", type=Path, metavar="FILE", help=text("help-serve-config"))
    command.add_argument("--host", metavar="ADDRESS", help=text("help-serve-host"))
    command.add_argument("--port", type=int, metavar="N", help=text("help-serve-port"))
    command.add_argument("--next-port", action="store_true", help=text("help-serve-next-port"))
    command.add_argument("--public-url", metavar="URL", help=text("help-serve-public-url"))
    command.add_argument("--database", metavar="URL", help=text("help-serve-database"))
    command.add_argument("--workers", type=int, metavar="N", help=text("help-serve-workers"))
    command.add_argument("--open", action="store_true", help=text("help-serve-open"))


def run(arguments: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    from megapolis.server import main

    return main.run(arguments)
