"""How long the matrix of people and competences takes: `python benchmarks/matrix.py`.

2,000 people who hold 40 competences each, of which the site offers what it offers and the rest are no longer offered;
then a house of 50,000 people with about three for two of them, as benchmarks/hr.py fills it. It fills a database of its
own, a file that is removed afterwards, or the empty one that DATABASE_URL names.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/matrix.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402
from django.utils import timezone  # noqa: E402

from benchmarks.hr import fill  # noqa: E402
from training.certification.models import Certificate  # noqa: E402
from training.certification.programmes import programmes  # noqa: E402
from training.hr.matrix.files import csv_file, xlsx_file  # noqa: E402
from training.hr.matrix.grid import grid  # noqa: E402
from training.hr.matrix.selectors import Asked, listed  # noqa: E402
from training.staff.days import today  # noqa: E402
from training.staff.models import Employment, House, Role, User  # noqa: E402

PEOPLE, COMPETENCES, MANY, ROUNDS = 2_000, 40, 50_000, 5
PAGES = (
    ("the first page", ""),
    ("valid ones", "?state=valid"),
    ("suspended ones, of whom there are none", "?state=suspended"),
    ("people without one", "?state=none"),
    ("within 60 days", "?within=60"),
    ("one programme, expired", "?programme=french-roulette-croupier&state=expired"),
    ("by name", "?name=17"),
    ("a past day", "?day=2026-03-01"),
    ("a past day, valid ones", "?day=2026-03-01&state=valid"),
)


def papers(house: House) -> Iterator[Certificate]:
    """Every competence of everybody, issued on some day of the last three years."""
    chance = random.Random(9)
    slugs = [*programmes(), *(f"former-programme-{number}" for number in range(COMPETENCES))][:COMPETENCES]
    for number, person in enumerate(User.objects.filter(house=house)):
        for place, slug in enumerate(slugs):
            day = today() - timedelta(days=chance.randrange(1_100))
            last = day + timedelta(days=730)
            yield Certificate(code=f"F{number * 100 + place:013d}", holder=person, holder_name=person.full_name,
                              house=house, house_name=house.name, programme=slug, ruleset="any", language="en",
                              issued_on=day, covers=[], clauses={}, due_from=last - timedelta(days=60),
                              expires_on=last, grace_until=last)  # fmt: skip


def full_house(house: House) -> User:
    """Fill a house with people who hold everything. Return its officer."""
    officer = User.objects.create_user("keeper", house=house, role=Role.HR)
    names = [f"holder{number}" for number in range(PEOPLE - 1)]
    User.objects.bulk_create(
        [User(username=name, first_name=name, last_name="Benchmark", house=house) for name in names], batch_size=2_000
    )
    Certificate.objects.bulk_create(papers(house), batch_size=2_000)
    return officer


def keep_history(house: House) -> None:
    """Enter everybody's first day."""
    what = {"house": house, "is_active": True}
    people = User.objects.filter(house=house)
    people.update(date_joined=timezone.now() - timedelta(days=1_200))
    rows = [Employment(person=each, role=each.role, at=each.date_joined, **what) for each in people]
    Employment.objects.bulk_create(rows, batch_size=2_000)


def best(what: str, act: Callable[[], object], rounds: int = ROUNDS) -> None:
    """Print the seconds of the best of several rounds, and the number of queries."""
    queries: list[str] = []

    def noted(execute: Callable[..., object], sql: str, *more: object) -> object:
        queries.append(sql)
        return execute(sql, *more)

    with connection.execute_wrapper(noted):
        act()
    taken = []
    for _ in range(rounds):
        start = perf_counter()
        act()
        taken.append(perf_counter() - start)
    print(f"{what:<45}{min(taken) * 1000:>10.0f} ms{len(queries):>6} queries", flush=True)


def of_page(client: Client, path: str) -> Callable[[], object]:
    def ask() -> None:
        if client.get(path).status_code != 200:
            raise SystemExit(f"{path} does not answer")

    return ask


def last_place(officer: User) -> str:
    """The address of the page before the last people."""
    found = listed(officer, Asked(today())).reverse()[10:11]
    return f"?after={found[0].pk}"


def main() -> None:
    settings.ALLOWED_HOSTS = ["testserver"]
    call_command("migrate", verbosity=0)
    small, large = House.objects.create(name="Full"), House.objects.create(name="Benchmark")
    keeper, officer = full_house(small), User.objects.create_user("officer", house=large, role=Role.HR)
    fill(large, MANY)
    keep_history(large)
    settings.DEBUG = False
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")  # as PostgreSQL does by itself a minute after so many new rows
    asked = Asked(today())
    print(f"\n{PEOPLE:,} people, {COMPETENCES} competences")
    best("the whole matrix", lambda: grid(small, list(listed(keeper, asked)), asked.day), 3)
    best("as CSV", lambda: csv_file(keeper, asked), 3)
    best("as XLSX", lambda: xlsx_file(keeper, asked), 3)
    client = Client()
    client.force_login(keeper)
    best("a page of fifty", of_page(client, "/en/hr/matrix/"))
    client.force_login(officer)
    print(f"\n{MANY:,} people, {Certificate.objects.filter(house=large).count():,} certificates")
    for what, query in (*PAGES, ("the last page", last_place(officer))):
        best(what, of_page(client, f"/en/hr/matrix/{query}"))


if __name__ == "__main__":
    main()
