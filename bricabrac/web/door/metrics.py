"""Figures about the house, for whoever runs it: how many, how long, never who."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bricabrac.web.door.crowd import is_near
from bricabrac.web.door.journal import note
from bricabrac.web.house.house import House

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    """Everything that is counted in one process."""

    def __init__(self, house: House) -> None:
        self.house, self.registry = house, CollectorRegistry()
        self.requests = Counter(
            "bricabrac_requests", "Requests answered", ["page", "status"], registry=self.registry
        )
        self.answering = Histogram(
            "bricabrac_request_seconds", "Seconds until a request was answered", ["page"],
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        self.thinking = Histogram(
            "bricabrac_thought_seconds", "Seconds from a question to a bot's answer", ["bot"],
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        house.thinkers.told = lambda bot, seconds: self.thinking.labels(bot).observe(seconds)
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """What is counted when somebody asks."""
        tables, thinkers = self.house.tables.values(), self.house.thinkers
        neighbours, pid = self.house.neighbours, str(os.getpid())
        who = GaugeMetricFamily("bricabrac_server", "Which process tells", labels=["pid", "id"])
        who.add_metric([pid, neighbours.me], 1)
        yield who
        yield from (gauge(*figure) for figure in neighbours.figures())
        yield gauge("tables", "Tables at hand", len(tables))
        looking = sum(len(table.audience.watchers) for table in tables)
        yield gauge("watchers", "Pages that look at a table", looking)
        waiting = GaugeMetricFamily("bricabrac_waiting", "Questions to bots", labels=["minds"])
        busy = GaugeMetricFamily("bricabrac_busy_minds", "Minds that think", labels=["minds"])
        for name, minds in (("quick", thinkers.quick), ("deep", thinkers.deep)):
            waiting.add_metric([name], len(minds.line))
            busy.add_metric([name], len(minds.all) - len(minds.free))
        if thinkers.fleet is not None:
            waiting.add_metric(["fleet"], len(thinkers.fleet.pending))
            yield gauge("thinkers", "Thinkers that are seen", len(thinkers.fleet.thinkers))
        yield from (waiting, busy)

    async def serve(self, request: Request) -> Response:
        """The figures, to this machine only: a proxy passes on where others come from."""
        if request.client is None or not is_near(request.client.host):
            raise HTTPException(404)
        told = generate_latest(self.registry)
        return Response(told, headers={"content-type": CONTENT_TYPE_LATEST})


def gauge(name: str, about: str, value: float) -> Metric:
    """One figure."""
    return GaugeMetricFamily(f"bricabrac_{name}", about, value)


class Counting:
    """Counts requests by what answers them: addresses and ids are nobody's business."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.monotonic(), 500
        if scope["type"] != "http":
            scope["count"] = self.count  # for what is asked there, message by message
            await self.app(scope, receive, send)
            if scope["type"] == "websocket":
                note("watched", seconds=round(time.monotonic() - began, 1))
            return

        async def noted(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            seconds = time.monotonic() - began
            self.count(scope.get("endpoint"), scope["method"], status, seconds)

    def count(self, endpoint: Any, method: str, status: int, seconds: float) -> None:
        """Something was answered."""
        page = page_of(endpoint)
        about = {"method": method, "page": page, "status": status}
        note("answered", **about, ms=round(1000 * seconds, 1))
        self.metrics.requests.labels(page, status).inc()
        if page != "stream":  # which is answered as long as somebody looks
            self.metrics.answering.labels(page).observe(seconds)


def page_of(endpoint: Any) -> str:
    """What a page is called among the figures."""
    return getattr(endpoint, "__name__", "nowhere")
