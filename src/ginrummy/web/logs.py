"""What the server says while it runs: a line an event, for people or as JSON for programs.

No cards, no seeds, no cookies, no names stand in it, and no table's id either, since whoever has that may come in: a
table is called by a few digits of its hash (:func:`ginrummy.table.errors.label`).
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class AsJson(logging.Formatter):
    """A line of JSON a record: when, how bad, who says it, what, and what else was given."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "pid": record.process,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _PLAIN},
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(form: Form) -> None:
    """Let this process say what happens on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        AsJson() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    root = logging.getLogger("ginrummy")
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if form == "json" else logging.WARNING)
    root.propagate = False
