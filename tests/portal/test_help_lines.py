"""Help lines: well-formed, complete for the languages of the site, the reader's own country first."""

import pytest
from django.conf import settings
from django.test import Client

from portal.help_lines import all_lines, countries, home_country
from tests.portal.page import read

LINES = all_lines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)
def test_a_line_can_be_reached(line) -> None:
    assert line.site.startswith("https://")
    assert line.phone == line.phone.strip()
    assert not line.phone or 3 <= len(line.dialled) <= 11


def test_no_line_stands_twice() -> None:
    assert len({(line.country, line.name) for line in LINES}) == len(LINES)
    phones = [line.dialled for line in LINES if line.phone]
    assert len(set(phones)) == len(phones)


# Where no line is known to us, the page names those that answer in many languages.
NO_COUNTRY = {"ar", "ru", "sl", "uk"}


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES if code not in NO_COUNTRY])
def test_every_language_of_the_site_has_a_country_of_its_own(language: str) -> None:
    assert home_country(language, "")


@pytest.mark.parametrize(
    ("language", "accepted", "country"),
    [
        ("it", "", "IT"),
        ("it", "it-CH,it;q=0.9", "CH"),
        ("it", "en-US,en;q=0.5", "IT"),
        ("fr", "fr-BE", "BE"),
        ("fr", "fr-CA", "FR"),
        ("en", "en-IE,en;q=0.8", "IE"),
        ("en", "nonsense;;q=x", "GB"),
        ("xx", "", ""),
    ],
)
def test_the_reader_s_country_comes_first(language: str, accepted: str, country: str) -> None:
    assert home_country(language, accepted) == country


def test_countries_stand_in_the_order_of_the_language() -> None:
    assert [c.name for c in countries("it") if c.code in ("AT", "NL", "HU")] == ["Austria", "Paesi Bassi", "Ungheria"]
    french = [c.name for c in countries("fr")]
    assert french.index("Allemagne") < french.index("États-Unis") < french.index("Finlande")


@pytest.mark.django_db
def test_the_page_puts_one_country_first_and_leaves_none_out(client: Client) -> None:
    shown = read(client, "/it/responsible-play/", accept_language="it-CH")
    assert shown.one("h3", id="own-country").text == "Svizzera"
    assert "tel:0800801381" in shown.hrefs
    listed = {e.text for e in shown.all("dt")} | {"Svizzera"}
    assert listed == {country.name for country in countries("it")}
