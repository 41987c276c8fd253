"""Who may deal what on a day, and what their job requires. The number of queries does not depend on how many they are.

Somebody may deal what a programme certifies while the certificate is valid or in its grace, or while they are exempt.
The certificate is one of the house, or of one that it recognises. A job can also require a practical test of the game.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple

from django.core.exceptions import PermissionDenied
from django.db.models import F, OuterRef, Q, QuerySet, Subquery
from django.utils.functional import Promise

from training.certification.own.programme import game_of
from training.certification.programmes import named, programmes_in
from training.certification.recognition.selectors import standing_in
from training.certification.states import DEALING, in_force
from training.hr.begun import begun_by
from training.hr.competence.requirements import Needs
from training.hr.models import Exemption, Job, Need, Posting
from training.hr.people_without import Without
from training.hr.selectors import house_of
from training.practical.selectors import passed_on
from training.staff.history import staff_on
from training.staff.models import House, User


class _Held(NamedTuple):
    """What is read of a certificate, since there may be many thousands."""

    state: str
    until: date
    code: str
    house: int
    house_name: str
    ruleset: str


@dataclass(frozen=True)
class Competence:
    """What one programme means for one person on a day: `state` is that of the certificate, or how far training is.

    `issuer` is the other house whose certificate is recognised, if it is one.
    """

    programme: str
    title: Promise | str
    state: str
    until: date | None = None
    code: str = ""
    practised: datetime | None = None
    need: Need = Need.NOTHING
    exemption: Exemption | None = None
    issuer: str = ""

    @property
    def lacks_practice(self) -> bool:
        return self.need == Need.PRACTICE and self.practised is None

    @property
    def may_deal(self) -> bool:
        """Whether the person may deal under the rules that the programme certifies."""
        if self.exemption:
            return True
        return self.state in DEALING and not self.lacks_practice

    @property
    def is_gap(self) -> bool:
        """Whether the job requires what is not there."""
        return self.need != Need.NOTHING and not self.may_deal


def jobs(viewer: User) -> QuerySet[Job]:
    """Return the jobs that the viewer's house gives to people. Raise PermissionDenied."""
    return all_jobs(viewer).filter(retired=False)


def all_jobs(viewer: User) -> QuerySet[Job]:
    """Return the jobs of the viewer's house, with those that are retired. Raise PermissionDenied."""
    return Job.objects.filter(house=house_of(viewer))


def posting_on(person: User, house: House, day: date) -> Posting | None:
    """Return the job and the manager that somebody has in a house on a day."""
    return postings_of(person, house).filter(first_day__lte=day).first()


def team(viewer: User, day: date) -> QuerySet[User]:
    """Return the people whose manager the viewer is on a day, by name. Raise PermissionDenied for somebody without a
    house."""
    if viewer.house is None:
        raise PermissionDenied
    rows = Posting.objects.filter(person=OuterRef("pk"), house=viewer.house_id, first_day__lte=day)
    manager = Subquery(rows.reverse().values("manager")[:1])
    people = staff_on(viewer.house, day).alias(manager=manager)
    return people.filter(Q(manager=viewer.pk)).order_by("last_name", "first_name", "pk")


def postings_of(person: User, house: House) -> QuerySet[Posting]:
    """Return the jobs and managers that somebody had and will have in a house, the latest first."""
    return Posting.objects.filter(person=person, house=house).select_related("job", "manager", "author").reverse()


def exemptions_on(house: House, people: Collection[int], day: date) -> QuerySet[Exemption]:
    """Return the exemptions in force at the end of a day, the longest last."""
    found: QuerySet[Exemption] = in_force(Exemption, "end", day)
    return found.filter(house=house, person__in=people, until__gte=day).order_by("until", "pk")


def competences(house: House, people: Collection[User], day: date) -> dict[int, list[Competence]]:
    """Return for each of these people what they hold, are exempt from, need for their job or have begun to learn, in
    the order of the programmes."""
    keys, offered = [person.pk for person in people], programmes_in(house.pk)
    held, practised, begun = _held(house, keys, day), practised_by(house, keys, day), begun_by(keys, offered, day)
    titles = named(offered, (slug for each in held.values() for slug in each))
    exempt = {(row.person_id, row.programme): row for row in exemptions_on(house, keys, day)}
    postings = Posting.objects.filter(house=house, person__in=keys, first_day__lte=day).order_by("first_day", "pk")
    jobs_of: Mapping[int, int | None] = dict(postings.values_list("person", "job"))
    needs = Needs({job for job in jobs_of.values() if job}).on(day)

    def of(key: int, slug: str, certificate: _Held | None) -> Competence | None:
        exemption, is_begun = exempt.get((key, slug)), (key, slug) in begun
        needed = needs.get(jobs_of.get(key) or 0, {})
        if not (certificate or exemption or is_begun or slug in needed):
            return None
        game = offered[slug].game if slug in offered else game_of(certificate.ruleset if certificate else "")
        training = Without.IN_TRAINING if is_begun else Without.NOT_STARTED
        return Competence(
            programme=slug,
            title=titles[slug],
            state=certificate.state if certificate else training,
            until=certificate.until if certificate else None,
            code=certificate.code if certificate else "",
            practised=practised.get((key, game)),
            need=needed.get(slug, Need.NOTHING),
            exemption=exemption,
            issuer=certificate.house_name if certificate and certificate.house != house.pk else "",
        )

    found: dict[int, list[Competence]] = {}
    for key in keys:
        own = dict.fromkeys(offered) | held.get(key, {})
        found[key] = [one for slug, certificate in own.items() if (one := of(key, slug, certificate))]
    return found


def _held(house: House, people: Collection[int], day: date) -> dict[int, dict[str, _Held]]:
    """Return the certificate that counts most, by person and programme."""
    standing = standing_in(house, day, holder__in=people).order_by(F("until"), "pk")
    rows = standing.values_list("holder", "programme", F("state"), F("until"), "code", "house", "house_name", "ruleset")
    found: dict[int, dict[str, _Held]] = defaultdict(dict)
    for holder, programme, *held in sorted(rows, key=lambda row: row[2] in DEALING):
        found[holder][programme] = _Held(*held)
    return found


def practised_by(house: House, people: Collection[int], day: date) -> dict[tuple[int, str], datetime]:
    """Return when people last passed a practical test that counts on a day, by person and game."""
    tests = passed_on(day).filter(house=house, candidate__in=people).order_by("ended_at")
    rows = tests.values_list("candidate", "game", "ended_at")
    return {(candidate, game): ended_at for candidate, game, ended_at in rows}
