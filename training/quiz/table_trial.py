"""Whether drills can follow the rules of a house's table: the engine takes them, and which skills can be drawn."""

import json
import logging
from functools import lru_cache
from threading import Lock

from games.core.costly import Busy
from games.core.problems import Problem, Refused
from games.web.kit.game import KEPT
from games.web.registry import game_of, overridden
from training.drills.registry import GENERATORS

logger = logging.getLogger(__name__)
_ITEMS = 12  # of each level that must come out
_drawing = Lock()  # requests that come at the same time wait for the one that draws


@lru_cache(maxsize=KEPT)
def problems(ruleset: str, overrides: str) -> tuple[Problem, ...]:
    """Return why an engine refuses a ruleset with overrides over it as JSON."""
    if not isinstance(json.loads(overrides), dict):
        return (Problem("bad_parameter", "overrides", {"parameter": "overrides"}),)
    try:
        overridden(game_of(ruleset).engine, ruleset, overrides)
    except Refused as refused:
        return tuple(refused.problems)
    return ()


@lru_cache(maxsize=KEPT)
def undrawn(ruleset: str, overrides: str) -> frozenset[str]:
    """Return the skills of which some item does not come out under a ruleset with overrides over it as JSON. Drawn
    once."""
    with _drawing:
        return _tried(ruleset, overrides)


@lru_cache(maxsize=KEPT)
def _tried(ruleset: str, overrides: str) -> frozenset[str]:
    rules = overridden(game_of(ruleset).engine, ruleset, overrides)
    found = set()
    for skill in GENERATORS.values():
        try:
            for level in skill.suits(rules):
                for seed in range(_ITEMS):
                    _ = skill.make(f"trial-{seed}", level, rules).key
        except Busy:  # an answer that is still being computed is no failure
            continue
        except Exception:  # whatever a drill stumbles over, nobody is to be asked it
            said = "The skill %s cannot be drawn under %s with %s."
            logger.warning(said, skill.name, ruleset, overrides, exc_info=True)
            found.add(skill.name)
    return frozenset(found)
