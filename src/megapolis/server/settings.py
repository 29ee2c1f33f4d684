"""Settings of the server: command line before environment (`MEGAPOLIS_…`) before a TOML file before defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from megapolis.engine.errors import file_problem
from megapolis.server.errors import BadSetting

PREFIX = "MEGAPOLIS_"
RENAMED = {"trusted_proxy": "trusted_proxies"}
"""Settings of earlier versions, and what has taken their place."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. docs/server.md explains each one."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    public_url: str = ""
    """The address of the server for links, QR codes and the check of a browser's origin."""
    database: str = "sqlite:///megapolis.db"
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_processes: Annotated[int, Meta(ge=0, le=64)] = 1
    """Processes of each worker in which bots think; 0: this worker leaves bots to other workers."""
    bot_lease: Annotated[float, Meta(gt=0)] = 60
    """Seconds after which another worker may take over a bot's move, and a bot that does not answer is ended."""
    bots_pause_after: Annotated[float, Meta(gt=0)] = 60
    """Seconds after which bots pause at a table where nobody is connected and nobody has done anything."""
    thinking_seconds: Annotated[float, Meta(gt=0)] = 3600
    """How long bots may think for one person, and give hints and reviews to one address, per day."""
    cached_tables: Annotated[int, Meta(ge=1)] = 5000
    tables_per_address: Annotated[int, Meta(ge=1)] = 60
    """How many tables one address may create per hour."""
    requests_per_second: Annotated[float, Meta(gt=0)] = 50
    """HTTP requests of one address on average; bursts may be ten times as many."""
    messages_per_second: Annotated[float, Meta(gt=0)] = 20
    """Messages of one person at one table on average; bursts may be five times as many."""
    connections_per_address: Annotated[int, Meta(ge=1)] = 200
    away_after: Annotated[float, Meta(gt=0)] = 8
    """Seconds without a connection after which a person counts as away."""
    absent_after: Annotated[float, Meta(ge=0)] = 180
    """Seconds without a connection or an action after which a host may put a bot on somebody's seat, or remove them."""
    lobby_hours: Annotated[float, Meta(gt=0)] = 24
    """After this time a table that has not started is closed."""
    game_days: Annotated[float, Meta(gt=0)] = 60
    """After this time without any change a game is closed."""
    archive_after_days: Annotated[int, Meta(ge=0)] = 0
    """After this time a table that has ended leaves the database as a replay file; 0: never."""
    archive_folder: str = "megapolis-archive"
    """Where these files are kept; all servers on one database need the same."""
    archive_keep_days: Annotated[int, Meta(ge=0)] = 0
    """After this time these files are deleted; 0: never."""
    contact: str = ""
    """Who runs the server and how to reach them, for the privacy page."""
    session_days: Annotated[float, Meta(gt=0)] = 180
    """Days after which an account's session that was not used ends."""
    trusted_proxies: str = ""
    """The proxies in front, as addresses or networks (10.0.0.0/8), with commas: their X-Forwarded-For is believed."""
    request_within: Annotated[float, Meta(gt=0)] = 20
    """Seconds in which the head and the body of a request must arrive."""
    log_level: str = "info"

    def is_proxy(self, address: str) -> bool:
        """Whether this is the address of a proxy in front."""
        return any(_is_in(address, network) for network in networks(self.trusted_proxies))


@cache
def networks(said: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """The networks that a list with commas names; ValueError if one is none."""
    return tuple(ip_network(each.strip()) for each in said.split(",") if each.strip())


def _is_in(address: str, network: IPv4Network | IPv6Network) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:
        return False


def read(given: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """Read settings from all sources; `BadSetting` says which one is wrong."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetting("error-file", path=str(file), detail=file_problem(error)) from None
        except tomllib.TOMLDecodeError as error:
            raise BadSetting("error-toml", path=str(file), detail=str(error)) from None
    surroundings = os.environ if environment is None else environment
    for name in (*Settings.__struct_fields__, *RENAMED):
        value = surroundings.get(PREFIX + name.upper())
        if value is not None:
            values[name] = value
    values.update({name: value for name, value in given.items() if value is not None})
    if values.keys() & RENAMED.keys():
        old = min(values.keys() & RENAMED.keys())
        raise BadSetting("table-setting-renamed", old=old, new=RENAMED[old])
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting("table-setting", detail=str(error)) from None
    try:
        networks(settings.trusted_proxies)
    except ValueError as error:
        raise BadSetting("table-setting", detail=f"trusted_proxies: {error}") from None
    if settings.workers > 1 and settings.database.startswith("sqlite:"):
        raise BadSetting("table-setting-workers")
    return settings


def as_environment(settings: Settings) -> dict[str, str]:
    """Settings as environment variables for worker processes."""
    return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(settings).items()}
