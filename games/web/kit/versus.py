"""Questions of two sides such as "16 against a ten" or "aces against kings", which a calculator answers at once."""

import re
from dataclasses import dataclass

from django.utils.translation import pgettext

from games.web.kit.letters import is_unspaced, listed

_EVERYWHERE = ("vs", "v")


@dataclass(frozen=True, slots=True)
class Direct:
    """What answers a question: an address, and what it shows."""

    address: str
    title: str


def sides(question: str) -> tuple[str, str] | None:
    """Return what stands before and after "against" in the language that is active; None where there is no such word.

    >>> sides("16 vs. 10")
    ('16', '10')
    """
    # Translators: words that stand between two hands of cards, as in “16 against a ten”, with commas between the words.
    local = listed(pgettext("between two hands", "against, versus"))
    words = "|".join(_between(word) for word in (*local, *_EVERYWHERE))
    parts = re.split(words, question.strip(), maxsplit=1, flags=re.IGNORECASE)
    return (parts[0], parts[1]) if len(parts) == 2 and all(parts) else None


def _between(word: str) -> str:
    """Return a pattern of a word with the spaces that its script has around it."""
    return rf"\s*{re.escape(word)}\s*" if is_unspaced(word) else rf"\s+{re.escape(word)}\.?\s+"
