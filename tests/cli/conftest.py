"""The commands in the tests keep what they save in a folder of their own, never in that of whoever runs the tests."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for a person's games; nothing is in it yet."""
    folder = tmp_path_factory.mktemp("data") / "ginrummy"
    monkeypatch.setenv("GINRUMMY_DATA", str(folder))
    return folder
