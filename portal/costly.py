"""The pools of a web process, which compute what is costly while its threads serve pages, and what is kept for them."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Thread
from typing import Any

from django.conf import settings
from django.core.cache import cache as shared
from django.core.cache import caches

from games.core.costly import Busy, compute_elsewhere, compute_here
from games.pool import Pool, keeping
from games.web import registry


class Answers:
    """What is computed for the rules: it outlives the process, and is looked for only by the engine that found it."""

    def get(self, key: str) -> Any:
        return caches["answers"].get(key, version=_engine())

    def set(self, key: str, value: Any, timeout: int) -> None:
        """Keep it, whatever the timeout."""
        caches["answers"].set(key, value, timeout=None, version=_engine())


@cache
def _engine() -> int:
    """Return a digest of the engine's code and data, by which another engine finds nothing."""
    home: Path = settings.BASE_DIR / "games"
    files = sorted(
        path for path in home.rglob("*") if path.suffix in (".py", ".toml") and home / "web" not in path.parents
    )
    return int.from_bytes(blake2b(b"".join(path.read_bytes() for path in files), digest_size=8).digest())


def open_pools() -> None:
    """Open a pool for the pages of the site, and one for visitors' own questions, which cannot block the first.

    What the rules need is computed at once, so that their first readers find it.
    """
    compute_elsewhere(site=Pool(Answers()).ask, visitors=Pool(shared).ask)
    Thread(target=_ask_rules, name="first answers", daemon=True).start()


def compute_rules() -> None:
    """Compute here what the rules need, and keep it for the web processes."""
    here = keeping(Answers())
    compute_elsewhere(site=here, visitors=here)
    try:
        _ask_rules()
    finally:
        compute_here()


def _ask_rules() -> None:
    for game in registry.GAMES.values():
        for ruleset in game.rulesets:
            for computed in (registry.facts, _bets):
                try:
                    computed(game.engine, ruleset)
                except Busy:  # it is being computed all the same
                    continue


def _bets(engine: str, ruleset: str) -> None:
    """Compute what the bets of a ruleset cost, which the pages of costs and comparisons show."""
    registry.game_of(ruleset).room().bets(registry.rules(engine, ruleset))
