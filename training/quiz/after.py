"""What a question that is kept for a time without a connection has beside it: how its answers are judged on the device,
and what is shown after one. It is for practice alone; nothing of an exam asks for it."""

import json
from dataclasses import dataclass, replace
from functools import cache

from django.http import HttpRequest

from games.web.rulebook.selectors import clause_links
from training.drills.kit.items import Item
from training.quiz.citing import with_revisions
from training.quiz.confusions import Confusion, confusion
from training.quiz.dealt import Dealt
from training.quiz.diagnosis import diagnose
from training.quiz.presentation import ShownVerdict, shown_verdict

HEADER = "X-Kept"  # of a request whose answer a device keeps (static/js/keep.js)


@dataclass(frozen=True, slots=True)
class After:
    """What follows an answer without a connection.

    `parts` has slug, kind and right answer of each part, as JSON. `right` and `wrong` are all parts as they are shown
    where the device finds that; `mistakes` are those that an answer may show, each with the answers that it gives, as
    JSON.
    """

    parts: str
    right: list[ShownVerdict]
    wrong: list[ShownVerdict]
    mistakes: list[tuple[str, Confusion]]


def is_kept(request: HttpRequest) -> bool:
    """Return whether a device asks for a page to keep it."""
    return HEADER in request.headers


def after(item: Item, dealt: Dealt, skill: str, level: int) -> After:
    """Return what follows an answer to an item of practice, in the active language."""
    parts = [{"slug": part.slug, "kind": str(part.kind), "expected": part.expected} for part in item.parts]
    rows = [{"slug": slug, "given": None, "expected": value, "right": True} for slug, value in item.key.items()]
    right = shown_verdict(item.face, rows, with_revisions(item.clauses, {}), dealt.name, item.worked)
    links = cache(clause_links)
    mistakes = [
        (json.dumps(answers), shown)
        for name, answers in item.mistaken.items()
        if diagnose(item.face, item.key, {name: answers}, answers)
        if (shown := confusion(name, dealt, skill, level, links))
    ]
    return After(json.dumps(parts), right, [replace(part, right=False) for part in right], mistakes)
