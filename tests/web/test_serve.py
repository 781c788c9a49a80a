"""``ginrummy serve``: a real process, from its first line to Ctrl-C; ports, databases, and what it says of them."""

import asyncio
import json
import signal
import socket
import sqlite3
import sys
from asyncio.subprocess import PIPE

import httpx
import pytest

from ginrummy.errors import GinError
from ginrummy.web.network import LOOPBACK, lan_address, listening
from ginrummy.web.server import default_database
from tests.cli.run import ran
from tests.web.serving import Browser, play_to_the_end


async def started(*arguments: str, **environment: str) -> tuple[asyncio.subprocess.Process, list[str]]:
    """A server, and the lines it says before it waits."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "ginrummy", "serve", "--no-browser", *arguments),
        stdout=PIPE,
        stderr=PIPE,
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environment},
    )
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or "Ctrl-C" not in lines[-1]:
        line = await asyncio.wait_for(process.stdout.readline(), 60)
        assert line, (await process.communicate())[1]
        lines.append(line.decode().strip())
    return process, lines


@pytest.mark.parametrize("stopped_by", [signal.SIGINT, signal.SIGTERM])
def test_from_the_first_line_to_the_end(tmp_path, rng, stopped_by):
    async def test():
        process, lines = await started("--port", "0", XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path))
        url = lines[0].rpartition(" ")[2]
        assert url.startswith(f"http://{LOOPBACK}:")
        anna = Browser(url, "Anna")
        table = await anna.make("me", "bot:sound", changes={"target": 1})
        async with anna.at(table) as seat:
            await play_to_the_end([seat], rng, hands=1)
            process.send_signal(stopped_by)
            out, err = await asyncio.wait_for(process.communicate(), 60)
            assert (process.returncode, err) == (0, b"")
            assert b"All games are kept" in out
        with sqlite3.connect(tmp_path / "ginrummy" / "tables.db") as connection:
            (entry,) = connection.execute(
                "SELECT entry FROM log WHERE table_id = ? AND number = 1", (table,)
            ).fetchone()
        connection.close()
        assert json.loads(entry)["kind"] == "made"

    asyncio.run(asyncio.wait_for(test(), 180))


@pytest.mark.parametrize("stopped_by", [signal.SIGINT, signal.SIGTERM])
def test_ended_while_it_is_still_made_ready(tmp_path, stopped_by):
    """The processes of the bots are started after the first lines: who ends the server before that hears nothing."""

    async def test():
        process, _ = await started("--port", "0", XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path))
        process.send_signal(stopped_by)
        out, err = await asyncio.wait_for(process.communicate(), 60)
        assert (process.returncode, err) == (0, b"")
        assert b"All games are kept" in out

    asyncio.run(asyncio.wait_for(test(), 120))


def test_lan_says_where_others_come_in(tmp_path):
    async def test():
        process, lines = await started("--lan", "--port", "0", "--database", str(tmp_path / "t.db"))
        port = lines[0].rpartition(":")[2]
        assert lines[1].endswith(f"{lan_address()}:{port}")
        anna = Browser(f"http://{LOOPBACK}:{port}", "Anna")
        table = await anna.make("me", "open")
        assert (await anna.ask("GET", f"/api/tables/{table}")).json()["lan_url"].endswith(f":{port}/t/{table}")
        # Whoever came by another address, as through a proxy, passes that one on.
        async with httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{port}") as ben:
            asked = await ben.get(f"/api/tables/{table}", headers={"host": "cards.example.org"})
            assert asked.json()["lan_url"] is None
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 60)

    asyncio.run(asyncio.wait_for(test(), 120))


def test_a_port_that_is_taken():
    with socket.socket() as other:
        other.bind((LOOPBACK, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(GinError, match=f"Port {port} is taken"):
            listening(LOOPBACK, port, 1)
        found = listening(LOOPBACK, None, port)
        assert found.getsockname()[1] != port
        found.close()
        code, _, err = ran("serve", "--port", str(port), "--no-browser", "--database", ":memory:")
        assert (code, "is taken" in err) == (2, True)
    with pytest.raises(GinError, match="cannot be used"):
        listening(LOOPBACK, 70_000, 1)


def test_a_database_that_cannot_be_used(tmp_path):
    (tmp_path / "file").write_text("no database, but a text that is long enough to look like one " * 20)
    code, _, err = ran("serve", "--no-browser", "--database", str(tmp_path / "file"))
    assert code == 2
    assert "cannot be used" in err
    code, _, err = ran("serve", "--no-browser", "--database", "oracle://x")
    assert (code, "not supported" in err) == (2, True)


def test_what_is_missing_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "ginrummy.web.server", None)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "ginrummy.web.server")
    code, _, err = ran("serve", "--no-browser")
    assert code == 2
    assert "uvicorn" in err
    assert "ginrummy[web]" in err


def test_the_database_of_a_user(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "ginrummy" / "tables.db")


@pytest.mark.parametrize("path", ["gin", "//gin", "/gin/../x", '/"', "/g in"])
def test_a_path_that_is_none(path, tmp_path):
    code, _, err = ran("serve", "--no-browser", "--root-path", path, "--database", str(tmp_path / "tables.db"))
    assert (code, path in err) == (2, True)
    assert not list(tmp_path.iterdir())
