"""How long a roster of 2,000 people for 90 days and the plan for them take: `python benchmarks/rosters.py`.

It fills a database of its own, a file that is removed afterwards, or the empty one that DATABASE_URL names.
"""

import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/rosters.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402

from benchmarks.hr import fill  # noqa: E402
from training.certification.programmes import programmes  # noqa: E402
from training.hr.rosters.crew import crew_of  # noqa: E402
from training.hr.rosters.guard import Guard  # noqa: E402
from training.hr.rosters.places import Places  # noqa: E402
from training.hr.rosters.planning import Terms  # noqa: E402
from training.hr.rosters.plans import plans  # noqa: E402
from training.hr.rosters.reading import read  # noqa: E402
from training.staff.days import today  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402

PEOPLE, DAYS = 2_000, 90


def roster() -> str:
    """Everybody has five shifts a week, at any table."""
    chance, day, slugs = random.Random(34), today(), list(programmes())
    lines = ["day,start,end,person,table"]
    for number in range(DAYS):
        for person in range(PEOPLE):
            if chance.random() < 5 / 7:
                start = chance.choice(("14:00,20:00", "20:00,04:00"))
                lines.append(f"{day + timedelta(days=number)},{start},person{person},{chance.choice(slugs)}")
    return "\n".join(lines)


def timed(what: str, act: Callable[[], Any]) -> Any:
    start = time.perf_counter()
    result = act()
    print(f"{what:<48}{time.perf_counter() - start:>8.2f} s")
    return result


def main() -> None:
    settings.DEBUG = False
    call_command("migrate", verbosity=0)
    house = House.objects.create(name="Benchmark")
    officer = User.objects.create_user("officer", house=house, role=Role.HR)
    fill(house, PEOPLE)
    text = roster()
    reading = timed("reading", lambda: read(text))
    print(f"{len(reading.shifts):,} shifts of {PEOPLE:,} people in {DAYS} days")
    crew = timed("people and what they may deal", lambda: crew_of(officer, today()))
    places = Places(house)
    guard = timed("guard, with those who could stand in", lambda: Guard(crew, places, reading.shifts, today()))
    rows = timed("its rows", lambda: guard.rows)
    print(f"{sum(not row.outcome.may_deal for row in rows):,} shifts whose people may not deal")
    for share in (0.5, 0.9, 1.0, 1.2):
        present = {
            each.programme: each.present for each in plans(crew, dict.fromkeys(programmes(), 1), Terms(), today())
        }
        wanted = {slug: max(1, int(count * share)) for slug, count in present.items()}
        made = timed(f"plans for {share:.0%} of those qualified now", lambda w=wanted: plans(crew, w, Terms(), today()))
        exams = sum(len(each.made.exams) for each in made if each.made)
        new = sum(each.made.new for each in made if each.made)
        print(f"{len(made)} programmes, {exams} exams, {new} new people")


if __name__ == "__main__":
    main()
