"""A class of the demo people, called a demo, with one assignment of each kind and some of them done."""

from datetime import date, timedelta

from django.utils import timezone

from training.classes.assigning import assign
from training.classes.models import SchoolClass
from training.classes.services import Details, add, join
from training.drills.roulette.exams import FRENCH_ROULETTE
from training.staff.days import today
from training.staff.models import User
from training.steps.what import Kind, What

NAME = "Demo: spring class"
MEMBERS = ("trainee", "giulia.ferro", "luc.martin", "anna.shaw")
GAMES = ["french-roulette", "fair-roulette"]

# With the days, counted from today, on which each opens and is due.
ASSIGNED = (
    (What(Kind.READING, "french-roulette", lesson="paying"), -14, -2),
    (What(Kind.DRILL, "multiples", level=1, ruleset="venice-french", items=10, percent=80), -7, 3),
    (What(Kind.EXAM, FRENCH_ROULETTE.slug, note="Bring your questions on the pictures."), -80, 14),
    (What(Kind.SHIFT, "french-roulette"), 7, 21),
)


def make_classes(people: dict[str, User]) -> None:
    """Make the class where it is absent. Its members joined before everything that is assigned."""
    instructor, day = people["instructor"], today()
    if SchoolClass.objects.filter(house=instructor.house, name=NAME).exists():
        return
    now = timezone.now() - timedelta(days=90)
    made = add(instructor, Details(NAME, GAMES, _after(day, -90), _after(day, 60), [instructor]), now)
    join(instructor, made, [people[name] for name in MEMBERS], now)
    for what, opens, due in ASSIGNED:
        assign(instructor, made, what, [], (_after(day, opens), _after(day, due)), f"demo-{what.kind}", now)


def _after(day: date, days: int) -> date:
    return day + timedelta(days=days)
