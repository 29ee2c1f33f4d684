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
from functools import cache, partial
from importlib import resources

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from megapolis import __version__
from megapolis.server.errors import Fault, Unavailable, Unknown
from megapolis.server.http import openapi
from megapolis.server.http.endpoint import Endpoint, Site, failure
from megapolis.server.http.endpoint import routes as routes_of
from megapolis.server.http.guard import Guard
from megapolis.server.http.limits import Limits, share
from megapolis.server.http.routes import (
    accounts,
    arrivals,
    codes,
    daily,
    first_games,
    forms,
    me,
    puzzles,
    replays,
    reviews,
    tables,
)
from megapolis.server.http.socket import serve_socket
from megapolis.server.settings import Settings, read
from megapolis.server.worker.metrics import as_text
from megapolis.server.worker.service import TableService

PAGE_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' {sockets};"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:]{2,45}\](:\d{1,5})?", re.ASCII)
FILE_NAME = re.compile(r"[\w-][\w.-]{0,99}", re.ASCII)
HASHED = re.compile(r"-[\w-]{8}\.\w+$")
"""Files whose name changes with their content; browsers may cache them for good."""
HEALTH_WITHIN = 3.0
"""Seconds in which the database must answer a health check."""
CACHED = "public, max-age=31536000, immutable"


def endpoints() -> list[Endpoint]:
    """All endpoints of the API."""
    return [
        *tables.ENDPOINTS,
        *codes.ENDPOINTS,
        *forms.ENDPOINTS,
        *replays.ENDPOINTS,
        *arrivals.ENDPOINTS,
        *reviews.ENDPOINTS,
        *daily.ENDPOINTS,
        *me.ENDPOINTS,
        *first_games.ENDPOINTS,
        *puzzles.ENDPOINTS,
        *accounts.ENDPOINTS,
    ]


class JsonLines(logging.Formatter):
    """Structured logs: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Format one record."""
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
    """Send all logs of the process to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


async def page(request: Request) -> Response:
    """A file of the page; the page itself for every address that people may open."""
    return page_file(request, request.path_params.get("file", "index.html"))


def page_policy(host: str) -> str:
    """What a browser may do with the page: talk to the host that it came from, and to nobody else."""
    named = host if HOST.fullmatch(host) else ""
    return PAGE_POLICY.format(sockets=f"ws://{named} wss://{named}" if named else "").replace(" ;", ";")


def page_file(request: Request, name: str, status: int = 200) -> Response:
    """A file that the page consists of."""
    if not FILE_NAME.fullmatch(name):
        return failure(Unknown("table-no-page"))
    found = resources.files("megapolis") / "web_dist" / name
    if not found.is_file():
        return failure(Unknown("table-no-page"))
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = CACHED if HASHED.search(name) else "no-cache"
    policy = page_policy(request.headers.get("host", ""))
    headers = {"Content-Security-Policy": policy, "Referrer-Policy": "no-referrer", "Cache-Control": cache}
    return Response(found.read_bytes(), status, media_type=kind, headers=headers)


async def health(service: TableService, _: Request) -> Response:
    """Whether this worker can read and write its database."""
    try:
        await asyncio.wait_for(service.presence.beat(), HEALTH_WITHIN)
    except (Unavailable, TimeoutError):
        return JSONResponse({"status": "unavailable", "version": __version__}, 503)
    return JSONResponse({"status": "ok", "version": __version__})


async def metrics(service: TableService, _: Request) -> Response:
    """The metrics of all workers together."""
    return PlainTextResponse(as_text(await service.presence.figures()))


def make_app(settings: Settings | None = None, given: TableService | None = None) -> Starlette:
    """The application. Without settings, as in worker processes, they are read from the environment."""
    chosen = read({}) if settings is None else settings
    service = given or TableService(chosen)
    site = Site(service, Limits(chosen))
    known = endpoints()
    # Made when first asked for, which is seldom: they take a tenth of a second, and more in a browser.
    api_schema = cache(lambda: openapi.openapi(known, __version__))
    message_schema = cache(openapi.message_schema)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        set_up_logs(chosen.log_level)
        await service.start()
        sharing = asyncio.create_task(share(site.limits, service)) if service.database.shared else None
        # What is loaded by now stays. Full collections walk every cached table; players would notice the pauses.
        if gc.isenabled():  # a page's worker starts without collections
            gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 100)
        yield
        if sharing is not None:
            sharing.cancel()
            await asyncio.gather(sharing, return_exceptions=True)
        await service.stop()

    async def api_types(_: Request) -> Response:
        return JSONResponse(api_schema())

    async def message_types(_: Request) -> Response:
        return JSONResponse(message_schema())

    async def socket(connection: WebSocket) -> None:
        await serve_socket(site, connection)

    async def answer_missing(request: Request, _: Exception) -> Response:
        # A person who follows a wrong link gets the page, which says so in their language; a program a typed error.
        wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
        return page_file(request, "index.html", 404) if wants_page else failure(Unknown("table-no-page"))

    async def broken(_: Request, error: Exception) -> Response:
        service.metrics.fault("a page", error)
        return failure(Fault("table-fault"))

    routes = [
        Route("/health", partial(health, service)),
        Route("/metrics", partial(metrics, service)),
        Route("/api/openapi.json", api_types),
        Route("/api/schema.json", message_types),
        *routes_of(site, known),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/", page),
        Route("/new/{game}", page),
        Route("/table/{table}", page),
        Route("/replay/{table}", page),
        Route("/score/{game}", page),
        Route("/real", page),
        Route("/mine", page),
        Route("/position", page),
        Route("/daily", page),
        Route("/daily/{game}", page),
        Route("/me", page),
        Route("/bring", page),
        Route("/puzzles", page),
        Route("/puzzles/{puzzle}", page),
        Route("/account", page),
        Route("/privacy", page),
        Route("/page/{file}", page),
    ]
    application = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, site=site)],
        exception_handlers={404: answer_missing, 500: broken},
    )
    application.state.service = service
    return application
