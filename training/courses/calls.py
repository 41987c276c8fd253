"""The calls in a lesson: marked as French, and beside each one that is recorded what plays it."""

import re
from html import unescape

from django.template.loader import render_to_string

from training.drills.registry import CALLS, WHOLE_CALLS
from training.quiz.hearing import heard

_ITALICS = re.compile(r"<em>([^<]+)</em>")
_SENTENCES = frozenset(call.casefold() for call in CALLS if " " in call)


def _is_call(words: str) -> bool:
    """Return whether words are a call. One of a single word is written as it is called: *banco* alone is a bet."""
    return words in CALLS or words in WHOLE_CALLS or words.casefold() in _SENTENCES


def marked(html: str) -> str:
    """Return a text with its calls marked; each can be heard where it stands first."""
    before: set[str] = set()

    def mark(found: re.Match[str]) -> str:
        call = unescape(found[1])
        if not _is_call(call):
            return found[0]
        found_here = [] if call.casefold() in before else heard(call)
        before.add(call.casefold())
        hear = render_to_string("quiz/_hear.html", {"heard": found_here}).strip() if found_here else ""
        return f'<em lang="fr">{found[1]}</em>{hear}'

    return _ITALICS.sub(mark, html)
