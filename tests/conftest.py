"""Chance in the tests: a run draws one seed, prints it, and is repeated with ``--seed``."""

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.postgres import Postgres

settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("dev"), max_examples=200)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=None, help="repeat the random tests of an earlier run")


@pytest.hookimpl(tryfirst=True)  # before Hypothesis's own plugin reads its options
def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("ci" if os.environ.get("CI") else "dev")
    if config.option.seed is None:  # workers of pytest-xdist get the seed of the run that started them
        config.option.seed = random.SystemRandom().randrange(2**32)
    config.option.hypothesis_seed = str(config.option.seed)


def pytest_report_header(config: pytest.Config) -> str:
    return f'seed {config.option.seed}: make test ARGS="--seed {config.option.seed}" repeats this run'


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """The one source of chance of a test: another stream for each test, the same again for the same seed."""
    stream = f"{request.config.option.seed} {request.node.nodeid}"
    print(f"rng: random.Random({stream!r})")  # pytest shows it beside a failure
    return random.Random(stream)


@pytest.fixture(scope="session")
def postgresql() -> "Iterator[Postgres]":
    """A real PostgreSQL, one for all the tests of a process that ask for it."""
    from tests.postgres import postgres

    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes a new database on each of the stores there are, and tells its address."""
    if request.param == "postgresql":
        running: Postgres = request.getfixturevalue("postgresql")
        return running.fresh
    numbers = iter(range(1000))
    return lambda: str(tmp_path / "new" / f"tables{next(numbers)}.db")
