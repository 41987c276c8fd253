"""The pools of a web process: they compute what is costly while its threads serve pages."""

from threading import Thread

from django.core.cache import cache

from games.core.costly import Busy, compute_elsewhere
from games.pool import Pool
from games.web import registry


def open_pools() -> None:
    """One pool for the pages of the site, and one for visitors' own questions, which cannot block the first.

    What the rules need is computed at once, so that their first readers find it.
    """
    compute_elsewhere(site=Pool(cache).ask, visitors=Pool(cache).ask)
    Thread(target=_compute_rules, name="first answers", daemon=True).start()


def _compute_rules() -> None:
    for game in registry.GAMES.values():
        for ruleset in game.rulesets:
            try:
                registry.facts(game.engine, ruleset)
            except Busy:  # it is being computed all the same
                continue
