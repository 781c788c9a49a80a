"""A reverse proxy for the tests, as a host has one: it shows a server below a path, and answers all else itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from ginrummy.web.network import LOOPBACK

ELSEWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\nConnection: close\r\n\r\nelsewhere"


@dataclass
class Proxy:
    """A proxy that runs.

    Attributes:
        url: where it is, the path not in it.
        outside: what it was asked for that is not below the path.
    """

    url: str
    outside: list[str] = field(default_factory=list)


@asynccontextmanager
async def proxy(server: str, root: str, *, strips: bool) -> AsyncIterator[Proxy]:
    """Show *server*, an address with a port, below *root*; *strips*: whether it takes the path off before it asks."""
    _, _, host = server.rpartition("/")
    name, _, port = host.partition(":")

    tasks: set[asyncio.Task[None]] = set()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        try:
            await answer(reader, writer)
        finally:
            writer.close()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
            method, path, version = head[0].split(" ")
            if path != root and not path.startswith(f"{root}/"):
                running.outside.append(path)
                writer.write(ELSEWHERE)
            else:
                asked = (path.removeprefix(root) or "/") if strips else path
                upgrade = any(line.lower().startswith("upgrade:") for line in head)
                kept = [line for line in head[1:] if upgrade or not line.lower().startswith("connection:")]
                more = [] if upgrade else ["Connection: close"]
                there, back = await asyncio.open_connection(name, int(port))
                back.write("\r\n".join([f"{method} {asked} {version}", *kept, *more, "", ""]).encode("latin-1"))
                async with asyncio.TaskGroup() as both:
                    both.create_task(_pass_on(reader, back))
                    both.create_task(_pass_on(there, writer))
            await writer.drain()

    async with await asyncio.start_server(handle, LOOPBACK, 0) as listening:
        running = Proxy(f"http://{LOOPBACK}:{listening.sockets[0].getsockname()[1]}")
        yield running
        for task in [*tasks]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
    finally:
        writer.close()
