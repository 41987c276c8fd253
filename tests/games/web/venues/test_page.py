"""The pages of the houses: what stands on them in each language, what only editors see, and what they cost."""

import pytest
from django.conf import settings
from django.urls import reverse

from games.web.venues.models import Picture, Room, Venue, VenueTable
from games.web.venues.selectors import NEWS_A_PAGE
from tests.games.web.venues.conftest import news, uploaded
from tests.portal.page import read

pytestmark = pytest.mark.django_db
LIST, PAGE = "/{}/venues/", "/{}/venues/ca-prova/"


def text_of(client, language="en", query="") -> str:
    return " ".join(read(client, PAGE.format(language) + query).one("main").text.split())


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_the_pages_are_there_in_every_language(client, table, room, picture, language):
    for address in (LIST.format(language), PAGE.format(language)):
        shown = read(client, address)
        assert (shown.status, shown.one("html").attrs["lang"], len(shown.all("h1"))) == (200, language, 1)
        assert not shown.all("style")


def test_the_list_names_each_house_with_its_games(client, table):
    VenueTable.objects.create(venue=table.venue, slug="cards", name_en="Blackjack", published=True, position=2)
    VenueTable.objects.create(
        venue=table.venue, slug="more", game="french-roulette", ruleset="venice-french", published=True
    )
    shown = read(client, LIST.format("en"))
    assert "/en/venues/ca-prova/" in shown.hrefs
    assert [item.text for item in shown.all("li", lang="en") if "/" not in item.text][-2:] == [
        "French roulette",
        "Blackjack",
    ]


def test_the_menu_and_the_home_page_lead_to_the_houses(client, table):
    shown = read(client, "/it/")
    assert "/it/venues/" in shown.hrefs
    assert "/it/venues/ca-prova/" in shown.hrefs


def test_without_a_house_the_pages_say_what_will_be_there(client):
    assert "will appear here" in read(client, LIST.format("en")).one("main").text
    assert "/en/venues/" in read(client, "/en/").hrefs


def test_an_empty_part_tells_editors_what_will_be_there_and_readers_only_that_no_games_are_there(client, people):
    assert len(read(client, PAGE.format("en")).all("p", class_="empty")) == 1
    assert not {"news", "rooms", "gallery"} & {
        each.attrs.get("id") for each in read(client, PAGE.format("en")).all("section")
    }
    client.force_login(people["editor"])
    assert len(read(client, PAGE.format("en")).all("p", class_="empty")) == 4


def test_a_text_is_shown_in_the_language_of_the_reader(client, venue):
    shown = read(client, PAGE.format("it"))
    assert shown.one("p", lang="it", class_="lede").text == "Sulla laguna"


def test_a_text_that_a_language_lacks_stands_in_english_and_says_so(client, venue):
    shown = read(client, PAGE.format("fr"))
    assert shown.one("p", class_="lede").attrs["lang"] == "en"
    assert "A house for" in shown.one("div", lang="en").text
    assert len(shown.all("p", class_="soft in-english")) == 1
    assert not read(client, PAGE.format("en")).all("p", class_="soft in-english")


def test_markdown_is_rendered_and_neither_html_nor_pictures_from_elsewhere(client, venue):
    Venue.objects.update(
        about_en="*so* <b>bold</b> ![x](https://elsewhere.example/x.png)\n\n# Shouted\n\n[go](javascript:go)"
    )
    page = client.get(PAGE.format("en")).content.decode()
    assert "<em>so</em>" in page
    assert "&lt;b&gt;" in page
    assert "<img" not in page
    assert "<h1>Shouted" not in page
    assert 'href="javascript' not in page


def test_a_table_leads_to_the_rules_and_to_the_felt_under_its_own_rules(client, table):
    hrefs = read(client, PAGE.format("it")).hrefs
    assert (
        f"{reverse('rulebook:game', kwargs={'slug': 'french-roulette'}).replace('/en/', '/it/')}?at=prova-french"
        in hrefs
    )
    assert "/it/games/french-roulette/table/?at=prova-french" in hrefs


def test_a_table_shows_its_limits_and_says_when_they_are_an_example(client, table):
    shown = read(client, PAGE.format("en"))
    cells = [cell.text for cell in shown.all("td", class_="num")]
    limits = dict(
        zip(
            (head.text for head in shown.all("th", scope="row")), zip(cells[::2], cells[1::2], strict=True), strict=True
        )
    )
    assert limits["Straight"] == ("5", "100")
    assert limits["Dozen"] == ("–none", "1,500")
    assert "An example" not in text_of(client)
    VenueTable.objects.update(example_limits=True)
    assert "An example: the limits of the real table are not known here." in text_of(client)


def test_a_table_without_limits_says_so(client, table):
    VenueTable.objects.update(overrides={})
    assert "No limits are given for this table." in text_of(client)


def test_what_differs_from_the_ruleset_is_said(client, table):
    assert "Differences from the ruleset" not in text_of(client)
    VenueTable.objects.update(overrides={"zero": "partage"})
    assert "Differences from the ruleset At zero, stakes on even chances lose half at once." in text_of(client)


def test_a_game_without_rules_is_named_and_leads_nowhere(client, venue):
    VenueTable.objects.create(venue=venue, slug="cards", name_en="Blackjack", published=True)
    shown = read(client, PAGE.format("en"))
    assert "Also dealt here" in shown.one("main").text
    assert "Blackjack" in shown.one("main").text
    assert not [href for href in shown.hrefs if "cards" in href]


def test_a_table_that_the_engine_refuses_is_named_and_leads_nowhere(client, table):
    VenueTable.objects.update(overrides={"ceiling": "5"})
    shown = read(client, PAGE.format("en"))
    assert "French roulette" in shown.one("main").text
    assert not [href for href in shown.hrefs if "?at=" in href]


def test_a_room_shows_its_size_and_the_stakes_of_its_machines(client, room):
    shown = text_of(client, "it")
    assert "4.000 m²" in shown
    for amount in ("0,01", "10,00", "500,00"):
        assert amount in shown


def test_news_stands_while_it_is_current_the_latest_first(client, venue):
    news(venue, "The older", hours_ago=9)
    news(venue, "The latest", hours_ago=1)
    news(venue, "What is over", hours_ago=9, until_hours_ago=1)
    news(venue, "Not yet", hours_ago=-1)
    news(venue, "A draft", hours_ago=None)
    shown = text_of(client)
    assert (
        shown.index("The latest") < shown.index("The older") < shown.index("Earlier news") < shown.index("What is over")
    )
    assert "Not yet" not in shown
    assert "A draft" not in shown


def test_earlier_news_is_turned_page_by_page(client, venue):
    for number in range(NEWS_A_PAGE + 1):
        news(venue, f"Item {number}.", hours_ago=50 + number, until_hours_ago=1)
    assert "There is no current news." in text_of(client)
    assert f"Item {NEWS_A_PAGE}." not in text_of(client)
    second = read(client, f"{PAGE.format('en')}?page=2")
    assert f"Item {NEWS_A_PAGE}." in second.one("main").text
    assert "?page=1#news" in second.hrefs
    assert "open" in second.one("details", class_="earlier").attrs
    assert read(client, f"{PAGE.format('en')}?page=none").status == 200


def test_a_picture_has_its_words_and_its_size_and_waits_until_it_is_seen(client, picture):
    image = read(client, PAGE.format("fr")).one("img")
    assert (image.attrs["alt"], image.attrs["lang"]) == ("A green wall", "en")
    assert (image.attrs["width"], image.attrs["height"], image.attrs["loading"]) == ("900", "600", "lazy")
    assert image.attrs["srcset"] == f"{picture.small.url} 640w, {picture.image.url} 900w"


def test_what_is_not_published_is_not_shown(client, table, room, picture):
    VenueTable.objects.update(published=False)
    Room.objects.update(published=False)
    shown = read(client, f"{PAGE.format('en')}?preview")
    assert "French roulette" not in shown.one("main").text
    assert "By the water" not in shown.one("main").text
    assert not shown.all("img")
    assert "French roulette" not in read(client, LIST.format("en")).one("main").text


READERS = ["trainee", "instructor", "hr", "stranger", "foreign editor", "staff without the group"]


@pytest.mark.parametrize("name", [None, *READERS])
def test_an_unpublished_house_is_not_found(client, venue, people, name):
    Venue.objects.update(published=False)
    if name:
        client.force_login(people[name])
    assert client.get(PAGE.format("en")).status_code == 404
    assert client.get(f"{PAGE.format('en')}?preview").status_code == 404
    assert "Prova" not in read(client, LIST.format("en")).one("main").text


@pytest.mark.parametrize("name", ["editor", "editor of all"])
def test_an_editor_sees_what_is_not_published_only_when_asking(client, table, people, name):
    Venue.objects.update(published=False)
    VenueTable.objects.update(published=False)
    news(table.venue, "A draft", hours_ago=None)
    client.force_login(people[name])
    assert client.get(PAGE.format("en")).status_code == 404
    shown = text_of(client, query="?preview")
    assert "French roulette" in shown
    assert "A draft" in shown
    assert shown.count("Not published") == 3


@pytest.mark.parametrize("name", READERS)
def test_only_editors_are_led_to_the_admin(client, venue, people, name):
    edit = f"/en/admin/venues/venue/{venue.pk}/change/"
    client.force_login(people[name])
    assert edit not in read(client, PAGE.format("en")).hrefs
    client.force_login(people["editor"])
    assert edit in read(client, PAGE.format("en")).hrefs


def test_nothing_is_changed_on_the_pages(client, venue):
    assert client.post(LIST.format("en")).status_code == 405
    assert client.post(PAGE.format("en")).status_code == 405


def test_a_house_that_does_not_exist_is_not_found(client):
    assert client.get("/en/venues/nowhere/").status_code == 404


def fill(venue, name: str, again: int) -> None:
    """More of everything."""
    for number in range(again):
        news(venue, f"Now {number}")
        news(venue, f"Then {number}", hours_ago=9, until_hours_ago=1)
        room = Room.objects.create(venue=venue, slug=f"{name}-room-{number}", name_en="A room", published=True)
        Picture.objects.create(venue=venue, room=room, image=uploaded(size=(8, 6)), alt_en="A wall")
        for slug, game in (
            (f"{name}-cards-{number}", {"name_en": "Cards"}),
            (f"{name}-wheel-{number}", {"game": "french-roulette"}),
        ):
            table = VenueTable(venue=venue, slug=slug, published=True, **game)
            table.full_clean()
            table.save()


@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_the_number_of_queries_does_not_grow_with_the_house(
    client, table, picture, django_assert_num_queries, language
):
    fill(table.venue, "first", 1)
    client.get(PAGE.format(language))
    for more in (0, 3):
        fill(table.venue, "more", more)
        with django_assert_num_queries(7):
            client.get(PAGE.format(language))
        with django_assert_num_queries(2):
            client.get(LIST.format(language))
