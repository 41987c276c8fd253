"""A wrong key in 1,000 exams, corrected by the command: `python benchmarks/regrade.py [people]`.

Of four people one answers as the right key says, one as the wrong key says, one wrongly in both and one nothing, so
that it is known without the command whose mark changes. It ends with 1 where the dry run lists others, where it writes
anything, or where the run changes other marks than those of the listed. It works in a database of its own, a file that
is removed afterwards, or the empty one that DATABASE_URL names.
"""

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import StringIO
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/regrade.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.utils import timezone  # noqa: E402

from training.drills.kit.exam import Blueprint, Section  # noqa: E402
from training.drills.kit.items import Item  # noqa: E402
from training.drills.registry import BLUEPRINTS, GENERATORS  # noqa: E402
from training.quiz import services  # noqa: E402
from training.quiz.models import Attempt, Mark  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402

SKILL = "multiples"
RIGHT, AS_THE_WRONG_KEY, WRONG, NOTHING = range(4)


def too_high(item: Item) -> Item:
    """Return an item whose key is one too high in its first part."""
    first, *others = item.parts
    return replace(item, parts=(replace(first, expected=first.expected + 1), *others))


@contextmanager
def wrong_key() -> Iterator[None]:
    """Draw papers with a wrong key; nothing is drawn ahead meanwhile."""
    true = GENERATORS[SKILL]
    with patch.dict(
        GENERATORS, {SKILL: replace(true, draw=lambda *given, **named: too_high(true.draw(*given, **named)))}
    ):
        yield


def sit(exam: Blueprint, house: House, people: int) -> dict[str, int]:
    """Let people sit an exam and hand it in. Return how each answers, by user name."""
    how = {f"candidate{number}": number % 4 for number in range(people)}
    for name, kind in how.items():
        person = User.objects.create(username=name, house=house)
        now = timezone.now()
        attempt = services.start(person, exam, "en", now)
        for item in attempt.items.all():
            first = item.face["parts"][0]["slug"]
            typed = dict(item.key) | {
                first: item.key[first] - {RIGHT: 1, AS_THE_WRONG_KEY: 0, WRONG: 2, NOTHING: 0}[kind]
            }
            if kind != NOTHING:
                services.answer(attempt, item.position, typed, f"t{item.position}", now)
        services.submit(attempt, now)
    return how


def run(*options: str) -> tuple[set[str], float, int]:
    """Run the command. Return whom it lists, by user name, with the seconds and the number of queries it took."""
    out, start, queries = StringIO(), perf_counter(), 0

    def counted(execute: Callable[..., object], *given: object) -> object:
        nonlocal queries
        queries += 1
        return execute(*given)

    with connection.execute_wrapper(counted):
        call_command("regrade", SKILL, "--author=teacher", "--reason=The key was one too high.", *options, stdout=out)
    listed = set(re.findall(r"^[0-9a-f-]{36}  (\S+)", out.getvalue(), re.MULTILINE))
    return listed, perf_counter() - start, queries


def changed() -> set[str]:
    """Return whose exams have a mark that was given again with another score."""
    again = Mark.objects.exclude(author=None).select_related("item__attempt__user")
    first = dict(Mark.objects.filter(author=None).values_list("item", "score"))
    return {mark.item.attempt.user.username for mark in again if mark.score != first[mark.item_id]}


def main(people: int = 1_000) -> int:
    settings.DEBUG = False
    call_command("migrate", verbosity=0)
    call_command("sync_rulebook", verbosity=0)
    house = House.objects.create(name="Benchmark")
    User.objects.create(username="teacher", house=house, role=Role.INSTRUCTOR)
    exam = replace(BLUEPRINTS["french-roulette"], sections=(Section(SKILL, 1, 2),))
    with wrong_key():
        how = sit(exam, house, people)
    expected = {name for name, kind in how.items() if kind in (RIGHT, AS_THE_WRONG_KEY)}
    before = Mark.objects.count()
    listed, seconds, queries = run("--dry-run")
    print(f"{connection.vendor}: {Attempt.objects.count():,} exams, dry run: {len(listed)} listed, "
          f"{seconds:.1f} s, {queries} queries")  # fmt: skip
    untouched = Mark.objects.count() == before
    again, seconds, queries = run()
    print(f"{connection.vendor}: written in {seconds:.1f} s, {queries} queries; {len(changed())} exams changed")
    return int(not (untouched and listed == again == changed() == expected))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
