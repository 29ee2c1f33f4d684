"""The plain page: it is served with a strict policy, and every word that it uses is there in every language."""

import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import megapolis.table
from megapolis.engine.text import LANGUAGES
from megapolis.table.app import page_words
from serving import Served

PAGE = Path(megapolis.table.__file__).parent / "page"


def test_every_word_of_the_page_is_there_and_used() -> None:
    script = (PAGE / "page.js").read_text(encoding="utf-8")
    used = set(re.findall(r"(?<![.\w])words\.(\w+)", script)) | set(re.findall(r'words\["([\w-]+)"\]', script))
    # Looked up by the name of a flag or of a proposal.
    used |= {"public", "onlookers", "hints", "companion", "asks-takeback", "asks-abandon"}
    for language in LANGUAGES:
        assert set(page_words(language)) == used


@pytest.mark.parametrize("path", ["/", "/table/abc?invite=x", "/replay/abc", "/page/page.js", "/page/style.css"])
def test_the_page_is_served(server: Served, path: str) -> None:
    with urllib.request.urlopen(server.url + path) as answer:
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.read()


@pytest.mark.parametrize("path", ["/page/..%2fapp.py", "/page/.hidden", "/page/nothing.js", "/nothing"])
def test_nothing_else_is_served(server: Served, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(server.url + path)
    with error.value:
        assert error.value.code == 404
        assert b"table-no-page" in error.value.read()
