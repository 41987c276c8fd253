"""The page of exams says what somebody has of each programme of their house, and what is missing."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_person
from training.certification import services as certification
from training.certification.models import Certificate
from training.certification.own.programme import offered_in
from training.certification.own.progress import progress_in
from training.certification.own.services import withdraw
from training.staff.models import Role

PAGE = "/en/training/exams/"


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def page(client, trainee):
    def read():
        client.force_login(trainee)
        return " ".join(client.get(PAGE).content.decode().split())

    return read


def test_nothing_is_there(page, programme):
    said = page()
    assert "Certificates of your house" in said
    assert "House rules: to be passed" in said
    assert "Practical test: to be passed" in said
    assert "0 of 40 hours at the tables" in said


def test_some_is_there(page, programme, does):
    does.exam()
    does.hours(hours=12)
    said = page()
    assert "French roulette, theory: passed on 2 March 2026" in said
    assert "House rules: to be passed" in said
    assert "Practical test: to be passed" in said
    assert "12 of 40 hours at the tables" in said


def test_with_the_certificate_nothing_is_asked_until_it_is_due(page, programme, does):
    does.all()
    said = page()
    assert "Your certificate is valid until the end of 2 March 2028." in said
    assert "to be passed" not in said
    with time_machine.travel(NOON + timedelta(days=700), tick=False):
        said = page()
    assert "What the next certificate needs:" in said
    assert "House rules: to be passed" in said
    assert "40 of 40 hours at the tables" in said


def test_a_bar_is_said(page, programme, does, hr):
    does.all()
    certification.revoke(hr, Certificate.objects.get(programme=programme.slug), "Cheating", NOON)
    assert "HR has revoked or suspended your certificate" in page()


def test_without_a_programme_or_after_its_withdrawal_there_is_no_such_section(page, programme, hr):
    withdraw(programme, hr)
    assert "Certificates of your house" not in page()


def test_people_of_another_house_see_nothing_of_it(client, programme, other_house):
    client.force_login(a_person(other_house, Role.TRAINEE, "tina"))
    assert "Head of the table" not in client.get(PAGE).content.decode()


def test_its_queries_do_not_depend_on_the_people(programme, does, house, trainee, django_assert_max_num_queries):
    does.all()
    people, offered = [trainee.pk], list(offered_in([house.pk]).values())
    with django_assert_max_num_queries(30) as few:
        progress_in(house, offered, people, NOON.date())
    people += [a_person(house, Role.TRAINEE, f"p{number}").pk for number in range(9)]
    with django_assert_max_num_queries(len(few)):
        found = progress_in(house, offered, people, NOON.date())
    assert [len(each) for each in found.values()] == [1] * 10
