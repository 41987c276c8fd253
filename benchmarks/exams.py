"""A room full of people who sit an exam at the same time: `python benchmarks/exams.py --help`.

It serves the site as in production (gunicorn with two processes, a worker, PostgreSQL, Redis) on this machine, lets
people begin at the same moment, answer at their own pace and hand in at the same moment, and breaks something half-way
through on request. Then it compares every answer that was acknowledged with the database. It makes a PostgreSQL
database of its own and drops it; Redis must have an empty database of its own.
"""

import argparse
import random
import secrets
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlencode, urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.production import FAULTS, Production

EXAM = "english-roulette-croupier"
PORT = 8290
TIMEOUT = 120  # seconds for the letters, which are tried again after a fault


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--seconds", type=int, default=90, help="how long they answer")
    parser.add_argument("--think", type=float, default=30, help="mean seconds between two answers")
    parser.add_argument("--up", type=int, default=240, help="how long the site has been up when people come")
    parser.add_argument("--fault", choices=FAULTS, help="what breaks half-way through; it is repaired 15 seconds later")
    parser.add_argument("--postgres", default="postgres://postgres@127.0.0.1:5432")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379/6")
    return parser.parse_args()


class Sitter:
    """Somebody who sits the exam: what the page's script does, with what was acknowledged and how long it took."""

    def __init__(self, session: str) -> None:
        self.csrf = secrets.token_hex(16)
        self.headers = {
            "Cookie": f"sessionid={session}; csrftoken={self.csrf}",
            "Content-Type": "application/x-www-form-urlencoded",
            "Host": "127.0.0.1",
            "Referer": "https://127.0.0.1/",
            "X-Forwarded-Proto": "https",
            "X-Requested-With": "fetch",
        }
        self.think = 30.0
        self.address = ""
        self.answers: dict[int, dict[str, str]] = {}
        self.kept: list[str] = []
        self.taken: dict[str, list[float]] = {"list": [], "begin": [], "page": [], "save": [], "hand in": []}
        self.failed: Counter[str] = Counter()

    def ask(self, what: str, path: str, **form: object) -> str:
        """Ask until the server answers with less than 500. Return where it leads, and keep the seconds it took."""
        body = urlencode({"csrfmiddlewaretoken": self.csrf, **form}) if form or what not in ("list", "page") else None
        for pause in (1, 2, 4, 8, 15, 15, 15):
            start = time.perf_counter()
            connection = HTTPConnection("127.0.0.1", PORT, timeout=30)
            try:
                connection.request("POST" if body else "GET", path, body, self.headers)
                answer = connection.getresponse()
                answer.read()
                if answer.status < 500:
                    self.taken[what].append(time.perf_counter() - start)
                    if answer.status >= 400:
                        raise RuntimeError(f"{what}: {answer.status} at {path}")
                    return answer.getheader("Location", "")
                self.failed[f"{what}: {answer.status}"] += 1
            except (OSError, HTTPException) as error:
                self.failed[f"{what}: {type(error).__name__}"] += 1
            finally:
                connection.close()
            time.sleep(pause)
        raise RuntimeError(f"{what}: no answer at {path}")

    def look(self) -> None:
        """Open the list of exams, where the exam is begun, some time before everybody begins."""
        time.sleep(random.uniform(0, 15))
        self.ask("list", "/en/training/exams/")

    def begin(self) -> None:
        self.address = urlsplit(self.ask("begin", f"/en/training/exams/{EXAM}/begin/")).path

    def answer(self, position: int) -> None:
        token = secrets.token_hex(16)
        self.ask("page", f"{self.address}?item={position}")
        self.ask("save", self.address, item=position, token=token, **self.answers[position])
        self.kept.append(token)

    def sit(self, until: float) -> None:
        """Answer one question after the other until the time is over, or all of them are answered."""
        for position in self.answers:
            time.sleep(min(random.expovariate(1 / self.think), 3 * self.think))
            if time.monotonic() > until:
                return
            self.answer(position)

    def hand_in(self) -> None:
        self.ask("hand in", f"{self.address}submit/")


def together(sitters: list[Sitter], act: str, *given: float) -> None:
    """Let all of them do it, each in a thread, from the same moment on."""
    start = threading.Barrier(len(sitters))

    def run(sitter: Sitter) -> None:
        start.wait()
        getattr(sitter, act)(*given)

    threads = [threading.Thread(target=run, args=(sitter,)) for sitter in sitters]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


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


def right_answers(sitters: Iterable[Sitter]) -> None:
    """Read from the database what each sitter is asked, and what is right, as it would be typed."""
    from training.quiz.models import AttemptItem
    from training.quiz.presentation import typed_again

    by_uuid = {sitter.address.split("/")[-2]: sitter for sitter in sitters}
    for item in AttemptItem.objects.select_related("attempt"):
        by_uuid[str(item.attempt.uuid)].answers[item.position] = typed_again(item.face, item.key)


def main() -> None:
    asked = arguments()
    with ExitStack() as stack:
        site = Production(stack, PORT, asked.postgres, asked.redis)
        import django

        django.setup()
        sitters = [Sitter(session) for session in people(asked.people)]
        quick = sitters[: len(sitters) // 10]  # they answer everything, pass, and get a letter
        time.sleep(asked.up)
        together(sitters, "look")
        together(sitters, "begin")
        right_answers(sitters)
        until = time.monotonic() + asked.seconds
        if asked.fault:
            breaking = threading.Timer(asked.seconds / 2, site.break_part, [asked.fault])
            mending = threading.Timer(asked.seconds / 2 + 15, site.repair, [asked.fault])
            breaking.start()
            mending.start()
        for sitter in sitters:
            sitter.think = asked.seconds / 30 if sitter in quick else asked.think
        together(sitters, "sit", until)
        together(sitters, "hand_in")
        report(sitters, quick, site)


def report(sitters: list[Sitter], quick: list[Sitter], site: Production) -> None:
    """Print what was measured, and what the database holds of what was acknowledged."""
    from django.db import connection

    from training.certification.models import Certificate
    from training.quiz.models import Answer, Submission

    connection.close()  # it may have been ended with all the others
    print(f"{'':<10}{'count':>8}{'p50':>8}{'p95':>8}{'p99':>8}{'max':>8}  ms")
    for what in sitters[0].taken:
        taken = sorted(seconds * 1000 for sitter in sitters for seconds in sitter.taken[what])
        shown = [taken[min(int(len(taken) * share), len(taken) - 1)] for share in (0.5, 0.95, 0.99, 1)]
        print(f"{what:<10}{len(taken):>8}" + "".join(f"{value:>8.0f}" for value in shown))
    kept = Counter(token for sitter in sitters for token in sitter.kept)
    stored = Counter(Answer.objects.values_list("token", flat=True))
    print(f"answers: {kept.total()} acknowledged, {(kept - stored).total()} lost, {(stored - kept).total()} doubled")
    print(f"sent again because of: {dict(sum((sitter.failed for sitter in sitters), Counter()))}")
    passed = Certificate.objects.count()
    finished = sum(len(sitter.kept) == len(sitter.answers) for sitter in quick)
    print(f"handed in: {Submission.objects.count()}; answered everything: {finished}; certificates: {passed}")
    waiting = time.monotonic() + TIMEOUT
    while len(site.mail.letters) < passed and time.monotonic() < waiting:
        time.sleep(1)
    print(f"letters: {len(site.mail.letters)}")


if __name__ == "__main__":
    main()
