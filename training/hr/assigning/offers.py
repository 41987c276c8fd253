"""What HR can assign to people of a house, and how it is called."""

from collections import defaultdict

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from training.certification.programmes import programmes
from training.drills.courses import courses
from training.house_courses.things import open_courses
from training.staff.models import House
from training.steps.things import exams, title_of
from training.steps.what import Kind, What

_Choices = list[tuple[str, Promise | str]]


def groups(house: House) -> list[tuple[str, _Choices]]:
    """Return what can be assigned: programmes by their exams, the other exams that are open, and courses."""
    sat = dict(exams(house, []))
    certified = {programme.exam: programme.title for programme in programmes().values() if programme.exam in sat}
    found: list[tuple[Promise, str, _Choices]] = [
        (_("Programmes: their exam"), Kind.EXAM, list(certified.items())),
        (_("Other exams"), Kind.EXAM, [(slug, title) for slug, title in sat.items() if slug not in certified]),
        (_("Courses of the house"), Kind.COURSE, list(open_courses(house))),
        (_("Courses"), Kind.READING, [(course.slug, title_of(course)) for course in courses()]),
    ]
    return [
        (str(label), [(f"{kind}/{slug}", title) for slug, title in choices])
        for label, kind, choices in found
        if choices
    ]


def named(house: House) -> dict[str, set[str]]:
    """Return the choices of `groups` by all their titles, in every language of the staff. Exams of programmes have two:
    that of the programme and their own."""
    found: dict[str, set[str]] = defaultdict(set)
    for code in settings.STAFF_LANGUAGES:
        with override(code):
            own = [(f"{Kind.EXAM}/{slug}", title) for slug, title in exams(house, [])]
            for choice, title in [*own, *(each for _label, choices in groups(house) for each in choices)]:
                found[str(title)].add(choice)
    return found


def what_of(choice: str, note: str = "") -> What:
    """Return what a choice of `groups` means."""
    kind, _slash, name = choice.partition("/")
    return What(kind, name, note=note)
