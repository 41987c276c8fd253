"""The pages of drills, without a script: plain forms and links."""

import re
from urllib.parse import parse_qs, urlparse

import pytest
from django.urls import reverse
from django.utils import translation

from games.roulette.rulesets import ruleset
from games.web.registry import rules as rules_of
from training.drills.courses import courses, lesson_on
from training.drills.registry import GENERATORS
from training.quiz.models import Practice
from training.quiz.phrases import say
from training.quiz.presentation import typed_again


def drill(seed="abc", n=1, level=1, slug="multiples"):
    return f"{reverse('quiz:drill', args=[slug])}?seed={seed}&n={n}&level={level}"


def key_of(slug, seed, n, level):
    return GENERATORS[slug].make(f"{seed}-{n}", level, ruleset()).key


def typed(slug):
    """The right answer to the first item, as somebody writes it."""
    item = GENERATORS[slug].make("abc-1", 1, ruleset())
    return typed_again(item.face, item.key)


def test_the_drills_are_listed_for_everybody(db, client):
    page = client.get(reverse("quiz:drills")).content.decode()
    french = [slug for slug in GENERATORS if GENERATORS[slug].suits(ruleset())]
    assert all(reverse("quiz:drill", args=[slug]) in page for slug in french)


def test_a_drill_without_a_seed_leads_to_one(db, client):
    response = client.get(reverse("quiz:drill", args=["zero"]) + "?level=2")
    query = parse_qs(urlparse(response.url).query)
    assert response.status_code == 302
    assert (query["n"], query["level"]) == (["1"], ["2"])


def test_the_same_address_is_the_same_item(db, client):
    assert client.get(drill()).context["item"] == client.get(drill()).context["item"]
    assert client.get(drill()).context["item"] != client.get(drill(n=2)).context["item"]


@pytest.mark.parametrize("query", ["?level=9", "?level=x", "?level=0", "?seed=abc&n=0", "?seed=abc&n=99999"])
def test_an_address_of_no_item_is_not_found(db, client, query):
    assert client.get(reverse("quiz:drill", args=["multiples"]) + query).status_code == 404


def test_an_unknown_drill_is_not_found(db, client):
    assert client.get(reverse("quiz:drill", args=["whist"])).status_code == 404


def test_a_visitor_is_told_right_or_wrong_with_the_clause_and_nothing_is_kept(rules, client):
    key = key_of("multiples", "abc", 1, 1)
    page = client.post(drill(), {"product-1": key["product-1"], "product-2": "1"}).content.decode()
    assert page.count('class="right"') == 1
    assert page.count('class="wrong"') == 3
    assert "#roulette-pays-" in page
    assert not Practice.objects.exists()


def test_the_right_answer_and_the_given_one_are_distinguished_by_their_labels(rules, client):
    key = key_of("multiples", "abc", 1, 1)
    page = client.post(drill(), {"product-1": "1"}).content.decode()
    assert re.search(rf'<dt>Right answer</dt><dd class="key">{key["product-1"]}</dd>', page)
    assert "<dt>Your answer</dt><dd>1</dd>" in page
    assert page.count("<dt>Your answer</dt><dd>not answered</dd>") == 3


def test_what_a_player_says_is_quoted_as_the_language_quotes(db, client):
    assert "<q>" in client.get(drill(slug="zero", level=3)).content.decode()


@pytest.mark.parametrize(
    ("language", "level", "said"),
    [
        ("en", 1, "in prison, free after 1 win"),
        ("it", 2, "in prigione, libera dopo 2 vincite"),
        ("fr", 1, "en prison, libre après 1 gain"),
    ],
)
def test_a_level_of_the_prison_is_said_in_wins(language, level, said):
    with translation.override(language):
        assert say({"code": f"zero.fate.held-{level}", "values": {}}) == said


def test_the_first_answer_of_somebody_signed_in_is_kept_once(rules, client, trainee):
    client.force_login(trainee)
    key = key_of("multiples", "abc", 1, 1)
    client.post(drill(), key)
    client.post(drill(), {"product-1": "1"})
    practice = Practice.objects.get()
    assert (practice.user, practice.seed, practice.score, practice.max) == (trainee, "abc-1", 4, 4)
    assert practice.ruleset == "venice-french"
    assert "Right answers: 1 of 1" in client.get(reverse("quiz:drills")).content.decode()


TEACHERS = [(course, lesson) for course in courses() for lesson in course.lessons]


@pytest.mark.parametrize(
    ("course", "lesson"), TEACHERS, ids=[f"{each.slug}-{lesson.slug}" for each, lesson in TEACHERS]
)
def test_a_verdict_leads_to_the_lesson_that_teaches_the_skill(rules, client, trainee, course, lesson):
    first = next(each for each in course.lessons if (each.drill, each.level) == (lesson.drill, lesson.level))
    dealt, generator = rules_of(course.game, course.rules), GENERATORS[lesson.drill]
    grid = generator.grid(dealt, lesson.level)
    cell = grid.cells[0] if grid else ""
    item = generator.make("abc-1", lesson.level, dealt, cell)
    address = f"{drill(level=lesson.level, slug=lesson.drill)}&rules={course.rules}&cell={cell}"
    client.force_login(trainee)
    page = client.post(address, typed_again(item.face, item.key)).content.decode()
    assert f'href="{reverse("courses:lesson", args=[course.slug, first.slug])}">Read the lesson</a>' in page


def test_another_level_of_the_skill_leads_to_the_first_lesson_that_ends_with_it():
    assert lesson_on("venice-french", "zero", 4)[1].slug == "zero-and-prison"
    assert lesson_on("venice-fair", "zero", 4)[1].slug == "zero-and-the-odd-chip"


def test_a_verdict_names_no_lesson_where_there_is_none_or_nobody_is_signed_in(rules, client, trainee):
    unsigned = client.post(drill(slug="zero"), typed("zero")).content.decode()
    client.force_login(trainee)
    elsewhere = f"{drill(slug='zero')}&rules=parlour"  # a game without a course
    untaught = client.post(elsewhere, {"fate-A": "lose", "back-A": "0"}).content.decode()
    for page in (unsigned, untaught):
        assert "data-verdict" in page
        assert "Read the lesson" not in page


def test_a_bad_answer_gets_a_sentence_at_its_field_and_is_not_kept(rules, client, trainee):
    client.force_login(trainee)
    page = client.post(drill(), {"product-1": "many"}).content.decode()
    assert 'aria-invalid="true" aria-describedby="error-product-1' in page
    assert "Enter a whole number in digits" in page
    assert 'value="many"' in page
    assert not Practice.objects.exists()


def test_one_address_gives_page_or_fragment(db, client):
    page, fragment = client.get(drill()), client.get(drill(), headers={"HX-Request": "true"})
    assert "<html" in page.content.decode()
    assert "<html" not in fragment.content.decode()
    assert "HX-Request" in page["Vary"]


def test_a_drill_speaks_the_readers_language(db, client):
    page = client.get(drill().replace("/en/", "/it/")).content.decode()
    assert '<html lang="it"' in page
