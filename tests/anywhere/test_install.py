"""The built site can be installed, and a browser lets it talk to nobody but its own host."""

from collections.abc import Callable

from anywhere.pages import SiteVisitor

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


def test_it_talks_to_its_own_host_alone(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    assert ada.complaints == []
    assert ada.page.evaluate(VIOLATED, "http://localhost:9/") == "connect-src"
    ada.complaints.clear()  # the console says so, too
