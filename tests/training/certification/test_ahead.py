"""What is known today of the days to come agrees with the state that each of those days is asked for."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate
from training.certification.acts.services import end_extension, extend, lift, suspend
from training.certification.acts.terms import set_terms
from training.certification.acts.terms_models import HouseTerms
from training.certification.ahead import days_ahead, state_ahead
from training.certification.models import Certificate, Extension
from training.certification.services import revoke
from training.certification.states import standing_on

TODAY = NOON + timedelta(days=10)
DAY = TODAY.date()


@pytest.fixture(autouse=True)
def _terms(hr):
    """Short ones with a grace, so that every state comes within the days that are looked at."""
    with time_machine.travel(TODAY, tick=False):
        lengths = {"validity_months": 6, "window_days": 30, "grace_days": 20}
        set_terms(hr, HouseTerms(programme="french-roulette-croupier", **lengths), NOON - timedelta(days=900))
        yield


def days():
    """Return the days to come on which something begins or ends, with their neighbours."""
    marks = {DAY}
    for row in (*Certificate.objects.all(), *Extension.objects.all()):
        marks |= {row.due_from, getattr(row, "until", None) or row.expires_on, row.grace_until}
    found = {mark + timedelta(days=more) for mark in marks for more in (-1, 0, 1)}
    return sorted(day for day in found if day >= DAY)


def ahead():
    found = list(days_ahead(Certificate.objects.all(), DAY))
    return [{one.pk: state_ahead(one, day) for one in found} for day in days()]


def day_by_day():
    return [dict(standing_on(Certificate.objects.all(), day).values_list("pk", "state")) for day in days()]


def test_each_day_to_come_has_the_state_that_it_will_be_asked_for(trainee, colleague, hr):
    plain = a_certificate(trainee)
    assert ahead() == day_by_day()
    assert {states[plain.pk] for states in ahead()} == {"valid", "runs-out", "overdue", "expired"}
    extend(hr, plain, plain.expires_on + timedelta(days=40), "Ill", TODAY)
    assert ahead() == day_by_day()
    extend(hr, plain, plain.expires_on + timedelta(days=90), "Still ill", TODAY)
    assert ahead() == day_by_day()
    end_extension(hr, plain, "Well", TODAY)
    assert ahead() == day_by_day()
    old = a_certificate(colleague, NOON - timedelta(days=170))
    a_certificate(colleague, NOON)
    assert ahead() == day_by_day()
    assert old.pk not in ahead()[0]


def test_what_is_suspended_or_revoked_stays_so(trainee, colleague, hr):
    held, other = a_certificate(trainee), a_certificate(colleague)
    suspend(hr, held, "An enquiry", TODAY)
    revoke(hr, other, "A mistake", TODAY)
    assert ahead() == day_by_day()
    assert [set(states.values()) for states in (ahead()[0], ahead()[-1])] == [{"suspended", "revoked"}] * 2
    lift(hr, held, "Nothing found", TODAY)
    assert ahead() == day_by_day()


def test_one_query_answers_for_all_days(trainee, django_assert_num_queries):
    a_certificate(trainee)
    with django_assert_num_queries(1):
        for one in days_ahead(Certificate.objects.all(), DAY):
            assert [state_ahead(one, DAY + timedelta(days=number)) for number in range(3)] == ["valid"] * 3
