"""The pages of the documentation: each has its place on the site, and every file that they link to exists."""

from pathlib import Path

import pytest

import build_docs as docs
import game_pages
from megapolis import __version__
from megapolis.catalog import find_game, game_ids


def test_every_page_has_a_place_and_every_link_a_target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "SOURCE", tmp_path / "source")
    docs.collect()
    index = (tmp_path / "source" / "index.md").read_text(encoding="utf-8")
    assert "toctree" in index
    assert "(play.md)" in index
    assert (tmp_path / "source" / "rules" / "megalopolis.ru.md").exists()


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_page_with_all_its_options(game: str) -> None:
    page = game_pages.make_page(find_game(game))
    assert page == (game_pages.PAGES / f"{game}.md").read_text(encoding="utf-8"), "run make game-pages"
    assert all(f"| `{option}` |" in page for option in find_game(game).options.options)


def test_the_pages_of_games_have_the_same_headings() -> None:
    pages = [page.read_text(encoding="utf-8").splitlines() for page in game_pages.PAGES.glob("*.md")]
    assert len(pages) == len(game_ids())
    assert len({tuple(line for line in page if line.startswith("## ")) for page in pages}) == 1


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
