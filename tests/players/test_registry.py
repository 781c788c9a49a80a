"""Players by name."""

import pytest

from ginrummy.errors import PlayerError
from ginrummy.players import DEFAULT_LEVEL, LEVELS, player


@pytest.mark.parametrize("name", LEVELS)
def test_every_player_goes_by_its_name_and_is_described(name):
    assert player(name).name == name
    assert player(f" {name.upper()} ").name == name
    assert len(LEVELS[name].describe()) > 20


def test_the_usual_opponent_is_there():
    assert DEFAULT_LEVEL in LEVELS


def test_an_unknown_player_is_refused_with_those_there_are():
    with pytest.raises(PlayerError, match=r"no player “alice”\. There are: random, novice, greedy, casual, sound"):
        player("alice")
