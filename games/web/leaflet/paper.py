"""Cards are made once in a process and kept as long as they are asked for."""

from functools import lru_cache
from pathlib import Path
from threading import Lock

from games.web.kit.pdf import pdf

_TEMPLATE = Path(__file__).with_name("card.typ")
_KEPT = 256  # of 40 kB: every game in every pair of languages
_making = Lock()


def made(data: str, name: str) -> bytes:
    """Return a card as PDF/UA-1. A request for one that is being made waits for it."""
    with _making:
        return _made(data, name)


@lru_cache(maxsize=_KEPT)
def _made(data: str, name: str) -> bytes:
    return pdf(_TEMPLATE, data, f"Card {name}", "ua-1")
