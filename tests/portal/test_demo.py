"""The demo: enough to see every page at work, and never beside real people."""

from collections import Counter

import pytest
from django.core.management import CommandError, call_command

from portal.demo.cast import LOG_INS, PASSWORD
from training.certification.models import Certificate
from training.certification.states import State, standing_on
from training.quiz.models import Attempt
from training.staff.days import today
from training.staff.models import House, Role, User

pytestmark = pytest.mark.django_db


@pytest.fixture
def demo(db):
    call_command("sync_rulebook", verbosity=0)
    call_command("demo", verbosity=0)


def test_each_log_in_of_the_readme_works(demo, client):
    for person in LOG_INS:
        assert client.login(username=person.username, password=PASSWORD)


def test_the_stranger_is_hr_of_another_house(demo):
    hr, stranger = User.objects.get(username="hr"), User.objects.get(username="stranger")
    assert (hr.role, stranger.role) == (Role.HR, Role.HR)
    assert hr.house != stranger.house


def test_hr_finds_a_certificate_in_each_state_that_time_brings(demo):
    house = House.objects.get(slug="ca-vendramin-calergi")
    standing = standing_on(Certificate.objects.filter(house=house), today())
    assert Counter(certificate.state for certificate in standing) == {
        State.VALID: 1,
        State.RUNS_OUT: 1,
        State.EXPIRED: 1,
    }


def test_the_trainee_may_still_earn_the_certificate(demo):
    trainee = User.objects.get(username="trainee")
    assert trainee.attempts.count() == 1
    assert not trainee.certificates.exists()


def test_colleagues_cannot_sign_in(demo):
    assert not User.objects.get(username="anna.shaw").has_usable_password()


def test_run_again_it_keeps_what_is_there(demo):
    before = set(Attempt.objects.values_list("pk")), set(User.objects.values_list("pk", "password"))
    call_command("demo", verbosity=0)
    assert (set(Attempt.objects.values_list("pk")), set(User.objects.values_list("pk", "password"))) == before


def test_it_is_refused_beside_real_people():
    User.objects.create(username="vera", email="vera@casino.example")
    with pytest.raises(CommandError, match="real people"):
        call_command("demo")
    assert not User.objects.filter(username="trainee").exists()


def test_it_is_refused_in_production(settings):
    settings.SETTINGS_MODULE = "portal.settings.production"
    with pytest.raises(CommandError, match="production"):
        call_command("demo")


def test_an_administrator_alone_is_no_hindrance(demo):
    User.objects.create_superuser("admin", "admin@casino.example")
    call_command("demo", verbosity=0)
