"""A short visit of those who send whatever they can think of; `fuzzing.py` tells how to have a long one."""

import random

import pytest
from django.core.management import call_command

from tests.portal.fuzzing import WHO, visits


@pytest.mark.django_db
def test_whatever_is_sent_is_answered_or_refused(rulebook: None) -> None:
    call_command("demo", "--yes", verbosity=0)
    answered = list(visits(random.Random(3), 10 * len(WHO)))
    assert [(sent, status) for sent, status, _seconds in answered if status >= 500] == []
    assert {200, 400, 404} <= {status for _sent, status, _seconds in answered}
