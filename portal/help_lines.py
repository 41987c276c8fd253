"""Help lines for people who gamble too much, with the reader's own country first."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from django.utils.translation import to_locale
from django.utils.translation.trans_real import parse_accept_lang_header

from games.web.kit.letters import folded


@dataclass(frozen=True)
class HelpLine:
    country: str
    name: str
    site: str
    phone: str = ""
    """As it is dialled inside the country; empty where only the site is certain."""
    languages: tuple[str, ...] = ()

    @property
    def dialled(self) -> str:
        return "".join(filter(str.isdigit, self.phone))


@dataclass(frozen=True)
class Country:
    code: str
    name: str
    lines: tuple[HelpLine, ...]


@cache
def all_lines() -> tuple[HelpLine, ...]:
    rows = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))["line"]
    return tuple(HelpLine(**{**row, "languages": tuple(row.get("languages", ()))}) for row in rows)


def countries(language: str) -> list[Country]:
    """Return every country with a line, named in `language` and in its alphabetical order."""
    names = Locale.parse(to_locale(language)).territories
    by_code: dict[str, list[HelpLine]] = {}
    for line in all_lines():
        by_code.setdefault(line.country, []).append(line)
    found = [Country(code, names[code], tuple(lines)) for code, lines in by_code.items()]
    return sorted(found, key=lambda country: folded(country.name))


def home_country(language: str, accept_language: str) -> str:
    """Return the code of the country to show first to somebody who reads in `language`; empty if none is listed.

    A browser set to it-CH says Switzerland; one set to en-US says nothing about somebody reading Italian.
    """
    listed = {line.country for line in all_lines()}
    for wanted, _quality in parse_accept_lang_header(accept_language):
        spoken, _dash, region = wanted.rpartition("-")
        if spoken == language and region.upper() in listed:
            return region.upper()
    return next((line.country for line in all_lines() if language in line.languages), "")
