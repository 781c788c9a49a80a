"""Players that whoever runs a server has brought along: offered by name like ours, and never named by their address."""

import asyncio
import json
import signal
import sys

import pytest

from ginrummy.errors import PlayerError
from ginrummy.players import LEVELS, enlist, enlisted, offered, player, registry
from ginrummy.table.bots import Pool, choose
from ginrummy.table.requests import Act, GoOn, Resign
from tests.players.outside.programs import ROOT, SAMPLE, Overheard, asked
from tests.players.outside.test_faults import FIRST, gone
from tests.players.tables import begun
from tests.table.moving import some_move
from tests.table.tables import house, table_of, until, well
from tests.web.serving import Browser, play_to_the_end
from tests.web.test_serve import started


@pytest.fixture
def rex():
    """A player of that name, until the test is over."""
    yield enlist("rex", SAMPLE)
    registry._enlisted.pop("rex").close()
    del registry._levels["rex"]


def test_it_goes_by_its_name(rex):
    assert (rex.name, player("REX"), offered(" Rex ")) == ("rex", rex, "rex")
    assert list(LEVELS)[-1] == "rex"
    assert LEVELS["rex"].describe()
    assert enlisted() == {"rex": SAMPLE}
    assert asked(rex, FIRST) in FIRST.choices


@pytest.mark.parametrize("name", ["sound", "baseline", "", "Rex", "two words", "x" * 33, "cmd:x"])
def test_names_that_cannot_be_had(name):
    with pytest.raises(PlayerError):
        enlist(name, SAMPLE)
    assert enlisted() == {}


@pytest.mark.parametrize("address", ["", "python rex.py", "http:x", "cmd", "cmd:", "tcp: "])
def test_addresses_that_are_none(address):
    with pytest.raises(PlayerError):
        enlist("rex", address)


@pytest.mark.parametrize("name", [SAMPLE, "cmd:rm -rf x", "tcp:80", "baseline", "nobody"])
def test_nobody_at_a_table_can_name_an_address(name):
    """What is asked for from the page is looked up among those on offer, and nowhere else."""
    with pytest.raises(PlayerError) as error:
        offered(name)
    assert error.value.key == "player-unknown"
    with pytest.raises(PlayerError):
        choose(name, FIRST, "seed")


def test_other_processes_know_it_too(rex):
    view = next(view for view in begun("1", FIRST.rules).views if view.choices)

    async def test():
        pool = Pool(processes=1)
        assert await pool.choose("rex", view, "a seed") == choose("rex", view, "a seed")
        await pool.close()

    asyncio.run(test())


def test_it_hears_at_the_table_how_a_hand_and_the_game_end(rex, monkeypatch):
    line = Overheard()
    monkeypatch.setattr(rex, "_link", line)

    def ends():
        return line.whats().count("scored")

    async def test():
        async with house() as built:
            table = await table_of(built, "me", "bot:rex")
            anna = await table.connect("anna")

            def seen(person):
                assert table.state.game is not None
                return table.state.game.views[person]

            async def play_on(hands):
                while ends() < hands:
                    await until(lambda: table.state.to_act == 0 or ends() == hands)
                    if table.state.to_act == 0:
                        number = table.state.streams[0].number
                        await well(table, anna, Act, number=number, actions=some_move(seen(0)))

            for hands in (1, 2):
                await play_on(hands)
                assert line.view == seen(1)
                await well(table, anna, GoOn)
            await until(lambda: table.state.to_act == 0)
            await well(table, anna, Resign)
            await until(lambda: line.whats()[-1] == "resigned")
            assert line.view == seen(1)
            assert line.whats().count("began") == 1

    asyncio.run(test())


def test_it_plays_in_the_browser_and_goes_with_the_server(tmp_path, rng):
    program = tmp_path / "rex.py"
    sample = (ROOT / "examples" / "player.py").read_text(encoding="utf-8")
    pid = tmp_path / "pid"
    program.write_text(f"import os\nimport pathlib\npathlib.Path({str(pid)!r}).write_text(str(os.getpid()))\n{sample}")

    async def test():
        offer = f"rex=cmd:{sys.executable} {program}"
        process, lines = await started("--port", "0", "--database", str(tmp_path / "t.db"), "--player", offer)
        url = lines[0].rpartition(" ")[2]
        anna = Browser(url, "Anna")
        levels = (await anna.ask("GET", "/api/options")).json()["levels"]
        company = [name for name, level in LEVELS.items() if not level.yardstick]
        assert [level["name"] for level in levels] == [*company, "rex"]
        table = await anna.make("me", "bot:rex", changes={"target": 1})
        async with anna.at(table) as seat:
            await play_to_the_end([seat], rng, hands=1)
            process.send_signal(signal.SIGINT)
            _, err = await asyncio.wait_for(process.communicate(), 60)
            assert (process.returncode, err) == (0, b"")
        assert gone(int(pid.read_text()))

    asyncio.run(asyncio.wait_for(test(), 180))


def test_a_command_from_the_page_is_refused(tmp_path):
    async def test():
        process, lines = await started("--port", "0", "--database", str(tmp_path / "t.db"))
        anna = Browser(lines[0].rpartition(" ")[2], "Anna")
        wish = {"name": "Anna", "seating": "two", "places": ["me", f"bot:cmd:touch {tmp_path / 'touched'}"]}
        answer = await anna.ask("POST", "/api/tables", wish)
        assert answer.status_code == 422
        assert json.loads(answer.text)["error"]["key"] == "player-unknown"
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.communicate(), 60)
        assert not (tmp_path / "touched").exists()

    asyncio.run(asyncio.wait_for(test(), 120))
