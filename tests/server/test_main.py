"""Starting the server: ports, and the browser."""

import socket

import pytest

from megapolis.server import main
from megapolis.server.errors import BadSetting
from megapolis.server.settings import Settings


def test_a_busy_port_moves_on_only_where_wanted() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(BadSetting):
            main.listen("127.0.0.1", port, move_on=False)
        with main.listen("127.0.0.1", port, move_on=True) as moved:
            assert port < moved.getsockname()[1] <= port + main.PORTS_TRIED


def test_without_a_display_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("webbrowser.open", pytest.fail)
    main.open_page("http://127.0.0.1:1", 1)
    assert main.public_url(Settings(host="::1"), 5) == "http://[::1]:5"
    assert main.public_url(Settings(host="0.0.0.0"), 5).endswith(":5")
