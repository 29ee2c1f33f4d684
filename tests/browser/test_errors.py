"""What the page does with errors, and with answers that never come."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from browser.pages import Visitor, click, play_on

Visit = Callable[..., Visitor]
FAULT = {"code": "internal", "key": "table-fault", "args": {}, "game": "", "text": ""}


class Between:
    """Stands between a page and its server: hints go no further, and are answered with an error or with silence."""

    def __init__(self, visitor: Visitor, *, silent: bool) -> None:
        self.silent = silent
        self.sent: list[str] = []
        self.routes: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/socket", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self.routes.append(page)

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            self.sent.append(message["do"])
            if message["do"] != "hint":
                server.send(data)
            elif self.silent:
                page.close(code=1011)
            else:
                page.send(json.dumps({"is": "error", "id": message["id"], "error": FAULT}))

        page.on_message(pass_on)


def test_what_was_answered_with_an_error_is_not_sent_again(visit: Visit) -> None:
    ada = visit()
    between = Between(ada, silent=False)
    page = ada.start("next_station")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ask .no")).to_contain_text("went wrong on the server")
    # The same connection goes on, and so does the next.
    play_on(ada, "next_station", click, turns=1)
    assert len(between.routes) == 1
    between.routes[0].close(code=1001)
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(".lost")).to_have_count(0)
    play_on(ada, "next_station", click, turns=1)
    assert (between.sent.count("hello"), between.sent.count("hint")) == (2, 1)


def test_a_message_that_cuts_every_connection_is_given_up(visit: Visit) -> None:
    """What is not answered is sent again, but not for ever."""
    ada = visit()
    between = Between(ada, silent=True)
    page = ada.start("next_station")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ask .no")).to_contain_text("cannot be reached")
    assert (between.sent.count("hello"), between.sent.count("hint")) == (4, 3)
    play_on(ada, "next_station", click, turns=1)
    assert between.sent.count("hint") == 3
