"""The pages of an exam, without a script: sitting it, its result, marking it again."""

import re
from dataclasses import replace
from datetime import timedelta
from urllib.parse import quote

import pytest
from django.urls import reverse
from django.utils import timezone

from tests.training.quiz.conftest import NOON, SMALL, with_more_time
from training.quiz import services
from training.quiz.cuts import show_cut
from training.quiz.models import Answer, Submission


@pytest.fixture
def sitting(rules, trainee, client):
    client.force_login(trainee)
    return services.start(trainee, SMALL, "en", timezone.now())


def address(sitting, position=None, name="attempt"):
    page = reverse(f"quiz:{name}", args=[sitting.uuid])
    return f"{page}?item={position}" if position else page


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
    assert "Questions answered: 1 of 4" in page
    assert "so it says little about your speed" in page
    assert not re.search(r'badge good">\s*kept', page)


@pytest.mark.parametrize(("weight", "said"), [(1, "Every question counts the same"), (3, "Each question says")])
def test_how_often_a_question_counts_is_said_while_sitting_and_afterwards(rules, trainee, client, weight, said):
    first, *others = SMALL.sections
    exam = replace(SMALL, sections=(replace(first, weight=weight), *others))
    sitting = services.start(trainee, exam, "en", timezone.now())
    client.force_login(trainee)
    pages = [client.get(address(sitting, item.position)).content.decode() for item in sitting.items.all()]
    often = [f"This question counts {weight} times." in page for page in pages]
    assert often == [item.weight > 1 for item in sitting.items.all()]
    services.submit(sitting, timezone.now())
    result = client.get(address(sitting, name="result")).content.decode()
    assert said in result
    assert ("counts 3 times" in result) == (weight > 1)


def test_a_slow_pace_is_not_kept_however_much_was_answered(rules, trainee, client):
    sitting = with_more_time(services.start(trainee, SMALL, "en", NOON))
    services.answer(sitting, 1, {"product-1": 1}, "t", NOON + timedelta(minutes=9))
    services.submit(sitting, NOON + timedelta(minutes=9))
    client.force_login(trainee)
    page = client.get(address(sitting, name="result")).content.decode()
    assert '<span class="badge bad">not met</span>' in page
    assert "Questions answered: 1 of 4" in page


def test_an_exam_not_passed_leads_to_drills_and_exams(sitting, client):
    services.submit(sitting, timezone.now())
    page = client.get(address(sitting, name="result")).content.decode()
    assert f'href="{reverse("quiz:drills")}">Go to the drills</a>' in page
    assert f'href="{reverse("certification:exams")}">Go to the exams</a>' in page
    assert "Staff records</a></li>" not in page.partition("<main")[2]


def test_a_result_leads_hr_back_to_the_person(sitting, client, hr):
    services.submit(sitting, timezone.now())
    client.force_login(hr)
    page = client.get(address(sitting, name="result")).content.decode()
    assert f'<li><a href="{reverse("hr:person", args=[sitting.user_id])}">ada</a></li>' in page
    assert "Go to the drills</a>" not in page
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
    assert "Enter a whole number in digits" in response.content.decode()
    assert response.context["token"] == "same"
    assert not Answer.objects.exists()


def test_what_was_answered_is_there_again(sitting, client):
    client.post(address(sitting), {"item": 1, "token": "t", "product-1": "1234"})
    page = client.get(address(sitting, 1)).content.decode()
    assert 'value="1,234"' in page
    assert "Question 1: partly answered" in page


def places(client, page):
    """The places of the navigation as they are read out: "Question 1: answered", "Question 2: not answered"."""
    found = re.search(r'<ol class="places.*?>(.*?)</ol>', client.get(page).content.decode(), re.DOTALL)[1]
    found = re.sub(r'<span aria-hidden="true">.*?</span>', "", found)
    return [" ".join(re.sub(r"<[^>]+>", "", place).split()) for place in found.split("</li>")[:-1]]


def test_a_question_with_an_open_part_is_partly_answered(sitting, client):
    client.post(address(sitting), {"item": 1, "token": "t", "product-1": "40"})
    assert places(client, address(sitting, 2))[:2] == ["Question 1: partly answered", "Question 2: not answered"]
    assert places(client, address(sitting, name="review"))[:2] == ["1 partly answered", "2 open"]
    review = client.get(address(sitting, name="review")).content.decode()
    assert "3 questions are not answered yet." in review
    assert "1 question is only partly answered." in review


def test_a_question_with_every_part_filled_is_answered(sitting, client):
    for item in sitting.items.all():
        services.answer(sitting, item.position, item.key, f"t{item.position}", timezone.now())
    assert places(client, address(sitting, 2)) == [f"Question {place}: answered" for place in (1, 2, 3, 4)]
    review = client.get(address(sitting, name="review")).content.decode()
    assert "Every question is answered." in review
    services.answer(sitting, 1, {"product-1": 7}, "half", timezone.now())
    assert "Every question is answered." not in client.get(address(sitting, name="review")).content.decode()


BY_SCRIPT = {"X-Requested-With": "fetch"}


def test_a_script_is_told_where_to_go_on_and_loads_no_page_for_it(sitting, client):
    form = {"item": 1, "token": "t", "product-1": "40"}
    assert client.post(address(sitting), form, headers=BY_SCRIPT).json() == {"next": address(sitting, 2)}
    result = {"next": address(sitting, name="result")}
    assert client.post(address(sitting, name="submit"), headers=BY_SCRIPT).json() == result
    assert client.post(address(sitting), {**form, "token": "late"}, headers=BY_SCRIPT).json() == result


def test_a_script_is_told_that_nobody_is_signed_in_any_more(sitting, client):
    client.logout()
    assert client.post(address(sitting), {"item": 1, "token": "t"}, headers=BY_SCRIPT).status_code == 401
    assert client.post(address(sitting, name="submit"), headers=BY_SCRIPT).status_code == 401


def test_an_answer_sent_after_the_session_was_lost_is_missed_in_a_sentence(sitting, client):
    client.logout()
    response = client.post(address(sitting), {"item": 2, "token": "t", "product-1": "40"}, follow=True)
    where, _status = response.redirect_chain[-1]
    assert where == f"{reverse('account_login')}?next={quote(address(sitting, 2))}"
    assert "You were signed out, so your last answer was not saved." in response.content.decode()
    assert not Answer.objects.exists()


def test_an_exam_handed_in_after_the_session_was_lost_leads_back_to_its_review(sitting, client):
    client.logout()
    response = client.post(address(sitting, name="submit"), follow=True)
    where, _status = response.redirect_chain[-1]
    assert where == f"{reverse('account_login')}?next={quote(address(sitting, name='review'))}"
    assert "You were signed out, so the exam is not handed in yet." in response.content.decode()
    assert not Submission.objects.exists()


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
    assert "This answer arrived after the time was up" in page
    assert "Time ran out. The answers given until then count." in page
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
