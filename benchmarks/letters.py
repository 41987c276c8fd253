"""A night's letters about certificates with 2,000 and 50,000 people: `python benchmarks/letters.py [people ...]`.

How long it takes to find who is due one, and to write them. It works in a database of its own, a file that is removed
afterwards, or the empty one that DATABASE_URL names.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/letters.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection, transaction  # noqa: E402
from django.db.models import CharField, F, Value  # noqa: E402
from django.db.models.functions import Concat  # noqa: E402
from django.test.utils import CaptureQueriesContext  # noqa: E402

from benchmarks.hr import fill  # noqa: E402
from training.certification.models import Certificate  # noqa: E402
from training.hr.letters import digests  # noqa: E402
from training.hr.letters.due import due_on  # noqa: E402
from training.hr.models import Posting  # noqa: E402
from training.staff.days import today  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402

TEAM = 20  # people to a manager
WRITTEN = 2_000  # letters, at most


def lead(house: House, officer: User) -> None:
    """Give everybody an address and a manager."""
    address = Concat(F("username"), Value("@example.org"), output_field=CharField())
    User.objects.filter(house=house, email="").update(email=address)
    people = list(User.objects.filter(house=house, postings=None).exclude(pk=officer.pk).order_by("pk"))
    managers = people[::TEAM]
    rows = [
        Posting(house=house, person=person, manager=managers[number // TEAM], first_day=today(), author=officer)
        for number, person in enumerate(people)
        if number % TEAM
    ]
    Posting.objects.bulk_create(rows, batch_size=2_000)


def main(*sizes: int) -> None:
    settings.DEBUG = False
    settings.EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
    call_command("migrate", verbosity=0)
    house = House.objects.create(name="Benchmark")
    officer = User.objects.create_user("officer", house=house, role=Role.HR)
    for people in sizes or (2_000, 50_000):
        fill(house, people)
        lead(house, officer)
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")
        start = time.perf_counter()
        with CaptureQueriesContext(connection) as queries:
            drafts = due_on(today())
        found = time.perf_counter() - start
        with transaction.atomic():
            start = time.perf_counter()
            for draft in drafts[:WRITTEN]:
                digests.send(draft)
            each = (time.perf_counter() - start) / max(1, len(drafts[:WRITTEN]))
            transaction.set_rollback(True)
        print(f"{people:,} people, {Certificate.objects.count():,} certificates: {len(drafts):,} letters found in "
              f"{found:.2f} s by {len(queries)} queries, {each * 1000:.1f} ms to write one", flush=True)  # fmt: skip


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
