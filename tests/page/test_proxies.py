"""The proxies of docs/hosting.md, as they stand there, before ``ginrummy serve``: TLS, sockets, cookies, origins.

For names, ports and certificates of the documentation stand those of a test. Whoever has neither nginx nor Caddy skips
what needs it.
"""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ginrummy.web.network import LOOPBACK
from tests.page.people import Come, Player

ROOT = "/gin"
PLAIN = "plain.sock"
"""Where nginx listens in place of port 80: what comes there without TLS is sent to where TLS is."""
GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"
PATH = os.environ["PATH"] + os.pathsep + "/usr/sbin"
PATIENCE = 60
"""How long a server or a proxy may take to start, in seconds."""


def block(first: str) -> str:
    """The piece of configuration in the guide that begins with the line *first*, up to the next empty line."""
    found = re.search(rf"^    {re.escape(first)}\n(?:    .*\n)+", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, first
    return textwrap.dedent(found[0])


class Certificate:
    """A certificate for this machine, which signs itself."""

    def __init__(self, folder: Path) -> None:
        self.chain, self.key = folder / "chain.pem", folder / "key.pem"
        what = "req -x509 -newkey rsa:2048 -noenc -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
        files = ["-keyout", str(self.key), "-out", str(self.chain)]
        subprocess.run(["openssl", *what.split(), *files], check=True, capture_output=True)
        self.trusting = ssl.create_default_context(cafile=self.chain)


def adapted(text: str, changes: dict[str, str]) -> str:
    """A configuration with what is a matter of the place replaced; each of it must be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def caddy(folder: Path, certificate: Certificate, port: int, server: int, root: str) -> list[str]:
    """Write Caddy's configuration, and tell the command that runs it."""
    name = "example.org" if root else "cards.example.org"
    site = adapted(
        block(f"{name} {{"),
        {
            f"{name} {{": f"https://localhost:{port} {{\n    tls {certificate.chain} {certificate.key}",
            "127.0.0.1:8000": f"127.0.0.1:{server}",
        },
    )
    alone = f"""{{
        admin off
        auto_https disable_redirects
        default_bind {LOOPBACK}
        grace_period 1s
        storage file_system {folder}
        servers {{
            protocols h1 h2
        }}
    }}
    """
    file = folder / "Caddyfile"
    file.write_text(textwrap.dedent(alone) + site, encoding="utf-8")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


def nginx(folder: Path, certificate: Certificate, port: int, server: int, root: str) -> list[str]:
    """Write nginx's configuration, and tell the command that runs it."""
    servers = block("server {")
    if root:
        whole = re.search(r"^ {4}location / \{\n(.*?)^ {4}\}\n", servers, re.MULTILINE | re.DOTALL)
        assert whole is not None
        lines = whole[1].replace("        proxy_pass http://127.0.0.1:8000;\n", "", 1)
        below = adapted(block(f"location {root}/ {{"), {"    …\n": lines})
        servers = servers.replace(whole[0], below)
    live = "/etc/letsencrypt/live/cards.example.org"
    servers = adapted(
        servers,
        {
            "listen 443 ssl": f"listen {LOOPBACK}:{port} ssl",
            "listen 80": f"listen unix:{folder / PLAIN}",
            f"{live}/fullchain.pem": str(certificate.chain),
            f"{live}/privkey.pem": str(certificate.key),
            "cards.example.org": "localhost",
            "127.0.0.1:8000": f"127.0.0.1:{server}",
        },
    )
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"pid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{servers}}}\n",
        encoding="utf-8",
    )
    return ["nginx", "-p", str(folder), "-c", str(file), "-g", "daemon off;"]


Configured = Callable[[Path, Certificate, int, int, str], list[str]]
PROXIES: dict[str, Configured] = {"caddy": caddy, "nginx": nginx}


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind((LOOPBACK, 0))
        port: int = asked.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """A process while the ``with`` lasts, from when it answers at *port* on."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | {"PATH": PATH}) as process:
        try:
            until = time.monotonic() + PATIENCE
            while True:
                assert process.poll() is None, f"{command[0]} has ended"
                assert time.monotonic() < until, f"{command[0]} does not answer"
                try:
                    socket.create_connection((LOOPBACK, port), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)
            yield
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            process.kill()


@contextmanager
def proxied(proxy: str, folder: Path, root: str) -> Iterator[tuple[str, ssl.SSLContext]]:
    """A server behind a proxy: its address, and what trusts the certificate."""
    for program in (proxy, "openssl"):
        if shutil.which(program, path=PATH) is None:
            pytest.skip(f"{program} is not installed")
    certificate = Certificate(folder)
    inside, outside = free_port(), free_port()
    serve = [sys.executable, "-m", "ginrummy", "serve", "--no-browser", "--port", str(inside)]
    serve += ["--database", str(folder / "tables.db"), *(["--root-path", root] if root else [])]
    command = PROXIES[proxy](folder, certificate, outside, inside, root)
    with running(serve, inside), running(command, outside):
        yield f"https://localhost:{outside}", certificate.trusting


def who_moves(people: list[Player]) -> tuple[Player, Player]:
    """Whose turn it is, and who looks on."""
    anna, ben = people
    expect(anna.button("Pass").or_(anna.page.get_by_text("Waiting for Guest")).first).to_be_visible()
    return (anna, ben) if anna.button("Pass").is_visible() else (ben, anna)


@pytest.mark.parametrize("root", ["", ROOT])
@pytest.mark.parametrize("proxy", PROXIES)
def test_a_game_behind_a_proxy_of_the_guide(somebody: Come, tmp_path: Path, proxy: str, root: str) -> None:
    with proxied(proxy, tmp_path, root) as (host, trusting):
        anna, ben = somebody(ignore_https_errors=True), somebody(ignore_https_errors=True)
        anna.page.goto(f"{host}{root}", timeout=PATIENCE * 1_000)
        assert anna.page.url == f"{host}{root}/"
        anna.page.get_by_text("With a friend").click()
        anna.press("Make a table")
        anna.page.wait_for_url(re.compile(rf"{host}{root}/t/[\w-]+$"))
        invitation = anna.page.locator("input[readonly]").input_value()
        assert invitation == anna.page.url
        ben.page.goto(invitation)
        ben.press("Join")
        # Over their sockets each hears what the other does.
        for player in (anna, ben):
            player.page.locator(".board").wait_for()
        mover, other = who_moves([anna, ben])
        mover.press("Pass")
        other.button("Pass").wait_for()
        other.sees("passed the ")
        cookies = {}
        for player in (anna, ben):
            (cookie,) = (one for one in player.context.cookies() if one["name"] == "ginrummy")
            assert (cookie["secure"], cookie["httpOnly"], cookie["path"]) == (True, True, root or "/")
            cookies = {"cookie": f"ginrummy={cookie['value']}"}
        with httpx.Client(base_url=host, verify=trusting, headers=cookies) as client:
            answer = client.get(f"{root}/healthz")
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
            if not root:
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
            else:  # what else is on that host is not ours
                assert "ginrummy" not in client.get(f"{root}ger").headers.get("set-cookie", "")
                assert "Gin rummy" not in client.get(f"{root}ger").text
            plain = tmp_path / PLAIN
            if plain.exists():
                with httpx.Client(transport=httpx.HTTPTransport(uds=str(plain))) as unsafe:
                    assert unsafe.get(f"http://localhost{root}/").headers["location"] == f"https://localhost{root}/"
            # Pages of others get nowhere, by request or by socket; our own does.
            table = invitation.rpartition("/")[2]
            path = f"{root}/api/tables/{table}"
            wish = {"name": "Eve", "places": ["me", "open"]}
            asked = client.post(f"{root}/api/tables", json=wish, headers={"origin": "https://evil.example"})
            assert (asked.status_code, asked.text) == (403, "cross-origin")
            socket_url = f"wss{host.removeprefix('https')}{path}/play"
            with pytest.raises(InvalidStatus, match="403"):
                connect(socket_url, ssl=trusting, origin=Origin("https://evil.example"), additional_headers=cookies)
            with connect(socket_url, ssl=trusting, origin=Origin(host), additional_headers=cookies) as ours:
                assert '"state"' in str(ours.recv(PATIENCE))
