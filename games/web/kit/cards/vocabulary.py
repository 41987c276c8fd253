"""The names of cards as players type them: what pages print in any language of the site, and a few more."""

from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from django.conf import settings
from django.utils.translation import override

from games.core.cards import CARDS, RANKS, SUITS, Card
from games.web.kit.cards.names import RANKS as RANK_NAMES
from games.web.kit.cards.names import SUITS as SUIT_NAMES
from games.web.kit.cards.names import suited_name
from games.web.kit.letters import folded

OPEN = ""  # the suit of a card that was typed without one

# Letters on the cards of a language that mean nothing else there. Italian has no R: it is the re or the regina.
LETTERS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "fr": {"r": "K", "d": "Q", "v": "J"},
        "it": {"d": "Q", "f": "J"},
        "de": {"d": "Q", "b": "J"},
        "pl": {"d": "Q", "w": "J"},
    }
)
# Suits by a letter that no other suit of the language has, and that is no rank.
SUIT_LETTERS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {language: {"p": "♠"} for language in ("fr", "it", "de", "es", "pl")}
)
_ALSO = {
    "it": {"dama": "Q", "regina": "Q"},
    "fr": {"reine": "Q"},
    "de": {"königin": "Q", "bauer": "J"},
    "es": {"dama": "Q", "reina": "Q", "valet": "J", "sota": "J"},
    "pl": {"królowa": "Q", "jopek": "J"},
}

Phrase = tuple[str, ...]


def card_letters(text: str) -> str:
    """Return a text as the names of cards are compared, so that "cœur" is "coeur"."""
    return folded(text.replace("œ", "oe").replace("Œ", "oe"))


@cache
def phrases(language: str) -> Mapping[Phrase, Card]:
    """Return the cards by their names in every language, as folded words: ("ace", "of", "hearts").

    A rank by itself is a card whose suit is OPEN. Where two languages differ, `language` is right.
    """
    return ChainMap(_of(language), *(_of(code) for code, _name in reversed(settings.LANGUAGES) if code != language))


@cache
def _of(language: str) -> dict[Phrase, Card]:
    with override(language):
        return {tuple(card_letters(name).split()): card for name, card in _named(language)}


def _named(language: str) -> Iterator[tuple[str, Card]]:
    for rank in RANKS:
        names = [str(RANK_NAMES[rank]), *(word for word, meant in _ALSO.get(language, {}).items() if meant == rank)]
        yield from ((name, Card(rank, OPEN)) for name in names)
        letters = [letter for letter, meant in LETTERS.get(language, {}).items() if meant == rank]
        for name in [*names, rank, *(["10"] if rank == "T" else []), *letters]:
            for suit in SUITS:
                yield suited_name(name, suit), CARDS[rank + suit]
                yield f"{name} {SUIT_NAMES[suit]}", CARDS[rank + suit]
