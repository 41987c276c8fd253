"""What instructors see of the trainees of their house. Every selector asks first who is looking."""

from collections.abc import Collection
from datetime import datetime

from django.db.models import QuerySet

from training.quiz.confusions import Counted, counted
from training.quiz.models import Attempt, Mark, Practice
from training.quiz.sat import Sitting, sittings
from training.quiz.services import GRACE
from training.quiz.skills import Skill, skills_of
from training.shifts.confusions import made_in_shifts
from training.staff.models import Role, User
from training.staff.names import called
from training.staff.teaching import taught_house as taught_house


def trainees(viewer: User, name: str = "") -> QuerySet[User]:
    """Return the trainees of the viewer's house, by name."""
    found = User.objects.filter(called(name), house=taught_house(viewer), role=Role.TRAINEE, is_active=True)
    return found.order_by("last_name", "first_name", "pk")


def is_under_way(sitting: Sitting, now: datetime) -> bool:
    return sitting.ended is None and now <= sitting.attempt.deadline + GRACE


def trainee(viewer: User, pk: int) -> User:
    """Return a trainee of the viewer's house. Raise User.DoesNotExist for others."""
    return trainees(viewer).get(pk=pk)


def exams_of(viewer: User, person: User) -> list[Sitting]:
    """Return the exams that a trainee sat in the viewer's house, the latest first."""
    return sittings(Attempt.objects.filter(house=taught_house(viewer), user=person))


def all_exams(viewer: User) -> QuerySet[Attempt]:
    """Return the exams of the viewer's house, the latest first."""
    return Attempt.objects.filter(house=taught_house(viewer)).select_related("user").order_by("-started_at", "-pk")


def marked_again(attempts: Collection[Attempt]) -> set[int]:
    """Return the ids of those exams in which a person changed a mark."""
    changed = Mark.objects.filter(item__attempt__in=[attempt.pk for attempt in attempts], author__isnull=False)
    return set(changed.order_by().values_list("item__attempt", flat=True))


def confusions_of(viewer: User, person: User) -> list[Counted]:
    """Return the mistakes that a trainee of the viewer's house has made in drills and shifts, the commonest first."""
    people = trainees(viewer).filter(pk=person.pk)
    return counted(Practice.objects.filter(user__in=people), made_in_shifts(people))


def confusions_of_house(viewer: User, since: datetime) -> list[Counted]:
    """Return the mistakes that the trainees of the viewer's house have made in drills and shifts lately, the commonest
    first."""
    people = trainees(viewer)
    return counted(Practice.objects.filter(user__in=people, recorded_at__gte=since), made_in_shifts(people, since))


def practice_of(viewer: User, person: User) -> list[Skill]:
    """Return how a trainee has done in every skill, the weakest first."""
    return skills_of([person], taught_house(viewer))[person.pk]
