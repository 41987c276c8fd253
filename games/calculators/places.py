"""Where the buttons of the felt and the racetrack lie on their drawings.

A place is a rule of a stylesheet, since the site's policy allows no style in the page itself.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256

from games.roulette import layout, racetrack
from games.roulette.layout import Place


def _rules(parent: str, places: Mapping[str, Place], width: int, height: int) -> Iterable[str]:
    for key, place in places.items():
        left, wide = 100 * place.x / width, 100 * place.width / width
        top, high = 100 * place.y / height, 100 * place.height / height
        yield f'{parent}>[value="{key}"]{{left:{left:.3f}%;top:{top:.3f}%;width:{wide:.3f}%;height:{high:.3f}%}}'


@cache
def stylesheet() -> str:
    """The place of every button on its drawing, in per cent: the same in every language, right-to-left ones too."""
    numbers = {f"neighbours:{n}": place for n, place in racetrack.NUMBERS.items()}
    felt = _rules(".felt", layout.PLACES, layout.WIDTH, layout.HEIGHT)
    track = _rules(".track", numbers | racetrack.SERIES, racetrack.WIDTH, racetrack.HEIGHT)
    return "\n".join(["@layer page{", *felt, *track, "}", ""])


@cache
def version() -> str:
    """Changes whenever a place does, so that a browser may keep the stylesheet for good."""
    return sha256(stylesheet().encode()).hexdigest()[:12]
