"""The rules of a past day in the languages of their readers."""

from datetime import date

import pytest

from games.web.registry import GAMES
from games.web.rulebook.models import FormerTranslation
from games.web.rulebook.past.page import past_page
from games.web.rulebook.selectors import rulebook_page
from tests.games.web.rulebook.past.pages import LOSES, STRAIGHT, TIPS, then

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("day", "clause", "said"),
    [
        ("2026-03-04", TIPS, "lo mostra al tavolo"),
        ("2026-03-05", TIPS, "Il croupier ringrazia sempre."),
        ("2026-03-09", STRAIGHT, "Un gettone su un numero solo paga 35"),
        ("2026-03-10", STRAIGHT, "Due gettoni su un numero pagano 35"),
        ("2026-03-24", LOSES, "Ciò che non vince"),
    ],
)
def test_a_translation_is_the_one_of_its_day(history, read, day, clause, said):
    rule = then(read(day, "it"), clause)
    assert said.replace("lo mostra", "la mostra") in rule
    assert '<div class="prose" lang="it">' in rule
    assert "notice" not in rule


def test_where_a_wording_had_no_translation_its_english_says_so(desk, on, read):
    on(1)
    desk.reword("belongs to the bank", "goes to the bank", translated=False)
    on(5)
    desk.reword("goes to the bank", "falls to the bank")
    on(10)
    rule = then(read("2026-03-05", "it"), LOSES)
    assert '<div class="prose" lang="en" dir="ltr">' in rule
    assert "goes to the bank" in rule
    assert '<p class="notice warn translation" lang="it" dir="ltr">' in rule
    assert "va al banco" in then(read("2026-03-04", "it"), LOSES)
    assert '<div class="prose" lang="it">' in then(read("2026-03-10", "it"), LOSES)


def test_only_texts_whose_place_others_take_are_kept(history):
    rows = FormerTranslation.objects.order_by("pk").values_list("clause", "language", "source_revision", "body")
    assert [row[:3] for row in rows] == [(TIPS, "it", 1), (STRAIGHT, "it", 1), (STRAIGHT, "fr", 1)]
    assert rows[1][3] == "Un gettone su un numero solo paga {straight_pays}."


@pytest.mark.parametrize(("slug", "language"), [("caribbean-stud", "ar"), ("french-roulette", "it")])
def test_where_nothing_has_changed_a_past_page_says_the_same_as_the_page_of_today(rulebook, slug, language):
    game, day = GAMES[slug], date(2199, 1, 1)  # all that is recorded was recorded before
    past = past_page(game, game.ruleset, language, day)
    today = rulebook_page(game, game.ruleset, language)
    assert past.changed == []
    assert [(s.slug, s.number, s.title) for s in past.sections] == [(s.slug, s.number, s.title) for s in today.sections]
    assert [(c.id, c.number, c.text.title, c.text.html) for s in past.sections for c in s.clauses] == [
        (c.id, c.number, c.title, c.html) for s in today.sections for c in s.clauses
    ]
