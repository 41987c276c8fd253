"""Who is due a letter on a day, and about what. The number of queries does not depend on how many people there are."""

from collections.abc import Iterable, Iterator
from datetime import date

from django.db.models import QuerySet

from training.certification.models import Certificate, Reminder
from training.certification.rechecks.selectors import quizzes
from training.hr.letters.above import Above, officers_of, people_above
from training.hr.letters.ending import ending_on, issued_in, manager_of, place_of, spoken_of
from training.hr.letters.news import news_on
from training.hr.letters.notices import Draft, Notice, Part
from training.hr.letters.said import unsaid
from training.hr.letters.steps import LOOK_BACK
from training.hr.waiting.selectors import Waiting, of_house
from training.staff.models import House, User


def due_on(day: date, house: House | None = None) -> list[Draft]:
    """Return the letters that are due on a day and were not written before, by the name of their readers.

    With a house: what the letters to its people say about the house: its own certificates, and those that it
    recognises, what it allows and what it assigns. HR and managers hear of the people who are still in the house, and
    managers of those whom they lead on that day.
    """
    drafts: dict[int, Draft] = {}
    officers, waiting = officers_of(), dict[int, Waiting]()
    asked = quizzes(issued_in(house), day)
    for reader, notice in (*_of_certificates(day, house, officers), *news_on(day, house, asked, officers)):
        if not reader.is_active or not reader.email or (house and reader.house_id != house.pk):
            continue
        if reader.pk not in drafts:
            drafts[reader.pk] = Draft(reader, day, [], _waiting(reader, day, waiting))
        drafts[reader.pk].notices.append(notice)
    return sorted(unsaid(drafts.values()), key=lambda one: (one.reader.last_name, one.reader.first_name, one.reader.pk))


def _waiting(reader: User, day: date, known: dict[int, Waiting]) -> Waiting | None:
    """Return what waits in the house of an HR officer. It is read only once, when a letter says it."""
    if not reader.is_hr or reader.house is None:
        return None
    return known.setdefault(reader.house.pk, of_house(reader.house, day))


def _of_certificates(day: date, house: House | None, officers: Above) -> Iterator[tuple[User, Notice]]:
    """Yield what there is to say of certificates that are new or end, and to whom."""
    for certificate in _new(day, house):
        notice = Notice(Part.ISSUED, Reminder.ISSUED, certificate.expires_on, certificate)
        yield certificate.holder, notice
    ending = ending_on(day, house)
    managers = {one.pk: one for one in _managers(one for one, _kind in ending)}
    for certificate, kind in ending:
        holder, manager = certificate.holder, managers.get(manager_of(certificate))
        if not certificate.issuer:
            yield holder, Notice(Part.HOLDER, kind, certificate.until, certificate)
        for leads, reader in people_above(place_of(certificate), holder, manager, officers):
            yield reader, Notice(Part.TEAM if leads else Part.HOUSE, kind, certificate.until, certificate)


def _new(day: date, house: House | None) -> QuerySet[Certificate]:
    """Return the new certificates, but not those of exams passed elsewhere: these are no news to their holders."""
    return spoken_of(issued_in(house), day).filter(issued_on__gte=day - LOOK_BACK, attempt__isnull=False)


def _managers(certificates: Iterable[Certificate]) -> QuerySet[User]:
    asked = {manager_of(one) for one in certificates}
    return User.objects.filter(pk__in=asked).select_related("house")
