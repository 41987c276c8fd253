"""Pages that are the same for everybody are kept; what belongs to somebody never is."""

import gzip

import pytest
from django.core.cache import caches
from django.test import Client

from games.web.venues.models import Venue
from training.staff.models import User

RULES = "/en/games/blackjack/"
VENUES = "/en/venues/"
GZIP = {"accept-encoding": "gzip"}


@pytest.fixture
def visitor(settings, rulebook, venues) -> Client:
    settings.KEPT_PAGES_SECONDS = 30
    caches["pages"].clear()
    return Client(headers=GZIP)


def test_a_kept_page_asks_the_database_nothing(visitor, django_assert_num_queries):
    first = visitor.get(RULES)
    with django_assert_num_queries(0):
        again = visitor.get(RULES)
    assert again.content == first.content
    assert b"<h1" in gzip.decompress(again.content)


def test_a_page_sets_no_cookie_and_has_no_token(visitor):
    answer = visitor.get(RULES)
    assert not answer.cookies
    assert b"csrf" not in gzip.decompress(answer.content)


def test_a_page_that_has_not_changed_is_not_sent_again(visitor):
    etag = visitor.get(RULES)["ETag"]
    caches["pages"].clear()  # another process renders it again
    answer = visitor.get(RULES, headers=GZIP | {"if-none-match": etag})
    assert (answer.status_code, answer.content) == (304, b"")


def test_security_headers_stand_on_a_kept_page_too(visitor):
    visitor.get(RULES)
    answer = visitor.get(RULES)
    assert "script-src 'self'" in answer["Content-Security-Policy"]
    assert answer["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize("other", ["/it/games/blackjack/", f"{RULES}?with=fr", "/en/games/punto-banco/"])
def test_another_address_is_another_page(visitor, other):
    here, there = (gzip.decompress(visitor.get(path).content) for path in (RULES, other))
    assert here != there


def test_a_theme_is_another_page(visitor):
    light = visitor.get(RULES).content
    visitor.cookies["theme"] = "dark"
    assert b'data-theme="dark"' in gzip.decompress(visitor.get(RULES).content)
    del visitor.cookies["theme"]
    assert visitor.get(RULES).content == light


def test_who_is_signed_in_gets_a_page_of_their_own(visitor):
    visitor.get(RULES)
    visitor.force_login(User.objects.create_user("trainee", first_name="Marta"))
    assert b"Marta" in gzip.decompress(visitor.get(RULES).content)
    visitor.logout()
    assert b"Marta" not in gzip.decompress(visitor.get(RULES).content)


def test_a_waiting_message_is_shown_once_and_not_kept(visitor):
    visitor.cookies["messages"] = "unread"
    visitor.get(RULES)
    del visitor.cookies["messages"]
    assert "ETag" in visitor.get(RULES)


TABLE, CUT = "/en/games/french-roulette/table/", "/en/games/french-roulette/cut/"


@pytest.mark.parametrize("path", [TABLE, CUT, "/it/games/blackjack/calculators/", f"{TABLE}?rules=parlour"])
def test_an_empty_table_and_an_untouched_calculator_are_kept(visitor, path):
    first = visitor.get(path)
    assert "ETag" in first
    assert visitor.get(path).content == first.content


def test_a_fragment_is_not_the_kept_page(visitor):
    visitor.get(CUT)
    fragment = visitor.get(CUT, headers=GZIP | {"hx-request": "true"})
    assert "ETag" not in fragment
    assert b"<html" not in gzip.decompress(fragment.content)


@pytest.mark.parametrize(
    "path", ["/en/accounts/login/", f"{TABLE}?play=10*red", f"{CUT}?amount=350", f"{CUT}?amount=x", "/en/nothing-here/"]
)
def test_other_pages_are_not_kept(visitor, path):
    visitor.get(path)
    assert "ETag" not in visitor.get(path)


def test_a_change_shows_when_the_time_is_over(visitor, settings):
    visitor.get(VENUES)
    Venue.objects.update(name_en="Elsewhere", name="Elsewhere")
    assert b"Elsewhere" not in gzip.decompress(visitor.get(VENUES).content)
    caches["pages"].clear()
    assert b"Elsewhere" in gzip.decompress(visitor.get(VENUES).content)


def test_who_cannot_unpack_gets_a_plain_page(visitor):
    visitor.get(RULES)
    assert b"<h1" in Client().get(RULES).content


def test_nothing_is_kept_where_pages_are_worked_on(settings, rulebook):
    settings.KEPT_PAGES_SECONDS = 0
    assert "ETag" not in Client(headers=GZIP).get(RULES)
