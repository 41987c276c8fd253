"""A few words of a text around what was asked for, which is marked."""

from collections.abc import Collection

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from games.web.search.folding import spans

_LONGEST = 180  # characters
_BEFORE = 40


def marked(text: str, meant: Collection[str]) -> SafeString:
    """Return a text as HTML with the words that were asked for marked."""
    return _marked(text, _places(text, meant))


def excerpt(text: str, meant: Collection[str]) -> SafeString:
    """Return the part of a text that has most of the words, marked, as HTML."""
    places = _places(text, meant)
    if len(text) <= _LONGEST:
        return _marked(text, places)
    starts = [0, *(max(0, start - _BEFORE) for start, _end in places)]
    begin = max(starts, key=lambda start: (_within(places, start), -start))
    if begin:
        begin = text.find(" ", begin, begin + _BEFORE) + 1 or begin
    end = min(len(text), begin + _LONGEST)
    if end < len(text):
        end = max(text.rfind(" ", begin, end), begin + _LONGEST // 2)
    inside = [(start - begin, stop - begin) for start, stop in places if begin <= start and stop <= end]
    shown = _marked(text[begin:end], inside)
    return mark_safe(f"{'… ' if begin else ''}{shown}{' …' if end < len(text) else ''}")


def _within(places: list[tuple[int, int]], begin: int) -> int:
    return sum(begin <= start and end <= begin + _LONGEST for start, end in places)


def _places(text: str, meant: Collection[str]) -> list[tuple[int, int]]:
    """Return where the words begin and end; pairs of letters that touch are one place."""
    found: list[tuple[int, int]] = []
    for start, end, words in spans(text):
        if not any(word in meant for word in words):
            continue
        if found and start < found[-1][1]:
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found


def _marked(text: str, places: list[tuple[int, int]]) -> SafeString:
    shown, last = [], 0
    for start, end in places:
        shown += [escape(text[last:start]), "<mark>", escape(text[start:end]), "</mark>"]
        last = end
    return mark_safe("".join([*shown, escape(text[last:])]))
