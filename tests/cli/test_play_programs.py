"""A program in the terminal game: it is there before the first card, hears how all ends, and is sent away."""

import re

import pytest

from ginrummy.cli.playing import Table
from ginrummy.errors import PlayerError
from ginrummy.match import Seating
from ginrummy.players import player
from ginrummy.rules import RuleSet
from tests.cli.person import NAMES, Paper, Reader
from tests.cli.run import ran
from tests.players.outside.programs import heard, patient, scribe

SHORT = RuleSet(target=60)


def sat_down(rng, where, seating=Seating.TWO):
    """A table where programs play for the others, and what it shows."""
    paper = Paper()
    others = tuple(patient(where) for _ in range(seating.people - 1))
    names = NAMES[: seating.people]
    reader = Reader(paper, rng)
    return paper, Table(SHORT, seating, names, others, paper.console(), reader, seed=str(rng.random()))


@pytest.mark.parametrize("seating", [Seating.TWO, Seating.BOX])
def test_it_hears_how_every_hand_and_the_game_end(tmp_path, rng, seating):
    notes = tmp_path / "notes"
    paper, table = sat_down(rng, scribe(notes), seating)
    assert table.play()
    listeners = seating.people - 1
    hands = [int(number) for number in re.findall(r"─ Hand (\d+) ─", paper.getvalue())]
    told = [message["what"] for message in heard(notes)]
    assert told.count("hello") == told.count("bye") == listeners
    assert told.count("began") == listeners
    assert told.count("hand") == told.count("over") == told.count("scored") == listeners * len(hands) > 0
    ends = [message["score"] for message in heard(notes) if message["what"] == "scored"]
    assert sum(end["over"] for end in ends) == listeners
    assert told[-1] == "bye"


def test_one_that_is_not_there_plays_no_game():
    for where in ("cmd:/no/such/program", "tcp:1"):
        code, out, err = ran("play", "--against", where)
        assert (code, out) == (2, "")
        assert f"{where} cannot be started" in err


class Deaf:
    """Plays as ``greedy`` does, and cannot be told anything."""

    name = "deaf"

    def choose(self, view, rng, budget):
        return player("greedy").choose(view, rng, budget)

    def tell(self, view):
        raise PlayerError("outside-exited", player=self.name)


def test_one_that_cannot_be_told_of_an_end_takes_no_game_away(rng):
    paper = Paper()
    assert Table(SHORT, Seating.TWO, NAMES[:2], (Deaf(),), paper.console(), Reader(paper, rng), seed="1").play()
    shown = paper.getvalue()
    assert "won the game" in shown
    assert shown.count("deaf hung up.") == len(re.findall(r"─ Hand (\d+) ─", shown)) > 0


def test_one_that_goes_in_the_middle_breaks_the_game_off(tmp_path, rng):
    paper, table = sat_down(rng, scribe(tmp_path / "notes", "turn"))
    with pytest.raises(PlayerError, match="exit code 5"):
        table.play()
    assert "One of the others is gone" in paper.getvalue()
