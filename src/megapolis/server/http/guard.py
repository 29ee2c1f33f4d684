"""What every HTTP request passes first: the limits of its address, and headers that bind browsers."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from megapolis.server.errors import TooMuch, code_of
from megapolis.server.http.endpoint import Site, address_of, failure, language_of

UNLIMITED = "/health"
"""Whoever watches the server is answered however much else its address asks."""


class Guard:
    """Limits the requests of an address, whatever they ask for, and keeps browsers from guessing types."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it. Sockets count themselves."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def bind(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["X-Content-Type-Options"] = "nosniff"
            await send(message)

        request = Request(scope)
        try:
            if request.url.path != UNLIMITED:
                self.site.limits.requests.take(address_of(self.site, request))
        except TooMuch as error:
            self.site.service.metrics.count("refused", code=code_of(error))
            await failure(error, language_of(request))(scope, receive, bind)
            return
        await self.app(scope, receive, bind)
