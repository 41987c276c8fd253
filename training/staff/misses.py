"""A simple limit on guessing: how often somebody was wrong within ten minutes."""

from django.core.cache import cache

WINDOW = 10 * 60  # seconds


def count(key: str) -> int:
    """Return how many misses there were within the window."""
    return int(cache.get(key, 0))


def note(key: str) -> int:
    """Count a miss, and return how many there were within the window with it."""
    if cache.add(key, 1, WINDOW):
        return 1
    try:
        return cache.incr(key)
    except ValueError:  # the window ended this moment, or the cache went away
        return 1
