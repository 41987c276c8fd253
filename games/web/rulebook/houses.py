"""Tables of houses whose rules can be read. An app that keeps such tables registers how one is found:

houses.register(find)    # in AppConfig.ready; find(slug) gives the table or None
"""

from collections.abc import Callable
from dataclasses import dataclass

from games.web.kit.game import Game


@dataclass(frozen=True, slots=True)
class House:
    """A table of a house: what it deals, with its own parameters over the ruleset as JSON.

    `name` is that of the house in the language `language`, `url` where there is more about it. `example` says that the
    limits are an example.
    """

    slug: str
    game: Game
    ruleset: str
    overrides: str
    name: str
    language: str
    url: str
    example: bool


Finder = Callable[[str], House | None]
_FINDERS: list[Finder] = []


def register(finder: Finder) -> None:
    """Add a way to find tables, once."""
    if finder not in _FINDERS:
        _FINDERS.append(finder)


def house(slug: str) -> House | None:
    """Return the table with that short name, in the reader's language; None for any other."""
    return next((found for finder in _FINDERS if (found := finder(slug))), None)
