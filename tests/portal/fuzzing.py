"""Visitors who send whatever they can think of: to every page and form that they find, and to addresses that are none.

    .venv/bin/python -m tests.portal.fuzzing 20000 7

sends every address of `odd_requests.AIMED`, then so many requests made from seed 7 (1 if none is named), to a site with
the demo people in a database of its own, and says how many were answered with which status. A fault of the site is
printed with the request that shows it, and makes the command fail. With DATABASE_URL the database is one of PostgreSQL.
"""

import json
import logging
import os
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape
from itertools import chain
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from tests.games.web.api.card_requests import GOOD
from tests.games.web.api.fuzzing import mutated
from tests.portal.odd_requests import AIMED, HEADERS, PARTS, TEXTS

WHO = (None, "trainee", "instructor", "hr", "stranger", "editor")
FIRST = (
    "/en/",
    "/it/games/",
    "/fr/training/",
    "/en/training/drills/",
    "/en/training/exams/",
    "/en/hr/",
    "/en/admin/",
    "/en/verify/",
    "/en/venues/",
    "/en/accounts/login/",
    "/en/games/compare/",
    "/en/costs/",
    "/en/costs/evening/",
)
METHODS = ("GET", "GET", "GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "x")
MOST_KNOWN = 40  # addresses of one kind, so that lists do not crowd out single pages
_LINK = re.compile(r'(?:href|hx-get|action)="(/[^"#]*)')
_FIELD = re.compile(r'<(?:input|select|textarea|button)[^>]* name="([^"]+)"(?:[^>]* value="([^"]*)")?')
# Who signs out or changes a password ends the visit.
_LEFT_ALONE = re.compile(r"/(logout|password|i18n|jsi18n)/")


@dataclass
class Visitor:
    """Somebody with a browser, who remembers which pages there are and what can be filled in on each."""

    client: Any
    person: Any
    known: dict[str, dict[str, str]] = field(default_factory=lambda: {page: {} for page in FIRST})
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def name(self) -> str | None:
        return self.person and self.person.username

    def learn(self, page: str, text: str) -> None:
        for link in map(unescape, _LINK.findall(text)):
            kind = re.sub(r"\d+|=[^&]*|[0-9a-f-]{36}", "#", link)
            if link not in self.known and self.kinds[kind] < MOST_KNOWN and not _LEFT_ALONE.search(link):
                self.kinds[kind] += 1
                self.known[link] = {}
        self.known[page] |= {name: unescape(value) for name, value in _FIELD.findall(text)}


@dataclass(frozen=True)
class Sent:
    """A request as it can be sent again."""

    who: str | None
    method: str
    address: str
    data: Any
    headers: dict[str, str]


class Answered(NamedTuple):
    """A request with the status and the seconds of its answer."""

    sent: Sent
    status: int
    seconds: float


def request(rng: random.Random, visitor: Visitor) -> Sent:
    """What a visitor sends next."""
    who, page = visitor.name, rng.choice(list(visitor.known))
    fields, headers = visitor.known[page], rng.choice(HEADERS)
    match rng.randrange(9):
        case 0 | 8:
            return Sent(who, "GET", page, {}, {})
        case 1:
            (game, verb), body = rng.choice(list(GOOD.items()))
            asked = json.dumps(mutated(rng, body))
            return Sent(who, "POST", f"/api/v1/{game}/{verb}", asked, {"CONTENT_TYPE": "application/json"})
        case 2:
            path = urlsplit(page).path.split("/")
            path[rng.randrange(1, len(path))] = rng.choice(PARTS)
            return Sent(who, rng.choice(METHODS), "/".join(path), {}, headers)
        case 3:
            name = rng.choice([*fields, "page", "at", "rules", "play", "seed", "n", "level", "q", "o", "e", "_facets"])
            joint = "&" if "?" in page else "?"
            return Sent(who, "GET", f"{page}{joint}{quote(name)}={rng.choice(PARTS)}", {}, headers)
        case 4 | 5:
            return Sent(who, "GET", urlsplit(page).path, _filled(rng, fields), headers)
        case 6:
            return Sent(who, "POST", page, _filled(rng, fields), {})
        case _:
            return Sent(who, rng.choice(METHODS), page, _filled(rng, fields), headers)


def _filled(rng: random.Random, fields: dict[str, str]) -> dict[str, str]:
    """The fields of a page as they are, one to three of them with something else."""
    data = {name: value for name, value in fields.items() if rng.random() < 0.8}
    for _ in range(rng.randint(1, 3)):
        data[rng.choice([*fields, "x"])] = rng.choice(TEXTS)
    return {name: value.encode(errors="replace").decode() for name, value in data.items()}


def aimed() -> Iterator[Answered]:
    """What becomes of each address of AIMED when each visitor asks for it."""
    for visitor in _visitors():
        for address in AIMED:
            yield _sent(visitor, Sent(visitor.name, "GET", address, {}, {}))


def visits(rng: random.Random, count: int) -> Iterator[Answered]:
    """What becomes of so many requests of the visitors in turn."""
    visitors = _visitors()
    for number in range(count):
        visitor = visitors[number % len(visitors)]
        yield _sent(visitor, request(rng, visitor))


def _visitors() -> list[Visitor]:
    from django.test import Client

    from training.staff.models import User

    return [Visitor(Client(raise_request_exception=False), name and User.objects.get(username=name)) for name in WHO]


def _sent(visitor: Visitor, sent: Sent) -> Answered:
    """Sends a request; a page that comes back is learnt."""
    if visitor.person and "sessionid" not in visitor.client.cookies:
        visitor.client.force_login(visitor.person)
    before = time.perf_counter()
    response = _answer(visitor.client, sent)
    if response.status_code == 200 and sent.address in visitor.known and not response.streaming:
        visitor.learn(sent.address, response.content.decode(errors="replace"))
    return Answered(sent, response.status_code, time.perf_counter() - before)


def _answer(client: Any, sent: Sent) -> Any:
    if sent.method == "GET" or isinstance(sent.data, str):
        ask = client.get if sent.method == "GET" else client.post
        headers = dict(sent.headers)
        kind = {"content_type": headers.pop("CONTENT_TYPE")} if isinstance(sent.data, str) else {}
        return ask(sent.address, sent.data, **kind, **headers)
    if sent.method == "POST" and not sent.headers:
        return client.post(sent.address, sent.data)
    body = "&".join(f"{quote(name)}={quote(value)}" for name, value in sent.data.items())
    kind = {"content_type": sent.headers.get("CONTENT_TYPE", "application/x-www-form-urlencoded")}
    return client.generic(sent.method, sent.address, body, **kind, **sent.headers)


def main() -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.test")
    import django

    django.setup()
    from django.core.management import call_command
    from django.test.utils import setup_databases, setup_test_environment, teardown_databases

    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    setup_test_environment()
    made = setup_databases(verbosity=0, interactive=False)
    logging.getLogger("django").setLevel(logging.CRITICAL)
    answered: Counter[int] = Counter()
    slow: list[tuple[float, Sent]] = []
    try:
        call_command("sync_rulebook", verbosity=0)
        call_command("sync_venues", verbosity=0)
        call_command("demo", "--yes", verbosity=0)
        for sent, status, seconds in chain(aimed(), visits(random.Random(seed), count)):
            answered[status] += 1
            slow = sorted([*slow, (seconds, sent)], key=lambda one: -one[0])[:5]
            if status >= 500:
                print(status, sent, flush=True)
    finally:
        teardown_databases(made, verbosity=0)
    print("slowest:", *(f"{seconds:.1f} s {str(sent)[:200]}" for seconds, sent in slow), sep="\n  ")
    print(*(f"{times:8}  {status}" for status, times in sorted(answered.items())), sep="\n")
    return int(any(status >= 500 for status in answered))


if __name__ == "__main__":
    sys.exit(main())
