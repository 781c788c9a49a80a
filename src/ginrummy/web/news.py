"""What of a state is new to whoever has been sent the states before: sections that are made anew only where they may
differ, and of those the fields that do.
"""

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]


class News:
    """Remembers what has been sent.

    Attributes:
        all: every field as it was sent last.
    """

    def __init__(self) -> None:
        self.all: Json = {}
        self._keys: dict[str, object] = {}

    def of(self, section: str, key: object, make: Callable[[], Json]) -> Json:
        """Those fields of a section that are new.

        Args:
            section: its name.
            key: all that the section is made of.
            make: makes it; not asked while *key* is what it was.
        """
        if section in self._keys and self._keys[section] == key:
            return {}
        self._keys[section] = key
        return self.among(make())

    def among(self, fields: Json) -> Json:
        """Those of *fields* that are new."""
        known = self.all
        fresh = {name: value for name, value in fields.items() if name not in known or known[name] != value}
        known.update(fresh)
        return fresh

    def forget(self) -> None:
        """Whatever comes next is new."""
        self.all.clear()
        self._keys.clear()
