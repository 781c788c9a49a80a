"""Training on a cluster of two machines: the work of who is killed is done again, and the network is the same."""

from pathlib import Path

import pytest

pytest.importorskip("ray", reason="Ray is not installed: make test-train-ray")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed: make test-train-ray")
pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: make test-train-ray")

from ginrummy.env.training.course import Length, Plan, Training
from ginrummy.env.training.net import Net
from ginrummy.env.training.on_ray import in_ray
from tests.cli.run import asked
from tests.cluster.conftest import Killer
from tests.training.test_learning import same

# Ray itself is not as tidy as our tests are.
pytestmark = pytest.mark.filterwarnings("ignore")

PLAN = Plan(against=("self", "sound", "self", "greedy"), hands=64, steps=64, width=32)


def trained(folder: Path) -> Net:
    training = Training.begin(folder, PLAN)
    list(training.run(Length(updates=3), in_ray()))
    training.save()
    return training.learner.net()


def test_killed_workers_change_nothing(cluster, tmp_path):
    """Their pieces are played again and come out the same, so the network is the same to the last bit."""
    undisturbed = trained(tmp_path / "one")
    with Killer("play_piece") as killer:
        disturbed = trained(tmp_path / "other")
    assert killer.killed
    assert same(undisturbed, disturbed)


def test_a_killed_training_is_taken_up_where_it_was(cluster, tmp_path):
    """The learner itself is killed: what it kept last goes on, and ends where it would have ended."""
    whole = trained(tmp_path / "whole")
    folder = tmp_path / "run"
    training = Training.begin(folder, PLAN)
    next(training.run(Length(updates=3), in_ray()))
    training.save()
    del training  # all that is left of it is the folder
    again = Training.resume(folder)
    assert again.updates == 1
    list(again.run(Length(updates=3), in_ray()))
    assert same(whole, again.learner.net())


def test_the_command(cluster, tmp_path):
    tiny = ("--hands", "8", "--steps", "8", "--measure", "20", "--updates", "2")
    answer = asked("train", str(tmp_path), "--engine", "ray", *tiny)
    assert (answer["updates"], answer["samples"]) == (2, 2 * 2 * 64)
