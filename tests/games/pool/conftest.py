"""Pools for tests, and the notes of what they compute."""

from pathlib import Path
from time import sleep

import pytest

from games.core.costly import Busy, compute_elsewhere, compute_here
from games.pool import Pool, pool
from tests.games.pool.questions import held


class Notes:
    """The file in which questions note that they were computed, and the gate that holds some of them."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "notes"
        self.path = str(self._file)

    def let_go(self) -> None:
        Path(f"{self.path}.open").touch()

    @property
    def computed(self) -> list[str]:
        return self._file.read_text().split("\n")[:-1] if self._file.exists() else []


@pytest.fixture
def notes(tmp_path):
    return Notes(tmp_path)


@pytest.fixture
def pools(notes):
    """Makes pools, and ends their processes."""
    made = []

    def make(**bounds):
        made.append(Pool(**bounds))
        return made[-1]

    yield make
    notes.let_go()
    for each in made:
        each._process.close()


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(pool, "TIMEOUT", 0.05)


@pytest.fixture
def full(pools, notes, impatient):
    """A pool with no room left, which has all that is costly in this program, until `notes.let_go()`."""
    asked = pools(queued=1)
    for name in ("computed", "queued"):
        with pytest.raises(Busy):
            asked.ask(held, (notes.path, name))
        while name == "computed" and not asked._queue.empty():
            sleep(0.01)
    compute_elsewhere(asked.ask, asked.ask)
    yield asked
    compute_here()
