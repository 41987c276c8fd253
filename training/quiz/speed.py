"""Answers that came faster than their question can be read: a sign for those who check an exam, never a mark; in
practice they count for no target, pace or streak."""

from collections.abc import Sequence

_WORDS = 15  # that nobody reads in less than a second
_FIELD = 0.5  # seconds in which nobody fills a field


def is_implausible(texts: Sequence[str], seconds: float) -> bool:
    """Return whether nobody reads the question and the labels of its fields, `texts`, and fills these in so many
    seconds. Our decision: three times as fast as quick readers."""
    words = sum(len(text.split()) for text in texts)
    return seconds < max(words / _WORDS, _FIELD * (len(texts) - 1))
