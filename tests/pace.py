"""Keeping the long tests short."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def untraced() -> Iterator[None]:
    """As a decorator: run a test without measuring its coverage, which makes it many times as slow.

    pytest-cov's own mark does not reach the workers of pytest-xdist. Use it where other tests reach the same lines.
    """
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)
