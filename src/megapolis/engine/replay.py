"""Replay files: a game as JSON, every action by name, with a running digest that finds the first damaged one."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from megapolis.engine.core.state import State
from megapolis.engine.errors import BadReplay, MegapolisError, file_problem
from megapolis.engine.files import written_whole
from megapolis.engine.match import Match
from megapolis.engine.notation import from_text
from megapolis.engine.setup import Setup

__all__ = ["dump", "dump_line", "load", "parse", "read_text", "save"]

FORMAT = 2
OLDER = (1,)
"""Formats that are still read. The digests of format 1 were made of other numbers and are not compared."""
GZIP = b"\x1f\x8b"
"""How a compressed file begins."""


def _chain(previous: str, *parts: object) -> str:
    return blake2b(json.dumps([previous, *parts], sort_keys=True).encode(), digest_size=6).hexdigest()


def _head(setup: Setup, seed: str | int | None, takebacks: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": setup.game.id,
        "rules": setup.rules,
        "players": setup.players,
        "options": setup.own_options,
        "data": setup.data.digest,
        "seed": seed,
        "takebacks": takebacks,
    }


def dump(match: Match, bots: Sequence[str] = (), notes: Mapping[str, Any] | None = None) -> str:
    """A match as the text of a replay file, one action a line; `bots` says who sat where, if bots played.

    `notes` are kept in the head under names that no replay has otherwise; reading the match ignores them.
    """
    head = {**_head(match.setup, match.seed, match.takebacks), **(notes or {})}
    if bots:
        head["bots"] = list(bots)
    if match.setup.data is not match.setup.game.default_data(match.setup.rules):
        head["components"] = match.setup.data.source
    if match.start is not None:
        head["start"] = str(match.start)
    game = match.setup.game
    labels = game.labels(match.setup.data)
    state = match.state_at(0)
    digest = _chain("", head)
    rows = []
    for actor, action in match.log:
        state.play(actor, action)
        named = game.actions.to_fields(action, labels)
        digest = _chain(digest, actor, named, state.digest())
        rows.append(json.dumps([actor, named, digest], ensure_ascii=False))
    body = ",\n".join(rows)
    text = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    return f'{text},\n "actions": [\n{body}\n ]\n}}\n'


def dump_line(match: Match, bots: Sequence[str] = ()) -> str:
    """The same in a single line: for files of many games."""
    return dump(match, bots).replace("\n", "") + "\n"


def parse(text: str) -> Match:
    """A match from the text of a replay file; `BadReplay` names the index of the first bad action."""
    from megapolis.catalog import find_game  # the shelf imports the games, which import the engine

    try:
        content = json.loads(text)
    except ValueError as error:
        raise BadReplay("error-replay-json", detail=str(error)) from None
    if not isinstance(content, dict) or content.get("format") not in (FORMAT, *OLDER):
        raise BadReplay("error-replay-format", wanted=FORMAT)
    actions = content.pop("actions", None)
    source = content.get("components")
    try:
        game = find_game(str(content.get("game")))
        rules = content.get("rules")
        if not isinstance(rules, int) or rules not in game.versions:
            known = ", ".join(str(each) for each in game.versions)
            raise BadReplay("error-replay-rules", file=str(rules), here=known)
        data = game.default_data(rules) if source is None else game.read_box(str(source))
        options = content.get("options")
        given = options if isinstance(options, dict) else {}
        setup = game.setup(content.get("players") or 0, given, data, rules)
        start = from_text(game, str(content["start"]), data) if "start" in content else None
    except BadReplay:
        raise
    except MegapolisError as error:
        raise BadReplay("error-replay-head", detail=str(error)) from None
    if content.get("data") != data.digest:
        raise BadReplay("error-replay-data", file=str(content.get("data")), here=data.digest)
    seed, takebacks = content.get("seed"), content.get("takebacks")
    if not isinstance(seed, str | int | None) or not isinstance(takebacks, int) or not isinstance(actions, list):
        raise BadReplay("error-replay-format", wanted=FORMAT)
    match = Match(setup, start=start)
    labels = game.labels(data)
    digest = _chain("", content)
    compared = content["format"] == FORMAT
    for index, row in enumerate(actions):
        made = _replay_row(match, labels, digest, index, row)
        if index == 0 and rules != game.rules and row[2] != made:
            # Positions have got other fields since, of which the digests of that version do not know.
            compared = False
        if compared and row[2] != made:
            raise BadReplay("error-replay-digest", index=index)
        digest = made
    match.resume(seed, takebacks)
    return match


def _replay_row(match: Match, labels: Any, digest: str, index: int, row: Any) -> str:
    """Play one action; the digest that should stand beside it."""
    if not (isinstance(row, list) and len(row) == 3 and isinstance(row[0], int)):
        raise BadReplay("error-replay-action", index=index, detail="[seat, action, digest]")
    actor, named, _ = row
    state: State = match.state
    try:
        action = state.setup.game.actions.number(named, labels)
        match.play(actor, action)
    except MegapolisError as error:
        raise BadReplay("error-replay-action", index=index, detail=str(error)) from None
    return _chain(digest, actor, named, match.state.digest())


def save(match: Match, path: Path) -> None:
    """Write a replay file; a file that exists is replaced only once the new one is whole."""
    with written_whole(path) as part:
        part.write_text(dump(match), encoding="utf-8")


def load(path: Path) -> Match:
    """Read a replay file, compressed or not."""
    return parse(read_text(path))


def read_text(path: Path) -> str:
    """The text of a replay file, compressed or not."""
    try:
        content = path.read_bytes()
        return (gzip.decompress(content) if content.startswith(GZIP) else content).decode()
    except (EOFError, zlib.error) as error:
        raise BadReplay("error-file", path=str(path), detail=str(error)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadReplay("error-file", path=str(path), detail=file_problem(error)) from None
