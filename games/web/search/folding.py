"""Words as they are compared, in any alphabet: without case, accents and forms of letters.

Scripts that put no space between words are cut into pairs of letters, Chinese ones as they are pronounced.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache

from pypinyin import lazy_pinyin

from games.web.kit.letters import UNSPACED, has_unspaced, is_unspaced

# Letters that Unicode does not take apart, and those that Arabic writes now one way and now another.
_LETTERS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "þ": "th", "ŧ": "t"}
    | {"ـ": "", "ة": "ه", "ى": "ي", "ی": "ي", "ک": "ك"}
)
_PIECE = re.compile(rf"\d+(?:\.\d+)+|[{UNSPACED}]+|[^\s.{UNSPACED}]+")
_JOINED = re.compile(r"[^\W_]+(?:['’‐-][^\W_]+)+")
_MOST_SIGNS = 8192
_MARKS_BETWEEN = re.compile(r"['’‐-]")


def fold(text: str) -> str:
    """Return a text as it is compared. Folded again, it stays the same."""
    folded = _folded(text)
    while not folded.isascii() and (again := _folded(folded)) != folded:
        folded = again
    return folded


def _folded(text: str) -> str:
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return unicodedata.normalize("NFKD", apart.translate(_UNMARKED).translate(_LETTERS))


class _Table(dict[int, str]):
    """What `str.translate` puts for a sign: found once for each that it meets, and forgotten when they are many."""

    def __init__(self, found: Callable[[str], str]) -> None:
        self.found = found

    def __missing__(self, code: int) -> str:
        if len(self) >= _MOST_SIGNS:
            self.clear()
        self[code] = self.found(chr(code))
        return self[code]


def _unmarked(sign: str) -> str:
    return "" if unicodedata.combining(sign) or unicodedata.category(sign) == "Cf" else sign


def _of_word(sign: str) -> str:
    return sign if sign.isalnum() or sign == "." or unicodedata.category(sign)[0] == "M" else " "


_UNMARKED, _SIGNS = _Table(_unmarked), _Table(_of_word)


def words(text: str) -> list[str]:
    """Return the words of a text in order, folded; 5.6 is one word."""
    folded = fold(text)
    if not has_unspaced(folded):
        return _PIECE.findall(folded.translate(_SIGNS))
    return [word for word, _whole in cut(folded)]


def cut(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the words of a text in order, folded, each with whether it is a whole word: a pair of letters that nobody
    wrote apart may be the end of one and the beginning of the next."""
    folded = fold(text)
    for start, end in _pieces(folded):
        yield from ((word, end - start < 2 or not is_unspaced(folded[start])) for word in _cut(folded[start:end]))


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
    """Return how Chinese letters are pronounced: traditional and simplified ones alike, and many that are mixed up.
    Letters that have no sound in Chinese stay as they are."""
    spoken = "".join(lazy_pinyin(pair))
    return spoken if spoken and spoken.isascii() else pair
