"""How long the statistics of 100,000 marked questions take: `python benchmarks/exam_statistics.py`.

It fills a database of its own, a file that is removed afterwards, or the empty one that DATABASE_URL names.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/statistics.sqlite3")

import django  # noqa: E402

django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402

from tests.training.statistics.classes import Question, sit  # noqa: E402
from training.drills.registry import BLUEPRINTS  # noqa: E402
from training.quiz.difficulty.nightly import renew  # noqa: E402
from training.quiz.selectors import marks_that_count  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402
from training.statistics import selectors  # noqa: E402
from training.statistics.answers import answers_of  # noqa: E402

ANSWERS = 100_000
PAGES = (
    ("health probe, the plain page", "/healthz"),
    ("statistics of all exams", "/en/training/statistics/"),
    ("statistics of an exam, by its reliability", "/en/training/statistics/?exam=french-roulette"),
)


def fill(house: House) -> None:
    """Sit the French exam as often as it needs, in three languages."""
    sections = BLUEPRINTS["french-roulette"].sections
    questions = [Question(part.generator, part.level) for part in sections for _ in range(part.count)]
    sit(house, questions, -(-ANSWERS // len(questions)), ("en", "it", "fr"))


def main() -> None:
    call_command("migrate", verbosity=0)
    call_command("sync_rulebook", verbosity=0)
    house = House.objects.create(name="Benchmark")
    teacher = User.objects.create(username="teacher", house=house, role=Role.INSTRUCTOR)
    fill(house)
    start = time.perf_counter()
    found = answers_of(marks_that_count())
    read = time.perf_counter()
    flagged = selectors.flagged(selectors.levels(found), selectors.variants(found))
    done = time.perf_counter()
    print(f"{connection.vendor}: {len(found):,} answers read in {read - start:.2f} s")
    print(f"{connection.vendor}: figures, languages and {len(flagged)} flags in {done - read:.2f} s")
    start = time.perf_counter()
    renew()
    print(f"{connection.vendor}: how hard they are estimated in {time.perf_counter() - start:.2f} s")
    client = Client(headers={"host": "localhost"})
    client.force_login(teacher)
    for title, address in PAGES:
        start = time.perf_counter()
        status = client.get(address).status_code
        print(f"{connection.vendor}: {title}: {status}, {time.perf_counter() - start:.2f} s")


if __name__ == "__main__":
    main()
