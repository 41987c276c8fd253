"""Questions for a process that computes: each notes in a file that it was computed."""

import os
import signal
import time
from pathlib import Path


def noted(path: str, name: str = "") -> str:
    """Answers at once."""
    with Path(path).open("a") as notes:
        notes.write(f"{name}\n")
    return f"answer to {name}"


def held(path: str, name: str = "") -> str:
    """Answers once the file beside the notes is there."""
    while not Path(f"{path}.open").exists():
        time.sleep(0.01)
    return noted(path, name)


def refused(path: str) -> None:
    noted(path)
    raise ValueError(path)


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def asleep() -> None:
    time.sleep(600)
