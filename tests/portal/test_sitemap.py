"""What search engines are told of: every page that everybody may read, in the languages in which it exists."""

import re

import pytest
from django.test import Client

from games.web.search import sync
from tests.portal.page import read

SITE = "https://testserver"


@pytest.fixture
def addresses(rulebook, venues, settings, client: Client) -> list[str]:
    settings.STAFF_LANGUAGES = ["en", "fr"]
    sync.apply(languages=["en", "it", "fr", "ar"])
    answer = client.get("/sitemap.xml", secure=True)
    assert (answer.status_code, answer["Content-Type"]) == (200, "application/xml")
    return re.findall(r"<loc>(.+?)</loc>", answer.content.decode())


def test_it_names_each_page_once_in_each_language_in_which_it_exists(addresses, client: Client):
    assert len(set(addresses)) == len(addresses)
    paths = [address.removeprefix(SITE) for address in addresses]
    assert {f"/{language}/games/blackjack/" for language in ("en", "it", "fr")} <= set(paths)
    assert "/fr/training/drills/" in paths
    assert "/it/training/drills/" not in paths
    assert not any("#" in path or "?" in path for path in paths)
    italian = [path for path in paths if path.startswith("/it/")]
    assert {path: status for path in italian if (status := client.get(path, follow=True).status_code) != 200} == {}


@pytest.mark.django_db
def test_robots_learn_where_it_is(client: Client):
    answer = client.get("/robots.txt", secure=True)
    assert answer["Content-Type"].startswith("text/plain")
    assert f"Sitemap: {SITE}/sitemap.xml\n" in answer.content.decode()


@pytest.mark.django_db
def test_a_page_names_where_the_language_of_the_browser_decides(client: Client):
    links = read(client, "/it/responsible-play/?x=1").all("link", rel="alternate")
    default = next(link.attrs["href"] for link in links if link.attrs["hreflang"] == "x-default")
    assert default == "http://testserver/responsible-play/?x=1"
    answer = client.get("/responsible-play/?x=1", headers={"accept-language": "fr"})
    assert answer["Location"] == "/fr/responsible-play/?x=1"
