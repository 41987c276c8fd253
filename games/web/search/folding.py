"""Words as they are compared, in any alphabet: without case, accents and forms of letters.

Scripts that put no space between words are cut into pairs of letters, Chinese ones as they are pronounced.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from pypinyin import lazy_pinyin

from games.web.kit.letters import UNSPACED, is_unspaced

# Letters that Unicode does not take apart, and those that Arabic writes now one way and now another.
_LETTERS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "þ": "th", "ŧ": "t"}
    | {"ـ": "", "ة": "ه", "ى": "ي", "ی": "ي", "ک": "ك"}
)
_PIECE = re.compile(rf"\d+(?:\.\d+)+|[{UNSPACED}]+|[^\s.{UNSPACED}]+")
_JOINED = re.compile(r"[^\W_]+(?:['’‐-][^\W_]+)+")
_MARKS_BETWEEN = re.compile(r"['’‐-]")


def fold(text: str) -> str:
    """Return a text as it is compared. Folded again, it stays the same."""
    folded = _folded(text)
    while (again := _folded(folded)) != folded:
        folded = again
    return folded


def _folded(text: str) -> str:
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    kept = (sign for sign in apart if not unicodedata.combining(sign) and unicodedata.category(sign) != "Cf")
    return unicodedata.normalize("NFKD", "".join(kept).translate(_LETTERS))


class _Signs:
    """Maps every sign that is part of no word to a space, for `str.translate`."""

    def __getitem__(self, code: int) -> int:
        return _sign(code)


@lru_cache(maxsize=8192)
def _sign(code: int) -> int:
    sign = chr(code)
    return code if sign.isalnum() or sign == "." or unicodedata.category(sign)[0] == "M" else ord(" ")


_SIGNS = _Signs()


def words(text: str) -> list[str]:
    """Return the words of a text in order, folded; 5.6 is one word."""
    folded = fold(text)
    return [word for start, end in _pieces(folded) for word in _cut(folded[start:end])]


def joined(text: str) -> list[str]:
    """Return in one word, folded, what an apostrophe or a hyphen keeps apart in a text: holdem of hold’em."""
    return [word for one in _JOINED.findall(text) for word in words(_MARKS_BETWEEN.sub("", one))]


def spans(text: str) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yield where each word of a text begins and ends in it, and what it is folded; each pair of letters by itself
    where no spaces are written."""
    for start, end in _pieces(text):
        piece = text[start:end]
        if len(piece) > 1 and is_unspaced(piece):
            yield from ((at, at + 2, _folded_words(text[at : at + 2])) for at in range(start, end - 1))
        else:
            yield start, end, _folded_words(piece)


@lru_cache(maxsize=8192)  # the words that results quote, mostly the same ones
def _folded_words(piece: str) -> tuple[str, ...]:
    return tuple(words(piece))


def _pieces(text: str) -> Iterator[tuple[int, int]]:
    return (found.span() for found in _PIECE.finditer(text.translate(_SIGNS)))


def _cut(piece: str) -> list[str]:
    if not is_unspaced(piece):
        return [piece]
    return [_spoken(piece[at : at + 2]) for at in range(max(len(piece) - 1, 1))]


@lru_cache(maxsize=8192)
def _spoken(pair: str) -> str:
    """Return how Chinese letters are pronounced: traditional and simplified ones alike, and many that are mixed up."""
    return "".join(lazy_pinyin(pair))
