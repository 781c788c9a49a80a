"""The house of design.md: a room imports only from the rooms above it, and the rules touch neither chance nor clock."""

import ast
from pathlib import Path

import pytest

import ginrummy

SOURCE = Path(ginrummy.__file__).parent

# From the ground up. A room may import itself and whatever stands before it.
ROOMS = [
    "errors",
    "locale",
    "cards",
    "melds",
    "rules",
    "match",
    "words",
    "record",
    "fast",
    "players",
    "analysis",
    "env",
    "table",
    "people",
    "web",
    "tui",
    "cli",
]
# The front doors lead everywhere.
EXEMPT = {"__init__", "__main__"}

# Law 1: no clock, no input or output, no source of chance.
PURE_ROOMS = {"cards", "melds", "rules", "match"}
IMPURE = {"asyncio", "datetime", "hashlib", "os", "random", "secrets", "socket", "time"}
# Shuffling for people is a hash of the seed that it is given.
PURE_ENOUGH = {"ginrummy.rules.deal": {"hashlib"}}


def imports(source: str, module: str, *, package: bool = False) -> list[tuple[int, str]]:
    """Every module that *source* imports, with its line; lazy imports inside functions count like any other.

    Args:
        module: the dotted name of the module that *source* is.
        package: it is an ``__init__.py``, so ``.`` means itself.
    """
    found: list[tuple[int, str]] = []
    home = module.split(".") if package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = home[: len(home) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            # `from ginrummy import melds` names a room only in its second half.
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
    return sorted(found)


def room_of(module: str) -> str | None:
    """The room a dotted name leads into, or None outside the house."""
    top, _, rest = module.partition(".")
    return rest.split(".")[0] or "__init__" if top == "ginrummy" else None


def complaints(source: str, module: str, *, package: bool = False) -> list[str]:
    """What is wrong with the imports of one module, in words."""
    here = room_of(module)
    if here in EXEMPT:
        return []
    if here not in ROOMS:
        return [f"{module}: {here!r} is not a room of the house; add it to ROOMS at its height"]
    wrong = []
    for line, target in imports(source, module, package=package):
        there = room_of(target)
        if there is None:
            top = target.split(".")[0]
            if here in PURE_ROOMS and top in IMPURE - PURE_ENOUGH.get(module, set()):
                wrong.append(f"{module}:{line} imports {top}: {here} is pure (law 1)")
        elif there not in ROOMS:
            wrong.append(f"{module}:{line} imports {target}: take it from its room, not from the front door")
        elif ROOMS.index(there) > ROOMS.index(here):
            wrong.append(f"{module}:{line} imports {target}: {there} stands below {here}")
    return wrong


def modules() -> list[tuple[str, Path]]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = ["ginrummy", *path.relative_to(SOURCE).with_suffix("").parts]
        if parts[-1] == "__init__" and len(parts) > 2:
            parts.pop()
        found.append((".".join(parts), path))
    return found


def test_no_arrow_runs_down():
    wrong = []
    for module, path in modules():
        wrong += complaints(path.read_text(encoding="utf-8"), module, package=path.name == "__init__.py")
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_room_is_read():
    """A checker that looks at the wrong folder would be content for ever."""
    seen = {room_of(module) for module, _ in modules()}
    assert {"errors", "locale", "cards", "melds"} <= seen


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("ginrummy.melds", "import ginrummy.cards"),
        ("ginrummy.melds", "from ginrummy.cards import Card"),
        ("ginrummy.melds", "from ginrummy import cards, errors"),
        ("ginrummy.melds", "from . import cards"),
        ("ginrummy.rules.hand", "from ..melds import Meld"),
        ("ginrummy.rules.hand", "from .deal import Deal"),
        ("ginrummy.rules.deal", "import hashlib"),
        ("ginrummy.players.search", "import random"),
        ("ginrummy.__main__", "from ginrummy.cli import main"),
        ("ginrummy.__init__", "from .fast import deadwood"),
    ],
)
def test_what_is_allowed(module, source):
    assert complaints(source, module) == []


@pytest.mark.parametrize(
    ("module", "source", "why"),
    [
        ("ginrummy.melds", "import ginrummy.fast", "fast stands below melds"),
        ("ginrummy.melds", "from ginrummy import fast", "fast stands below melds"),
        ("ginrummy.melds", "from .fast.tables import T", "fast stands below melds"),
        ("ginrummy.melds", "def f():\n    from ginrummy.rules import RuleSet", "ginrummy.melds:2 imports"),
        ("ginrummy.rules.hand", "from ..match import seating", "match stands below rules"),
        ("ginrummy.rules.hand", "from .. import match", "match stands below rules"),
        ("ginrummy.errors", "from ginrummy.locale import t", "locale stands below errors"),
        ("ginrummy.table.seats", "from ginrummy.web.routes import app", "web stands below table"),
        ("ginrummy.rules.hand", "import random", "pure (law 1)"),
        ("ginrummy.rules.hand", "import os.path", "pure (law 1)"),
        ("ginrummy.rules.hand", "import hashlib", "pure (law 1)"),
        ("ginrummy.rules.deal", "from random import Random", "pure (law 1)"),
        ("ginrummy.match.driver", "def f():\n    from datetime import date", "pure (law 1)"),
        ("ginrummy.match.driver", "import asyncio", "pure (law 1)"),
        ("ginrummy.cli.play", "from ginrummy import deadwood", "from its room"),
        ("ginrummy.cellar", "import ginrummy.errors", "not a room"),
    ],
)
def test_the_check_can_fail(module, source, why):
    (complaint,) = complaints(source, module)
    assert why in complaint


def test_relative_imports_of_a_package():
    """In an ``__init__.py`` one dot is the package itself."""
    assert complaints("from .deal import Deal", "ginrummy.rules", package=True) == []
    assert complaints("from ..match import x", "ginrummy.rules", package=True) != []
    assert imports("from . import deal", "ginrummy.rules", package=True) == [(1, "ginrummy.rules.deal")]
