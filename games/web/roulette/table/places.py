"""Where the buttons of the felt and the racetrack lie on their drawings.

A place is a rule of a stylesheet, since the site's policy allows no style in the page itself.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256

from games.roulette import layout, racetrack
from games.roulette.layout import Place
from games.roulette.wheel import WHEELS


def _rules(parent: str, places: Mapping[str, Place], width: int, height: int) -> Iterable[str]:
    for key, place in places.items():
        left, wide = 100 * place.x / width, 100 * place.width / width
        top, high = 100 * place.y / height, 100 * place.height / height
        yield f'{parent}>[value="{key}"]{{left:{left:.3f}%;top:{top:.3f}%;width:{wide:.3f}%;height:{high:.3f}%}}'


def _felt() -> Iterable[str]:
    """Yield what lies alike on every felt once, the rest under the name of the wheel, which is a class of the felt."""
    felts = {wheel.name: layout.places(wheel) for wheel in WHEELS.values()}
    first, *others = felts.values()
    alike = {key: place for key, place in first.items() if all(other.get(key) == place for other in others)}
    yield from _rules(".felt", alike, layout.WIDTH, layout.HEIGHT)
    for name, places in felts.items():
        own = {key: place for key, place in places.items() if key not in alike}
        yield from _rules(f".felt.{name}", own, layout.WIDTH, layout.HEIGHT)


@cache
def stylesheet() -> str:
    """Return the place of every button on its drawing, in per cent: the same in every language, right-to-left ones
    too."""
    numbers = {f"neighbours:{n}": place for n, place in racetrack.NUMBERS.items()}
    track = _rules(".track", numbers | racetrack.SERIES, racetrack.WIDTH, racetrack.HEIGHT)
    return "\n".join(["@layer page{", *_felt(), *track, "}", ""])


@cache
def version() -> str:
    """Change whenever a place does, so that a browser may keep the stylesheet for good."""
    return sha256(stylesheet().encode()).hexdigest()[:12]
