"""Every address of the site has its rows in the table of access, and answers each role as they say."""

from http.cookies import SimpleCookie
from io import StringIO
from typing import Any

import pytest
from django.conf import settings as site
from django.core.cache import cache
from django.core.management import call_command
from django.db import transaction
from django.test import Client
from django.urls import reverse

from portal.access import LEADERS, METHODS, ROLES, Row, addresses, rows_of, table
from tests.portal.access.world import World

ADDRESSES = addresses()


@pytest.fixture
def world(rulebook: None, settings: Any) -> World:
    """With pages of refusal that say nothing, because here only their status is read."""
    (engine,) = settings.TEMPLATES
    empty = ("django.template.loaders.locmem.Loader", {"403.html": "", "404.html": ""})
    options = engine["OPTIONS"] | {"loaders": [empty, *engine["OPTIONS"]["loaders"]]}
    settings.TEMPLATES = [engine | {"OPTIONS": options}]
    return World()


class Visit:
    """Sends each request as if it were the first one: with nothing done by those before it."""

    def __init__(self, world: World) -> None:
        self.client = Client(raise_request_exception=False)  # one, because each sets up the whole site for itself
        self.cookies: dict[str, dict[str, str]] = {"visitor": {}}
        for role in (*ROLES[1:], *LEADERS):
            self.client.force_login(world.people[role])
            self.cookies[role] = {site.SESSION_COOKIE_NAME: self.client.cookies[site.SESSION_COOKIE_NAME].value}
            self.client.cookies.clear()

    def outcome(self, role: str, method: str, path: str, sent: dict[str, str]) -> str:
        """What comes of a request: its status, or that it leads to the log-in."""
        self.client.cookies = SimpleCookie(self.cookies[role])
        with transaction.atomic():
            answer = self.client.get(path) if method == "GET" else self.client.post(path, sent)
            transaction.set_rollback(True)
        cache.clear()
        to_log_in = (f"{reverse('account_login')}?", f"{reverse('admin:login')}?")
        is_led_there = answer.status_code == 302 and answer["Location"].startswith(to_log_in)
        return "login" if is_led_there else str(answer.status_code)


def test_every_address_has_a_row_for_each_method() -> None:
    lacking = [
        (address, method)
        for address in ADDRESSES
        for method in METHODS
        if method not in {row.method for row in rows_of(address)}
    ]
    assert lacking == []


def test_every_row_is_about_an_address() -> None:
    used = {row for address in ADDRESSES for row in rows_of(address)}
    assert [row for row in table() if row not in used] == []


def test_no_row_is_said_twice() -> None:
    for address in ADDRESSES:
        said = [(row.method, row.whose) for row in rows_of(address)]
        assert len(said) == len(set(said)), address


def test_where_records_have_owners_those_of_another_house_are_asked_for() -> None:
    for address in ADDRESSES:
        whose = {row.whose for row in rows_of(address)} - {"-", "any"}
        assert not whose or "foreign" in whose, address


@pytest.mark.timeout(1200)  # five thousand pages: a minute of the processor, which is shared by all passes
def test_every_address_answers_each_role_as_the_table_says(world: World) -> None:
    visit, wrong = Visit(world), []
    for address, row in [(each, row) for each in sorted(ADDRESSES, key=world.is_sat) for row in rows_of(each)]:
        path = world.path(address, row.whose)
        for role in _roles(row):
            got = visit.outcome(role, row.method, path, world.sent(address))
            if got != row.outcome(role):
                wrong.append(f"{row.method} {address}, {row.whose}, {role}: {got} in place of {row.outcome(role)}")
    assert not wrong, "\n".join(wrong)


def _roles(row: Row) -> tuple[str, ...]:
    """Where all are said to get the same, two stand for them: nobody, and somebody with no rights."""
    return ROLES[:2] if row.is_for_all else (*ROLES, *LEADERS)


def test_a_leader_gets_what_other_trainees_get_unless_the_row_says_otherwise() -> None:
    roster, home, admin = (rows_of(address)[0] for address in ("/en/hr/roster/", "/en/hr/", "/en/admin/"))
    assert [row.outcome("manager") for row in (roster, home, admin)] == ["200", "403", "login"]


def test_an_address_that_is_not_in_the_table_is_noticed() -> None:
    assert rows_of("/en/hr/new-page/") == []
    assert rows_of("/en/admin/venues/venue/<path:object_id>/publish/") == []


def test_the_command_prints_every_address() -> None:
    printed = StringIO()
    call_command("access_table", stdout=printed)
    lines = printed.getvalue().splitlines()
    assert lines[0].split() == ["address", "method", "whose", *ROLES, *LEADERS]
    assert {line.split()[0] for line in lines[1:]} == set(ADDRESSES)
