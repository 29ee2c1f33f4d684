"""The pages of the documentation: each has its place on the site, and every file that they link to exists."""

from pathlib import Path

import pytest

import build_docs as docs
from megapolis import __version__


def test_every_page_has_a_place_and_every_link_a_target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "SOURCE", tmp_path / "source")
    docs.collect()
    index = (tmp_path / "source" / "index.md").read_text(encoding="utf-8")
    assert "toctree" in index
    assert "(play.md)" in index
    assert (tmp_path / "source" / "rules" / "megalopolis.ru.md").exists()


def test_a_broken_link_is_refused(tmp_path: Path) -> None:
    page = docs.ROOT / "docs" / "play.md"
    names = {path.resolve(): name for name, path in docs.pages().items()}
    link = docs.LINK.search("see [this](nowhere.md)")
    assert link is not None
    with pytest.raises(SystemExit, match="nowhere"):
        docs.adjust_link(link, page, tmp_path / "play.md", names)


def test_the_changelog_has_a_section_for_this_version() -> None:
    changes = (docs.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {__version__} - " in changes
