"""A site knows all of its files by their hashes, and lies in whatever folder it is put in."""

import json
import re
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import site_bundle
import site_fetch
from site_compile import MANIFEST, TAG
from site_seal import PLACE, SERVICE, seal


def test_the_service_worker_knows_every_file(tmp_path: Path) -> None:
    template, site = tmp_path / "template.js", tmp_path / "site"
    template.write_text(f"const version = {PLACE};", encoding="utf-8")
    (site / "page").mkdir(parents=True)
    (site / "index.html").write_text("one", encoding="utf-8")
    (site / "page" / "a.js").write_text("two", encoding="utf-8")

    def version() -> dict[str, object]:
        seal(site, template)
        found: dict[str, object] = json.loads(
            (site / SERVICE).read_text(encoding="utf-8")[len("const version = ") : -1]
        )
        return found

    first = version()
    assert first["files"] == {
        "index.html": {"bytes": 3, "sha256": sha256(b"one").hexdigest()},
        "page/a.js": {"bytes": 3, "sha256": sha256(b"two").hexdigest()},
    }
    assert version() == first
    (site / "index.html").write_text("another", encoding="utf-8")
    assert version()["name"] != first["name"]
    template.write_text("nothing", encoding="utf-8")
    with pytest.raises(RuntimeError, match="no place"):
        seal(site, template)


def test_the_manifest_of_the_site_names_no_root(tmp_path: Path) -> None:
    # By its path: Python has a module of this name.
    spec = spec_from_file_location("site_tool", Path(site_fetch.__file__).with_name("site.py"))
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    own = (site_fetch.ROOT / "web" / "public" / tool.MANIFEST).read_text(encoding="utf-8")
    (tmp_path / tool.MANIFEST).write_text(own, encoding="utf-8")
    tool.place_manifest(tmp_path)
    placed = json.loads((tmp_path / tool.MANIFEST).read_text(encoding="utf-8"))
    assert {placed["id"], placed["start_url"], placed["scope"]} == {"./"}
    assert placed["icons"] == json.loads(own)["icons"]
    assert not [icon for icon in placed["icons"] if icon["src"].startswith("/")]


def test_networks_are_packed_and_what_a_page_never_needs_is_not() -> None:
    packed = {name for name, _ in site_bundle.own_files(None)}
    assert {
        f"megapolis/games/{game}" for game in ("capital_lux/bots/network.onnx", "next_station/bots/score.onnx")
    } <= packed
    assert "megapolis/server/browser.py" in packed
    assert not [name for name in packed if "/web_dist/" in name or "/arena/" in name or name.endswith(".so")]


def test_what_the_first_game_needs_comes_first() -> None:
    packed = {name for name, _ in site_bundle.own_files(None)}
    first = {name for name in packed if not site_bundle.is_later(name)}
    games = {name.split("/")[2] for name in first if name.startswith("megapolis/games/") and name.count("/") > 2}
    assert games == {"next_station"}
    assert "megapolis/games/next_station/first_game.toml" in first
    assert "megapolis/games/__init__.py" in first
    assert {name for name in packed if name.endswith(".onnx")} <= packed - first
    built = f"megapolis/_compiled/{TAG}"
    for group, is_later in {"engine": False, "networks": False, "next_station": False, "megalopolis": True}.items():
        assert site_bundle.is_later(f"{built}/{group}/a.so") == is_later
    assert not site_bundle.is_later(f"{built}/{MANIFEST}")


def test_the_page_names_no_address_of_a_server() -> None:
    # A static host has no `/api`, and the site lies in any folder: the transport and the router alone know addresses.
    sources = site_fetch.ROOT / "web" / "src"
    known = {"lib/transport.ts", "lib/router.svelte.ts", "lib/places.ts"}
    found = {
        path.relative_to(sources).as_posix()
        for path in (*sources.rglob("*.ts"), *sources.rglob("*.svelte"))
        if re.search(r"/api/|location\.(origin|host|pathname)", path.read_text(encoding="utf-8"))
    }
    assert {name for name in found if not name.startswith("anywhere/") and ".test." not in name} == known
