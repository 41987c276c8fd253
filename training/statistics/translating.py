"""Which questions of exams are harder in a language, of all houses, for those who translate: nobody can be recognised
in them."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import datetime

from training.quiz.models import AttemptItem
from training.quiz.selectors import marks_that_count
from training.statistics.answers import answers_of
from training.statistics.selectors import Group, variants


@dataclass(slots=True)
class Count:
    """How many kinds of question are harder in a language, and how many of them rest on each clause."""

    questions: int = 0
    clauses: Counter[str] = field(default_factory=Counter)


def harder(since: datetime) -> list[Group]:
    """Return the kinds of question of exams begun since a moment that are harder in some language. One query."""
    found = variants(answers_of(marks_that_count().filter(item__attempt__started_at__gte=since)))
    return [group for group in found if group.harder]


def harder_in(language: str, since: datetime) -> list[Group]:
    """Return those that are harder in one language. One query."""
    return [group for group in harder(since) if language in _languages(group)]


def counts(since: datetime) -> dict[str, Count]:
    """Return how many questions are harder, by language. Two queries."""
    groups = harder(since)
    cited = AttemptItem.objects.filter(pk__in=[group.example for group in groups]).values_list("pk", "clauses")
    clauses = {pk: {clause for part in parts.values() for clause, _revision in part} for pk, parts in cited}
    found: defaultdict[str, Count] = defaultdict(Count)
    for group in groups:
        for language in _languages(group):
            found[language].questions += 1
            found[language].clauses.update(clauses[group.example])
    return dict(found)


def _languages(group: Group) -> list[str]:
    return [compared.language for compared in group.harder]
