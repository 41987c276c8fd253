"""The two switches in the head: language, which keeps the place, and light or dark, which comes back to it."""

import pytest
from django.conf import settings
from django.test import Client
from django.utils.translation import get_language_info

from tests.portal.page import Page, read

pytestmark = pytest.mark.django_db


def languages(page: Page) -> dict[str, str]:
    return {link.attrs["hreflang"]: link.attrs["href"] for link in page.all("a") if "hreflang" in link.attrs}


def test_another_language_keeps_the_page_and_its_question(client: Client) -> None:
    shown = read(client, "/it/accounts/login/?next=/it/training/&from=a%20b")
    assert languages(shown) == {
        code: f"/{code}/accounts/login/?next=/it/training/&from=a%20b" for code, _name in settings.LANGUAGES
    }
    current = [link.text for link in shown.all("a", aria_current="true") if "hreflang" in link.attrs]
    assert current == ["italiano"]


def test_languages_are_named_in_themselves(client: Client) -> None:
    names = {e.attrs["lang"]: e.text for e in read(client, "/fr/").all("a") if "hreflang" in e.attrs}
    assert names == {code: get_language_info(code)["name_local"] for code, _name in settings.LANGUAGES}
    assert names["es"] == "español"


def test_a_missing_page_leads_to_the_home_page_of_another_language(client: Client) -> None:
    assert languages(read(client, "/it/nothing-here/"))["fr"] == "/fr/"


def test_search_engines_are_told_of_the_other_languages(client: Client) -> None:
    alternates = {e.attrs["hreflang"]: e.attrs["href"] for e in read(client, "/it/").all("link", rel="alternate")}
    assert alternates["fr"] == "http://testserver/fr/"


@pytest.mark.parametrize(
    ("accepted", "cookie", "home"),
    [
        ("it-CH,it;q=0.9,en;q=0.5", "", "/it/"),
        ("ja,fr;q=0.5", "", "/fr/"),
        ("ja", "", "/en/"),
        ("fr", "it", "/it/"),
        ("fr", "xx", "/fr/"),
    ],
)
def test_the_bare_address_leads_to_the_reader_s_language(client: Client, accepted: str, cookie: str, home: str) -> None:
    if cookie:
        client.cookies["django_language"] = cookie
    response = client.get("/", headers={"accept-language": accepted})
    assert (response.status_code, response["Location"]) == (302, home)
    assert {"Accept-Language", "Cookie"} <= {part.strip() for part in response["Vary"].split(",")}


def test_the_theme_is_kept_and_the_reader_comes_back(client: Client) -> None:
    back = "/it/responsible-play/?a=b"
    response = client.post("/it/theme/", {"theme": "dark", "next": back})
    assert (response.status_code, response["Location"]) == (302, back)
    cookie = client.cookies["theme"]
    assert (cookie.value, cookie["samesite"], cookie["httponly"]) == ("dark", "Lax", True)
    shown = read(client, back)
    assert shown.one("html").attrs["data-theme"] == "dark"
    assert [b.attrs["value"] for b in shown.all("button", name="theme", aria_pressed="true")] == ["dark"]


def test_without_a_choice_the_device_decides(client: Client) -> None:
    assert "data-theme" not in read(client, "/en/").one("html").attrs


@pytest.mark.parametrize("theme", ["purple", "", '"><script>'])
def test_an_unknown_theme_is_not_kept(client: Client, theme: str) -> None:
    client.post("/en/theme/", {"theme": theme, "next": "/en/"})
    assert "theme" not in client.cookies


def test_a_theme_cookie_of_unknown_content_is_not_shown(client: Client) -> None:
    client.cookies["theme"] = "purple"
    assert "data-theme" not in read(client, "/en/").one("html").attrs


@pytest.mark.parametrize(
    "elsewhere",
    ["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)", "https:///x", "\\\\elsewhere", ""],
)
def test_the_theme_leads_nowhere_else(client: Client, elsewhere: str) -> None:
    response = client.post("/fr/theme/", {"theme": "light", "next": elsewhere})
    assert (response.status_code, response["Location"]) == (302, "/fr/")


def test_the_theme_is_not_changed_by_a_link(client: Client) -> None:
    assert client.get("/en/theme/").status_code == 405


def test_the_theme_is_not_changed_by_another_site() -> None:
    foreign = {"origin": "https://elsewhere.example"}
    response = Client(headers=foreign).post("/it/theme/", {"theme": "dark", "next": "/it/"})
    assert response.status_code == 403
    assert "theme" not in response.cookies
