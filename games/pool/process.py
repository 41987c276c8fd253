"""The process that computes: started when it is first needed, and again when it has ended or hangs."""

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

logger = logging.getLogger(__name__)

LONGEST = 60  # seconds: several times what the costliest question takes on a busy machine
LESS_URGENT = 10  # so that pages come first where processors are short

# Not forked: a web process has threads, and what they hold at that moment would stay held for ever.
_context = multiprocessing.get_context("spawn")


class Gone(Exception):
    """The process ended, or was ended, before it answered."""


class Process:
    """One process, asked one question at a time by one thread."""

    def __init__(self) -> None:
        self._running: tuple[multiprocessing.process.BaseProcess, Connection] | None = None

    def compute(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What a function of a module answers. Raises Gone, and whatever the function raises."""
        _process, connection = self._running = self._running or _start()
        try:
            connection.send((function, args))
            if not connection.poll(LONGEST):
                raise TimeoutError(f"no answer in {LONGEST} s")
            answered, found = connection.recv()
        except (EOFError, OSError) as error:
            logger.exception("The process that computes is started again: %s%r", function.__qualname__, args)
            self.end()
            raise Gone from error
        if not answered:
            raise found
        return found

    def end(self) -> None:
        """Ends the process, whatever it does; the next question starts another."""
        if self._running:
            process, connection = self._running
            self._running = None
            process.kill()
            process.join()
            connection.close()


def _start() -> tuple[multiprocessing.process.BaseProcess, Connection]:
    here, there = _context.Pipe()
    process = _context.Process(target=_serve, args=(there,), name="costly questions", daemon=True)
    process.start()
    there.close()  # so that its end is noticed here
    return process, here


def _serve(connection: Connection) -> None:
    """Answers until the web process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the web process, which ends this one
    os.nice(LESS_URGENT)
    while True:
        try:
            function, args = connection.recv()
        except EOFError:
            return
        connection.send(_answer(function, args))


def _answer(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, function(*args)
    except Exception as error:
        return False, error
