"""The program that computes: it answers what comes through the connection that it is given, until that ends."""

import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

LESS_URGENT = 5  # so that pages come first where processors are short


def serve(connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the web process, which ends this one
    os.nice(LESS_URGENT)
    while True:
        try:
            function, args = connection.recv()
            connection.send(answer(function, args))
        except (EOFError, ConnectionError):  # the web process is gone
            return


def answer(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    """Return whether there is an answer, and that, or else what was raised."""
    try:
        return True, function(*args)
    except Exception as error:
        return False, error


if __name__ == "__main__":
    serve(Connection(int(sys.argv[1])))
