"""One address gives the page or its fragment, the same to everyone who opens it, within the site's policy."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils import translation

from games.web.calculators.tables import TABLES
from games.web.roulette.table.places import version as stylesheet_version
from tests.games.web.calculators.conftest import TABLE, TWO_ZEROS, Ask

pytestmark = pytest.mark.django_db

GAME = "10*red 5*split:17-20 .0 *red*0*take_half 5*tiers .5 20*column:35"


def test_the_table_is_found_by_its_name() -> None:
    assert reverse("calculators:table", kwargs={"slug": "french-roulette"}) == TABLE


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_page_is_there_in_every_language(client: Client, language: str) -> None:
    with translation.override(language):
        address = reverse("calculators:table", kwargs={"slug": "french-roulette"})
    response = client.get(address, {"play": GAME})
    assert response.status_code == 200
    assert f'<html lang="{language}"' in response.content.decode()


@pytest.mark.parametrize(
    ("language", "names"),
    [("it", ["Zero", "Vicini", "Orfanelli", "Serie 5/8"]), ("fr", ["Zéro", "Voisins", "Orphelins", "Tiers"])],
)
def test_the_series_of_the_racetrack_have_short_names(client: Client, language: str, names: list[str]) -> None:
    with translation.override(language):
        page = client.get(reverse("calculators:table", kwargs={"slug": "french-roulette"})).content.decode()
    assert re.findall(r'class="series"[^>]*><span>([^<]*)<', page) == names


def test_a_shared_address_shows_the_same_to_a_stranger() -> None:
    def shown() -> str:
        page = Client().get(TABLE, {"play": GAME}).content.decode()
        return page[page.index('<form id="table"') : page.index('<form id="notation"')]

    assert shown() == shown()
    assert "Cinq, rouge, impair et manque" in shown()


def test_the_address_to_share_is_whole_and_leads_to_the_game(ask: Ask) -> None:
    page = ask(GAME).content.decode()
    found = re.search(r'<input id="address" class="ltr" readonly value="([^"]+)"', page)
    assert found
    assert found[1] == (
        f"http://testserver{TABLE}?play=10*red+5*split:17-20+.0+*red*0*take_half+5*tiers+.5+20*column:35"
    )


def test_an_action_leads_to_the_clean_address_and_to_the_place_that_was_pressed(ask: Ask) -> None:
    assert ask("10*red", lay="odd", stake="10")["Location"] == f"{TABLE}?play=10*red+10*odd#lay-odd"
    assert ask("10*red", spin="17", stake="10")["Location"] == f"{TABLE}?play=10*red+.17#result"
    assert ask("10*red", clear="1")["Location"] == f"{TABLE}#stakes"


def test_htmx_gets_the_fragment_and_the_address_to_push(ask: Ask) -> None:
    response = ask("10*red", lay="split:1-2", stake="10", htmx=True)
    assert response.status_code == 200
    assert response["HX-Push-Url"] == f"{TABLE}?play=10*red+10*split:1-2"
    page = response.content.decode()
    assert "<html" not in page
    assert "<form" not in page
    assert 'hx-swap-oob="innerHTML">Placed: Split 1/2. Total on the table: 20.<' in page


def test_the_fragment_and_the_page_show_the_same(ask: Ask) -> None:
    page, fragment = ask(GAME).content.decode(), ask(GAME, htmx=True).content.decode()
    body = fragment[fragment.index('<input type="hidden" name="play"') :].strip()
    assert body in page


def test_a_page_that_history_restores_is_whole(client: Client) -> None:
    headers = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    assert b"<html" in client.get(TABLE, {"play": GAME}, headers=headers).content


@pytest.mark.parametrize("htmx", [False, True])
def test_caches_know_that_one_address_gives_two_things(ask: Ask, htmx: bool) -> None:
    assert {"HX-Request", "HX-History-Restore-Request"} <= set(ask(GAME, htmx=htmx)["Vary"].split(", "))
    assert "HX-Request" in ask(GAME, undo="1", htmx=htmx)["Vary"]


def test_the_table_answers_get_alone(client: Client) -> None:
    assert client.post(TABLE).status_code == 405


def test_there_is_no_style_and_no_script_in_the_page(ask: Ask) -> None:
    page = ask(GAME).content.decode()
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:", page)


@pytest.mark.parametrize("play", ["", GAME, "10*red .0 " * 15])
def test_the_page_asks_the_database_at_most_twice(ask: Ask, django_assert_max_num_queries, play: str) -> None:  # type: ignore[no-untyped-def]
    ask(play)  # the rulebook is read once and kept
    with django_assert_max_num_queries(2):
        ask(play)


def test_ids_are_there_once(ask: Ask) -> None:
    page = ask(f"{GAME} .0 5*tiers .5 10*red 10*black .0").content.decode()
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))


def test_each_reason_leads_to_its_clause(ask: Ask, rulebook: None) -> None:
    page = ask("10*red .0").content.decode()
    assert 'href="/en/games/french-roulette/#roulette-zero-prison"' in page


def test_the_limits_of_the_table_stand_on_the_page(ask: Ask) -> None:
    page = ask().content.decode()
    row = re.search(r'<th scope="row">Straight</th>\s*<td class="num">(\d+)</td>\s*<td class="num">(\d+)</td>', page)
    assert row
    assert row.groups() == ("5", "100")
    assert "An example: every house sets its own limits." in page


def test_chips_are_those_that_can_be_laid_here() -> None:
    assert TABLES["french-roulette"].chips == (500, 1000, 2000, 5000, 10000, 20000, 50000, 100000)


# --- where the buttons lie ------------------------------------------------------------------------

# Worked by hand from the drawing of 88 by 180 (felt) and 48 by 144 (racetrack): left, top, width, height.
PLACES = {
    '.felt.single-zero>[value="straight:0"]': (22.727, 0, 54.545, 5),
    '.felt>[value="straight:17"]': (45.455, 41.667, 9.091, 3.333),
    '.felt>[value="split:17-20"]': (45.455, 45, 9.091, 3.333),
    '.felt>[value="corner:1-5"]': (36.364, 11.667, 9.091, 3.333),
    '.felt>[value="first_four"]': (18.182, 5, 9.091, 3.333),
    '.felt>[value="red"]': (77.273, 60, 22.727, 26.667),
    '.felt>[value="dozen:3"]': (59.091, 93.333, 18.182, 6.667),
    '.track>[value="neighbours:0"]': (33.333, 0, 33.333, 5.556),
    '.track>[value="neighbours:26"]': (0, 0, 33.333, 5.556),
    '.track>[value="tiers"]': (25, 61.111, 50, 38.889),
}


@pytest.fixture
def stylesheet(client: Client) -> str:
    response = client.get(reverse("calculators:places", kwargs={"version": stylesheet_version()}))
    assert response["Content-Type"] == "text/css; charset=utf-8"
    assert response["Cache-Control"] == "public, max-age=31536000, immutable"
    assert not response.cookies
    return response.content.decode()


@pytest.mark.parametrize(("selector", "place"), PLACES.items())
def test_a_button_lies_where_its_chip_lies(stylesheet: str, selector: str, place: tuple[float, ...]) -> None:
    rule = re.search(re.escape(selector) + r"\{left:(.+)%;top:(.+)%;width:(.+)%;height:(.+)%\}", stylesheet)
    assert rule
    assert tuple(map(float, rule.groups())) == pytest.approx(place, abs=0.001)


@pytest.mark.parametrize("table", [{}, TWO_ZEROS], ids=["one zero", "two zeros"])
def test_every_button_of_felt_and_racetrack_has_one_place(stylesheet: str, ask: Ask, table: dict[str, str]) -> None:
    page = ask(**table).content.decode()
    buttons = re.findall(r'name="lay" value="([^"]+)"', page)
    wheel = re.search(r'<div class="felt ([a-z-]+)"', page)
    assert wheel
    placed = re.findall(rf'^\.(?:felt|felt\.{wheel[1]}|track)>\[value="([^"]+)"\]', stylesheet, re.MULTILINE)
    track = [] if 'id="track"' in page else re.findall(r'^\.track>\[value="([^"]+)"\]', stylesheet, re.MULTILINE)
    assert sorted(placed) == sorted({*buttons, *track} - {"spot", "called"})


def test_the_stylesheet_is_not_sent_twice(client: Client) -> None:
    address = reverse("calculators:places", kwargs={"version": stylesheet_version()})
    first = client.get(address)
    assert client.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304


def test_an_old_address_of_the_stylesheet_gives_the_current_one_for_now(client: Client) -> None:
    response = client.get(reverse("calculators:places", kwargs={"version": "old"}))
    assert response.status_code == 200
    assert response["Cache-Control"] == "no-cache"


def test_the_drawings_do_not_turn_round_in_languages_from_the_right(ask: Ask) -> None:
    page = ask().content.decode()
    assert re.search(r'id="felt-box"', page)
    for drawing in ("felt-box", "track"):
        assert re.search(rf'id="{drawing}"[^>]* dir="ltr"|dir="ltr"[^>]* id="{drawing}"', page)
    for sheet, drawing in (("felt", ".felt"), ("table", ".track")):
        css = (Path(settings.BASE_DIR) / f"static/roulette/{sheet}.css").read_text(encoding="utf-8")
        assert re.search(rf"\{drawing} \{{[^}}]*direction: ltr", css)
