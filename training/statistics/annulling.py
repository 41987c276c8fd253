"""A question that should not have been asked, annulled on the site: first who would change, then as it was shown."""

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from django.db import transaction
from django.db.models import Max
from django.utils.functional import Promise

from training.drills.registry import exam_title
from training.quiz.annulling_questions import Relieved, annul_questions, asked, relieved
from training.quiz.keys import Questions, unfinished
from training.quiz.models import Attempt, Mark, QuestionAnnulment
from training.quiz.problems import AttemptRefused
from training.staff.foreseen import Changed, digest_of
from training.staff.models import User
from training.staff.teaching import overseen_house


@dataclass(frozen=True)
class Foreseen:
    """What annulling a question would do: `marks` are the last ones wherever it was asked. It does not reach the exams
    that ask it and have not ended, `unfinished`."""

    marks: list[Mark]
    unfinished: int = 0

    @cached_property
    def exams(self) -> list[Relieved]:
        """The exams whose mark rises, by the names of the candidates."""
        return sorted(relieved(self.marks), key=lambda exam: (exam.attempt.user.full_name, exam.attempt.pk))

    @property
    def crossing(self) -> int:
        """How many exams would be passed that were not."""
        return sum(exam.before.passed != exam.after.passed for exam in self.exams)

    @property
    def sittings(self) -> int:
        """How many exams asked it."""
        return len({mark.item.attempt_id for mark in self.marks})

    @property
    def digest(self) -> str:
        """Say the same for two that write the same."""
        return digest_of(sorted(mark.pk for mark in self.marks))


def foresee(author: User, which: Questions) -> Foreseen:
    """Return what annulling a question would do to the exams that a person may mark. Raise PermissionDenied."""
    overseen_house(author)
    return Foreseen(asked(author, which), unfinished(author, which))


@transaction.atomic
def annul_as_shown(author: User, which: Questions, reason: str, seen: str, now: datetime) -> list[QuestionAnnulment]:
    """Annul a question in every exam as it was shown. Raise PermissionDenied, Changed, AttemptRefused (not-examiner,
    arranged-reason, long-reason)."""
    foreseen = foresee(author, which)
    if foreseen.digest != seen or not foreseen.marks:
        raise Changed(foreseen)
    try:
        return annul_questions(foreseen.marks, author, reason, now)
    except AttemptRefused as refused:
        if refused.code in ("stale-mark", "annulled-marks", "annulled-question"):
            raise Changed(foresee(author, which)) from None
        raise


def titles(author: User, skill: str, level: int) -> dict[str, Promise | str]:
    """Return the exams of the house that asked a skill at a level, their names by slug. Raise PermissionDenied. Two
    queries."""
    house = overseen_house(author)
    sat = Attempt.objects.filter(house=house, submission__isnull=False, items__generator=skill, items__level=level)
    last = sat.order_by().values("blueprint").annotate(last=Max("pk")).values_list("last", flat=True)
    named = Attempt.objects.filter(pk__in=list(last)).order_by("blueprint").values_list("blueprint", "titles")
    return {slug: exam_title(slug, titles) for slug, titles in named}
