"""The demo: enough to see every page at work, and never beside real people."""

from collections import Counter

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction
from django.urls import reverse
from django.utils import timezone

from games.web.venues.models import News, Picture, Venue
from portal.demo.cast import LOG_INS, PASSWORD
from portal.demo.venues import make_venue_examples
from training.certification.models import Certificate, Recognition
from training.certification.states import State, standing_on
from training.courses.models import LessonProgress
from training.hr.competence.selectors import competences
from training.hr.reading import houses_read
from training.practical.models import PracticalTest, SecondOpinion, Standing
from training.quiz.models import Attempt, Practice
from training.staff import people
from training.staff.days import today
from training.staff.entering import Details
from training.staff.models import Employment, House, Role, User

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def _made(_written_rulebook, _written_venues, django_db_blocker):
    """The demo, made once: each test is undone to this point, and the last undoes it too."""
    with django_db_blocker.unblock(), transaction.atomic():
        call_command("demo", verbosity=0)
        yield
        transaction.set_rollback(True)


@pytest.fixture
def demo(_made, rulebook, venues):
    """The demo, beside the rules and the venues."""


def test_each_log_in_of_the_readme_works(demo, client):
    for person in LOG_INS:
        assert client.login(username=person.username, password=PASSWORD)


def test_the_stranger_is_hr_of_another_house(demo):
    hr, stranger = User.objects.get(username="hr"), User.objects.get(username="stranger")
    assert (hr.role, stranger.role) == (Role.HR, Role.HR)
    assert hr.house != stranger.house


def test_hr_finds_a_certificate_in_each_state_that_time_brings(demo):
    house = House.objects.get(venue__slug="ca-vendramin-calergi")
    standing = standing_on(Certificate.objects.filter(house=house), today())
    assert Counter(certificate.state for certificate in standing) == {
        State.VALID: 3,
        State.RUNS_OUT: 1,
        State.EXPIRED: 1,
    }


def test_the_trainee_may_still_earn_the_certificate(demo):
    trainee = User.objects.get(username="trainee")
    assert trainee.attempts.count() == 1
    assert not trainee.certificates.exists()


def test_the_instructor_sees_how_the_trainees_do(demo, client):
    client.force_login(User.objects.get(username="instructor"))
    rows = {row.person.username: row for row in client.get(reverse("trainees:home")).context["rows"]}
    assert set(rows) == {"trainee", "editor", "giulia.ferro", "luc.martin", "anna.shaw"}
    assert [(skill.generator, skill.ruleset) for skill in rows["luc.martin"].weak] == [("zero", "venice-fair")]
    assert rows["giulia.ferro"].last.passed
    assert not rows["trainee"].last.passed


def test_a_practical_test_counts_and_another_waits_for_the_instructor(demo, client):
    client.force_login(User.objects.get(username="instructor"))
    context = client.get(reverse("practical:home")).context
    assert [test.candidate.username for test in context["matters"].waiting] == ["luc.martin"]
    assert {test.candidate.username: test.standing for test in context["page"]} == {
        "luc.martin": Standing.WAITING,
        "giulia.ferro": Standing.PASSED,
    }
    assert all(test.notes.startswith("Demo: ") for test in context["page"])


def test_lessons_are_done_and_one_is_open(demo):
    lessons = User.objects.get(username="trainee").lessons
    assert (lessons.count(), lessons.filter(done_at=None).count()) == (3, 1)


def test_each_of_the_people_has_a_history(demo):
    rows = {person.username: person.employments.count() for person in User.objects.all()}
    assert {name: number for name, number in rows.items() if number != 1} == {"group": 0, "marco.balbi": 2}


def test_somebody_who_moved_deals_in_the_sister_house_and_an_officer_sees_both(demo):
    stranger, officer = User.objects.get(username="stranger"), User.objects.get(username="group")
    moved = User.objects.get(username="marco.balbi")
    assert moved.house == stranger.house
    (found,) = competences(moved.house, [moved], today())[moved.pk]
    assert (found.may_deal, found.issuer) == (True, User.objects.get(username="hr").house.name)
    assert {house.name for house in houses_read(officer)} == {found.issuer, moved.house.name}
    call_command("demo", verbosity=0)
    assert Recognition.objects.count() == 1


def test_the_editor_keeps_the_page_of_one_house(demo, client):
    client.force_login(User.objects.get(username="editor"))
    calergi, noghera = (Venue.objects.get(slug=slug) for slug in ("ca-vendramin-calergi", "ca-noghera"))
    assert client.get(reverse("admin:venues_venue_change", args=[calergi.pk])).status_code == 200
    assert client.get(reverse("admin:venues_venue_change", args=[noghera.pk])).status_code == 302


def test_what_is_made_up_about_a_house_says_so(demo):
    assert Picture.objects.count() == 2
    for word, field in (("example", "en"), ("esempio", "it"), ("exemple", "fr")):
        assert all(word in getattr(picture, f"caption_{field}").lower() for picture in Picture.objects.all())


def test_no_news_of_a_house_is_made_up(demo):
    assert not News.objects.exists()


def test_without_a_house_nothing_is_made_up_about_it(db):
    make_venue_examples()
    assert not Picture.objects.exists()


def test_colleagues_cannot_sign_in(demo):
    assert not User.objects.get(username="anna.shaw").has_usable_password()


def test_run_again_it_keeps_what_is_there(demo):
    def kept():
        people = set(User.objects.values_list("pk", "password"))
        return [
            people,
            *(
                set(model.objects.values_list("pk"))
                for model in (Attempt, Picture, Practice, Employment, LessonProgress, PracticalTest, SecondOpinion)
            ),
        ]

    before = kept()
    call_command("demo", verbosity=0)
    assert kept() == before


def test_it_is_refused_beside_real_people():
    User.objects.create(username="vera", email="vera@casino.example")
    with pytest.raises(CommandError, match="real people"):
        call_command("demo")
    assert not User.objects.filter(username="trainee").exists()


def test_whom_the_demo_has_entered_is_no_hindrance(demo):
    details = Details("Vera", "Zen", "vera@casino.example", Role.TRAINEE, "it")
    people.enter(User.objects.get(username="hr"), details, "", timezone.now())
    call_command("demo", verbosity=0)


def test_it_is_refused_in_production(settings):
    settings.SETTINGS_MODULE = "portal.settings.production"
    with pytest.raises(CommandError, match="production"):
        call_command("demo")


def test_an_administrator_alone_is_no_hindrance(demo):
    User.objects.create_superuser("admin", "admin@casino.example")
    call_command("demo", verbosity=0)
