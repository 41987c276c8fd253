"""The rules as they stood on each day of a scripted history, and what has changed since."""

import re
from datetime import UTC, date, datetime

import pytest
import time_machine
from django.core.cache import caches
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from games.core.facts import Odds
from games.web import registry
from games.web.registry import GAMES
from games.web.rulebook import houses, rewording
from games.web.rulebook.houses import House
from games.web.rulebook.models import FormerTranslation
from games.web.rulebook.past.page import past_page
from games.web.rulebook.selectors import rulebook_page

pytestmark = pytest.mark.django_db
PAGE = "/{}/games/french-roulette/on/{}/"
TODAY = "2026-03-31"
STRAIGHT, LOSES, TIPS, NEW = "roulette-pays-straight", "roulette-loses", "roulette-tips", "roulette-calls"
CHIP = "A chip on one number pays {straight_pays}."
CALLS = f"""
[[section.clause]]
id = "{NEW}"
title = "Calls"
kind = "procedure"
source = "custom: tables"
body = "The croupier calls the number."
"""


@pytest.fixture
def on(desk):
    """Sync the files at noon of a day."""

    def sync(day: int) -> None:
        with time_machine.travel(datetime(2026, 3, day, 12, tzinfo=UTC), tick=False):
            desk.sync()

    return sync


@pytest.fixture
def pays(monkeypatch):
    """Let the engine pay otherwise for a straight under the rules of Venice."""
    known = registry.facts

    def changed(odds: int) -> None:
        def said(engine, name, overrides=""):
            return known(engine, name, overrides) | ({"straight_pays": Odds(odds)} if name == "venice-french" else {})

        monkeypatch.setattr(registry, "facts", said)

    return changed


@pytest.fixture
def history(desk, on, pays):
    """The first day, 1 March, and changes on the 5th, the 10th, the 15th, the 20th and the 25th."""
    on(1)
    desk.words["it"]["roulette-tips.body"] = "Il croupier ringrazia sempre."
    on(5)  # another translation
    desk.reword("A chip on one number pays", "Two chips on one number pay")
    desk.words["it"]["roulette-pays-straight.body"] = "Due gettoni su un numero pagano {straight_pays}."
    on(10)  # another rule
    pays(36)
    on(15)  # another number
    desk.english += CALLS
    desk.words["it"] |= {f"{NEW}.title": "Annunci", f"{NEW}.body": "Il croupier annuncia il numero."}
    desk.catalogue_english = desk.english
    on(20)  # another clause
    place = desk.english.index('[[section.clause]]\nid = "roulette-loses"')
    desk.english = desk.english[:place] + desk.english[desk.english.index("[[section]]", place) :]
    on(25)  # a retired one


@pytest.fixture
def read(client):
    def get(day: str, language: str = "en", **asked: str) -> str:
        with time_machine.travel(f"{TODAY}T12:00Z", tick=False):
            response = client.get(PAGE.format(language, day), asked)
        assert response.status_code == 200
        return " ".join(response.content.decode().split())

    return get


def article(page: str, clause: str) -> str:
    found = re.search(rf'<article[^>]* id="{clause}".*?</article>', page)
    return found[0] if found else ""


def then(page: str, clause: str) -> str:
    """Return what stands of a clause for the day, without what it says today."""
    return article(page, clause).partition("<details")[0]


def summary(page: str) -> list[str]:
    part = page.partition('class="since-then')[2].partition("</div>")[0]
    return re.findall(r'<a href="#([\w-]+)">', part)


@pytest.mark.parametrize(
    ("day", "straight"),
    [
        ("2026-03-01", "A chip on one number pays 35 to 1."),
        ("2026-03-09", "A chip on one number pays 35 to 1."),
        ("2026-03-10", "Two chips on one number pay 35 to 1."),
        ("2026-03-14", "Two chips on one number pay 35 to 1."),
        ("2026-03-15", "Two chips on one number pay 36 to 1."),
        ("2026-03-31", "Two chips on one number pay 36 to 1."),
    ],
)
def test_words_and_numbers_are_those_at_the_end_of_the_day(history, read, day, straight):
    assert f"<p>{straight}</p>" in then(read(day), STRAIGHT)


@pytest.mark.parametrize(
    ("day", "changed"),
    [
        ("2026-03-01", [STRAIGHT, LOSES, NEW]),
        ("2026-03-14", [STRAIGHT, LOSES, NEW]),
        ("2026-03-15", [LOSES, NEW]),
        ("2026-03-20", [LOSES]),
        ("2026-03-24", [LOSES]),
        ("2026-03-25", []),
    ],
)
def test_the_summary_leads_to_what_has_changed_since(history, read, day, changed):
    page = read(day)
    assert summary(page) == changed
    assert ("No rule has changed since." in page) == (not changed)
    assert ("3 rules have changed since:" in page) == (len(changed) == 3)
    assert all(re.search(rf'<(article|li)[^>]* id="{clause}"', page) for clause in changed)


def test_a_changed_rule_says_so_and_what_it_says_today(history, read):
    rule = article(read("2026-03-01"), STRAIGHT)
    assert ">Changed since</span>" in rule
    assert "<del>35 to 1</del> became <ins>36 to 1</ins>" in rule
    assert "<p>Two chips on one number pay 36 to 1.</p>" in rule.partition("<details")[2]
    assert f'href="/en/games/french-roulette/#{STRAIGHT}"' in rule


def test_a_rule_that_has_not_changed_has_no_mark(history, read):
    rule = article(read("2026-03-01"), TIPS)
    assert ("badge" in rule, "<details" in rule) == (False, False)


def test_a_new_rule_is_listed_as_not_yet_in_force_and_leads_to_today(history, read):
    page = read("2026-03-19")
    assert article(page, NEW) == ""
    listed = page.partition('id="new-title"')[2].partition("</section>")[0]
    assert listed.startswith(">Not yet in force on that day</h2>")
    assert f'<a href="/en/games/french-roulette/#{NEW}" lang="en">Calls</a>' in listed


def test_a_retired_rule_stands_in_its_place_and_says_that_it_is_no_longer_in_force(history, read):
    page = read("2026-03-24")
    rule = article(page, LOSES)
    assert "belongs to the bank" in rule
    assert ">No longer in force</span>" in rule
    assert "<details" not in rule
    assert re.findall(r'<article[^>]* id="([\w-]+)"', page) == [STRAIGHT, LOSES, TIPS, NEW]
    assert article(read("2026-03-25"), LOSES) == ""


def test_rules_are_numbered_by_what_held_on_the_day(history, read):
    numbers = r'href="#([\w-]+)" data-copy-link aria-label="[^"]*">([\d.]+)<'
    assert dict(re.findall(numbers, read("2026-03-01"))) == {STRAIGHT: "1.1", LOSES: "1.2", TIPS: "2.1"}
    assert dict(re.findall(numbers, read("2026-03-31"))) == {STRAIGHT: "1.1", TIPS: "2.1", NEW: "2.2"}


def test_other_words_alone_are_marked_as_such(desk, on, read):
    on(1)
    clause = f'id = "{STRAIGHT}"'
    desk.reword(clause, f'{clause}\nreworded = ["{rewording.mark(CHIP)}"]')
    desk.reword("A chip on one number", "A piece on one number")
    on(5)
    page = read("2026-03-04")
    assert summary(page) == [STRAIGHT]
    assert ">Only the wording has changed since</span>" in article(page, STRAIGHT)
    assert "A chip on one number" in then(page, STRAIGHT)


def test_what_was_changed_back_has_not_changed(on, pays, read):
    on(1)
    pays(36)
    on(5)
    pays(35)
    on(10)
    assert summary(read("2026-03-02")) == []
    assert summary(read("2026-03-05")) == [STRAIGHT]


def test_another_ruleset_has_a_history_of_its_own(history, client):
    with time_machine.travel(f"{TODAY}T12:00Z", tick=False):
        page = client.get("/en/games/fair-roulette/on/2026-03-10/").content.decode()
    assert "Two chips on one number pay 35 to 1." in page
    assert STRAIGHT not in summary(page)


@pytest.mark.parametrize(
    ("day", "clause", "said"),
    [
        ("2026-03-04", TIPS, "lo mostra al tavolo"),
        ("2026-03-05", TIPS, "Il croupier ringrazia sempre."),
        ("2026-03-09", STRAIGHT, "Un gettone su un numero solo paga 35"),
        ("2026-03-10", STRAIGHT, "Due gettoni su un numero pagano 35"),
        ("2026-03-24", LOSES, "Ciò che non vince"),
    ],
)
def test_a_translation_is_the_one_of_its_day(history, read, day, clause, said):
    rule = then(read(day, "it"), clause)
    assert said.replace("lo mostra", "la mostra") in rule
    assert '<div class="prose" lang="it">' in rule
    assert "notice" not in rule


def test_where_a_wording_had_no_translation_its_english_says_so(desk, on, read):
    on(1)
    desk.reword("belongs to the bank", "goes to the bank", translated=False)
    on(5)
    desk.reword("goes to the bank", "falls to the bank")
    on(10)
    rule = then(read("2026-03-05", "it"), LOSES)
    assert '<div class="prose" lang="en" dir="ltr">' in rule
    assert "goes to the bank" in rule
    assert '<p class="notice warn translation" lang="it" dir="ltr">' in rule
    assert "va al banco" in then(read("2026-03-04", "it"), LOSES)
    assert '<div class="prose" lang="it">' in then(read("2026-03-10", "it"), LOSES)


def test_only_texts_whose_place_others_take_are_kept(history):
    rows = FormerTranslation.objects.order_by("pk").values_list("clause", "language", "source_revision", "body")
    assert [row[:3] for row in rows] == [(TIPS, "it", 1), (STRAIGHT, "it", 1), (STRAIGHT, "fr", 1)]
    assert rows[1][3] == "Un gettone su un numero solo paga {straight_pays}."


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
    page = read(day)
    assert said in page.partition('id="id_day_error"')[2].partition("</ul>")[0]
    assert 'aria-invalid="true"' in page
    assert f'value="{day}"' in page
    assert "<article" not in page


def test_the_form_leads_to_the_day_under_the_same_ruleset(history, client):
    with time_machine.travel(f"{TODAY}T12:00Z", tick=False):
        answer = client.get("/it/games/parlour-roulette/on/", {"day": "2026-03-02", "rules": "parlour-double-zero"})
        assert answer["Location"] == "/it/games/parlour-roulette/on/2026-03-02/?rules=parlour-double-zero"
        refused = client.get("/en/games/parlour-roulette/on/", {"day": "2026-02-30"})
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
    assert (again.content, again["Cache-Control"]) == (first.content, "no-cache")


@pytest.mark.parametrize(("slug", "language"), [("caribbean-stud", "ar"), ("french-roulette", "it")])
def test_where_nothing_has_changed_a_past_page_says_the_same_as_the_page_of_today(rulebook, slug, language):
    game, day = GAMES[slug], date(2199, 1, 1)  # all that is recorded was recorded before
    past = past_page(game, game.ruleset, language, day)
    today = rulebook_page(game, game.ruleset, language)
    assert past.changed == []
    assert [(s.slug, s.number, s.title) for s in past.sections] == [(s.slug, s.number, s.title) for s in today.sections]
    assert [(c.id, c.number, c.text.title, c.text.html) for s in past.sections for c in s.clauses] == [
        (c.id, c.number, c.title, c.html) for s in today.sections for c in s.clauses
    ]
