"""What the static site is built from is pinned by hashes, and another file is refused."""

import re

import pytest

import site_fetch
from site_fetch import PINS, REQUIREMENTS

HASH = re.compile(r"[0-9a-f]{64}")


def test_every_file_is_pinned() -> None:
    pinned = [PINS["pyodide"], *PINS["debian"]]
    assert len(pinned) == 3
    for each in pinned:
        assert HASH.fullmatch(each["sha256"]), each
    wheels = [*PINS["wheels"]["pure"], *PINS["wheels"]["pyodide"]]
    lines = site_fetch.lock_lines(wheels, REQUIREMENTS / "play.txt").splitlines()
    lines += site_fetch.lock_lines(["ziglang"], REQUIREMENTS / "site.txt").splitlines()
    assert len(lines) == len(wheels) + 1
    for line in lines:
        assert "==" in line
        assert "--hash=sha256:" in line


def test_a_package_that_is_not_locked_is_named() -> None:
    with pytest.raises(RuntimeError, match="locks no nonsense"):
        site_fetch.lock_lines(["nonsense"], REQUIREMENTS / "play.txt")


def test_another_file_is_refused() -> None:
    site_fetch.check("a file", b"content", site_fetch.sha256(b"content"))
    with pytest.raises(RuntimeError, match="not the pinned file"):
        site_fetch.check("a file", b"other", site_fetch.sha256(b"content"))


def test_members_of_a_debian_package() -> None:
    def member(name: str, data: bytes) -> bytes:
        return f"{name:16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(data):<10}`\n".encode() + data + b"\n" * (len(data) % 2)

    package = (
        b"!<arch>\n"
        + member("debian-binary", b"2.0\n")
        + member("control.tar.xz", b"odd")
        + member("data.tar.xz", b"x")
    )
    assert list(site_fetch.ar_members(package)) == [
        ("debian-binary", b"2.0\n"),
        ("control.tar.xz", b"odd"),
        ("data.tar.xz", b"x"),
    ]
    with pytest.raises(RuntimeError, match="not a Debian package"):
        list(site_fetch.ar_members(b"something else"))
