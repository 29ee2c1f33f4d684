"""The page is served under a strict policy; files named by their content are kept; nothing else is served."""

import json
import re
import struct
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import megapolis
from megapolis.engine.i18n import LANGUAGES, Text
from serving import Served

BUILT = Path(megapolis.__file__).parent / "web_dist"
SOURCES = Path(__file__).parents[3] / "web" / "src"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/x",
        "/table/abc?invite=x",
        "/replay/abc",
        "/score/x",
        "/mine",
        "/account",
        "/privacy",
        "/page/favicon.svg",
        "/page/icon-180.png",
    ],
)
def test_the_page_is_served(server: Served, path: str) -> None:
    with urllib.request.urlopen(server.url + path) as answer:
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.read()


def test_the_page_can_be_installed(server: Served) -> None:
    assert 'href="/page/manifest.webmanifest"' in (BUILT / "index.html").read_text(encoding="utf-8")
    with urllib.request.urlopen(f"{server.url}/page/manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert manifest["start_url"] == manifest["scope"] == "/"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{server.url}/page/{icon['src']}") as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            drawn = answer.read()
        if icon["sizes"] != "any":
            width, height = struct.unpack(">II", drawn[16:24])  # where a PNG says it
            assert icon["sizes"] == f"{width}x{height}"


def test_files_named_by_their_content_are_kept(server: Served) -> None:
    script = re.search(r"/page/(index-[\w-]+\.js)", (BUILT / "index.html").read_text(encoding="utf-8"))
    assert script is not None
    with urllib.request.urlopen(f"{server.url}/page/{script[1]}") as answer:
        assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/page/..%2fapp.py", "/page/.hidden", "/page/nothing.js", "/nothing"])
def test_nothing_else_is_served(server: Served, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(server.url + path)
    with error.value:
        assert error.value.code == 404
        assert b"table-no-page" in error.value.read()


def test_a_person_with_a_wrong_address_gets_the_page(server: Served) -> None:
    wrong = urllib.request.Request(server.url + "/nothing", headers={"Accept": "text/html,*/*"})
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(wrong)
    with error.value:
        assert error.value.code == 404
        assert error.value.read() == (BUILT / "index.html").read_bytes()
    api = urllib.request.Request(server.url + "/api/nothing", headers={"Accept": "text/html,*/*"})
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(api)
    with error.value:
        assert b"table-no-page" in error.value.read()


def test_every_word_that_the_page_names_is_there() -> None:
    text = {language: Text(language) for language in LANGUAGES}
    sources = [path for folder in ("lib", "pages", "table", "ui") for path in sorted((SOURCES / folder).rglob("*.*"))]
    assert len(sources) > 30
    for path in sources:
        for key in re.findall(r'\bt\("([a-z0-9-]+)"', path.read_text(encoding="utf-8")):
            assert all(key in each for each in text.values()), f"{path.name}: {key}"
