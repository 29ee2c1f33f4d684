"""The ASGI application of one worker: HTTP, WebSocket, the page, health and metrics."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import mimetypes
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib import resources

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from megapolis import __version__
from megapolis.server.errors import Fault, Unavailable, Unknown
from megapolis.server.http import openapi
from megapolis.server.http.endpoint import Endpoint, failure
from megapolis.server.http.endpoint import routes as routes_of
from megapolis.server.http.routes import accounts, codes, daily, forms, replays, tables
from megapolis.server.http.socket import serve_socket
from megapolis.server.settings import Settings, read
from megapolis.server.worker.service import Server

PAGE_POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:"

HASHED = re.compile(r"-[\w-]{8}\.\w+$")
"""Files whose name changes with their content are kept by browsers for good."""
HEALTH_WITHIN = 3.0
"""Seconds in which the database must answer: whoever asks wants to know now."""
KEPT = "public, max-age=31536000, immutable"


def endpoints() -> list[Endpoint]:
    """Everything that can be asked over HTTP."""
    return [
        *tables.ENDPOINTS,
        *codes.ENDPOINTS,
        *forms.ENDPOINTS,
        *replays.ENDPOINTS,
        *daily.ENDPOINTS,
        *accounts.ENDPOINTS,
    ]


class JsonLines(logging.Formatter):
    """Structured logs: a JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        content = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            content["exception"] = self.formatException(record.exc_info)
        return json.dumps(content, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Sends all logs of the process to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


async def page(request: Request) -> Response:
    """A file of the page; the page itself for every address that people open."""
    name = request.path_params.get("file", "index.html")
    found = resources.files("megapolis") / "web_dist" / name
    if "/" in name or name.startswith(".") or not found.is_file():
        return failure(Unknown("table-no-page"))
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = KEPT if HASHED.search(name) else "no-cache"
    headers = {"Content-Security-Policy": PAGE_POLICY, "Referrer-Policy": "no-referrer", "Cache-Control": cache}
    return Response(found.read_bytes(), media_type=kind, headers=headers)


async def health(server: Server, _: Request) -> Response:
    """Whether this worker can reach its database."""
    try:
        await asyncio.wait_for(server.tables.read(lambda cursor: cursor.run("SELECT 1")), HEALTH_WITHIN)
    except (Unavailable, TimeoutError):
        return JSONResponse({"status": "unavailable", "version": __version__}, 503)
    return JSONResponse({"status": "ok", "version": __version__})


async def metrics(server: Server, _: Request) -> Response:
    """What this worker has counted."""
    return PlainTextResponse(server.metrics.text(server.gauges()))


def make_app(settings: Settings | None = None) -> Starlette:
    """The application; without settings, from the environment (so do worker processes)."""
    chosen = read({}) if settings is None else settings
    server = Server(chosen)
    known = endpoints()
    api_schema = openapi.openapi(known, __version__)
    message_schema = openapi.message_schema()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        set_up_logs(chosen.log_level)
        await server.start()
        # What is loaded by now stays; full collections walk every cached table and would be felt as pauses.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 100)
        yield
        await server.stop()

    async def api_types(_: Request) -> Response:
        return JSONResponse(api_schema)

    async def message_types(_: Request) -> Response:
        return JSONResponse(message_schema)

    async def socket(connection: WebSocket) -> None:
        await serve_socket(server, connection)

    async def missing(_: Request, __: Exception) -> Response:
        return failure(Unknown("table-no-page"))

    async def broken(_: Request, error: Exception) -> Response:
        server.metrics.fault("a page", error)
        return failure(Fault("table-fault"))

    routes = [
        Route("/health", partial(health, server)),
        Route("/metrics", partial(metrics, server)),
        Route("/api/openapi.json", api_types),
        Route("/api/schema.json", message_types),
        *routes_of(server, known),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/", page),
        Route("/new/{game}", page),
        Route("/table/{table}", page),
        Route("/replay/{table}", page),
        Route("/score/{game}", page),
        Route("/mine", page),
        Route("/account", page),
        Route("/page/{file}", page),
    ]
    application = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: missing, 500: broken})
    application.state.server = server
    return application
