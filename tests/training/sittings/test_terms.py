"""What a house asks at its exams, and who sets it."""

import pytest

from training.quiz.house.models import ExamTerms
from training.quiz.house.terms import terms_of

HOME = "/en/training/sittings/"
TERMS = f"{HOME}exams/french-roulette/"
FORM = {"attempts": "3", "days": "30", "wait_hours": "48", "review": "all"}


@pytest.mark.parametrize(
    ("who", "status"), [("instructor", 200), ("hr", 200), ("stranger", 200), ("trainee", 403), ("drifter", 403)]
)
def test_who_reads_and_sets_what_the_own_house_asks(client, request, who, status):
    client.force_login(request.getfixturevalue(who))
    assert client.get(HOME).status_code == status
    assert client.get(TERMS).status_code == status
    assert client.post(TERMS, FORM).status_code == (302 if status == 200 else 403)
    assert ExamTerms.objects.exists() == (status == 200)


def test_terms_are_set_listed_and_taken_back_and_every_change_stays(signed_in, instructor):
    shown = signed_in.post(TERMS, FORM, follow=True).content.decode()
    assert "3 attempts within 30 days" in shown
    assert "wait after a failure: 48 hours" in shown
    assert "3 attempts within 30 days" in signed_in.get(HOME).content.decode()
    signed_in.post(TERMS, {"default": "yes"})
    found = terms_of(instructor.house_id, "french-roulette")
    assert (found.attempts, found.days, found.wait_hours) == (None, None, None)
    assert ExamTerms.objects.count() == 2


def test_the_terms_of_a_house_are_its_own(signed_in, stranger):
    signed_in.post(TERMS, FORM)
    assert terms_of(stranger.house_id, "french-roulette").attempts is None


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ({"days": ""}, "days"),
        ({"attempts": ""}, "attempts"),
        ({"attempts": "0"}, "attempts"),
        ({"days": "many"}, "days"),
        ({"wait_hours": ""}, "wait_hours"),
        ({"wait_hours": "-1"}, "wait_hours"),
        ({"review": "nothing"}, "review"),
        ({"review": "later"}, "review_from"),
        ({"review": "later", "review_from": "soon"}, "review_from"),
    ],
)
def test_what_is_entered_wrongly_is_said_at_its_field(signed_in, typed, field):
    response = signed_in.post(TERMS, FORM | typed)
    assert response.status_code == 422
    assert response.context["form"].errors.keys() == {field}
    assert not ExamTerms.objects.exists()


def test_an_exam_that_there_is_not_is_not_found(signed_in):
    assert signed_in.get(f"{HOME}exams/juggling/").status_code == 404


def test_the_default_wait_is_that_of_the_programme(signed_in):
    assert signed_in.get(TERMS).context["form"]["wait_hours"].value() == 24
    assert "24 hours" in signed_in.get(HOME).content.decode()
