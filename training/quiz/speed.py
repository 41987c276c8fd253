"""Answers that came faster than their question can be read: a sign for those who check an exam, never a mark."""

from training.quiz.presentation import ShownItem

_WORDS = 15  # that nobody reads in less than a second
_FIELD = 0.5  # seconds in which nobody fills a field


def is_implausible(item: ShownItem, seconds: float) -> bool:
    """Return whether nobody reads the question and its fields and fills these in so many seconds. Our decision: three
    times as fast as quick readers."""
    words = sum(len(text.split()) for text in (item.question, *(part.label for part in item.parts)))
    return seconds < max(words / _WORDS, _FIELD * len(item.parts))
