"""The table of the calculators, played at the table of a house."""

import pytest

from games.web.venues.models import VenueTable
from tests.portal.page import read

pytestmark = pytest.mark.django_db
TABLE = "/en/games/french-roulette/table/"
AT = f"{TABLE}?at=prova-french"


def test_the_table_is_called_by_its_house_and_has_its_limits(client, table):
    shown = read(client, AT)
    assert "/en/venues/ca-prova/" in shown.hrefs
    limits = {head.text for head in shown.all("td", class_="num")}
    assert {"5", "100", "1,500"} <= limits
    assert "For all that one player has on a position." in " ".join(caption.text for caption in shown.all("caption"))
    VenueTable.objects.update(example_limits=True)
    assert "An example: the limits of the real table are not known here." in " ".join(
        caption.text for caption in read(client, AT).all("caption")
    )


def test_a_stake_is_refused_by_the_limits_of_the_house(client, table):
    VenueTable.objects.update(overrides={"maximum": {"straight": "7"}})
    laid = {"lay": "straight:17", "stake": "10"}
    assert client.get(AT, {"at": "prova-french", **laid}).status_code == 422
    assert client.get(TABLE, laid).status_code == 302


def test_every_action_stays_at_the_table(client, table):
    answer = client.get(TABLE, {"at": "prova-french", "lay": "straight:17", "stake": "10"})
    assert answer.url.startswith(f"{AT}&play=10*straight:17")
    fragment = client.get(
        answer.url, {"at": "prova-french", "play": "10*straight:17", "spin": "17"}, headers={"HX-Request": "true"}
    )
    assert fragment.headers["HX-Push-Url"].startswith(f"{AT}&play=")
    shown = read(client, answer.url)
    assert [field.attrs["value"] for field in shown.all("input", name="at")] == ["prova-french"] * 2
    assert "prova-french" in shown.one("input", id="address").attrs["value"]
    assert AT in shown.hrefs  # a new game
    assert "/en/games/french-roulette/?at=prova-french" in shown.hrefs


@pytest.mark.parametrize("at", ["nowhere", "prova-french"])
def test_a_table_that_is_not_there_is_the_usual_one_and_the_page_says_so(client, table, at):
    VenueTable.objects.update(published=False)
    answer = client.get(TABLE, {"at": at})
    assert answer.status_code == 200
    assert "This game has no such table" in answer.content.decode()


def test_the_table_asks_for_its_house_once(client, table, django_assert_max_num_queries):
    client.get(AT)
    with django_assert_max_num_queries(3):
        client.get(AT)
