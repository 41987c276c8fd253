"""Forty queries in each language of the staff and twenty in each other, with answers of which one is to be among the
first three, for 95 % of them. In some languages more are missed still, and no more may be."""

import tomllib
from pathlib import Path

import pytest
from django.conf import settings

from games.web.search.selectors import hits

FILES = {path.stem.removeprefix("queries_"): path for path in Path(__file__).parent.glob("queries_*.toml")}
MISSED = {"bg": 2, "el": 4, "et": 3, "fi": 2, "hu": 4, "lv": 3, "pt": 2, "ro": 3, "ru": 2, "tr": 5}
LANGUAGES = [code for code, _name in settings.LANGUAGES if code in FILES]


def queries(language):
    return tomllib.loads(FILES[language].read_text(encoding="utf-8"))["queries"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_answer_is_among_the_first_three(index, language):
    missed = []
    for query, right in queries(language).items():
        first = {f"{hit.entry.kind}:{hit.entry.key}" for hit in hits(query, language)[0][:3]}
        if first.isdisjoint(right):
            missed.append((query, sorted(first)))
    assert len(missed) <= MISSED.get(language, len(queries(language)) * 0.05), missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_queries(language):
    assert len(queries(language)) == (40 if language in settings.STAFF_LANGUAGES else 20)


@pytest.mark.parametrize(
    ("language", "query", "right"),
    [
        ("en", "how many decks in blackjack", "clause:blackjack-cards"),  # the game that is named
        ("en", "practice paying out", "page:quiz:drills"),  # another name of a page
        ("en", "dealer qualifies", "clause:poker-cs-qualifies"),  # a form of a term
        ("it", "fiches colorate", "term:colour-chip"),  # another name of a word in a term
        ("it", "venezia", "venue:ca-vendramin-calergi"),  # the town of a house
        ("ru", "trente et quarante", "game:trente-et-quarante"),  # the name that a game has elsewhere
        ("el", "τράντ ε καράντ", "game:trente-et-quarante"),  # a name that the word list has
        ("fr", "mise maximale sur un numero", "term:maximum"),  # another name among other words
    ],
)
def test_what_the_words_stand_for_is_found(index, language, query, right):
    assert right in [f"{hit.entry.kind}:{hit.entry.key}" for hit in hits(query, language)[0][:3]]
