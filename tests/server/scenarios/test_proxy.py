"""The server as docs/server.md puts it on the internet: nginx with TLS in front, two workers, PostgreSQL."""

import asyncio
import http.client
import random
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from guests import play_on
from megapolis.server.client import Client, request
from serving import free_port, postgres, served
from waiting import PATIENCE, until

CONF = (Path(__file__).parents[3] / "deploy" / "nginx.conf").read_text(encoding="utf-8")


LIVE = "/etc/letsencrypt/live/games.example.org"


def certify(folder: Path) -> None:
    """Make a certificate for this machine, which this process trusts from now on."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"), "-days", "2"]
    command += ["-subj", "/CN=games.example.org", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)


def replace(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@contextmanager
def nginx(folder: Path, behind: int, plain: int = 0) -> Iterator[str]:
    """nginx with the documented site, on free ports of loopback; its address."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    port = free_port()
    certify(folder)
    site = replace(CONF, "listen 80;", f"listen 127.0.0.1:{plain or free_port()};")
    site = replace(site, "listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    site = replace(replace(site, "127.0.0.1:8000", f"127.0.0.1:{behind}"), LIVE, str(folder))
    kept = "\n".join(f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\nhttp {{ {kept}\n{site}\n}}\n"
    )
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr
    process = subprocess.Popen(command)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
        try:
            url = f"https://127.0.0.1:{port}"
            until(lambda: answers(url), "nginx does not answer")
            yield url
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url + "/health", timeout=PATIENCE):
            return True
    except OSError:
        return False


def test_a_game_through_the_documented_proxy(tmp_path: Path) -> None:
    settings = {"workers": "2", "trusted_proxies": "127.0.0.1", "public_url": "https://games.example.org"}
    plain = free_port()
    with postgres() as database, served(database.url, **settings) as server, nginx(tmp_path, server.port, plain) as url:
        wish = {"game": "next_station", "name": "Host", "players": 2, "bots": ["greedy"]}
        host = request("POST", url + "/api/tables", wish, {"Host": "games.example.org"})
        assert host["link"].startswith("https://games.example.org/table/")
        page = urllib.request.urlopen(f"{url}/table/{host['table']}", timeout=PATIENCE)
        with page:
            assert b"<html" in page.read()
            assert "max-age" in page.headers["Strict-Transport-Security"]
        asked = http.client.HTTPConnection("127.0.0.1", plain, timeout=PATIENCE)
        asked.request("GET", "/mine", headers={"Host": "games.example.org"})
        assert asked.getresponse().headers["Location"] == "https://games.example.org/mine"
        asked.close()

        async def main() -> Any:
            async with Client(url, host["table"], host["token"]) as client:
                assert (await client.send("start"))["is"] == "ack"
                await client.until(lambda now: now["table"]["status"] == "playing")
                await play_on(client, random.Random(1))
                return client.picture["result"]

        assert len(asyncio.run(main())["points"]) == 2


def test_nobody_says_another_address_through_the_proxy(tmp_path: Path) -> None:
    with (
        served(
            f"sqlite:///{tmp_path / 'a.db'}",
            trusted_proxies="127.0.0.1",
            tables_per_address="3",
            requests_per_second="1000",
        ) as server,
        nginx(tmp_path, server.port) as url,
    ):
        wish = {"game": "next_station", "name": "Host", "players": 1}
        said = [
            request("POST", url + "/api/tables", wish, {"X-Forwarded-For": f"10.1.1.{at}"}).get("key", "made")
            for at in range(8)
        ]
        assert said[:2] == ["made", "made"]
        assert said[-1] == "table-too-much", said
