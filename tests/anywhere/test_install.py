"""The built site can be installed, and a browser lets it talk to nobody but its own host."""

import gzip
import io
import json
import zipfile
from collections.abc import Callable

from anywhere.pages import SiteVisitor, expect
from megapolis.engine.i18n import LANGUAGES

Visit = Callable[..., SiteVisitor]
VIOLATED = """address => new Promise(done => {
  document.addEventListener('securitypolicyviolation', event => done(event.effectiveDirective));
  fetch(address).catch(() => {});
})"""


def test_it_can_be_installed(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    browser = ada.context.new_cdp_session(ada.page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{ada.host.url}manifest.webmanifest"
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_the_list_of_games_is_what_the_table_answers(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    for language in LANGUAGES:
        file = json.loads((ada.host.folder / f"games.{language}.json").read_text(encoding="utf-8"))
        assert file == ada.server.call("GET", f"/api/games?lang={language}")


def test_it_says_where_it_runs_interpreted(visit: Visit) -> None:
    ada = visit()
    packed = gzip.decompress((ada.host.folder / "program.pack").read_bytes())
    with zipfile.ZipFile(io.BytesIO(packed)) as program:
        is_compiled = any(name.endswith(".so") and "/_compiled/" in name for name in program.namelist())
    ada.go("/")
    expect(ada.page.locator(".shell").get_by_text("without compiled rules")).to_have_count(0 if is_compiled else 1)


def test_it_talks_to_its_own_host_alone(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    assert ada.complaints == []
    assert ada.page.evaluate(VIOLATED, "http://localhost:9/") == "connect-src"
    ada.complaints.clear()  # the console says so, too
