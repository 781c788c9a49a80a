"""``train``, ``dataset`` and the cluster of ``simulate`` where what they need is not installed."""

import sys

import pytest

from tests.cli.run import refused


@pytest.mark.parametrize(
    ("command", "missing", "told"),
    [
        (("dataset", "x.parquet", "--hands", "1"), "pyarrow", "ginrummy[dataset]"),
        (("train", "x", "--updates", "1"), "sb3_contrib", "ginrummy[train]"),
        (("simulate", "random", "random", "--games", "1", "--engine", "ray"), "ray", "ginrummy[ray]"),
    ],
)
def test_it_says_what_to_install(command, missing, told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, "ginrummy.env.training.learner", raising=False)
    assert told in refused(*command)["message"]
    assert not list(tmp_path.iterdir())
