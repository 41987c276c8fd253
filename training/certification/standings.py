"""Where the trainees of a house stand, for those who teach them: the caller has asked who is looking."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date, datetime

from training.certification.models import Certificate
from training.certification.practice import with_practice
from training.certification.recognition.selectors import issuer_of, standing_in
from training.quiz.models import Attempt
from training.quiz.sat import Sitting, sittings
from training.quiz.services import GRACE
from training.quiz.skills import LATELY, Skill, last_practice, skills_of
from training.staff.models import House, User


@dataclass
class Standing:
    """A trainee's standing: certificates, the exam in progress, the last one that ended, weak skills, last practice."""

    person: User
    certificates: list[Certificate] = field(default_factory=list)
    under_way: Sitting | None = None
    last: Sitting | None = None
    weak: list[Skill] = field(default_factory=list)
    practised: datetime | None = None


def standings(house: House, people: Collection[User], now: datetime, day: date) -> list[Standing]:
    """Return the standing of each of these trainees of a house. The number of queries does not depend on how many there
    are."""
    found = {person.pk: Standing(person) for person in people}
    held = standing_in(house, day, holder__in=people)
    for certificate in with_practice(held, day):
        certificate.issuer = issuer_of(certificate, house)
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
