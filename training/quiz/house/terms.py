"""What a house asks at each exam, and who may set it."""

from typing import Any

from django.db.models import QuerySet

from training.quiz.house.models import ExamTerms
from training.staff.models import User
from training.staff.teaching import overseen_house


def terms_of(house: int, exam: str) -> ExamTerms:
    """Return what a house asks at an exam. One query."""
    return history(house, exam).first() or ExamTerms(house_id=house, exam=exam)


def all_terms(house: int | None) -> dict[str, ExamTerms]:
    """Return what a house asks at the exams for which it has set something, by exam. One query."""
    return {row.exam: row for row in ExamTerms.objects.filter(house=house).order_by("pk")}


def history(house: int | None, exam: str) -> QuerySet[ExamTerms]:
    """Return what a house has set for an exam, the latest first."""
    return ExamTerms.objects.filter(house=house, exam=exam).select_related("author").order_by("-pk")


def set_terms(author: User, exam: str, **asked: Any) -> ExamTerms:
    """Set what the author's house asks at an exam; nothing given goes back to the default. Raise PermissionDenied."""
    return ExamTerms.objects.create(house=overseen_house(author), exam=exam, author=author, **asked)
