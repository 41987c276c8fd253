"""The pages of the staff in a language in which they do not exist. Italian stands for one."""

import pytest
from django.test import Client

from tests.portal.page import read

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def no_italian_for_staff(settings):
    settings.STAFF_LANGUAGES = ["en", "fr"]


@pytest.mark.parametrize(("accepts", "shown"), [("", "en"), ("it, de;q=0.9", "en"), ("it, xx, fr-CH;q=0.5", "fr")])
def test_a_reader_gets_the_nearest_language(client: Client, accepts: str, shown: str):
    answer = client.get("/it/training/drills/?level=2", headers={"accept-language": accepts})
    assert (answer.status_code, answer["Location"]) == (307, f"/{shown}/training/drills/?level=2&language=it")


def test_the_page_says_so_in_the_language_of_the_reader(client: Client):
    page = read(client, "/fr/training/?language=it")
    assert page.one("html").attrs["lang"] == "fr"
    note = next(element for element in page.all("p") if element.attrs.get("class") == "notice")
    assert note.attrs["lang"] == "it"
    assert "Questa parte del sito" in note.text
    assert "Francese" in note.text
    assert "/it/" in page.hrefs


def test_the_note_has_the_fonts_of_its_script(client: Client):
    def sheets(address: str) -> list[str]:
        return [link.attrs["href"] for link in read(client, address).all("link", rel="stylesheet")]

    chinese = "/static/css/fonts-hans.css"
    assert chinese in sheets("/en/training/?language=zh-hans")
    assert chinese not in sheets("/en/training/?language=es")
    assert chinese in sheets("/zh-hans/responsible-play/")


@pytest.mark.parametrize("language", ["en", "fr", "de", "no such", ""])
def test_nothing_is_said_to_others(client: Client, language: str):
    assert "This part of the site" not in client.get("/en/training/", {"language": language}).content.decode()


def test_what_everybody_reads_exists_in_every_language(client: Client):
    for address in ("/it/", "/it/verify/", "/it/responsible-play/"):
        assert client.get(address).status_code == 200


def test_only_languages_that_exist_are_named_as_alternates(client: Client):
    def alternates(address: str) -> set[str]:
        return {link.attrs["hreflang"] for link in read(client, address).all("link") if "hreflang" in link.attrs}

    assert {"en", "fr"} <= alternates("/en/training/")
    assert "it" not in alternates("/en/training/")
    assert "it" in alternates("/en/")
