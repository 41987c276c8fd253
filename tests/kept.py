"""What the site keeps in the process, which outlives a test that changed the words of a language."""

import sys
from functools import _lru_cache_wrapper


def forget_kept() -> None:
    """Empty what the site keeps of pages in the process."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("games.web.", "training.", "portal.")):
            for kept in vars(module).values():
                if isinstance(kept, _lru_cache_wrapper) and kept.__module__ == name:
                    kept.cache_clear()
