"""A house that certifies a programme of its own at French roulette: an exam of the site and one of the house, a
practical test, and 40 hours at the tables."""

import pytest

from tests.training.certification.cast import a_person
from tests.training.certification.own.earning import RULES, SHIPPED, TITLES, Does
from training.certification.own.services import Contents, make
from training.exams.models import ExamOffer, ExamVersion, HouseExam
from training.staff.models import Role


@pytest.fixture
def own_exam(house, instructor):
    exam = HouseExam.objects.create(house=house, ruleset=RULES, author=instructor)
    sections = [{"skill": "number-facts", "level": 1, "count": 1, "weight": 1}]
    version = ExamVersion.objects.create(
        exam=exam, number=1, author=instructor, titles={"en": "House rules"}, sections=sections, pass_mark=80, pace=60
    )
    ExamOffer.objects.create(exam=exam, version=version, author=instructor)
    return exam


@pytest.fixture
def contents(own_exam):
    return Contents(TITLES, [SHIPPED, own_exam.slug], level="inspector", practice=True, months=12, hours=40)


@pytest.fixture
def programme(hr, contents):
    return make(hr, RULES, contents)


@pytest.fixture
def does(trainee, instructor, own_exam):
    return Does(trainee, instructor, own_exam.slug)


@pytest.fixture
def second(house):
    return a_person(house, Role.INSTRUCTOR, "sara")


@pytest.fixture
def signed_in(client, hr):
    client.force_login(hr)
    return client
