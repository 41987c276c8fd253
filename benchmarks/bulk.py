"""Imports and acts upon many: `python benchmarks/bulk.py [rows] [people|assignments|acts]`.

Everything where nothing is named. It works in a database of its own, a file that is removed afterwards, or the empty
one that DATABASE_URL names. Beside the processor time stands how many times longer that is than 10 million additions in
plain Python.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/bulk.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.utils import timezone  # noqa: E402

from training.certification.models import Certificate  # noqa: E402
from training.hr.assigning.services import Order  # noqa: E402
from training.hr.bulk.services import Asked  # noqa: E402
from training.hr.imports import acts, orders  # noqa: E402
from training.hr.imports.kinds import plan_of  # noqa: E402
from training.hr.imports.models import Import  # noqa: E402
from training.hr.imports.services import apply, choose, upload  # noqa: E402
from training.hr.imports.undoing import undo  # noqa: E402
from training.staff.days import today  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402
from training.steps.what import What  # noqa: E402

T = TypeVar("T")
EVERY = ("people", "assignments", "acts")


def plain() -> float:
    """Return the processor time of 10 million additions."""
    used, found = time.process_time(), 0
    for number in range(10_000_000):
        found += number
    return time.process_time() - used


def measured(what: str, do: Callable[[], T]) -> T:
    """Do something, and print how long it took."""
    start, used = time.perf_counter(), time.process_time()
    found = do()
    clock, used = time.perf_counter() - start, time.process_time() - used
    said = f"{connection.vendor}: {what}: {clock:.1f} s, {used:.1f} s of processor time, {used / plain():.1f} x"
    print(said, flush=True)
    return found


def through(officer: User, what: str, kept: Import, *, undone: bool = True) -> None:
    """Show what a file or a list would do, do it, and undo it."""
    plan = measured(f"{what}, dry run", lambda: plan_of(officer, kept, timezone.now()))
    if plan.errors or plan.left_out:
        raise SystemExit("Not all of it would be done.")
    made = measured(f"{what}, done", lambda: apply(officer, kept, plan.digest, timezone.now()))
    if undone:
        measured(f"{what}, undone", lambda: undo(officer, made, "The wrong list", timezone.now()))


def imported_people(officer: User, rows: int) -> None:
    lines = (f"Anna,Zen{number},zen{number}@example.org" for number in range(rows))
    content = "\n".join(["First name,Last name,E-mail address", *lines]).encode()
    kept = measured("people, read", lambda: upload(officer, "people", "people.csv", content, "it", timezone.now()))
    through(officer, "people", kept, undone=False)


def assigned(officer: User, rows: int) -> None:
    """Assign by a file with thirty last days, and to a list."""
    due = [today() + timedelta(days=number) for number in range(1, 31)]
    people = trainees(officer, rows)
    lines = (f"{one.username};French roulette croupier;;{due[number % 30]}" for number, one in enumerate(people))
    content = "\n".join(["Person;Exam or course;Opens on;Due on", *lines]).encode()
    kept = measured("assignments, read", lambda: upload(officer, "assignments", "a.csv", content, "it", timezone.now()))
    through(officer, "assignments", kept)
    order = Order("Refresher", What("exam", "french-roulette"), (today(), due[-1]), "once")
    table = orders.table_of(people, order)
    through(officer, "one exam for many", choose(officer, "order", "Refresher", table, "it", timezone.now()))


def acted(officer: User, rows: int) -> None:
    """Suspend, revoke and extend, and undo each by the act that ends it."""
    last = today() + timedelta(days=365)
    common = {"house": officer.house, "house_name": "Benchmark", "programme": "french-roulette-croupier",
              "ruleset": "venice-french", "language": "it", "issued_on": today(), "counts_from": today(),
              "due_from": last - timedelta(days=60), "expires_on": last, "grace_until": last, "covers": [],
              "clauses": {}}  # fmt: skip
    Certificate.objects.bulk_create(
        Certificate(code=f"{number:014d}", holder=one, holder_name=one.username, **common)
        for number, one in enumerate(trainees(officer, rows))
    )
    chosen = list(Certificate.objects.select_related("holder"))
    for act in ("suspend", "revoke", "extend"):
        table = acts.table_of(chosen, Asked(act, "An enquiry", last + timedelta(days=30) if act == "extend" else None))
        through(officer, act, choose(officer, "act", act, table, "it", timezone.now()))


def trainees(officer: User, rows: int) -> list[User]:
    """Return people of the house, who are made where there are none."""
    found = User.objects.filter(house=officer.house, role=Role.TRAINEE)
    if not found.exists():
        User.objects.bulk_create(User(username=f"p{number}", house=officer.house) for number in range(rows))
    return list(found)


def main(rows: int = 5_000, *asked: str) -> None:
    settings.DEBUG = False
    settings.EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"  # letters are rendered, and go nowhere
    call_command("migrate", verbosity=0)
    officer = User.objects.create_user("officer", house=House.objects.create(name="Benchmark"), role=Role.HR)
    for what, do in zip(EVERY, (imported_people, assigned, acted), strict=True):
        if not asked or what in asked:
            do(officer, rows)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:])
