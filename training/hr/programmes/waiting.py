"""Who has everything that a programme needs, without its certificate: they had it before it was made or changed.

Nobody gets a certificate by HR's saving a form; HR sees who they are, and issues it to them with a button.
"""

from datetime import date, datetime

from django.db import transaction

from games.web.kit.days import house_day
from training.certification.models import Certificate
from training.certification.own.issuing import issue_earned
from training.certification.own.models import HouseProgramme
from training.certification.own.programme import OwnProgramme, offered_in
from training.certification.own.progress import progress_in
from training.certification.selectors import bars_in
from training.quiz.models import Attempt
from training.staff import audit
from training.staff.models import House, User
from training.staff.teaching import house_of


def waiting(house: House, programme: OwnProgramme, day: date) -> list[User]:
    """Return who of a house has everything, by name. The number of queries does not depend on how many they are."""
    barred = bars_in(house.pk).filter(programme=programme.slug).values("holder")
    sat = Attempt.objects.filter(house=house, blueprint=programme.exams[0], submission__isnull=False)
    people = User.objects.filter(house=house, is_active=True, pk__in=sat.values("user")).exclude(pk__in=barred)
    by_key = {person.pk: person for person in people.order_by("last_name", "first_name", "pk")}
    found = progress_in(house, [programme], list(by_key), day)
    return [person for key, person in by_key.items() if found[key][0].is_complete]


@transaction.atomic
def issue_to_all(author: User, made: HouseProgramme, now: datetime) -> list[Certificate]:
    """Issue a programme of the author's house to everybody who has everything. Again at once, it finds nobody. Raise
    PermissionDenied."""
    house = House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)
    programme = offered_in([house.pk]).get(made.slug)
    if programme is None:
        return []
    found = [
        certificate
        for person in waiting(house, programme, house_day(now))
        for certificate in issue_earned(person, house, now, lambda each: each.slug == made.slug)
    ]
    if found:
        audit.note(author, audit.Action.PROGRAMME_ISSUED, made.slug, people=len(found))
    return found
