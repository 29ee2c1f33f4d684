"""The built site on a host of its own, and people whose browsers keep it."""

import json
import os
import shutil
import signal
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any, cast

from playwright.sync_api import Page, Playwright, expect

import site_fetch
import site_seal
from browser.pages import DESKTOP, FLAGS, MILLISECONDS, Visitor, chromium
from guests import first_move, picture
from serving import Served
from site_host import make_host

BUILT = Path(os.environ.get("MEGAPOLIS_SITE", site_fetch.WORK / "html")).resolve()
ASK = """async ([method, path, headers, body]) => {
  const channel = new BroadcastChannel('megapolis');
  const from = `test-${crypto.randomUUID()}`;
  const answer = new Promise(done => {
    channel.onmessage = ({data}) => data.to === from && data.kind === 'answer' && done(data);
  });
  channel.postMessage({kind: 'request', from, number: 1, method, path, headers, body});
  const {body: found} = await answer;
  channel.close();
  return JSON.parse(new TextDecoder().decode(found));
}"""
"""Asks the table what a page would ask."""

READY = """() => new Promise((done, fail) => {
  const channel = new BroadcastChannel('megapolis');
  channel.onmessage = ({data}) => {
    if (data.kind !== 'stage') return;
    if (data.stage === 'ready') done();
    if (data.stage === 'failed') fail(new Error(data.detail));
  };
  channel.postMessage({kind: 'hail', from: 'test'});
})"""


class Hosted:
    """A copy of the site, served as any host would; it can be replaced by a newer one, and go away."""

    def __init__(self, folder: Path, under: str = "/") -> None:
        shutil.copytree(BUILT, folder)
        self.folder = folder
        self.under = under
        self.port = 0
        self.patient: dict[str, Event] = {}
        """Files that are not sent before something has happened."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.under}"

    def start(self) -> "Hosted":
        self.host = make_host(self.folder, self.port, self.under)
        known, patient = self.host.RequestHandlerClass, self.patient
        kind: Any = known.func  # type: ignore[attr-defined]

        class Patient(kind):  # type: ignore[misc]
            def do_GET(self) -> None:
                if name := next((each for each in patient if self.path.endswith(each)), ""):
                    patient[name].wait()
                super().do_GET()

        self.host.RequestHandlerClass = partial(Patient, directory=str(self.folder))
        self.port = int(self.host.server_address[1])
        Thread(target=self.host.serve_forever, daemon=True).start()
        return self

    def stop(self) -> None:
        """Nothing answers any more: what the site still does, it does without a network."""
        self.host.shutdown()
        self.host.server_close()

    def replace(self) -> None:
        """A newer version, which the page tells by a mark in its head."""
        index = self.folder / "index.html"
        index.write_text(index.read_text(encoding="utf-8").replace("</title>", '</title><meta name="newer" />'))
        site_seal.seal(self.folder, BUILT.with_name("page") / site_seal.SERVICE)


class TableInPage:
    """Stands where other tests have a server: asks the table in the browser what they would ask of one."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def call(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        headers["Content-Type"] = "application/json"
        text = "" if body is None else json.dumps(body)
        return self.page.evaluate(ASK, [method, path, list(headers.items()), text])

    def table(self, game: str = "next_station", players: int = 2, **wish: Any) -> Any:
        return self.call("POST", "/api/tables", {"game": game, "name": "Host", "players": players, **wish})


class SiteVisitor(Visitor):
    """Somebody at the site, whose browser keeps its data in a folder."""

    def __init__(
        self, playwright: Playwright, host: Hosted, folder: Path, *, size: Any = DESKTOP, **prefs: Any
    ) -> None:
        self.host = host
        self.folder = folder
        self.is_dead = False
        width, height = size
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=chromium(),
            args=FLAGS,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
        )
        context.set_default_timeout(MILLISECONDS)
        self._enter(context, **prefs)
        self.server = cast("Served", TableInPage(self.page, host.url.rstrip("/")))

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.host.url}#{path}")
        return self.await_table()

    def await_table(self, page: Page | None = None) -> Page:
        """Waits until the table has started, in whichever tab, and everything is kept for use without a network."""
        page = page or self.page
        page.evaluate(READY)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        return page

    def kill(self) -> None:
        """Ends the browser in the middle of whatever it does."""
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                said = (entry / "cmdline").read_bytes().decode(errors="replace")
                if f"--user-data-dir={self.folder}" in said and "--type=" not in said:
                    os.kill(int(entry.name), signal.SIGKILL)
        self.is_dead = True

    def leave_network(self) -> None:
        """From now on nothing answers: neither the host nor anybody else."""
        self.host.stop()
        self.context.set_offline(True)

    def sit(self, welcome: dict[str, Any]) -> Page:
        held = json.dumps({"token": welcome["token"], "link": welcome["link"], "at": 1})
        self.page.evaluate(
            f"const held = JSON.parse(localStorage.getItem('megapolis.tables') ?? '{{}}');"
            f" held['{welcome['table']}'] = {held};"
            " localStorage.setItem('megapolis.tables', JSON.stringify(held))"
        )
        self.go(f"/table/{welcome['table']}")
        self.page.reload()
        return self.await_table()

    def play_out(self, welcome: Any) -> Any:
        """Makes the first move each time, without the page, until the game is over; what it looks like then."""
        now = picture(self.server, welcome)
        while now["table"]["status"] == "playing":
            if now["asked"]:
                assert first_move(self.server, welcome)["is"] == "ack"
            now = picture(self.server, welcome)
        return now


__all__ = ["Hosted", "SiteVisitor", "expect"]
