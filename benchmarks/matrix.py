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
from datetime import datetime, timedelta
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
from training.hr.competence.services import add_job, require  # noqa: E402
from training.hr.matrix.asked import Asked  # noqa: E402
from training.hr.matrix.files import csv_file, xlsx_file  # noqa: E402
from training.hr.matrix.grid import grid  # noqa: E402
from training.hr.matrix.selectors import listed  # noqa: E402
from training.hr.models import Exemption, Posting  # noqa: E402
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
    ("who may deal", "?state=may-deal"),
    ("who may deal, one programme", "?state=may-deal&programme=chemin-de-fer-croupier"),
    ("who may deal, a past day", "?state=may-deal&day=2026-03-01"),
    ("required but missing", "?state=gap"),
    ("exempt", "?state=exempt"),
    ("not started", "?state=not-started"),
    ("in training, of whom there are none", "?state=in-training"),
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
    """Enter everybody's first day, and that since then one in twelve has left, and one in forty came from elsewhere or
    went there, spread over three years."""
    chance, now, other = random.Random(9), timezone.now(), House.objects.create(name="Elsewhere")
    User.objects.filter(house=house).update(date_joined=now - timedelta(days=1_200))
    people, rows = list(User.objects.filter(house=house, role=Role.TRAINEE)), []
    for number, each in enumerate(people):
        came, left, went = number % 40 == 7, number % 12 == 5, number % 40 == 27
        rows.append(_employment(each, other if came else house, each.date_joined))
        if came or left or went:
            each.house, each.is_active = (other if went else house), not left
            rows.append(_employment(each, each.house, now - timedelta(days=chance.randrange(1, 1_100))))
    User.objects.bulk_update(people, ["house", "is_active"], batch_size=2_000)
    Employment.objects.bulk_create(rows, batch_size=2_000)


def give_jobs(house: House, officer: User) -> None:
    """Give nine people of ten one of five jobs, which require a certificate and a practical test, and exempt one of a
    hundred."""
    then, slugs = timezone.now() - timedelta(days=1_000), list(programmes())
    jobs = [add_job(officer, f"Job {number}") for number in range(5)]
    for number, job in enumerate(jobs):
        require(officer, job, {slugs[number]: "certificate", slugs[number + 1]: "practice"}, then)
    people = list(enumerate(User.objects.filter(house=house, role=Role.TRAINEE).order_by("pk")))
    of = {"house": house, "author": officer}
    postings = (Posting(person=each, job=jobs[place % 5], first_day=then.date(), **of) for place, each in people)
    Posting.objects.bulk_create([row for place, row in enumerate(postings) if place % 10], batch_size=2_000)
    exempt = (
        Exemption(person=each, programme=slugs[place % 3], at=then, reason="Benchmark",
                  until=today() + timedelta(days=place % 100 - 50), **of)
        for place, each in people if place % 100 == 3
    )  # fmt: skip
    Exemption.objects.bulk_create(exempt, batch_size=2_000)


def _employment(person: User, house: House, at: datetime) -> Employment:
    return Employment(
        person=person, house=house, role=person.role, is_active=person.is_active, at=at, first_day=at.date()
    )


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
    give_jobs(large, officer)
    settings.DEBUG = False
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")  # as PostgreSQL does by itself a minute after so many new rows
    asked = Asked(today())
    print(f"\n{PEOPLE:,} people, {COMPETENCES} competences")
    best("the whole matrix", lambda: grid([small], list(listed(keeper, asked)), asked.day), 3)
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
