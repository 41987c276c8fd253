"""Somebody who renews in time for ten years has a chain of certificates, and anybody can check each of them."""

from datetime import UTC, date, datetime

import pytest
import time_machine

from tests.training.certification.cast import a_certificate
from training.certification.acts.services import extend

PASSED = (
    datetime(2026, 3, 2, 11, tzinfo=UTC),
    datetime(2028, 1, 10, 11, tzinfo=UTC),
    datetime(2030, 2, 1, 11, tzinfo=UTC),
    datetime(2032, 4, 20, 11, tzinfo=UTC),  # extended until 30 April 2032
    datetime(2034, 1, 31, 11, tzinfo=UTC),
)
LAST = (date(2028, 3, 2), date(2030, 3, 2), date(2032, 3, 2), date(2034, 4, 30), date(2036, 4, 30))


@pytest.fixture
def chain(trainee, hr):
    certificates = []
    for number, passed in enumerate(PASSED):
        if number == 3:
            extend(hr, certificates[2], date(2032, 4, 30), "On leave", datetime(2032, 2, 1, 11, tzinfo=UTC))
        certificates.append(a_certificate(trainee, passed))
    return certificates


def test_five_passes_follow_each_other_without_a_gap(chain):
    assert tuple(certificate.expires_on for certificate in chain) == LAST


def test_after_five_renewals_all_five_certificates_check(chain, client):
    with time_machine.travel(datetime(2034, 2, 1, 11, tzinfo=UTC)):
        today = [client.get(f"/en/verify/{one.code}/").content.decode() for one in chain]
        then = [
            client.get(f"/en/verify/{one.code}/", {"on": str(passed.date())}).content.decode()
            for one, passed in zip(chain, PASSED, strict=True)
        ]
    assert ["This certificate is valid today" in page for page in today] == [False, False, False, True, True]
    assert all("this certificate was valid." in page for page in then)
    assert "This certificate was valid until the end of 30 April 2032." in today[2]
