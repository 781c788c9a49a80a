"""Without the peer there is nothing to collect; with it, a run ends with what it met."""

from collections import Counter
from importlib.util import find_spec

import pytest

# `make test` has no peer and passes them by; `make test-peers` has.
collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many hands were played, and in how many of them each difference was met."""
    counts: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        counts.update({name: value for name, value in report.user_properties if isinstance(value, int)})
    if counts:
        terminalreporter.section("played side by side")
        for name, count in counts.most_common():
            terminalreporter.write_line(f"{count:>8,}  {name}")
