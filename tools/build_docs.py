"""Build the documentation site from the repository's Markdown files: `make docs` writes it to build/docs/html.

Pages are kept where people read them (docs/, each game's rules, CONTRIBUTING.md). This script collects them and adjusts
the links between them; Sphinx then refuses a link to a page or heading that does not exist.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "docs"
SOURCE = WORK / "source"
GAMES = ("next_station", "sprawlopolis", "welcome_to", "capital_lux", "megalopolis")
LANGUAGES = ("", ".uk", ".ru")
CHAPTERS = {
    "Play": [
        "play",
        "play.uk",
        "play.ru",
        *(f"games/{game}" for game in GAMES),
        "companion",
        "puzzles",
        "coach",
        "own-box",
        *(f"scoring/{game}" for game in GAMES),
    ],
    "Rules": [f"rules/{game}{language}" for game in GAMES for language in LANGUAGES],
    "Host": ["server", "server.uk", "server.ru", "anywhere", "security", "protocol", "scale"],
    "Build bots": ["bots", "api", "arena", "strength"],
    "Research": ["environments", "observations", "training", "benchmark"],
    "Build Megapolis": [
        "architecture",
        "words",
        "decisions",
        "add-a-game",
        "page",
        "contributing",
        "dependencies",
        "changelog",
    ],
}
SETTINGS = """
project = "Megapolis"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Megapolis"
html_static_path = []
myst_heading_anchors = 4
myst_enable_extensions = ["tasklist"]
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
"""
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)(#[^)\s]*)?\)")


def pages() -> dict[str, Path]:
    """Every page of the site, with the file it is made from."""
    found = {path.relative_to(ROOT / "docs").with_suffix("").as_posix(): path for path in (ROOT / "docs").rglob("*.md")}
    for game in GAMES:
        for language in LANGUAGES:
            found[f"rules/{game}{language}"] = ROOT / "src" / "megapolis" / "games" / game / f"RULES{language}.md"
    found["contributing"] = ROOT / "CONTRIBUTING.md"
    found["changelog"] = ROOT / "CHANGELOG.md"
    found["index"] = ROOT / "README.md"
    return found


def collect() -> None:
    """Write all pages into the work folder, with adjusted links."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    found = pages()
    listed = [name for names in CHAPTERS.values() for name in names]
    missing = sorted(set(found) - set(listed) - {"index"})
    if missing or len(set(listed)) != len(listed):
        sys.exit(f"tools/build_docs.py: every page must be in CHAPTERS once: {', '.join(missing) or listed}")
    names = {path.resolve(): name for name, path in found.items()}
    for name, path in found.items():
        target = SOURCE / f"{name}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = adjust_links(path, target, names)
        target.write_text(text + (contents() if name == "index" else ""), encoding="utf-8")
    (SOURCE / "conf.py").write_text(SETTINGS, encoding="utf-8")


def adjust_links(path: Path, target: Path, names: dict[Path, str]) -> str:
    """The text of a page with its links adjusted; blocks of code have no links."""
    parts = CODE.split(path.read_text(encoding="utf-8"))
    return "".join(
        part if CODE.fullmatch(part) else LINK.sub(lambda link: adjust_link(link, path, target, names), part)
        for part in parts
    )


def adjust_link(link: re.Match[str], path: Path, target: Path, names: dict[Path, str]) -> str:
    """A link to another file, relative to the page's place on the site."""
    before, to, anchor = link.group(1), link.group(2), link.group(3) or ""
    if ":" in to:
        return link.group(0)
    wanted = (path.parent / to).resolve()
    if not wanted.exists():
        sys.exit(f"{path.relative_to(ROOT)} links to {to}, which does not exist")
    if wanted in names:
        place = SOURCE / f"{names[wanted]}.md"
    else:
        # A picture or a file to download is copied, too.
        place = SOURCE / "files" / wanted.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(wanted, place)
    return f"{before}{os.path.relpath(place, target.parent)}{anchor})"


def contents() -> str:
    """The table of contents, for the sidebar of every page."""
    out = ["\n"]
    for chapter, names in CHAPTERS.items():
        out.append(f"```{{toctree}}\n:hidden:\n:caption: {chapter}\n\n" + "\n".join(names) + "\n```\n")
    return "\n".join(out)


def main() -> int:
    """Collect the pages and build the site; a warning is an error."""
    from sphinx.cmd.build import build_main

    collect()
    result = build_main(["-W", "--keep-going", "-q", "-b", "html", str(SOURCE), str(WORK / "html")])
    if result == 0:
        print(f"The documentation is at {WORK / 'html' / 'index.html'}")
    return int(result)


if __name__ == "__main__":
    sys.exit(main())
