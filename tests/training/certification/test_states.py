from datetime import UTC, date, datetime, timedelta

import pytest

from tests.training.certification.cast import NOON, a_certificate
from training.certification.models import Certificate
from training.certification.services import reinstate, revoke
from training.certification.states import State, standing_on, state_on


def state(certificate, day):
    return state_on(Certificate.objects.filter(pk=certificate.pk), day).get().state


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (date(2026, 3, 1), State.NOT_YET),
        (date(2026, 3, 2), State.VALID),
        (date(2027, 12, 2), State.VALID),  # 91 days left
        (date(2027, 12, 3), State.RUNS_OUT),  # 90 days left
        (date(2028, 3, 2), State.RUNS_OUT),  # the last day counts whole
        (date(2028, 3, 3), State.EXPIRED),
    ],
)
def test_a_certificate_of_2_march_2026_on_any_day(trainee, day, expected):
    assert state(a_certificate(trainee), day) == expected


def test_it_is_revoked_from_the_day_of_the_revocation_and_was_valid_before(trainee, hr):
    certificate = a_certificate(trainee)
    revoke(hr, certificate, "Copied from a neighbour", NOON + timedelta(days=10))
    assert state(certificate, date(2026, 3, 11)) == State.VALID
    assert state(certificate, date(2026, 3, 12)) == State.REVOKED
    assert state(certificate, date(2029, 1, 1)) == State.REVOKED


def test_a_revocation_after_midnight_in_venice_belongs_to_the_new_day(trainee, hr):
    certificate = a_certificate(trainee)
    revoke(hr, certificate, "Copied", datetime(2026, 3, 10, 23, 30, tzinfo=UTC))
    assert state(certificate, date(2026, 3, 10)) == State.VALID
    assert state(certificate, date(2026, 3, 11)) == State.REVOKED


def test_a_reinstated_certificate_is_valid_again_and_the_days_between_stay_revoked(trainee, hr):
    certificate = a_certificate(trainee)
    revoke(hr, certificate, "Copied", NOON + timedelta(days=10))
    reinstate(hr, certificate, "It was the neighbour", NOON + timedelta(days=20))
    assert state(certificate, date(2026, 3, 21)) == State.REVOKED
    assert state(certificate, date(2026, 3, 22)) == State.VALID


def test_it_can_be_revoked_a_second_time(trainee, hr):
    certificate = a_certificate(trainee)
    revoke(hr, certificate, "Copied", NOON + timedelta(days=10))
    reinstate(hr, certificate, "A mistake", NOON + timedelta(days=20))
    revoke(hr, certificate, "Not a mistake", NOON + timedelta(days=30))
    assert state(certificate, date(2026, 3, 25)) == State.VALID
    assert state(certificate, date(2026, 4, 1)) == State.REVOKED


def standing(day):
    return list(standing_on(Certificate.objects.all(), day).order_by("pk"))


def test_a_renewal_takes_the_place_of_the_older_certificate_and_both_are_kept(trainee):
    old = a_certificate(trainee)
    new = a_certificate(trainee, NOON + timedelta(days=600))
    assert standing(date(2026, 5, 1)) == [old]
    assert standing(date(2028, 1, 1)) == [new]
    assert state(old, date(2028, 1, 1)) == State.RUNS_OUT
    assert Certificate.objects.count() == 2


def test_a_revoked_renewal_does_not_take_the_place_of_the_older_one(trainee, hr):
    old = a_certificate(trainee)
    new = a_certificate(trainee, NOON + timedelta(days=600))
    revoke(hr, new, "Copied", NOON + timedelta(days=610))
    assert standing(date(2028, 1, 1)) == [old, new]


def test_certificates_of_different_people_stand_side_by_side(trainee, colleague):
    assert standing(date(2026, 5, 1)) == []
    both = [a_certificate(trainee), a_certificate(colleague)]
    assert standing(date(2026, 5, 1)) == both
