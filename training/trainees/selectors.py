"""What instructors see of the trainees of their house. Every selector asks first who is looking."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date, datetime

from django.core.exceptions import PermissionDenied
from django.db.models import Q, QuerySet

from training.certification.models import Certificate
from training.certification.sat import Sitting, sittings
from training.certification.states import standing_on
from training.quiz.confusions import Counted, counted
from training.quiz.models import Attempt, Mark, Practice
from training.quiz.services import GRACE
from training.quiz.skills import LATELY, Skill, last_practice, skills_of
from training.staff.models import House, Role, User


@dataclass
class Standing:
    """A trainee's standing: certificates, the exam in progress, the last one that ended, weak skills, last practice."""

    person: User
    certificates: list[Certificate] = field(default_factory=list)
    under_way: Sitting | None = None
    last: Sitting | None = None
    weak: list[Skill] = field(default_factory=list)
    practised: datetime | None = None


def house_of(viewer: User) -> House:
    """Return the house whose trainees an instructor teaches. Raise PermissionDenied for anybody else."""
    if not viewer.is_instructor or viewer.house is None:
        raise PermissionDenied
    return viewer.house


def trainees(viewer: User, name: str = "") -> QuerySet[User]:
    """Return the trainees of the viewer's house, by name."""
    found = User.objects.filter(house=house_of(viewer), role=Role.TRAINEE, is_active=True)
    for word in name.split():
        found = found.filter(Q(first_name__icontains=word) | Q(last_name__icontains=word) | Q(username__icontains=word))
    return found.order_by("last_name", "first_name", "pk")


def standings(viewer: User, people: Collection[User], now: datetime, day: date) -> list[Standing]:
    """Return the standing of each of these trainees. The number of queries does not depend on how many there are."""
    house = house_of(viewer)
    found = {person.pk: Standing(person) for person in people}
    for certificate in standing_on(Certificate.objects.filter(house=house, holder__in=people), day):
        found[certificate.holder_id].certificates.append(certificate)
    for sitting in _latest(house, people, now):
        standing = found[sitting.attempt.user_id]
        if sitting.ended:
            standing.last = sitting
        else:
            standing.under_way = sitting
    for person, skills in skills_of(people, house, now - LATELY).items():
        found[person].weak = [skill for skill in skills if skill.is_weak]
    for person, moment in last_practice(people).items():
        found[person].practised = moment
    return list(found.values())


def _latest(house: House, people: Collection[User], now: datetime) -> list[Sitting]:
    """Return for each of these people the last exam that ended and the one under way. Only their marks are read."""
    latest: dict[tuple[int, bool], int] = {}
    sat = Attempt.objects.filter(house=house, user__in=people).order_by("started_at", "pk")
    for pk, user, deadline, ended in sat.values_list("pk", "user", "deadline", "submission"):
        if ended or now <= deadline + GRACE:
            latest[user, bool(ended)] = pk
    return sittings(Attempt.objects.filter(pk__in=latest.values()))


def is_under_way(sitting: Sitting, now: datetime) -> bool:
    return sitting.ended is None and now <= sitting.attempt.deadline + GRACE


def trainee(viewer: User, pk: int) -> User:
    """Return a trainee of the viewer's house. Raise User.DoesNotExist for others."""
    return trainees(viewer).get(pk=pk)


def exams_of(viewer: User, person: User) -> list[Sitting]:
    """Return the exams that a trainee sat in the viewer's house, the latest first."""
    return sittings(Attempt.objects.filter(house=house_of(viewer), user=person))


def all_exams(viewer: User) -> QuerySet[Attempt]:
    """Return the exams of the viewer's house, the latest first."""
    return Attempt.objects.filter(house=house_of(viewer)).select_related("user").order_by("-started_at", "-pk")


def marked_again(attempts: Collection[Attempt]) -> set[int]:
    """Return the ids of those exams in which a person changed a mark."""
    changed = Mark.objects.filter(item__attempt__in=[attempt.pk for attempt in attempts], author__isnull=False)
    return set(changed.order_by().values_list("item__attempt", flat=True))


def confusions_of(viewer: User, person: User) -> list[Counted]:
    """Return the mistakes that a trainee of the viewer's house has made in drills, the commonest first."""
    return counted(Practice.objects.filter(user__in=trainees(viewer).filter(pk=person.pk)))


def confusions_of_house(viewer: User, since: datetime) -> list[Counted]:
    """Return the mistakes that the trainees of the viewer's house have made in drills lately, the commonest first."""
    return counted(Practice.objects.filter(user__in=trainees(viewer), recorded_at__gte=since))


def practice_of(viewer: User, person: User) -> list[Skill]:
    """Return how a trainee has done in every skill, the weakest first."""
    return skills_of([person], house_of(viewer))[person.pk]
