"""The examples in the docstrings run as they stand."""

import doctest
import importlib
from pathlib import Path

import pytest

import ginrummy

SOURCE = Path(ginrummy.__file__).parent


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# What it needs is installed elsewhere, and its examples are run there: `make test-train`.
ELSEWHERE = {"ginrummy.env.training.vec_env"}
WITH_EXAMPLES = sorted(
    {module_of(path) for path in SOURCE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")} - ELSEWHERE
)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples(name):
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted > 0
    assert tried.failed == 0


def test_the_examples_are_found():
    assert {"ginrummy", "ginrummy.cards", "ginrummy.melds", "ginrummy.rules.actions"} <= set(WITH_EXAMPLES)
