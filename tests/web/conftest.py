"""A server that reports a fault of its own fails the test."""

import logging

import pytest


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture):
    yield
    faults = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not faults, [record.getMessage() for record in faults]
