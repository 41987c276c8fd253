from datetime import timedelta

import pytest

from tests.training.certification import cast
from tests.training.certification.cast import NOON
from training.certification.acts.services import suspend
from training.certification.acts.terms import set_terms
from training.certification.acts.terms_models import HouseTerms
from training.certification.services import revoke
from training.staff.refusals import Refused

FRENCH, FAIR = "french-roulette-croupier", "fair-roulette-croupier"
LAST_DAY = NOON + timedelta(days=731)  # 2 March 2028, the last day of a certificate of NOON
AGES = {"Valida": 10, "Soona": 690, "Lasta": 731, "Expira": 740, "Revoka": 20}  # by the state on LAST_DAY


@pytest.fixture
def signed_in(client, hr):
    client.force_login(hr)
    return client


@pytest.fixture
def certificate(trainee):
    return cast.a_certificate(trainee)


def refusal(act, *args, **more):
    """Return the code with which an act is refused."""
    with pytest.raises(Refused) as refused:
        act(*args, **more)
    return refused.value.code


def agree_terms(hr, at=NOON - timedelta(days=900), **lengths):
    """Say for how many months certificates of French roulette last, and their days of renewal and of grace."""
    set_terms(hr, HouseTerms(programme=FRENCH, **lengths), at)


def enter_each_state(house, hr, ages, **more):
    """Enter people named after their state on LAST_DAY, with certificates so many days old, and one without."""
    for name, days in ages.items():
        person = cast.a_person(house, username=name.lower(), first_name=name, **more)
        certificate = cast.a_certificate(person, LAST_DAY - timedelta(days=days))
        if name == "Revoka":
            revoke(hr, certificate, "Copied", LAST_DAY - timedelta(days=5))
        if name == "Suspenda":
            suspend(hr, certificate, "Enquiry", LAST_DAY - timedelta(days=5))
    cast.a_person(house, username="nona", first_name="Nona")
