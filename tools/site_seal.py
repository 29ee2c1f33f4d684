"""Give a site its version: a service worker that knows every file of it by its hash."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

SERVICE = "service.js"
PLACE = "__SITE_VERSION__"


def describe(folder: Path) -> dict[str, object]:
    """Every file of the site with its size and hash, and a name for all of them together."""
    files = {}
    for path in sorted(each for each in folder.rglob("*") if each.is_file() and each.name != SERVICE):
        data = path.read_bytes()
        files[path.relative_to(folder).as_posix()] = {"bytes": len(data), "sha256": sha256(data).hexdigest()}
    whole = sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()
    return {"name": whole[:16], "files": files}


def seal(folder: Path, template: Path) -> None:
    """Write the service worker of a site as it is now."""
    text = template.read_text(encoding="utf-8")
    if text.count(PLACE) != 1:
        raise RuntimeError("the service worker has no place for the version")
    (folder / SERVICE).write_text(text.replace(PLACE, json.dumps(describe(folder))), encoding="utf-8")
