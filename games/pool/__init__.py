"""Computes costly questions for a web process in a process of its own, so that no thread waits long and no page stops.

Equal questions are one computation, and their answer is kept. A caller waits `TIMEOUT` seconds; the computation goes on
after that, so that asking again finds the answer. Where too many wait already, nobody waits. `portal.costly` opens a
pool for the pages of the site and another for what visitors make up, which cannot keep the first from its work.
"""

from games.pool.keeping import keeping
from games.pool.pool import Pool, Shared

__all__ = ["Pool", "Shared", "keeping"]
