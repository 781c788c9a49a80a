"""Learning itself: the network learns, goes on where it was, and tells what it may not do."""

import doctest
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: make test-train")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

from ginrummy.env.training import vec_env
from ginrummy.env.training.course import CHECKPOINT, Length, Plan, Training, progress
from ginrummy.env.training.learner import Learner
from ginrummy.env.training.measure import measure
from ginrummy.env.training.net import Net
from ginrummy.env.training.rollouts import play_piece
from ginrummy.env.training.vec_env import HandsVecEnv
from ginrummy.errors import GinError
from ginrummy.rules import CLASSIC
from tests.cli.run import asked, ran, refused

# The libraries are not as tidy as our tests are.
pytestmark = pytest.mark.filterwarnings("ignore")

TINY = ("--hands", "16", "--steps", "16", "--measure", "40")
SMALL = Plan(hands=16, steps=16, width=32)


def same(one: Net, other: Net) -> bool:
    return all(
        np.array_equal(a, b)
        for part in one.weights
        for a, b in zip(one.weights[part], other.weights[part], strict=True)
    )


def test_numpy_and_the_library_have_the_same_network():
    """What is played in NumPy is what learns: choices as likely, hands worth as much."""
    import torch

    learner = Learner.new(seed=3, width=32)
    samples = play_piece(learner.net(), SMALL.pieces(0)[0])
    seen = torch.from_numpy(samples.observations)
    with torch.no_grad():
        values, log_probs, _ = learner.model.policy.evaluate_actions(
            seen, torch.from_numpy(samples.actions), action_masks=torch.from_numpy(samples.masks)
        )
    assert np.allclose(values.numpy().ravel(), samples.values, atol=1e-5)
    assert np.allclose(log_probs.numpy(), samples.log_probs, atol=1e-4)


def test_a_training_broken_off_goes_on_as_if_nothing_had_been(tmp_path):
    whole = Training.begin(tmp_path / "whole", SMALL)
    list(whole.run(Length(updates=4)))
    broken = Training.begin(tmp_path / "broken", SMALL)
    for _, _ in zip(range(2), broken.run(Length(updates=4)), strict=False):
        pass
    broken.save()
    again = Training.resume(tmp_path / "broken")
    assert (again.updates, again.plan) == (2, SMALL)
    list(again.run(Length(updates=4)))
    assert again.samples == whole.samples == 4 * 2 * 16 * 16
    assert same(again.learner.net(), whole.learner.net())


def test_it_learns(tmp_path):
    """Few hands are enough to beat who plays by chance, who knows nothing did not."""
    training = Training.begin(tmp_path, Plan())
    before = measure(training.learner.net(), "random", 500, 5, CLASSIC)
    list(training.run(Length(updates=4)))
    after = measure(training.learner.net(), "random", 500, 5, CLASSIC)
    assert after.points > before.points + 5
    assert after.share > 0.9


def test_the_command(tmp_path):
    folder = tmp_path / "run"
    answer = asked("train", str(folder), "--updates", "2", *TINY)
    assert list(answer) == ["path", "plan", "updates", "samples", "seconds", "margins"]
    assert (answer["updates"], answer["samples"]) == (2, 2 * 2 * 16 * 16)
    assert [one["opponent"] for one in answer["margins"]] == ["random", "greedy", "sound"]
    assert refused("train", str(folder), "--updates", "2", *TINY)["key"] == "train-taken"
    assert refused("train", str(folder), "--resume", "--force")["key"] == "train-resume-or-force"
    more = asked("train", str(folder), "--updates", "3", "--resume", "--measure", "40")
    assert (more["updates"], more["plan"]) == (3, answer["plan"])
    assert [line["updates"] for line in progress(folder)] == [2, 3]
    assert Net.load(folder / "net.npz").actions == 108
    code, out, err = ran("train", str(folder), "--force", "--updates", "1", "--every", "1", *TINY)
    assert code == 0
    assert "Against" in out
    assert err.startswith("One update, 512 choices")


def test_what_it_refuses(tmp_path):
    assert refused("train", str(tmp_path), "--resume")["key"] == "train-nothing-there"
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert refused("train", str(file / "run"), "--updates", "1")["key"] == "train-folder"
    assert refused("train", str(tmp_path / "x"), "--against", "nobody")["key"] == "player-unknown"
    assert not (tmp_path / "x").exists()


def test_a_checkpoint_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Who is killed while writing has the last one still."""
    training = Training.begin(tmp_path, SMALL)
    list(training.run(Length(updates=1)))
    training.save()

    def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            training.save()
    assert Training.resume(tmp_path).updates == 1
    assert (tmp_path / CHECKPOINT).exists()


# --- the library's own interface -------------------------------------------------------------------------------------


def test_the_library_alone_can_train_on_it():
    envs = HandsVecEnv(8, opponent="greedy")
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=256, n_epochs=1, seed=1).learn(1024)
    assert model.num_timesteps == 1024
    seen = envs.reset()
    actions, _ = model.predict(seen, action_masks=get_action_masks(envs))
    assert get_action_masks(envs)[np.arange(8), actions].all()
    assert len(model.ep_info_buffer or ()) == 0


def test_ends_are_told():
    envs = HandsVecEnv(8, opponent="random")
    envs.seed(4)
    first = envs.reset()
    envs.seed(4)
    assert np.array_equal(first, envs.reset())
    ended = 0
    for _ in range(150):
        masks = get_action_masks(envs)
        _, rewards, done, infos = envs.step(np.array([np.flatnonzero(mask)[-1] for mask in masks]))
        for place in range(8):
            assert ("terminal_observation" in infos[place]) == done[place]
            if done[place]:
                assert infos[place]["terminal_observation"][-1] == rewards[place]
        ended += done.sum()
    assert ended > 8
    for refuse in (lambda: envs.env_method("fly"), lambda: envs.set_attr("x", 1)):
        with pytest.raises(GinError):
            refuse()


def test_examples():
    tried = doctest.testmod(vec_env)
    assert tried.attempted > 0
    assert tried.failed == 0
