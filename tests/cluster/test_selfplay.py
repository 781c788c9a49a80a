"""``ginrummy simulate`` on a cluster of two machines: the same games, to the byte, whoever dies meanwhile."""

import pytest

from ginrummy.analysis import Summary, simulate
from ginrummy.errors import PlayerError
from ginrummy.match import Seating
from ginrummy.players import player
from ginrummy.rules import CLASSIC, PRESETS
from tests.cli.run import asked, refused
from tests.cluster.conftest import Killer

pytest.importorskip("ray", reason="Ray is not installed: make test-ray")

# Ray itself is not as tidy as our tests are.
pytestmark = pytest.mark.filterwarnings("ignore")


def test_the_command_answers_the_same(cluster, tmp_path):
    command = ("simulate", "sound", "random", "greedy", "--games", "8", "--seed", "s", "--rules", "modern")
    here = asked(*command, "--out", str(tmp_path / "here"))
    there = asked(*command, "--engine", "ray", "--out", str(tmp_path / "there"))
    assert {**there, "out": None} == {**here, "out": None}
    files = sorted(file.name for file in (tmp_path / "here").iterdir())
    assert len(files) == 8
    for name in files:
        assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_a_killed_workers_game_is_played_again(cluster):
    from ginrummy.analysis.on_ray import simulate_in_ray

    names = ("sound", "sound")
    expected = list(simulate([player(name) for name in names], 30, "7", PRESETS["modern"]))
    with Killer("play_named") as killer:
        found = list(simulate_in_ray(names, 30, "7", PRESETS["modern"]))
    assert killer.killed
    assert found == expected


def test_a_lost_machines_games_are_played_on_the_other(cluster):
    from ginrummy.analysis.on_ray import simulate_in_ray

    names = ("greedy", "sound", "sound")
    expected, found = Summary.of("abc"), Summary.of("abc")
    for played in simulate([player(name) for name in names], 20, "8", CLASSIC, Seating.BOX):
        expected.add(played)
    for number, played in enumerate(simulate_in_ray(names, 20, "8", CLASSIC, Seating.BOX)):
        if number == 0:
            cluster.remove_node(cluster.second, allow_graceful=False)
        found.add(played)
    assert found == expected


def test_errors_arrive_as_they_are(cluster):
    from ginrummy.analysis.on_ray import simulate_in_ray

    with pytest.raises(PlayerError) as error:
        list(simulate_in_ray(("greedy", "nobody"), 2, "1"))
    assert error.value.key == "player-unknown"
    assert refused("simulate", "greedy", "nobody", "--engine", "ray")["key"] == "player-unknown"
