"""People who hold no certificate: whether they have begun to train."""

from datetime import date

from django.db.models import Case, Exists, OuterRef, Q, QuerySet, TextChoices, Value, When
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.certification.recognition.selectors import counting_in
from training.classes.models import Membership
from training.courses.models import LessonProgress
from training.practical.models import PracticalTest
from training.quiz.models import Attempt, Practice
from training.staff.days import end_of
from training.staff.models import House, Role, User
from training.staff.names import called


class Without(TextChoices):
    """What the list calls the state of a person without a certificate."""

    ANY = "none", _("no certificate")
    IN_TRAINING = "in-training", pgettext_lazy("person", "in training")
    NOT_STARTED = "not-started", pgettext_lazy("person", "not started")


WITHOUT = tuple(Without)


def without(house: House, day: date, programme: str, name: str) -> QuerySet[User]:
    """Return the people who held nothing on the day, among those who work here now and were entered by then, each with
    their `state`.

    Trainees are meant to hold certificates; others are counted once they hold or held one.
    """
    held = counting_in(house, day).filter(holder=OuterRef("pk"), issued_on__lte=day)
    in_training = Q(role=Role.TRAINEE, is_staff=False) | Exists(held)
    if programme:
        held = held.filter(programme=programme)
    people = User.objects.filter(in_training, called(name), house=house, is_active=True, date_joined__lt=end_of(day))
    begun = Case(When(_begun(day), then=Value(Without.IN_TRAINING)), default=Value(Without.NOT_STARTED))
    found = people.exclude(Exists(held)).annotate(**{"state": begun})
    return found.order_by("last_name", "first_name", "pk")


def _begun(day: date) -> Q:
    """Return whether somebody had opened a lesson, practised, sat an exam, been tested or joined a class by the end of
    the day."""
    end, person = end_of(day), OuterRef("pk")
    return (
        Q(Exists(Practice.objects.filter(user=person, recorded_at__lt=end)))
        | Exists(Attempt.objects.filter(user=person, started_at__lt=end))
        | Exists(LessonProgress.objects.filter(user=person, first_opened__lt=end))
        | Exists(PracticalTest.objects.filter(candidate=person, ended_at__lt=end))
        | Exists(Membership.objects.filter(person=person, joins=True, at__lt=end))
    )
