"""What has been played is kept, and taken up again: the same bytes, and nothing played twice."""

from typing import Any

import pytest

from ginrummy.analysis.arena import Contest, Kept, Match, RoundRobin, Unit, engines, in_processes, in_this_process, play
from ginrummy.errors import GinError
from ginrummy.players import Budget
from tests.analysis.arena.arenas import same
from tests.cli.run import ran, refused


@pytest.fixture
def asked_for(monkeypatch):
    """Every chunk that was played."""
    chunks = []

    def played(contest, chunk, really=engines.play_chunk):
        chunks.append((contest.players, chunk))
        return really(contest, chunk)

    monkeypatch.setattr(engines, "play_chunk", played)
    return chunks


def robin(deals, seed=3, **more):
    like = Contest(players=("greedy", "greedy"), deals=deals, seed=seed, **more)
    return RoundRobin.of(("greedy", "sound", "random"), like).matches


def equal(one, other):
    return all(same(a.rows, b.rows) for a, b in zip(one, other, strict=True))


def test_what_was_broken_off_goes_on_where_it_was(tmp_path, asked_for):
    file, whole = tmp_path / "kept", robin(30, readable=True)
    list(play(whole, in_this_process))
    assert len(asked_for) == 9
    asked_for.clear()

    for chunks in (2, 5):
        playing = play(robin(30, readable=True), Kept.in_file(file).engine(in_this_process))
        for _ in range(chunks):
            next(playing)
        playing.close()
    assert len(asked_for) == 5
    with file.open("ab") as torn:
        torn.write(b'{"of":"half a line')
    asked_for.clear()

    kept, matches = Kept.in_file(file), robin(30, readable=True)
    assert sum(play(matches, kept.engine(in_this_process))) == 90
    assert (kept.deals, len(asked_for)) == (50, 4)
    assert equal(matches, whole)
    asked_for.clear()

    kept, matches = Kept.in_file(file), robin(30, readable=True)
    list(play(matches, kept.engine(in_processes(2))))
    assert (kept.deals, asked_for) == (90, [])
    assert equal(matches, whole)
    assert [match.pace.decisions.sum() > 0 for match in matches] == [True] * 3

    kept = Kept.in_file(file)
    list(play(robin(40, readable=True), kept.engine(in_this_process)))
    assert (kept.deals, len(asked_for)) == (90, 3)


def test_faults_and_games_are_kept_whole(tmp_path):
    contest = Contest(players=("greedy", "sound"), deals=2, unit=Unit.GAMES, readable=True)
    one, other = Match(contest), Match(contest)
    list(play([one], Kept.in_file(tmp_path / "kept").engine(in_this_process)))
    list(play([other], Kept.in_file(tmp_path / "kept").engine(in_this_process)))
    assert same(one.rows, other.rows)
    assert one.rows.games.dtype == other.rows.games.dtype
    assert one.as_dict() == other.as_dict()


@pytest.mark.parametrize("change", [{"seed": 4}, {"budget": Budget(seconds=9)}, {"unit": Unit.GAMES}])
def test_another_contest_finds_nothing_of_it(tmp_path, change):
    fields: dict[str, Any] = {"players": ("greedy", "sound"), "deals": 1, "readable": True}
    list(play([Match(Contest(**fields))], Kept.in_file(tmp_path / "kept").engine(in_this_process)))
    kept = Kept.in_file(tmp_path / "kept")
    list(play([Match(Contest(**fields | change))], kept.engine(in_this_process)))
    assert kept.deals == 0


def test_kernels_keep_nothing(tmp_path):
    list(play(robin(30), Kept.in_file(tmp_path / "kept").engine(in_this_process)))
    assert (tmp_path / "kept").read_bytes() == b""


def test_what_is_no_such_file(tmp_path):
    poem = tmp_path / "poem"
    for text in ("{}\nand more\n", "no line end", '{"of": 1}\n', '{"one": "line"}'):
        poem.write_text(text)
        with pytest.raises(GinError) as error:
            Kept.in_file(poem)
        assert error.value.key == "arena-keep-other"
        assert poem.read_text() == text
    assert refused("arena", "greedy", "sound", "--keep", str(tmp_path))["key"] == "arena-keep"


def test_the_command_tells_what_it_took_from_the_file(tmp_path):
    line = ("arena", "casual", "greedy", "--deals", "10", "--workers", "1", "--keep", str(tmp_path / "kept"))
    first, second = ran(*line), ran(*line)
    assert (first[0], first[2]) == (0, "")
    assert second[:2] == first[:2]
    assert second[2].startswith("10 deals were not played again")
