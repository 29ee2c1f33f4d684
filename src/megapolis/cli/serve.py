"""`megapolis serve`: its flags. The server itself is loaded only when it is to run."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The flags of `megapolis serve`; every setting can come from the environment or a TOML file as well."""
    command.add_argument("--config", type=Path, metavar="FILE", help="a TOML file of settings")
    command.add_argument("--host", help="the address to listen on (127.0.0.1; 0.0.0.0 for other devices)")
    command.add_argument("--port", type=int, help="the port to listen on (8000)")
    command.add_argument("--next-port", action="store_true", help="where the port is busy, take the next")
    command.add_argument("--public-url", help="how people reach the server: links, QR codes and origin check use it")
    command.add_argument("--database", metavar="URL", help="sqlite:///FILE (default) or postgresql://...")
    command.add_argument("--workers", type=int, metavar="N", help="worker processes (several need PostgreSQL)")
    command.add_argument("--open", action="store_true", help="open the page in a browser")


def run(arguments: argparse.Namespace) -> int:
    """Opens the table until it is told to stop."""
    from megapolis.server import main

    return main.run(arguments)
