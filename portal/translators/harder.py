"""How many questions of exams are harder in each language, as the board shows it."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.core.cache import cache
from django.utils.translation import get_language

from games.web.rulebook.selectors import ClauseLink
from portal.translators.selectors import translator
from training.quiz.citing import cited_clauses
from training.staff.languages import language_name
from training.staff.models import User
from training.statistics.translating import Count, counts

YEAR = timedelta(days=365)
KEPT = 3600  # seconds, because every answer of a year is read
_KEY = "harder-in-languages"


@dataclass(frozen=True, slots=True)
class Harder:
    """A language, how many questions are harder in it, and the clauses that they rest on with the number of questions,
    the commonest first."""

    language: str
    name: str
    questions: int
    clauses: list[tuple[ClauseLink, int]]


def harder(user: User, now: datetime) -> list[Harder]:
    """Return the languages in which questions are harder, the ones with most questions first. Raise PermissionDenied.
    Few queries, and those for the answers once an hour."""
    translator(user)
    found: dict[str, Count] = cache.get_or_set(_KEY, lambda: counts(now - YEAR), KEPT) or {}
    ordered = sorted(found.items(), key=lambda pair: (-pair[1].questions, pair[0]))
    return [_harder(language, count) for language, count in ordered if language in settings.STAFF_LANGUAGES]


def _harder(language: str, count: Count) -> Harder:
    ordered = sorted(count.clauses.items(), key=lambda pair: (-pair[1], pair[0]))
    links = cited_clauses([(clause, 0) for clause, _number in ordered], get_language() or "en")
    clauses = [(cited.link, number) for cited, (_clause, number) in zip(links, ordered, strict=True)]
    return Harder(language, language_name(language), count.questions, clauses)
