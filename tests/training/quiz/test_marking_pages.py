"""The form under each question of a result with which an examiner changes its mark."""

import re

import pytest
from django.urls import reverse
from django.utils import timezone

from tests.training.quiz.conftest import SMALL
from training.quiz import services
from training.quiz.models import Mark


@pytest.fixture
def sitting(rules, trainee):
    """Handed in with one question answered, in part."""
    sitting = services.start(trainee, SMALL, "en", timezone.now())
    services.answer(sitting, 1, {"product-1": 1}, "token", timezone.now())
    return sitting


@pytest.fixture
def closed(sitting):
    services.submit(sitting, timezone.now())
    return sitting


def post(client, sitting, score, reason, **more):
    mark = Mark.objects.filter(item__attempt=sitting, item__position=1).last()
    form = {"score": score, "reason": reason, "mark": mark.pk if mark else "", **more}
    return client.post(reverse("quiz:mark-again", args=[sitting.uuid, 1]), form)


def result(client, sitting):
    return client.get(reverse("quiz:result", args=[sitting.uuid])).content.decode()


def question(page, position=1):
    """The part of the page about one question, without markup."""
    part = page.partition(f'id="item-{position}"')[2].partition('id="item-')[0]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", part))


def test_a_new_mark_leads_back_to_its_question(closed, client, instructor):
    client.force_login(instructor)
    response = post(client, closed, "4", "misprint")
    assert response.url == f"{reverse('quiz:result', args=[closed.uuid])}#item-1"
    assert "The new mark is saved" in result(client, closed)


def test_no_part_is_called_wrong_where_a_person_set_the_mark(closed, client, instructor):
    client.force_login(instructor)
    assert "Wrong" in question(result(client, closed))
    post(client, closed, "4", "misprint")
    assert "Wrong" not in question(result(client, closed))
    assert "A person set this mark." in question(result(client, closed))
    assert "Wrong" in question(result(client, closed), 2)


def test_all_marks_of_a_question_are_shown_in_order_with_their_reasons(closed, client, instructor, hr):
    client.force_login(instructor)
    post(client, closed, "4", "a misprint")
    client.force_login(hr)
    post(client, closed, "2", "half a misprint")
    text = question(result(client, closed))
    places = [
        text.index(said)
        for said in ("0 of 4 when the exam was graded", "4 of 4 by irene", "a misprint", "2 of 4 by ugo", "half a mis")
    ]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("score", "reason", "sentence"),
    [
        ("4", " ", "Enter a reason for the change"),
        ("5", "a misprint", "The mark must be between"),
        ("x", "a misprint", "The mark must be between"),
        ("9" * 5000, "a misprint", "The mark must be between"),
        ("0", "a misprint", "This question already has this mark"),
    ],
)
def test_what_was_typed_stays_where_a_mark_is_refused(closed, client, instructor, score, reason, sentence):
    client.force_login(instructor)
    response = post(client, closed, score, reason)
    page = response.content.decode()
    assert response.status_code == 400
    assert sentence in question(page)
    assert f'value="{score}"' in page
    assert f'value="{reason}"' in page
    assert '<details class="mark-again" open>' in page
    assert Mark.objects.filter(item__attempt=closed, item__position=1).count() == 1


@pytest.mark.parametrize("mark", ["", "x", "0", "9" * 5000])
def test_a_form_that_shows_no_mark_of_the_question_is_refused(closed, client, instructor, mark):
    client.force_login(instructor)
    assert "Somebody changed this mark" in question(post(client, closed, "4", "misprint", mark=mark).content.decode())


def test_a_trainee_sees_no_form_and_cannot_use_it(closed, client, trainee):
    client.force_login(trainee)
    assert "Change the mark" not in result(client, closed)
    response = post(client, closed, "4", "mine")
    assert "Only an instructor or HR officer of the same house" in client.get(response.url).content.decode()


@pytest.mark.parametrize("who", ["colleague", "stranger", "drifter"])
def test_the_exam_of_somebody_else_is_not_found(closed, client, request, who):
    client.force_login(request.getfixturevalue(who))
    assert post(client, closed, "4", "mine").status_code == 404


def test_nobody_marks_without_signing_in(closed, client):
    assert reverse("account_login") in post(client, closed, "4", "mine").url


def test_nothing_is_marked_again_before_the_end(sitting, client, instructor):
    client.force_login(instructor)
    response = post(client, sitting, "4", "early")
    assert "still in progress" in client.get(response.url).content.decode()
