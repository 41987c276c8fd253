"""A room full of people who sit an exam at the same time: `python benchmarks/exams.py --help`.

It serves the site as in production (gunicorn with two processes, a worker, PostgreSQL, Redis) on this machine, lets
people begin at the same moment, answer at their own pace and hand in at the same moment, and breaks something half-way
through on request, or the mail server when they hand in. Then it compares every answer that was acknowledged with the
database, and every letter with the certificates. It makes a PostgreSQL database of its own and drops it; Redis must
have an empty database of its own.
"""

import argparse
import sys
import threading
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.production import FAULTS, Production
from benchmarks.sitters import Sitter, kept, right_answers, together

PORT = 8290
TIMEOUT = 180  # seconds for the letters, which are tried again after a fault
BROKEN = 15  # seconds until what breaks is repaired


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--seconds", type=int, default=90, help="how long they answer")
    parser.add_argument("--think", type=float, default=30, help="mean seconds between two answers")
    parser.add_argument("--up", type=int, default=240, help="how long the site has been up when people come")
    breaks = "what breaks for 15 seconds half-way through, the mail server at the end, connections again and again"
    parser.add_argument("--fault", choices=FAULTS, help=breaks)
    parser.add_argument("--postgres", default="postgres://postgres@127.0.0.1:5432")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379/6")
    return parser.parse_args()


def people(count: int) -> list[str]:
    """Enter a house of so many people who are signed in. Return their sessions."""
    from django.test import Client

    from training.staff.models import House, User

    house = House.objects.create(name="Benchmark")
    names = [f"person{number}" for number in range(count)]
    users = User.objects.bulk_create([User(username=name, email=f"{name}@example.org", house=house) for name in names])
    sessions = []
    for user in users:
        client = Client()
        client.force_login(user)
        sessions.append(client.cookies["sessionid"].value)
    return sessions


def main() -> int:
    """Return 1 where the database does not hold what was acknowledged."""
    asked = arguments()
    with ExitStack() as stack:
        site = Production(stack, PORT, asked.postgres, asked.redis)
        import django

        django.setup()
        sitters = [Sitter(session, f"127.0.0.1:{PORT}") for session in people(asked.people)]
        quick = sitters[: len(sitters) // 10]  # they answer everything, pass, and get a letter
        time.sleep(asked.up)
        together(sitters, "look")
        together(sitters, "begin")
        right_answers(sitters)
        until = time.monotonic() + asked.seconds
        if asked.fault:
            after = asked.seconds - BROKEN / 3 if asked.fault.startswith("smtp") else asked.seconds / 2
            threading.Timer(after, site.break_part, [asked.fault]).start()
            threading.Timer(after + BROKEN, site.repair, [asked.fault]).start()
        for sitter in sitters:
            sitter.think = asked.seconds / 30 if sitter in quick else asked.think
        together(sitters, "sit", until)
        together(sitters, "hand_in")
        return report(sitters, quick, site)


def report(sitters: list[Sitter], quick: list[Sitter], site: Production) -> int:
    """Print what was measured, and what the database holds of what was acknowledged. Return 1 where they differ, where
    a request hung, somebody could not hand in, or a certificate has not brought one letter."""
    from django.db import connection

    from training.certification.models import Certificate
    from training.quiz.models import Submission

    connection.close()  # it may have been ended with all the others
    print(f"{'':<10}{'count':>8}{'p50':>8}{'p95':>8}{'p99':>8}{'max':>8}  ms")
    for what in sitters[0].taken:
        taken = sorted(seconds * 1000 for sitter in sitters for seconds in sitter.taken[what])
        shown = [taken[min(int(len(taken) * share), len(taken) - 1)] for share in (0.5, 0.95, 0.99, 1)]
        print(f"{what:<10}{len(taken):>8}" + "".join(f"{value:>8.0f}" for value in shown))
    found, failed = kept(sitters), sum((sitter.failed for sitter in sitters), Counter())
    print(f"answers: {found}")
    print(f"sent again because of: {dict(failed)}")
    passed = Certificate.objects.count()
    finished = sum(len(sitter.kept) == len(sitter.answers) for sitter in quick)
    handed_in = Submission.objects.count()
    print(f"handed in: {handed_in}; answered everything: {finished}; certificates: {passed}")
    letters = sent(site, passed)
    print(f"letters: {letters.total()}, of which doubled: {letters.total() - len(letters)}")
    hung = sum(count for what, count in failed.items() if what.endswith(TimeoutError.__name__))
    right = found.is_all and handed_in == len(sitters) and len(letters) == letters.total() == passed
    return int(not right or hung > 0)


def sent(site: Production, expected: int) -> Counter[str]:
    """Return how often each letter came, by its name, once as many as are expected have come or the time is over."""
    until = time.monotonic() + TIMEOUT
    while len(site.mail.letters) < expected and time.monotonic() < until:
        time.sleep(1)
    return Counter(text.partition("Message-ID: ")[2].splitlines()[0] for _to, text in site.mail.letters)


if __name__ == "__main__":
    sys.exit(main())
