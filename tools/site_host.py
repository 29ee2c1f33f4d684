"""Serve a static site on this machine, as any web host would: `tools/site_host.py FOLDER [PORT] [--under /path/]`."""

from __future__ import annotations

import argparse
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Host(SimpleHTTPRequestHandler):
    """Files and nothing else, below a path."""

    under = "/"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path: str) -> str:
        """The file of a path; none outside the path that the site is under."""
        if not path.startswith(self.under):
            return str(Path(self.directory) / "nothing here")
        return super().translate_path("/" + path.removeprefix(self.under))

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def make_host(folder: Path, port: int = 0, under: str = "/") -> ThreadingHTTPServer:
    """A host of a folder; port 0 is any free one."""
    handler = type("HostUnder", (Host,), {"under": under})
    return ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(folder)))


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int, nargs="?", default=8000)
    parser.add_argument("--under", default="/")
    given = parser.parse_args()
    host = make_host(given.folder, given.port, given.under)
    print(f"http://127.0.0.1:{host.server_address[1]}{given.under}", flush=True)
    try:
        host.serve_forever()
    except KeyboardInterrupt:
        host.server_close()


if __name__ == "__main__":
    main()
