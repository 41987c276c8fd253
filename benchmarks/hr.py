"""How long HR's pages take with 2,000 and 50,000 people: `python benchmarks/hr.py`.

It fills a database of its own, a file that is removed afterwards, or the empty one that DATABASE_URL names.
"""

import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/hr.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402
from django.utils import timezone  # noqa: E402

from training.certification.models import Certificate, Revocation  # noqa: E402
from training.certification.programmes import programmes  # noqa: E402
from training.quiz.models import Attempt  # noqa: E402
from training.staff.days import after_months, today  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402

SIZES = (2_000, 50_000)
ROUNDS = 5
PAGES = (
    ("health probe, the plain page", "/healthz"),
    ("the list", "/en/hr/"),
    ("valid ones", "/en/hr/?state=valid"),
    ("one programme, running out", "/en/hr/?programme=french-roulette-croupier&within=60"),
    ("by name", "/en/hr/?name=17"),
    ("people without one", "/en/hr/?state=none"),
    ("in training", "/en/hr/?state=in-training"),
    ("a past day", "/en/hr/?on=2026-03-01"),
    ("the last page", "/en/hr/?page=9999"),
)


def fill(house: House, people: int) -> None:
    """Add people up to this number, with about three certificates for two of them."""
    names = [f"person{number}" for number in range(User.objects.filter(house=house).count(), people)]
    User.objects.bulk_create(
        [User(username=name, first_name=name, last_name="Benchmark", house=house) for name in names], batch_size=2_000
    )
    Attempt.objects.bulk_create(list(attempts(house)), batch_size=2_000)
    Certificate.objects.bulk_create(list(certificates(house)), batch_size=2_000)
    officer = User.objects.get(username="officer")
    rows = Certificate.objects.filter(revocations=None, code__endswith="07")
    Revocation.objects.bulk_create(
        [Revocation(certificate=row, number=1, at=timezone.now(), author=officer, reason="Benchmark") for row in rows],
        batch_size=2_000,
    )


def attempts(house: House) -> Iterator[Attempt]:
    """Up to four sittings for each person who has none yet."""
    chance, slugs, now = random.Random(9), list(programmes()), timezone.now()
    for user in User.objects.filter(house=house, attempts=None):
        for number in range(1, 1 + chance.choice((0, 1, 1, 2, 2, 3))):
            began = now - timedelta(days=chance.randrange(1_200))
            exam = programmes()[chance.choice(slugs)].exam
            yield Attempt(user=user, house=house, blueprint=exam, number=number, language="en", started_at=began,
                          deadline=began + timedelta(hours=1), seed="1", pass_mark=80, pace_seconds=60,
                          ruleset="any", ruleset_parameters={})  # fmt: skip


def certificates(house: House) -> Iterator[Certificate]:
    """A certificate for each sitting that earned none yet."""
    by_exam = {programme.exam: programme for programme in programmes().values()}
    for attempt in Attempt.objects.filter(certificates=None).select_related("user"):
        day, programme = attempt.started_at.date(), by_exam[attempt.blueprint]
        name = f"{attempt.user.first_name} Benchmark"
        last = after_months(day, programme.validity_months)
        yield Certificate(code=f"{attempt.pk:014d}", holder=attempt.user, holder_name=name, house=house,
                          house_name=house.name, programme=programme.slug, ruleset="any", language="en",
                          attempt=attempt, score=90, issued_on=day, covers=[], clauses={},
                          due_from=last - timedelta(days=programme.window_days), expires_on=last,
                          grace_until=last)  # fmt: skip


def best(client: Client, path: str) -> float:
    """Seconds of the best of several rounds."""
    taken = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        if client.get(path).status_code != 200:
            raise SystemExit(f"{path} does not answer")
        taken.append(time.perf_counter() - start)
    return min(taken)


def main() -> None:
    settings.DEBUG = False
    settings.ALLOWED_HOSTS = ["testserver"]
    call_command("migrate", verbosity=0)
    house = House.objects.create(name="Benchmark")
    client = Client()
    client.force_login(User.objects.create_user("officer", house=house, role=Role.HR))
    for people in SIZES:
        fill(house, people)
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")  # as PostgreSQL does by itself a minute after so many new rows
        print(f"\n{people:,} people, {Certificate.objects.count():,} certificates, as of {today()}")
        base = best(client, PAGES[0][1])
        for what, path in PAGES:
            taken = best(client, path)
            print(f"{what:<40}{taken * 1000:>10.0f} ms{taken / base:>8.0f} x")


if __name__ == "__main__":
    main()
