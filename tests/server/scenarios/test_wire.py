"""The wire: limits of addresses for whatever they ask, headers, half-sent requests, proxies, several workers."""

import json
import socket
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg

from guests import code, message, two_people
from megapolis.server.client import request
from serving import Postgres, Served, postgres, served
from waiting import PATIENCE, until

WISH = {"game": "next_station", "name": "Host", "players": 1}


def fetch(server: Served, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body of an answer, whatever it is."""
    asked = urllib.request.Request(server.url + path, headers=headers)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return answer.status, dict(answer.headers.items()), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers.items()), error.read()


def test_headers_bind_browsers_to_our_own_host(server: Served) -> None:
    for path in ("/", "/page/favicon.svg", "/api/games", "/health", "/nothing", "/api/schema.json"):
        assert fetch(server, path)[1].get("x-content-type-options") == "nosniff", path
    host = server.url.removeprefix("http://")
    policy = fetch(server, "/")[1]["content-security-policy"]
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert "frame-ancestors 'none'" in policy
    forged = fetch(server, "/", Host="x.example; script-src *")[1]["content-security-policy"]
    assert "connect-src 'self';" in forged
    assert "x.example" not in forged


def test_an_address_that_asks_for_too_many_files_is_refused_and_told_why(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}", requests_per_second="0.5") as server:
        for path in ("/page/favicon.svg", "/nothing", "/api/tables/x/stream", "/metrics"):
            said = [fetch(server, path) for _ in range(7)]
            status, _, body = said[-1]
            assert (status, json.loads(body)["key"]) == (429, "table-too-much"), path
        assert fetch(server, "/health")[0] == 200, "whoever watches the server is answered"


def ends(connection: socket.socket) -> bytes:
    """What is still said before the other side closes."""
    connection.settimeout(PATIENCE)
    said = b""
    while part := connection.recv(4096):
        said += part
    return said


def test_half_a_request_holds_no_connection(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}", request_within="0.5", connections_per_address="4") as server:
        place = ("127.0.0.1", server.port)
        for beginning in (b"", b"GET /health HT", b"GET /health HTTP/1.1\r\nHost: x\r\n"):
            with socket.create_connection(place) as connection:
                connection.sendall(beginning)
                assert ends(connection) == b""
        with socket.create_connection(place) as connection:
            connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            assert b"table-too-slow" in ends(connection)
        # A second request over the same connection is timed as the first was.
        with socket.create_connection(place) as connection:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert connection.recv(4096).startswith(b"HTTP/1.1 200")
            connection.sendall(b"GET /hea")
            assert ends(connection).count(b"HTTP/1.1") == 0


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}", connections_per_address="4") as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(4)]
        try:
            with socket.create_connection(("127.0.0.1", server.port)) as fifth:
                fifth.settimeout(PATIENCE)
                with suppress(ConnectionResetError):
                    assert fifth.recv(1) == b""
        finally:
            for each in held:
                each.close()
        until(lambda: _answers(server), "connections are not given back")


def _answers(server: Served) -> bool:
    try:
        return fetch(server, "/health")[0] == 200
    except OSError:
        return False


def made(server: Served, forwarded: str) -> str:
    answer: Any = request("POST", server.url + "/api/tables", WISH, {"X-Forwarded-For": forwarded})
    return str(answer.get("key", "made"))


def test_other_addresses_are_believed_of_configured_proxies_only(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.db'}", tables_per_address="2") as server:
        assert [made(server, f"10.1.1.{at}") for at in range(3)] == ["made", "made", "table-too-much"]
    proxies = {"trusted_proxies": "127.0.0.0/8, 10.9.0.1"}
    with served(f"sqlite:///{tmp_path / 'b.db'}", tables_per_address="2", **proxies) as server:
        assert [made(server, f"10.1.1.{at}") for at in range(3)] == ["made"] * 3
        # The last address that is not a proxy's counts, whatever a client writes before it.
        said = [made(server, f"1.1.1.{at}, 10.2.2.2, 10.9.0.1") for at in range(3)]
        assert said == ["made", "made", "table-too-much"]


def figure(server: Served, name: str) -> float:
    lines = fetch(server, "/metrics")[2].decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def exchanges(database: Postgres) -> list[int]:
    """How often each worker has told the others what it gave, and heard what they did."""
    with psycopg.connect(database.url) as connection:
        told = [json.loads(figures) for (figures,) in connection.execute("SELECT figures FROM workers ORDER BY id")]
    return [each["counted"].get("megapolis_exchanges", 0) for each in told]


def until_each_grows(database: Postgres, number: int) -> None:
    """Wait until each worker has told of this many more exchanges."""
    before = exchanges(database)
    until(lambda: all(now >= then + number for now, then in zip(exchanges(database), before, strict=True)))


def test_workers_share_limits_and_their_metrics_add_up() -> None:
    with postgres() as database, served(database.url, workers="2", tables_per_address="10") as server:
        tables: list[Any] = []

        def ask_for(number: int) -> None:
            answers = [server.call("POST", "/api/tables", WISH) for _ in range(number)]
            tables.extend(answer for answer in answers if "table" in answer)

        # What is given before a worker listens does not count there.
        until(lambda: len(exchanges(database)) == 2 and min(exchanges(database)) > 0, "the workers do not listen")
        ask_for(9)
        assert len(tables) == 9
        # A heartbeat tells how often; the first may be an old one. Then an exchange that had begun before the last
        # table was given, one that tells, and one that hears.
        for number in (1, 1, 3):
            until_each_grows(database, number)
        ask_for(9)
        assert 10 <= len(tables) <= 11, "each worker has one left"
        before = figure(server, "megapolis_acknowledged")
        for table in tables:
            assert message(server, table, "say", text="hello")["is"] == "ack"
        wanted = before + len(tables)
        until(lambda: figure(server, "megapolis_acknowledged") == wanted, "metrics do not add up")
        until(lambda: figure(server, "megapolis_message_seconds_count") >= wanted, "nor do times")


def test_talk_is_limited_for_a_person_and_does_not_stop_the_game(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        host, guest = two_people(server)
        said = [code(message(server, guest, "say", text=f"line {at}")) for at in range(30)]
        assert said[:10] == ["ack"] * 10
        assert said[-1] == "table-too-much"
        assert message(server, host, "say", text="hello")["is"] == "ack"
        assert message(server, host, "start")["is"] == "ack"


def test_a_report_keeps_what_was_said(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        host, guest = two_people(server)
        message(server, guest, "say", text="unkind words")
        assert message(server, host, "report", person=1)["is"] == "ack"
        assert code(message(server, host, "report", person=7)) == "table-no-such-person"
        assert code(message(server, {**host, "token": ""}, "report", person=1)) == "table-not-seated"
