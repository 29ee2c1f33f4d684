"""Starts the server: a listening socket, worker processes, and a browser for somebody who plays on this machine."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from megapolis.engine.i18n import Text
from megapolis.server.errors import BadSetting
from megapolis.server.http.endpoint import LARGEST
from megapolis.server.http.protocol import BoundedProtocol
from megapolis.server.settings import Settings, as_environment, read
from megapolis.server.store.database import PATIENCE, Database, use

PORTS_TRIED = 50
PING, DEAD = 2.5, 6.5
"""Seconds between pings, and how long an answer may take: a dead connection is closed after nine seconds."""


def listen(host: str, port: int, *, move_on: bool) -> socket.socket:
    """A listening socket; with `move_on`, on the next free port if this one is busy."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = port + (PORTS_TRIED if move_on and port else 1)
    for wanted in range(port, last):
        # Named TCP so that asyncio switches off Nagle's algorithm, which would delay small answers by 40 ms.
        sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, wanted))
        except OSError as error:
            sock.close()
            if wanted + 1 == last:
                raise BadSetting("table-setting-port", port=wanted, detail=str(error)) from None
            continue
        sock.set_inheritable(True)
        return sock
    raise AssertionError


def lan_address() -> str:
    """The address of this machine on the local network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def public_url(settings: Settings, port: int) -> str:
    """The address of the server, if the settings name none."""
    host = settings.host
    if host in ("0.0.0.0", "::"):
        host = lan_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def prepare(url: str) -> None:
    """Bring the database up to date before any worker opens it; a sentence says why it cannot be used."""

    async def nothing_more(_: Database) -> None:
        """Opening it has migrated it."""

    asyncio.run(use(url, nothing_more, migrates=True, patience=PATIENCE))


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal stops it; the exit status."""
    names = set(Settings.__struct_fields__)
    given = {name: value for name, value in vars(arguments).items() if name in names}
    settings = read(given, arguments.config)
    sock = listen(settings.host, settings.port, move_on=arguments.next_port)
    port = int(sock.getsockname()[1])
    settings = msgspec.structs.replace(
        settings, port=port, public_url=settings.public_url or public_url(settings, port)
    )
    prepare(settings.database)
    os.environ.update(as_environment(settings))
    text = Text(arguments.lang)
    print(text("table-serving", url=settings.public_url), flush=True)
    if arguments.open:
        threading.Thread(target=open_page, args=(settings.public_url, port), daemon=True).start()
    config = uvicorn.Config(
        "megapolis.server.http.app:make_app",
        factory=True,
        host=settings.host,
        port=port,
        workers=settings.workers,
        http=BoundedProtocol,
        # Whose X-Forwarded-For is believed is a setting of ours.
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_ping_interval=PING,
        ws_ping_timeout=DEAD,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=LARGEST * 2,
    )
    server = uvicorn.Server(config)
    # uvicorn raises the signal that stopped it again; a clean stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        if settings.workers > 1:
            Multiprocess(config, sockets=[sock]).run()
        else:
            server.run(sockets=[sock])
    except KeyboardInterrupt:
        pass
    return 0 if settings.workers > 1 or server.started else 1


def open_page(url: str, port: int) -> None:
    """Open the page in a browser once the server answers; without a display, do nothing."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(url)
