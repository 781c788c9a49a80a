"""The arena on Ray's own cluster of two machines in one: the same bytes, whoever dies meanwhile."""

from collections.abc import Iterator

import pytest

from ginrummy.analysis.arena import Contest, Match, Question, in_this_process, play
from ginrummy.errors import PlayerError
from tests.analysis.arena.arenas import same
from tests.cluster.conftest import Killer

ray = pytest.importorskip("ray", reason="Ray is not installed: make test-ray")

# Ray itself is not as tidy as our tests are.
pytestmark = pytest.mark.filterwarnings("ignore")


def on_ray(contest: Contest, question: Question | None = None) -> tuple[Match, Iterator[int]]:
    """A match and its course on the cluster."""
    from ginrummy.analysis.arena.on_ray import in_ray

    match = Match(contest, question)
    return match, play([match], in_ray())


def here(contest: Contest, question: Question | None = None) -> Match:
    match = Match(contest, question)
    list(play([match], in_this_process))
    return match


def test_chunks_of_kernels(cluster):
    """At least ten thousand hands each; and both machines are used."""
    assert ray.cluster_resources()["CPU"] == 2
    contest = Contest(players=("random", "at-once"), deals=23_000, seed=5)
    match, course = on_ray(contest)
    assert list(course) == [5000, 5000, 5000, 5000, 3000]
    assert same(match.rows, here(contest).rows)


def test_a_question_is_answered_at_the_same_deal(cluster):
    contest = Contest(players=("at-once", "ten-then-three"), deals=50_000, seed=6)
    match, course = on_ray(contest, Question())
    list(course)
    assert match.answer == here(contest, Question()).answer


def test_a_killed_workers_chunk_is_played_again_and_counted_once(cluster):
    contest = Contest(players=("sound", "random"), deals=120, seed=7, readable=True)
    match, course = on_ray(contest)
    with Killer("play_chunk") as killer:
        assert sum(course) == 120
    assert killer.killed
    assert same(match.rows, here(contest).rows)


def test_a_lost_machines_chunks_are_played_on_the_other(cluster):
    contest = Contest(players=("sound", "random"), deals=120, seed=8, readable=True)
    match, course = on_ray(contest)
    first = next(course)
    cluster.remove_node(cluster.second, allow_graceful=False)
    assert first + sum(course) == 120
    assert same(match.rows, here(contest).rows)


def test_errors_arrive_as_they_are(cluster):
    _, course = on_ray(Contest(players=("greedy", "nobody"), deals=1))
    with pytest.raises(PlayerError) as error:
        list(course)
    assert error.value.key == "player-unknown"
