"""The addresses of past days: the form that leads to them, what they refuse, and what they cost."""

import pytest
import time_machine
from django.core.cache import caches
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.web.registry import GAMES
from games.web.rulebook import houses
from games.web.rulebook.houses import House
from tests.games.web.rulebook.past.pages import (
    CALLS,
    NEW,
    PAGE,
    TODAY,
)

pytestmark = pytest.mark.django_db


def test_a_day_before_the_records_leads_to_the_first(history, read):
    page = read("2026-02-28", rules="venice-french")
    assert 'recorded from <a href="/en/games/french-roulette/on/2026-03-01/">1 March 2026</a> on' in page
    assert "<article" not in page


def test_before_the_first_sync_the_page_says_that_it_is_empty(client):
    assert 'class="empty"' in client.get(PAGE.format("en", "2026-03-01")).content.decode()


@pytest.mark.parametrize("day", ["2025-02-30", "2026-13-01", "0000-01-01", "2026-3-1", "today"])
def test_a_day_that_no_calendar_has_is_not_found(client, day):
    assert client.get(PAGE.format("en", day)).status_code == 404


def test_a_game_without_rules_is_not_found(client):
    for address in ("/en/games/russian-roulette/on/", "/en/games/russian-roulette/on/2026-03-01/"):
        assert client.get(address).status_code == 404


@pytest.mark.parametrize(
    ("day", "said"),
    [
        ("2026-04-01", "This day is still to come."),
        ("9999-12-31", "Choose a date between"),
        ("0001-01-01", "Choose a date between"),
    ],
)
def test_a_day_without_rules_is_refused_at_the_field(history, read, day, said):
    page = read(day, status=400)
    assert said in page.partition('id="id_day_error"')[2].partition("</ul>")[0]
    assert 'aria-invalid="true"' in page
    assert f'value="{day}"' in page
    assert "<article" not in page


def test_the_form_leads_to_the_day_under_the_same_ruleset(history, client):
    with time_machine.travel(f"{TODAY}T12:00Z", tick=False):
        answer = client.get("/it/games/parlour-roulette/on/", {"day": "2026-03-02", "rules": "parlour-double-zero"})
        assert answer["Location"] == "/it/games/parlour-roulette/on/2026-03-02/?rules=parlour-double-zero"
        refused = client.get("/en/games/parlour-roulette/on/", {"day": "2026-02-30"})
        assert refused.status_code == 400
        assert "There is no such date." in refused.content.decode()
        assert 'value="2026-02-30"' in refused.content.decode()
        empty = client.get("/en/games/parlour-roulette/on/", {"day": "", "rules": "parlour-double-zero"})
        assert empty["Location"] == "/en/games/parlour-roulette/?rules=parlour-double-zero"


def test_the_page_of_rules_asks_for_a_day_without_a_script(history, client):
    page = client.get("/it/games/parlour-roulette/", {"rules": "parlour-double-zero"}).content.decode()
    form = page.partition('action="/it/games/parlour-roulette/on/"')[2].partition("</form>")[0]
    assert '<input type="hidden" name="rules" value="parlour-double-zero">' in form
    assert '<input type="date" name="day"' in form


def test_a_table_of_a_house_is_read_by_its_ruleset_and_says_so(history, read, monkeypatch):
    table = House(
        "tavolo-3",
        GAMES["french-roulette"],
        "venice-french",
        '{"minimum": "25"}',
        "Tavolo 3",
        "it",
        "/v/",
        example=False,
    )
    monkeypatch.setattr(houses, "_FINDERS", [lambda slug: table if slug == "tavolo-3" else None])
    page = read("2026-03-01", at="tavolo-3")
    assert "These are the rules of its ruleset." in page
    assert 'href="/en/games/french-roulette/?at=tavolo-3"' in page


def test_search_engines_are_led_to_the_page_of_today(history, read):
    page = read("2026-03-01", "it")
    assert '<link rel="canonical" href="http://testserver/it/games/french-roulette/">' in page
    for code in ("en", "it", "fr"):
        assert f'hreflang="{code}" href="http://testserver/{code}/games/french-roulette/on/2026-03-01/"' in page


def test_more_clauses_and_changes_need_no_more_queries(desk, on, client):
    def cost() -> int:
        with CaptureQueriesContext(connection) as asked, time_machine.travel(f"{TODAY}T12:00Z", tick=False):
            client.get(PAGE.format("it", "2026-03-01"))
        return len(asked)

    on(1)
    cost()
    few = cost()
    desk.english += "".join(CALLS.replace(NEW, f"roulette-calls-{number}") for number in range(20))
    desk.reword("A chip", "Two chips")
    desk.words["it"]["roulette-tips.title"] = "La mancia"
    on(5)
    cost()
    assert cost() == few == 6


def test_a_past_page_is_kept_like_the_page_of_rules(history, settings, django_assert_num_queries):
    settings.KEPT_PAGES_SECONDS = 30
    caches["pages"].clear()
    visitor = Client(headers={"accept-encoding": "gzip"})
    with time_machine.travel(f"{TODAY}T12:00Z", tick=False):
        first = visitor.get(PAGE.format("en", "2026-03-01"))
        with django_assert_num_queries(0):
            again = visitor.get(PAGE.format("en", "2026-03-01"))
        assert "Cache-Control" not in visitor.get(PAGE.format("en", "2026-04-01")), "a refusal is not kept"
    assert (again.content, again["Cache-Control"]) == (first.content, "no-cache")
