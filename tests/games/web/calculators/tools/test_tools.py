"""What every calculator keeps to: one address for page and fragment, no script needed, nothing kept but there."""

import re
from dataclasses import replace
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from games.web.calculators import tools
from games.web.calculators.tables import PLAYED, TABLES
from games.web.calculators.tools import tools_in, tools_of
from games.web.kit.form import LONGEST
from games.web.registry import GAMES
from tests.games.web.calculators.tools.conftest import GAME, SLUG, Calculate, error_at, text_of

pytestmark = pytest.mark.django_db

# A clean address of each, as somebody would share it.
SHARED = {
    "payouts": "amounts=15+40+12.50&bet=corner&chips=4&unit=20",
    "cut": "stake=10&bet=split&chips=10,20,100&written=5x10+1x100&change=100&into=5",
    "float": "count=1x50000+7x20000+90x5",
    "number": "n=23&stake=5",
    "zero": "bet=odd&amount=12.50",
}
NAMES = sorted(SHARED)


def address(name: str, query: str = "") -> str:
    return f"{GAME}{name}/?{query}" if query else f"{GAME}{name}/"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_calculator_is_there_in_every_language(client: Client, name: str, language: str) -> None:
    with translation.override(language):
        here = reverse("calculators:tool", kwargs={"slug": "french-roulette", "calculator": name})
    for query in ("", SHARED[name]):
        response = client.get(f"{here}?{query}" if query else here)
        assert response.status_code == 200
        assert f'<html lang="{language}"' in response.content.decode()


@pytest.mark.parametrize("name", NAMES)
def test_a_shared_address_is_clean_and_whole(client: Client, name: str) -> None:
    here = address(name, SHARED[name])
    page = client.get(here).content.decode()
    found = re.search(r'<input id="address" class="ltr" readonly value="([^"]+)"', page)
    assert found
    assert found[1].replace("&amp;", "&") == f"http://testserver{here}"


@pytest.mark.parametrize("name", NAMES)
def test_a_form_that_is_sent_without_a_script_leads_to_the_clean_address(client: Client, name: str) -> None:
    asked = [*parse_qsl(SHARED[name]), ("nobody", "asked"), ("empty", "")]
    response = client.get(address(name), dict(asked))
    assert response.status_code == 302
    assert response["Location"] == address(name, SHARED[name])
    assert client.get(response["Location"]).status_code == 200


@pytest.mark.parametrize("name", NAMES)
def test_htmx_gets_the_fragment_and_the_address_to_push(client: Client, name: str) -> None:
    response = client.get(address(name, f"{SHARED[name]}&nobody=asked"), headers={"HX-Request": "true"})
    assert response.status_code == 200
    assert response["HX-Push-Url"] == address(name, SHARED[name])
    page = response.content.decode()
    assert "<html" not in page
    assert "<form" not in page


@pytest.mark.parametrize("name", NAMES)
def test_htmx_keeps_the_address_that_it_has(client: Client, name: str) -> None:
    here = address(name, SHARED[name])
    for current, pushed in ((f"http://testserver{here}", None), ("http://[", here), ("http://testserver/", here)):
        response = client.get(here, headers={"HX-Request": "true", "HX-Current-URL": current})
        assert (response.status_code, response.get("HX-Push-Url")) == (200, pushed)


@pytest.mark.parametrize("name", NAMES)
def test_the_fragment_and_the_page_show_the_same(client: Client, name: str) -> None:
    here = address(name, SHARED[name])
    fragment = client.get(here, headers={"HX-Request": "true"}).content.decode()
    head, body = fragment.split("</p>", 1)
    title, said = head.split("</title>", 1)
    assert said.strip().startswith('<p id="said" hx-swap-oob="innerHTML">')
    assert f"{title.strip()}</title>" in client.get(here).content.decode()
    assert body.strip() in client.get(here).content.decode()


@pytest.mark.parametrize("name", NAMES)
def test_a_page_that_history_restores_is_whole(client: Client, name: str) -> None:
    headers = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    response = client.get(address(name, SHARED[name]), headers=headers)
    assert b"<html" in response.content
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(response["Vary"].split(", "))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("query", ["empty", "shared"])
def test_the_page_asks_the_database_at_most_twice(client: Client, django_assert_max_num_queries, name, query) -> None:  # type: ignore[no-untyped-def]
    here = address(name, SHARED[name] if query == "shared" else "")
    client.get(here)  # the rulebook is read once and kept
    with django_assert_max_num_queries(2):
        client.get(here)


@pytest.mark.parametrize("name", NAMES)
def test_controls_are_named_and_ids_are_there_once(client: Client, name: str) -> None:
    page = client.get(address(name, SHARED[name])).content.decode()
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))
    controls = re.findall(r"<(?:input|select)\b(?![^>]*type=\"(?:hidden|checkbox)\")[^>]*\sid=\"([^\"]+)\"", page)
    assert controls
    labels = set(re.findall(r'<label(?: class="visually-hidden")? for="([^"]+)"', page))
    assert set(controls) <= labels
    for described in re.findall(r'aria-(?:describedby|labelledby)="([^"]+)"', page):
        assert set(described.split()) <= set(ids), described


@pytest.mark.parametrize("name", NAMES)
def test_there_is_no_style_and_no_script_in_the_page(client: Client, name: str) -> None:
    page = client.get(address(name, SHARED[name])).content.decode()
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:", page)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_shown_rests_on_clauses(client: Client, name: str, rulebook: None) -> None:
    page = client.get(address(name, SHARED[name])).content.decode()
    assert re.search(r'class="clause-link" href="/en/games/french-roulette/#roulette-[a-z-]+"', page)


@pytest.mark.parametrize("name", NAMES)
def test_a_calculator_answers_get_alone(client: Client, name: str) -> None:
    assert client.post(address(name)).status_code == 405


@pytest.mark.parametrize("name", ["no-such-thing", "table-places", "payout"])
def test_what_is_no_calculator_is_not_found(client: Client, name: str) -> None:
    assert client.get(address(name)).status_code == 404


def test_a_calculator_that_a_ruleset_has_no_use_for_is_neither_found_nor_listed(client: Client, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    known = tools_in(GAMES[SLUG])
    without = {**known, "payouts": replace(known["payouts"], suits=lambda _rules: False)}
    monkeypatch.setattr(tools, "tools_in", lambda _game: without)
    assert client.get(address("payouts")).status_code == 404
    assert b"/payouts/" not in client.get(address("calculators")).content


@pytest.mark.parametrize("slug", GAMES)
def test_each_game_lists_its_calculators_the_table_first_where_there_is_one(client: Client, slug: str) -> None:
    page = client.get(f"/en/games/{slug}/calculators/").content.decode()
    listed = re.findall(rf'<li class="card"><a href="/en/games/{slug}/([a-z-]+)/">', page)
    suited = [tool.slug for tool, _address in tools_of(TABLES[slug])]
    assert sorted(listed) == sorted([*(["table"] if slug in PLAYED else []), *suited])
    assert (listed[0] == "table") is (slug in PLAYED)
    for name in listed:
        assert client.get(f"/en/games/{slug}/{name}/", follow=True).status_code == 200


def test_the_rules_and_the_table_lead_to_the_calculators(client: Client) -> None:
    for page in (GAME, f"{GAME}table/", f"{GAME}payouts/"):
        assert f'<a href="{GAME}calculators/"' in client.get(page).content.decode()


def test_a_refusal_is_said_aloud_pushes_no_address_and_keeps_what_was_typed(calculate: Calculate) -> None:
    response = calculate("payouts", htmx=True, unit="ten", step="<b>")
    assert response.status_code == 422
    assert "HX-Push-Url" not in response
    page = response.content.decode()
    assert 'value="ten" aria-invalid="true"' in page
    assert 'value="&lt;b&gt;" aria-invalid="true"' in page
    assert "<b>" not in page
    assert "Enter an amount" in error_at(response, "unit")
    said = page[: page.index("</p>")]
    assert "Enter an amount" in said


def test_more_than_a_field_holds_is_refused(calculate: Calculate) -> None:
    assert error_at(calculate("payouts", amounts="5 " * LONGEST), "amounts") == "That is too long for this page."


def test_empty_fields_are_left_out_of_the_address(calculate: Calculate) -> None:
    response = calculate("payouts", **{"from": "5", "to": "100", "step": "5", "amounts": "", "unit": " "})
    assert urlsplit(response["Location"]).query == ""


def test_every_calculator_is_tested_here() -> None:
    elsewhere = {"called-bets", "replay"}
    assert tools_in(GAMES[SLUG]).keys() - elsewhere == set(NAMES)


def test_the_list_says_in_one_line_what_each_is_for(calculate: Calculate) -> None:
    said = text_of(calculate("calculators"))
    assert "Payout table What any amount wins on each bet on numbers, in a table to print" in said
