"""Letters as people type them: words are compared without capitals and accents."""

import re
import unicodedata

# Thai, Lao, Burmese, Khmer, kana, Han: the scripts without spaces between words. Korean has some.
UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003ffff"
_COMMA = re.compile(r"\s*[,،、，]\s*")
_UNSPACED = re.compile(f"[{UNSPACED}]")


def folded(text: str) -> str:
    """Return a text in small letters without accents, so that "Trèfle" is "trefle"."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def listed(text: str) -> tuple[str, ...]:
    """Return the words of a list that a translator has written, with the comma of any script between them."""
    return tuple(word for word in _COMMA.split(text.strip()) if word)


def is_unspaced(text: str) -> bool:
    """Return whether a text begins with a letter of a script that writes no spaces between words."""
    return bool(_UNSPACED.match(text))


def has_unspaced(text: str) -> bool:
    """Return whether a text has a letter of such a script anywhere."""
    return bool(_UNSPACED.search(text))


def bordered(word: str) -> str:
    """Return a pattern that finds a word or phrase where it stands whole; anywhere if its script has no spaces."""
    spelled = r"\s+".join(map(re.escape, word.split()))
    return spelled if is_unspaced(word) else rf"(?<!\w){spelled}(?!\w)"
