"""What can be found, from the apps that print it: the rules, the calculators, the venues, and what others register.

found.register(kind, provider)    # in AppConfig.ready; provider() yields what can be found in the active language

Only what everybody may read without signing in may be provided.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from games.web.search.models import Kind


@dataclass(frozen=True, slots=True)
class Found:
    """A place of the site in the language that is active.

    `address` is a path; pages that print the same thing use the same `key`. `where` is printed beside the
    title; `words` are other names for it and `context` what stands around it, by which it is found as well. `spoken` is
    the language of title and text where it is not the reader's.
    """

    kind: Kind
    key: str
    address: str
    title: str
    where: str = ""
    text: str = ""
    words: tuple[str, ...] = ()
    context: tuple[str, ...] = ()
    spoken: str = ""


Provider = Callable[[], Iterable[Found]]
_PROVIDERS: list[tuple[Kind, Provider]] = []


def register(kind: Kind, provider: Provider) -> None:
    """Add a provider of entries of a kind, once."""
    if (kind, provider) not in _PROVIDERS:
        _PROVIDERS.append((kind, provider))


def everything(kind: Kind) -> Iterable[Found]:
    """Yield everything of a kind that can be found in the language that is active."""
    for known, provider in _PROVIDERS:
        if known == kind:
            yield from provider()
