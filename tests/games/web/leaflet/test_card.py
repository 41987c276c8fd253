"""The table card: one page of A5 that says what the page of rules says, made once, and none where there is nothing."""

import html
from collections.abc import Callable
from io import BytesIO
from itertools import permutations

import pytest
from django.conf import settings
from django.test import override_settings
from django.utils.html import strip_tags
from pypdf import PdfReader

from games.web.leaflet import paper
from games.web.registry import GAMES
from games.web.rulebook.models import Book
from games.web.rulebook.selectors import rulebook_page
from games.web.venues.models import VenueTable

pytestmark = pytest.mark.django_db
A5 = (420, 595)  # points
ROULETTE = "french-roulette/card.pdf"
PAIRS = list(permutations([code for code, _ in settings.LANGUAGES], 2))


@pytest.fixture
def card(client, rulebook) -> Callable[..., PdfReader]:
    def get(address: str, language: str = "en") -> PdfReader:
        response = client.get(f"/{language}/games/{address}")
        assert response.status_code == 200, address
        return PdfReader(BytesIO(response.content))

    return get


def words(document: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in document.pages).split())


@pytest.mark.parametrize("slug", GAMES)
def test_it_is_one_page_of_a5_that_names_the_game_and_its_ruleset(card, slug):
    document = card(f"{slug}/card.pdf")
    assert [(round(page.mediabox.width), round(page.mediabox.height)) for page in document.pages] == [A5]
    game = GAMES[slug]
    text = words(document).casefold()
    assert str(game.title).casefold() in text
    assert str(game.rulesets[game.ruleset]).casefold() in text
    assert document.metadata.title.casefold() == f"{game.title}, {game.rulesets[game.ruleset]}".casefold()


@pytest.mark.parametrize(("place", "slug"), list(enumerate(GAMES)))
def test_in_two_languages_it_is_one_page_too(card, place, slug):
    """Each game under its last ruleset in another pair; `every_card` goes through all of them."""
    first, second = PAIRS[place % len(PAIRS)]
    *_, ruleset = GAMES[slug].rulesets
    assert len(card(f"{slug}/card.pdf?rules={ruleset}&with={second}", first).pages) == 1


@pytest.mark.parametrize("slug", GAMES)
def test_it_pays_and_costs_what_the_page_of_rules_says(card, slug):
    game = GAMES[slug]
    text = words(card(f"{slug}/card.pdf"))
    opens = rulebook_page(game, game.ruleset, "en").opening
    assert opens is not None
    for row in (*opens.pays, *opens.costs):
        assert row.said.html in text
    for step in opens.steps:
        assert html.unescape(strip_tags(step.said.html)) in text


def test_both_languages_are_shown_in_their_own_numbers(card):
    text = words(card(f"{ROULETTE}?with=it"))
    assert "2.7027%" in text
    assert "2,7027%" in text
    assert "Rien ne va plus" in text


@override_settings(SITE_URL="https://tapis.example")
def test_it_leads_to_the_rules_of_its_ruleset_in_each_language(card):
    page = card("parlour-roulette/card.pdf?rules=parlour-double-zero&with=fr").pages[0]
    links = {note.get_object()["/A"]["/URI"] for note in page["/Annots"]}
    assert links == {
        "https://tapis.example/en/games/parlour-roulette/?rules=parlour-double-zero",
        "https://tapis.example/fr/games/parlour-roulette/?rules=parlour-double-zero",
        "https://tapis.example/en/responsible-play/",
        "https://tapis.example/fr/responsible-play/",
    }


def test_it_can_be_read_aloud(card):
    document = card(f"{ROULETTE}?with=fr", "it")
    assert document.root_object["/MarkInfo"]["/Marked"]
    assert document.root_object["/Lang"] == "it"
    assert "pdfuaid:part" in document.xmp_metadata.stream.get_data().decode()


def test_a_game_of_looking_up_has_its_chart_in_the_letters_of_the_page(card):
    text = words(card("blackjack/card.pdf"))
    for said in ("Best play", "Hard totals", "Soft totals", "Pairs", "double, else hit"):
        assert said in text
    assert "Best play" not in words(card(ROULETTE))


def test_a_table_of_a_house_has_its_own_card_with_its_limits(card, venues):
    text = words(card("french-roulette/card.pdf?at=ca-vendramin-calergi-french-roulette"))
    assert "Ca’ Vendramin Calergi" in text
    assert "Minimum" in text
    assert "3,000" in text
    assert "An example: the limits of the real table are not known here." in text


def test_it_says_when_the_rules_were_last_changed(card):
    assert Book.objects.get(game="roulette").stamp[:8] in words(card(ROULETTE))


@pytest.mark.parametrize(
    "address",
    [
        "ludo/card.pdf",
        f"{ROULETTE}?rules=venice-blackjack",
        f"{ROULETTE}?at=nowhere",
        f"{ROULETTE}?with=tlh",
    ],
)
def test_there_is_no_card_of_what_is_not_there(client, rulebook, address):
    assert client.get(f"/en/games/{address}").status_code == 404


def test_there_is_no_card_of_an_unpublished_table(client, rulebook, venues):
    VenueTable.objects.update(published=False)
    address = f"/en/games/{ROULETTE}?at=ca-vendramin-calergi-french-roulette"
    assert client.get(address).status_code == 404


def test_without_rules_there_is_no_card(client, db):
    assert client.get(f"/en/games/{ROULETTE}").status_code == 404


def test_a_card_is_made_once(client, rulebook, monkeypatch):
    made = []
    monkeypatch.setattr(paper, "pdf", lambda _template, data, *_more: made.append(data) or b"%PDF")
    paper._made.cache_clear()
    for _ in range(3):
        client.get(f"/en/games/{ROULETTE}")
    client.get(f"/en/games/{ROULETTE}?with=it")
    assert len(made) == 2
    paper._made.cache_clear()


def test_who_has_a_card_gets_it_again_only_after_a_change(client, rulebook, monkeypatch):
    first = client.get(f"/en/games/{ROULETTE}")
    known = {"If-None-Match": first["ETag"]}
    monkeypatch.setattr(paper, "made", lambda *_: pytest.fail("made again"))
    again = client.get(f"/en/games/{ROULETTE}", headers=known)
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])
    monkeypatch.undo()
    Book.objects.filter(game="roulette").update(stamp="another")
    assert client.get(f"/en/games/{ROULETTE}", headers=known).status_code == 200


def test_its_file_says_what_it_is(client, rulebook):
    response = client.get("/it/games/blackjack/card.pdf?rules=single-deck&with=en")
    assert response["Content-Type"] == "application/pdf"
    assert response["Content-Disposition"] == 'inline; filename="single-deck-it-en.pdf"'


def test_the_pages_of_rules_and_of_venues_lead_to_it(client, rulebook, venues):
    page = client.get("/en/games/blackjack/?rules=single-deck&with=it").content.decode()
    assert 'href="/en/games/blackjack/card.pdf?rules=single-deck&amp;with=it"' in page
    venue = client.get("/en/venues/ca-noghera/").content.decode()
    assert 'href="/en/games/blackjack/card.pdf?at=ca-noghera-blackjack"' in venue
