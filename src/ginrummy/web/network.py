"""Ports and addresses."""

import errno
import socket

from ginrummy.errors import GinError

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
_TRIES = 20
_ANYWHERE = ("10.255.255.255", 1)
"""Where nothing is sent to: only the route there is looked up."""


def listening(host: str, port: int | None, default: int) -> socket.socket:
    """A socket that listens on *port*, or, where none is asked for, on *default* or the next free one.

    Raises:
        GinError: the port is taken, or may not be used.
    """
    ports = [port] if port is not None else [*range(default, default + _TRIES), 0]
    for number in ports:
        # The protocol is named, since asyncio sends without delay only where it is: else each state is 40 ms late.
        bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, number))
            bound.listen()
        except OSError as error:
            bound.close()
            if port is None and error.errno == errno.EADDRINUSE:
                continue
            key = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-port-refused"
            raise GinError(key, port=str(number), why=error.strerror or "") from None
        except OverflowError:
            bound.close()
            raise GinError("serve-port-refused", port=str(number), why="0-65535") from None
        return bound
    raise AssertionError("port 0 is always free")  # pragma: no cover


def lan_address() -> str:
    """The address of this machine for others on its network, as far as it can be told without asking anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ANYWHERE)
            address: str = probe.getsockname()[0]
        except OSError:
            return LOOPBACK
    return address
