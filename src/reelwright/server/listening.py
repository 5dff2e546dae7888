"""The socket a server answers on."""

from __future__ import annotations

import socket


def listening(host: str, port: int) -> socket.socket:
    """Listen on a port, 0 for a free one; raises `OSError` where that cannot be had.

    Answers leave at once: waiting to fill a packet costs 40 ms a request.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener
