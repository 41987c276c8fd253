"""The process that computes: started when it is first needed, and again when it has ended or hangs.

It is a program of its own, `games.pool.serve`: a fork would copy what the threads of a web process hold at that moment.
"""

import atexit
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Event
from typing import Any

logger = logging.getLogger(__name__)

LONGEST = 120  # seconds: many times what the costliest question takes, also on a busy machine

Running = tuple["subprocess.Popen[bytes]", Connection]


class Gone(Exception):
    """The process ended, or was ended, before it answered."""


class Process:
    """One process, asked one question at a time by one thread. It ends with the web process."""

    def __init__(self) -> None:
        self._running: Running | None = None
        self._closed = Event()
        atexit.register(self.close)

    def compute(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Return what a function of a module answers. Raise Gone, and whatever the function raises."""
        if self._closed.is_set():
            raise Gone
        self._running = self._running or _start()
        connection = self._running[1]
        try:
            connection.send((function, args))
            if not connection.poll(LONGEST):
                raise TimeoutError(f"no answer in {LONGEST} s")
            answered, found = connection.recv()
        except (EOFError, OSError) as error:
            if not self._closed.is_set():
                logger.warning("What computes is started again (%r): %s%r", error, function.__qualname__, args)
                self._end()
            raise Gone from error
        if not answered:
            raise found
        return found

    def close(self) -> None:
        """End the process, whatever it does, and start no other."""
        self._closed.set()
        self._end()

    def _end(self) -> None:
        if self._running:
            process, connection = self._running
            self._running = None
            process.kill()
            process.wait()
            connection.close()


def _start() -> Running:
    here, there = Pipe()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "games.pool.serve", str(there.fileno())]
    process = subprocess.Popen(command, pass_fds=[there.fileno()], env=environment)  # noqa: S603 - our own command
    there.close()  # so that the end of the process is noticed here
    return process, here
