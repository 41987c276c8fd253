"""A recognised certificate counts to its own last day or to that of the recognition, whichever comes first."""

from datetime import timedelta

import pytest

from tests.training.certification.cast import a_certificate
from tests.training.hr.conftest import FRENCH, agree_terms
from tests.training.hr.recognition.conftest import DAY, TODAY, after, recognised
from training.certification.models import Certificate
from training.hr.competence.forecast import Forecast
from training.hr.competence.selectors import competences
from training.hr.matrix import selectors as matrix
from training.hr.selectors import Filter, listed, rows


def last_day(viewer, person, day=DAY):
    """Return what the list, the matrix, rosters and plans say alike."""
    house = viewer.house
    (held,) = competences(house, [person], day)[person.pk]
    found = [row.expires_on for row in rows(house, listed(viewer, Filter(day)), day)]
    assert held.until in found
    assert Forecast(house, [person], DAY).on(person.pk, FRENCH, day) == held
    ends_in = (held.until - day).days
    for within, is_found in ((ends_in, True), (ends_in - 1, False)):
        if within >= 0:
            asked = matrix.Asked(day, within=within, programme=FRENCH)
            assert (person in matrix.listed(viewer, asked)) == is_found
    return held.until, held.issuer


@pytest.fixture
def certificate(moved):
    return Certificate.objects.get(holder=moved)


def test_it_ends_with_the_recognition(moved, certificate, house, stranger):
    recognised(stranger, house, until=after(9))
    assert last_day(stranger, moved) == last_day(stranger, moved, after(9)) == (after(9), house.name)


def test_it_ends_with_the_certificate(moved, certificate, house, stranger):
    recognised(stranger, house, until=certificate.expires_on + timedelta(days=1))
    assert last_day(stranger, moved) == (certificate.expires_on, house.name)


@pytest.mark.parametrize("later", [20, None])
@pytest.mark.parametrize("first", ["short", "long"])
def test_of_two_recognitions_the_longer_one_says_it(moved, certificate, house, stranger, first, later):
    until = after(later) if later else None
    for end in (after(9), until) if first == "short" else (until, after(9)):
        recognised(stranger, house, until=end)
    assert last_day(stranger, moved) == (until or certificate.expires_on, house.name)


def test_a_recognition_of_another_programme_says_nothing(moved, certificate, house, stranger):
    recognised(stranger, house, FRENCH)
    recognised(stranger, house, "fair-roulette-croupier", until=after(9))
    assert last_day(stranger, moved) == (certificate.expires_on, house.name)


def test_an_own_certificate_that_lasts_longer_than_the_recognition_counts_more(moved, house, stranger):
    agree_terms(stranger, validity_months=1, window_days=5, grace_days=0)
    own = a_certificate(moved, TODAY)
    recognised(stranger, house, until=after(9))
    assert last_day(stranger, moved) == (own.expires_on, "")
    recognised(stranger, house, until=after(90))
    assert last_day(stranger, moved) == (after(90), house.name)
