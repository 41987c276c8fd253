"""The pages of drills and exams, without a script: plain forms and links."""

import re
from datetime import timedelta
from urllib.parse import parse_qs, urlparse

import pytest
from django.urls import reverse
from django.utils import timezone, translation

from games.roulette.rulesets import ruleset
from tests.training.quiz.conftest import NOON, SMALL
from training.courses.texts import courses
from training.quiz import services
from training.quiz.answers import show_cut
from training.quiz.generators import GENERATORS
from training.quiz.models import Answer, Practice, Submission
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


@pytest.fixture
def sitting(rules, trainee, client):
    client.force_login(trainee)
    return services.start(trainee, SMALL, "en", timezone.now())


def address(sitting, position=None, name="attempt"):
    page = reverse(f"quiz:{name}", args=[sitting.uuid])
    return f"{page}?item={position}" if position else page


# --- drills -------------------------------------------------------------------------------------------


def test_the_drills_are_listed_for_everybody(db, client):
    page = client.get(reverse("quiz:drills")).content.decode()
    assert all(reverse("quiz:drill", args=[slug]) in page for slug in GENERATORS)


def test_a_drill_without_a_seed_leads_to_one(db, client):
    response = client.get(reverse("quiz:drill", args=["zero"]) + "?level=2")
    query = parse_qs(urlparse(response.url).query)
    assert response.status_code == 302
    assert (query["n"], query["level"]) == (["1"], ["2"])


@pytest.mark.parametrize("slug", GENERATORS)
def test_every_drill_is_drawn_at_every_level(db, client, slug):
    for level in range(1, len(GENERATORS[slug].levels) + 1):
        assert client.get(drill(slug=slug, level=level)).status_code == 200


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


def test_the_right_answer_and_the_given_one_are_told_apart_by_their_labels(rules, client):
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
        ("en", 1, "in prison, 1 win from freedom"),
        ("it", 2, "in prigione, libera dopo 2 vincite"),
        ("fr", 1, "en prison, à 1 gain de la liberté"),
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
    assert "1 of 1 right" in client.get(reverse("quiz:drills")).content.decode()


TEACHERS = [(lesson.drill, course, lesson) for course in courses() for lesson in course.lessons]


@pytest.mark.parametrize(("slug", "course", "lesson"), TEACHERS, ids=[slug for slug, _course, _lesson in TEACHERS])
def test_a_verdict_leads_to_the_lesson_that_teaches_the_skill(rules, client, trainee, slug, course, lesson):
    client.force_login(trainee)
    page = client.post(drill(slug=slug), typed(slug)).content.decode()
    assert f'href="{reverse("courses:lesson", args=[course.slug, lesson.slug])}">Read the lesson</a>' in page


def test_a_verdict_names_no_lesson_where_there_is_none_or_nobody_is_signed_in(rules, client, trainee):
    unsigned = client.post(drill(slug="zero"), typed("zero")).content.decode()
    client.force_login(trainee)
    untaught = client.post(drill(slug="limits"), typed("limits")).content.decode()
    for page in (unsigned, untaught):
        assert "data-verdict" in page
        assert "Read the lesson" not in page


def test_a_bad_answer_gets_a_sentence_at_its_field_and_is_not_kept(rules, client, trainee):
    client.force_login(trainee)
    page = client.post(drill(), {"product-1": "many"}).content.decode()
    assert 'aria-invalid="true" aria-describedby="error-product-1' in page
    assert "Write a whole number in digits" in page
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


# --- exams --------------------------------------------------------------------------------------------


def test_an_exam_asks_to_sign_in(rules, client, trainee):
    sitting = services.start(trainee, SMALL, "en", timezone.now())
    for name in ("attempt", "review", "result", "submit"):
        response = (
            client.post(address(sitting, name=name)) if name == "submit" else client.get(address(sitting, name=name))
        )
        assert response.status_code == 302
        assert reverse("account_login") in response.url


@pytest.mark.parametrize("who", ["colleague", "instructor", "hr", "stranger"])
def test_nobody_sits_the_exam_of_another(sitting, client, request, who):
    client.force_login(request.getfixturevalue(who))
    assert client.get(address(sitting)).status_code == 404
    assert client.get(address(sitting, name="review")).status_code == 404
    assert client.post(address(sitting), {"item": 1, "token": "t", "product-1": 1}).status_code == 404
    assert client.post(address(sitting, name="submit")).status_code == 404
    assert not Answer.objects.exists()
    assert not Submission.objects.exists()


@pytest.mark.parametrize(
    ("who", "status"), [("trainee", 200), ("instructor", 200), ("hr", 200), ("colleague", 404), ("stranger", 404)]
)
def test_who_reads_a_result(sitting, client, request, who, status):
    services.submit(sitting, timezone.now())
    client.force_login(request.getfixturevalue(who))
    assert client.get(address(sitting, name="result")).status_code == status


def test_a_passed_exam_leads_to_the_certificates(rules, trainee, client):
    sitting = services.start(trainee, SMALL, "en", NOON)
    for item in sitting.items.all():
        services.answer(sitting, item.position, item.key, f"t{item.position}", NOON)
    services.submit(sitting, NOON)
    client.force_login(trainee)
    page = client.get(address(sitting, name="result")).content.decode()
    assert f'<a class="button" href="{reverse("certification:mine")}">My certificates</a>' in page
    assert f'<li><a href="{reverse("certification:exams")}">Exams</a></li>' in page


def test_the_pace_of_an_unfinished_exam_is_not_called_kept(sitting, client):
    client.post(address(sitting), {"item": 1, "token": "t", "product-1": "1"})
    services.submit(sitting, timezone.now())
    page = client.get(address(sitting, name="result")).content.decode()
    assert "1 of 4 questions answered" in page
    assert "so it says little of your speed" in page
    assert not re.search(r'badge good">\s*kept', page)


def test_a_slow_pace_is_not_kept_however_much_was_answered(rules, trainee, client):
    sitting = services.start(trainee, SMALL, "en", NOON)
    services.answer(sitting, 1, {"product-1": 1}, "t", NOON + timedelta(minutes=9))
    services.submit(sitting, NOON + timedelta(minutes=9))
    client.force_login(trainee)
    page = client.get(address(sitting, name="result")).content.decode()
    assert '<span class="badge bad">not kept</span>' in page
    assert "1 of 4 questions answered" in page


def test_an_exam_not_passed_leads_to_drills_and_exams(sitting, client):
    services.submit(sitting, timezone.now())
    page = client.get(address(sitting, name="result")).content.decode()
    assert f'href="{reverse("quiz:drills")}">To the drills</a>' in page
    assert f'href="{reverse("certification:exams")}">To the exams</a>' in page
    assert "Staff records</a></li>" not in page.partition("<main")[2]


def test_a_result_leads_hr_back_to_the_person(sitting, client, hr):
    services.submit(sitting, timezone.now())
    client.force_login(hr)
    page = client.get(address(sitting, name="result")).content.decode()
    assert f'<li><a href="{reverse("hr:person", args=[sitting.user_id])}">ada</a></li>' in page
    assert "To the drills</a>" not in page
    assert "<dt>Answer given</dt>" in page


def test_an_instructor_sees_that_an_exam_is_still_going_on(sitting, client, instructor):
    client.force_login(instructor)
    page = client.get(address(sitting, name="result")).content.decode()
    assert "Exam in progress" in page
    assert "roulette-" not in page


def test_an_exam_is_sat_with_plain_forms(sitting, client):
    assert client.get(address(sitting)).url == address(sitting, 1)
    for item in sitting.items.all():
        page = client.get(address(sitting, item.position))
        typed = {
            part["slug"]: show_cut(item.key[part["slug"]])
            if part["kind"] == "cut"
            else f"{item.key[part['slug']] / 100:.2f}"
            if part["kind"] == "money"
            else item.key[part["slug"]]
            for part in item.face["parts"]
        }
        client.post(address(sitting), {"item": item.position, "token": page.context["token"], **typed})
    assert "Every question is answered." in client.get(address(sitting, name="review")).content.decode()
    response = client.post(address(sitting, name="submit"), follow=True)
    page = response.content.decode()
    assert "Passed" in page
    assert "100%" in page
    assert "revision 1" in page


def test_a_form_sent_twice_is_one_answer(sitting, client):
    form = {"item": 1, "token": "same", "product-1": "40"}
    assert client.post(address(sitting), form).url == client.post(address(sitting), form).url
    assert Answer.objects.count() == 1


def test_an_answer_that_cannot_be_read_is_said_at_its_field_and_the_token_stays(sitting, client):
    response = client.post(address(sitting), {"item": 1, "token": "same", "product-1": "many"})
    assert response.status_code == 422
    assert "Write a whole number in digits" in response.content.decode()
    assert response.context["token"] == "same"
    assert not Answer.objects.exists()


def test_what_was_answered_is_there_again(sitting, client):
    client.post(address(sitting), {"item": 1, "token": "t", "product-1": "1234"})
    page = client.get(address(sitting, 1)).content.decode()
    assert 'value="1,234"' in page
    assert "answered:" in page


@pytest.mark.parametrize("data", [{"item": 9, "token": "t"}, {"item": 1}, {"item": 1, "token": "t" * 65}])
def test_a_form_that_no_page_made_is_not_found(sitting, client, data):
    assert client.post(address(sitting), data).status_code == 404


def test_a_question_that_does_not_exist_is_not_found(sitting, client):
    assert client.get(address(sitting, 99)).status_code == 404


def test_a_late_answer_is_refused_in_a_sentence_and_the_exam_is_closed(rules, trainee, client):
    client.force_login(trainee)
    late = services.start(trainee, SMALL, "en", timezone.now() - timedelta(minutes=11))
    response = client.post(address(late), {"item": 1, "token": "t", "product-1": "1"}, follow=True)
    page = response.content.decode()
    assert "The time had run out when this answer arrived" in page
    assert "The time ran out; what was answered until then is counted." in page
    assert not Answer.objects.exists()


def test_a_closed_exam_leads_to_its_result(sitting, client):
    services.submit(sitting, timezone.now())
    assert client.get(address(sitting, 1)).url == address(sitting, name="result")
    assert client.post(address(sitting, name="submit")).url == address(sitting, name="result")
    assert Submission.objects.count() == 1


def test_an_open_exam_shows_no_result(sitting, client):
    assert client.get(address(sitting, name="result")).url == address(sitting)


def test_a_result_writes_day_and_per_cent_as_the_language_does(rules, trainee, client):
    sitting = services.start(trainee, SMALL, "it", NOON)
    services.submit(sitting, NOON)
    client.force_login(trainee)
    page = client.get(address(sitting, name="result").replace("/en/", "/it/")).content.decode()
    assert "2 mar 2026, 12:00" in page
    assert "La soglia è 75%." in page


def test_an_exam_stays_in_its_language_and_says_so(sitting, client):
    english = address(sitting, 2)
    response = client.get(english.replace("/en/", "/it/"))
    assert response.url == english
    assert "django_language" not in response.cookies
    assert "The language of this exam is English until it is handed in." in client.get(english).content.decode()
    assert "The language of this exam" not in client.get(english).content.decode()


def test_an_instructor_marks_again_on_the_page(sitting, client, instructor):
    services.submit(sitting, timezone.now())
    client.force_login(instructor)
    mark = reverse("quiz:mark-again", args=[sitting.uuid, 1])
    page = client.post(mark, {"score": "4", "reason": "misprint"}, follow=True).content.decode()
    assert "The new mark is entered" in page
    assert "misprint" in page
    refused = client.post(mark, {"score": "x", "reason": "misprint"}, follow=True).content.decode()
    assert "The mark must lie between" in refused


def test_a_trainee_sees_no_form_to_mark_and_cannot_use_it(sitting, client):
    services.submit(sitting, timezone.now())
    assert "Mark again" not in client.get(address(sitting, name="result")).content.decode()
    mark = reverse("quiz:mark-again", args=[sitting.uuid, 1])
    page = client.post(mark, {"score": "4", "reason": "mine"}, follow=True).content.decode()
    assert "Only an instructor or HR officer of the same house" in page


def test_nothing_is_marked_again_before_the_end(sitting, client, instructor):
    client.force_login(instructor)
    mark = reverse("quiz:mark-again", args=[sitting.uuid, 1])
    page = client.post(mark, {"score": "4", "reason": "early"}, follow=True).content.decode()
    assert "still going on" in page
