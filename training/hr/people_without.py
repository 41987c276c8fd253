"""People who hold no certificate: whether they have begun to train."""

from datetime import date

from django.db.models import Case, Exists, OuterRef, Q, QuerySet, TextChoices, Value, When
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.certification.programmes import programmes_in
from training.certification.recognition.selectors import counting_in
from training.certification.states import counting_by
from training.hr.begun import has_begun
from training.staff.history import staff_on
from training.staff.models import House, Role, User
from training.staff.names import called


class Without(TextChoices):
    """What the list calls the state of a person without a certificate."""

    ANY = "none", _("no certificate")
    IN_TRAINING = "in-training", pgettext_lazy("person", "in training")
    NOT_STARTED = "not-started", pgettext_lazy("person", "not started")


WITHOUT = tuple(Without)


def without(house: House, day: date, programme: str, name: str) -> QuerySet[User]:
    """Return the people who held nothing on the day, of the programme or of any, among those who worked here on it,
    each with their `state`: whether they had begun to train for it, or for any.

    Trainees, as the accounts say today, are meant to hold certificates; others are counted once they hold or held one.
    """
    held = counting_in(house, day).filter(counting_by(day), holder=OuterRef("pk"))
    in_training = Q(role=Role.TRAINEE, is_staff=False) | Exists(held)
    if programme:
        held = held.filter(programme=programme)
    people = staff_on(house, day).filter(in_training, called(name))
    asked = [each for slug, each in programmes_in(house.pk).items() if programme in ("", slug)]
    begun = Case(When(has_begun(day, asked), then=Value(Without.IN_TRAINING)), default=Value(Without.NOT_STARTED))
    found = people.exclude(Exists(held)).annotate(**{"state": begun})
    return found.order_by("last_name", "first_name", "pk")
