"""People who sit an exam at the same time over HTTP, and what became of their answers."""

import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlencode, urlsplit

EXAM = "english-roulette-croupier"


class Sitter:
    """Somebody who sits the exam: what the page's script does, with what was acknowledged and how long it took."""

    def __init__(self, session: str, address: str) -> None:
        self.site = address
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
        self.attempt = ""
        self.answers: dict[int, dict[str, str]] = {}
        self.kept: list[str] = []
        self.taken: dict[str, list[float]] = {"list": [], "begin": [], "page": [], "save": [], "hand in": []}
        self.failed: Counter[str] = Counter()

    def ask(self, what: str, path: str, **form: object) -> str:
        """Ask until the server answers with less than 500. Return where it leads, and keep the seconds it took."""
        body = urlencode({"csrfmiddlewaretoken": self.csrf, **form}) if form or what not in ("list", "page") else None
        for pause in (1, 2, 4, 8, 15, 15, 15):
            start = time.perf_counter()
            connection = HTTPConnection(self.site, timeout=30)
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
        self.attempt = urlsplit(self.ask("begin", f"/en/training/exams/{EXAM}/begin/")).path

    def answer(self, position: int) -> None:
        token = secrets.token_hex(16)
        self.ask("page", f"{self.attempt}?item={position}")
        self.ask("save", self.attempt, item=position, token=token, **self.answers[position])
        self.kept.append(token)

    def sit(self, until: float) -> None:
        """Answer one question after the other until the time is over, or all of them are answered."""
        for position in self.answers:
            time.sleep(min(random.expovariate(1 / self.think), 3 * self.think))
            if time.monotonic() > until:
                return
            self.answer(position)

    def hand_in(self) -> None:
        self.ask("hand in", f"{self.attempt}submit/")


def together(sitters: Sequence[Sitter], act: str, *given: float) -> None:
    """Let all of them do it, each in a thread, from the same moment on. Raise what the first of them raises."""
    start = threading.Barrier(len(sitters))

    def run(sitter: Sitter) -> None:
        start.wait()
        getattr(sitter, act)(*given)

    with ThreadPoolExecutor(len(sitters)) as pool:
        running = [pool.submit(run, sitter) for sitter in sitters]
    for each in running:
        each.result()


def right_answers(sitters: Iterable[Sitter]) -> None:
    """Read from the database what each sitter is asked, and what is right, as it would be typed."""
    from training.quiz.models import AttemptItem
    from training.quiz.presentation import typed_again

    by_uuid = {sitter.attempt.split("/")[-2]: sitter for sitter in sitters}
    for item in AttemptItem.objects.select_related("attempt"):
        by_uuid[str(item.attempt.uuid)].answers[item.position] = typed_again(item.face, item.key)


@dataclass(frozen=True, slots=True)
class Kept:
    """Of the answers that were acknowledged: how many they are, how many are lost, how many more there are than were
    acknowledged, and how many are marked as right, as all of them were."""

    acknowledged: int
    lost: int
    doubled: int
    right: int

    @property
    def is_all(self) -> bool:
        """Whether each answer is there once, and counted."""
        return self.lost == self.doubled == 0 and self.right == self.acknowledged


def kept(sitters: Iterable[Sitter]) -> Kept:
    """Compare what was acknowledged with what the database holds, after all have handed in."""
    from django.db.models import F

    from training.quiz.models import Answer
    from training.quiz.selectors import marks_that_count

    said = Counter(token for sitter in sitters for token in sitter.kept)
    stored = Counter(Answer.objects.values_list("token", flat=True))
    right = marks_that_count().filter(score=F("max")).count()
    return Kept(said.total(), (said - stored).total(), (stored - said).total(), right)
