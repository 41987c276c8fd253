"""How alike the papers of an exam were."""

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from django.db.models import Avg, Count, Max, Min

from training.quiz.models import Attempt
from training.staff.models import User
from training.staff.teaching import taught_house


@dataclass(frozen=True, slots=True)
class Spread:
    """The expected marks of so many papers, 0 to 1, to a tenth of a per cent."""

    papers: int
    mean: Fraction
    lowest: Fraction
    highest: Fraction


def spread(viewer: User, exam: str, since: datetime | None = None) -> Spread | None:
    """Return the expected marks of the papers of an exam that people of the viewer's house have ended, begun from a
    moment on; None where nothing was known of any of them. One query."""
    ended = Attempt.objects.filter(
        house=taught_house(viewer), blueprint=exam, submission__isnull=False, expected__isnull=False
    )
    if since:
        ended = ended.filter(started_at__gte=since)
    found = ended.order_by().aggregate(
        papers=Count("pk"), mean=Avg("expected"), lowest=Min("expected"), highest=Max("expected")
    )
    papers = found.pop("papers")
    return (
        Spread(papers, **{name: Fraction(round(1000 * mark), 1000) for name, mark in found.items()}) if papers else None
    )
