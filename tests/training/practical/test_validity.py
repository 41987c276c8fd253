"""A house says for how many months a practical test counts."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.training.certification.cast import NOON, a_certificate
from tests.training.practical.sheets import signed
from training.certification.models import Certificate
from training.certification.practice import with_practice
from training.practical.problems import PracticalRefused
from training.practical.selectors import passed_on
from training.practical.validity import _earliest, counts_until, set_months
from training.staff.days import after_months
from training.staff.models import AuditEntry

BEFORE = NOON - timedelta(days=400)
DAYS = st.dates(date(2024, 1, 1), date(2030, 12, 31))


def counts(test, *days):
    return [test in passed_on(day) for day in days]


def test_without_terms_it_counts_for_good(instructor, trainee):
    test = signed(instructor, trainee)
    assert counts(test, date(2026, 3, 1), date(2026, 3, 2), date(2060, 1, 1)) == [False, True, True]


def test_it_counts_to_the_end_of_the_day_so_many_months_later(instructor, trainee, hr):
    set_months(hr, 12, BEFORE)
    test = signed(instructor, trainee)
    assert counts(test, date(2027, 3, 2), date(2027, 3, 3)) == [True, False]


def test_terms_hold_from_their_day_on_and_earlier_days_stay(instructor, trainee, hr):
    test = signed(instructor, trainee)
    set_months(hr, 1, NOON + timedelta(days=60))  # on 1 May
    assert counts(test, date(2026, 4, 30), date(2026, 5, 1)) == [True, False]
    set_months(hr, None, NOON + timedelta(days=70))  # on 11 May
    assert counts(test, date(2026, 5, 10), date(2026, 5, 11)) == [False, True]


def test_they_are_of_one_house(instructor, trainee, stranger):
    set_months(stranger, 1, BEFORE)
    assert counts(signed(instructor, trainee), date(2027, 3, 3)) == [True]


def test_a_certificate_proves_practice_as_long(instructor, trainee, hr):
    set_months(hr, 6, BEFORE)
    signed(instructor, trainee)
    a_certificate(trainee)
    proves = [
        with_practice(Certificate.objects.all(), day).get().practised is not None
        for day in (date(2026, 9, 2), date(2026, 9, 3))
    ]
    assert proves == [True, False]


@given(DAYS, st.integers(1, 36))
def test_the_first_day_that_still_counts_is_the_first_whose_last_day_is_not_over(day, months):
    first = _earliest(day, months)
    assert after_months(first, months) >= day > after_months(first - timedelta(days=1), months)


def test_the_last_day_is_that_of_a_certificate():
    assert counts_until(NOON, 24) == date(2028, 3, 2)
    assert counts_until(NOON, None) == date.max


def test_the_same_again_changes_nothing(hr):
    set_months(hr, None, NOON)
    set_months(hr, 12, NOON)
    set_months(hr, 12, NOON)
    (entry,) = AuditEntry.objects.all()
    assert (entry.action, entry.details) == ("sign-off-terms-set", {"months": 12})


@pytest.mark.parametrize("author", ["instructor", "trainee", "drifter"])
def test_hr_alone_sets_it(author, request):
    with pytest.raises(PracticalRefused, match="not-hr"):
        set_months(request.getfixturevalue(author), 12, NOON)


@pytest.mark.parametrize(("months", "status"), [("12", 302), ("", 302), ("0", 400), ("121", 400), ("x", 400)])
def test_the_page_takes_months_or_none(client, hr, months, status):
    client.force_login(hr)
    assert client.get("/en/hr/practical/").status_code == 200
    assert client.post("/en/hr/practical/", {"months": months}).status_code == status
