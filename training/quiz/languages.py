"""The languages in which an exam is sat. Each is used only while all its rules are there, and both texts are kept."""

from datetime import datetime

from django.db import transaction

from training.quiz.citing import revisions_in, with_revisions
from training.quiz.language_models import AttemptLanguage
from training.quiz.models import Attempt
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import is_open


def languages_of(attempt: Attempt) -> list[str]:
    """Return the languages in which an exam was or is sat, the first one first. One query."""
    return [attempt.language, *attempt.languages.values_list("language", flat=True)]


def is_used(attempt: Attempt, language: str) -> bool:
    """Return whether an exam may be sat in a language without asking again. No query for the one that it began in."""
    return language == attempt.language or attempt.languages.filter(language=language).exists()


@transaction.atomic
def use(attempt: Attempt, language: str, now: datetime) -> None:
    """Go on with an exam in another language as well; a second time changes nothing. The revisions of its clauses in
    that language are kept.

    Raise AttemptRefused (closed, language).
    """
    attempt = Attempt.objects.select_for_update().get(pk=attempt.pk)
    if is_used(attempt, language):
        return
    if not is_open(attempt):
        raise AttemptRefused("closed")
    revisions = revisions_in(language)
    cited = dict(attempt.items.values_list("position", "clauses"))
    names = {
        position: {part: [name for name, _ in of] for part, of in parts.items()} for position, parts in cited.items()
    }
    if any(name not in revisions for parts in names.values() for of in parts.values() for name in of):
        raise AttemptRefused("language")
    clauses = {str(position): with_revisions(parts, revisions) for position, parts in names.items()}
    AttemptLanguage.objects.create(attempt=attempt, language=language, at=now, clauses=clauses)
