"""A short visit of those who send whatever they can think of; `fuzzing.py` says how to have a long one."""

import random

import pytest
from django.core.management import call_command

from tests.portal.fuzzing import WHO, Answered, aimed, visits

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def people(rulebook: None) -> None:
    call_command("demo", "--yes", verbosity=0)


def faults(answered: list[Answered]) -> list[Answered]:
    return [one for one in answered if one.status >= 500]


def test_whatever_is_sent_is_answered_or_refused() -> None:
    answered = list(visits(random.Random(3), 10 * len(WHO)))
    assert faults(answered) == []
    assert {200, 400, 404} <= {one.status for one in answered}


def test_what_is_aimed_at_a_page_is_answered_or_refused() -> None:
    assert faults(list(aimed())) == []
