"""What the server counts, for Prometheus: on a port of its own, so that no proxy hands it out by mistake.

With several workers each counts into files of a folder that the supervisor owns, and one answer adds them up. Where the
library for it is not installed, nothing is counted.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ginrummy.errors import GinError

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class _Uncounted:
    """Takes whatever is counted, and keeps nothing."""

    def labels(self, *_: object) -> "_Uncounted":
        """Itself."""
        return self

    def inc(self) -> None:
        """Nothing."""

    def dec(self) -> None:
        """Nothing."""

    def set(self, _: float) -> None:
        """Nothing."""

    def observe(self, _: float) -> None:
        """Nothing."""


REQUESTS: Any = _Uncounted()
SOCKETS: Any = _Uncounted()
MESSAGES: Any = _Uncounted()
SECONDS: Any = _Uncounted()
TABLES: Any = _Uncounted()
MADE: Any = _Uncounted()
ACCOUNTS: Any = _Uncounted()

try:
    from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, start_http_server
    from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
except ModuleNotFoundError:
    COUNTED = False
else:
    COUNTED = True
    REQUESTS = Counter("ginrummy_http_requests", "Requests over HTTP.", ["method", "status"])
    SOCKETS = Gauge("ginrummy_sockets", "Open sockets.", multiprocess_mode="livesum")
    MESSAGES = Counter("ginrummy_messages", "Messages over sockets.", ["kind", "outcome"])
    SECONDS = Histogram("ginrummy_message_seconds", "Until a message was stored and answered.", buckets=_BUCKETS)
    TABLES = Gauge("ginrummy_tables", "Tables in memory.", multiprocess_mode="livesum")
    MADE = Counter("ginrummy_tables_made", "Tables made.")
    ACCOUNTS = Counter("ginrummy_accounts_made", "Accounts made.")


@contextmanager
def shared_counting() -> Iterator[None]:
    """Let the processes that are started meanwhile count together."""
    with tempfile.TemporaryDirectory(prefix="ginrummy-metrics-") as folder:
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER_VARIABLE]


@contextmanager
def exposed(host: str, port: int | None) -> Iterator[int | None]:
    """Answer Prometheus on *port*, and tell which that is; None: not at all.

    Raises:
        GinError: the port cannot be used, or what counts is not installed.
    """
    if port is None:
        yield None
        return
    if not COUNTED:
        raise GinError("serve-metrics-not-installed")
    registry = REGISTRY
    if folder := os.environ.get(FOLDER_VARIABLE):
        registry = CollectorRegistry()
        MultiProcessCollector(registry, path=folder)  # type: ignore[no-untyped-call]
    try:
        server, thread = start_http_server(port, addr=host, registry=registry)
    except (OSError, OverflowError) as error:
        raise GinError(
            "serve-port-refused", port=str(port), why=getattr(error, "strerror", None) or "0-65535"
        ) from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def ended(pid: int | None) -> None:
    """A worker has ended: what it had open is open no more."""
    if COUNTED and pid is not None and FOLDER_VARIABLE in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
