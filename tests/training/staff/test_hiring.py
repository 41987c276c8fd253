"""HR enters, invites and changes the people of its house."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.core import mail
from django.test import Client
from django.utils import timezone

from training.staff import people
from training.staff.entering import Details, Entry, user_names
from training.staff.models import AuditEntry, Employment, House, Role, User
from training.staff.problems import PersonRefused

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)
ADA = Details("Ada", "Grimani", "ada@example.org", Role.TRAINEE, "it")
SECRET = "quite another secret"


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def house():
    return House.objects.create(name="Ca’ Vendramin Calergi")


@pytest.fixture
def hr(house):
    return User.objects.create_user("ugo", "ugo@example.org", "pw", house=house, role=Role.HR, first_name="Ugo")


@pytest.fixture
def ada(hr):
    return people.enter(hr, ADA, "", NOON)


def the_link():
    return next(word for word in mail.outbox[-1].body.split() if "/password/reset/key/" in word)


def set_password(link):
    client = Client()
    form = client.get(link)
    if form.status_code != 302:
        return False
    client.post(form["Location"], {"password1": SECRET, "password2": SECRET})
    return True


def refused(act, *args):
    with pytest.raises(PersonRefused) as refusal:
        act(*args)
    return refusal.value.code


def test_a_person_is_entered_with_history_and_audit(ada, hr, house):
    assert (ada.house, ada.role, ada.username, ada.is_invited) == (house, "trainee", "ada.grimani", True)
    row = Employment.objects.get()
    assert (row.person, row.house, row.role, row.is_active) == (ada, house, "trainee", True)
    assert (row.at, row.author) == (NOON, hr)
    entry = AuditEntry.objects.get()
    assert (entry.actor, entry.action, entry.subject) == (hr, "person-entered", "Ada Grimani (ada.grimani)")


def test_the_invitation_is_in_the_readers_language_and_names_house_user_name_and_end(ada):
    (letter,) = mail.outbox
    assert letter.to == ["ada@example.org"]
    for fact in ("Ca’ Vendramin Calergi", "ada.grimani", "/it/accounts/password/reset/key/", "5 mar 2026, 12:00"):
        assert fact in letter.body
    assert "Ca’ Vendramin Calergi" in letter.subject


def test_the_link_sets_the_first_password_once(ada):
    link = the_link()
    assert set_password(link)
    ada.refresh_from_db()
    assert ada.check_password(SECRET)
    assert not set_password(link)


def test_the_link_ends_when_the_letter_says(ada):
    link = the_link()
    with time_machine.travel(NOON + timedelta(days=3, seconds=2), tick=False):
        assert not set_password(link)


def test_a_new_letter_ends_the_link_before(ada, hr):
    first = the_link()
    people.invite_again(hr, ada, NOON)
    assert not set_password(first)
    assert set_password(the_link())


def test_who_has_a_password_is_not_invited(ada, hr):
    set_password(the_link())
    assert refused(people.invite_again, hr, ada, NOON) == "has-password"


def test_the_same_form_sent_twice_makes_one_person_and_one_letter(ada, hr):
    assert people.enter(hr, ADA, "", NOON + timedelta(seconds=1)) == ada
    assert User.objects.filter(first_name="Ada").count() == len(mail.outbox) == AuditEntry.objects.count() == 1


def test_the_same_details_an_hour_later_are_refused(ada, hr):
    assert refused(people.enter, hr, ADA, "", NOON + timedelta(hours=1)) == "email"


def test_an_address_belongs_to_one_person_whatever_its_capitals(ada, hr):
    other = Details("Bruno", "Grimani", "ADA@example.org", Role.TRAINEE, "it")
    assert refused(people.enter, hr, other, "", NOON) == "email"
    assert User.objects.count() == 2


def test_a_user_name_belongs_to_one_person_whatever_its_capitals(ada, hr):
    User.objects.filter(pk=ada.pk).update(username="Ada.Grimani")
    other = Details("Bruno", "Grimani", "bruno@example.org", Role.TRAINEE, "it")
    assert refused(people.enter, hr, other, "ada.grimani", NOON) == "username"


@pytest.mark.parametrize(
    ("first_name", "last_name", "username"),
    [
        ("Ada", "Grimani", "ada.grimani2"),
        ("Nicolò", "D’Arc", "nicolo.darc"),
        ("Anne Marie", "da Ponte", "anne-marie.da-ponte"),
        ("李", "明", "user"),
    ],
)
def test_a_user_name_is_made_of_the_names(ada, first_name, last_name, username):
    assert user_names([called(first_name, last_name)]) == [username]


def called(first_name, last_name, username=""):
    return Entry(Details(first_name, last_name, "x@example.org", "trainee", "it"), username)


def test_numbers_of_namesakes_go_on(ada):
    for username in ("ada.grimani9", "ada.grimani-bianchi"):
        User.objects.create(username=username)
    assert user_names([called("Ada", "Grimani")]) == ["ada.grimani10"]


def test_many_namesakes_at_once_have_names_of_their_own_after_those_that_are_given(ada):
    asked = [called("Ada", "Grimani"), called("Bea", "Zen"), called("Ada", "Grimani"), called("Eva", "Zen", "bea.zen")]
    assert user_names(asked) == ["ada.grimani2", "bea.zen2", "ada.grimani3", "bea.zen"]


def changed(**fields):
    return Details(**{**ADA.__dict__, **fields})


def test_a_changed_role_stands_in_history_and_audit(ada, hr):
    people.change(hr, ada, changed(role=Role.INSTRUCTOR), NOON + timedelta(days=1))
    assert [row.role for row in ada.employments.all()] == ["trainee", "instructor"]
    entry = AuditEntry.objects.first()
    assert (entry.action, entry.details) == ("person-changed", {"changes": {"role": ["trainee", "instructor"]}})


def test_a_changed_name_alone_is_no_new_row_of_history(ada, hr):
    people.change(hr, ada, changed(last_name="Loredan"), NOON)
    assert ada.employments.count() == 1


def test_saving_without_a_change_writes_nothing(ada, hr):
    people.change(hr, ada, ADA, NOON)
    assert AuditEntry.objects.count() == 1


def test_the_old_address_is_told_and_no_longer_opens_the_account(ada, hr):
    set_password(the_link())
    Client().post("/it/accounts/password/reset/", {"email": "ada@example.org"})
    mail.outbox.clear()
    people.change(hr, ada, changed(email="new@example.org"), NOON)
    (letter,) = mail.outbox
    assert letter.to == ["ada@example.org"]
    assert "new@example.org" not in letter.body
    Client().post("/it/accounts/password/reset/", {"email": "ada@example.org"})
    assert "/password/reset/key/" not in mail.outbox[-1].body
    Client().post("/it/accounts/password/reset/", {"email": "new@example.org"})
    assert "/password/reset/key/" in mail.outbox[-1].body


def test_who_has_no_password_yet_is_invited_at_the_new_address(ada, hr):
    first = the_link()
    people.change(hr, ada, changed(email="new@example.org"), NOON)
    assert [letter.to for letter in mail.outbox[1:]] == [["new@example.org"], ["ada@example.org"]]
    assert not set_password(first)


def test_the_address_of_another_person_is_refused(ada, hr):
    assert refused(people.change, hr, ada, changed(email="UGO@example.org"), NOON) == "email"
    ada.refresh_from_db()
    assert ada.email == "ada@example.org"


def test_a_closed_account_is_signed_out_everywhere_and_stays_so_when_opened_again(ada, hr):
    set_password(the_link())
    client = Client()
    client.post("/en/accounts/login/", {"login": "ada.grimani", "password": SECRET})
    assert client.get("/en/training/").status_code == 200
    people.deactivate(hr, ada, "Left", NOON)
    assert client.get("/en/training/exams/").status_code == 302
    people.reactivate(hr, ada, "Came back", NOON)
    assert client.get("/en/training/exams/").status_code == 302
    assert set_password(the_link())
    assert [(row.is_active, row.reason) for row in ada.employments.all()] == [
        (True, ""),
        (False, "Left"),
        (True, "Came back"),
    ]


def test_a_closed_account_asks_in_vain_for_a_new_password(ada, hr):
    people.deactivate(hr, ada, "Left", NOON)
    mail.outbox.clear()
    Client().post("/it/accounts/password/reset/", {"email": "ada@example.org"})
    assert not any("/password/reset/key/" in letter.body for letter in mail.outbox)


def test_an_account_is_closed_and_opened_once_and_with_a_reason(ada, hr):
    assert refused(people.reactivate, hr, ada, "Why not", NOON) == "open"
    assert refused(people.deactivate, hr, ada, "  ", NOON) == "no-reason"
    people.deactivate(hr, ada, "Left", NOON)
    assert refused(people.deactivate, hr, ada, "Left", NOON) == "closed"
    assert refused(people.invite_again, hr, ada, NOON) == "closed"


ACTS = {
    "invite": lambda author, person: people.invite_again(author, person, NOON),
    "change": lambda author, person: people.change(author, person, changed(last_name="Other"), NOON),
    "deactivate": lambda author, person: people.deactivate(author, person, "Because", NOON),
    "reactivate": lambda author, person: people.reactivate(author, person, "Because", NOON),
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("who", ["trainee", "instructor", "stranger", "editor"])
def test_only_hr_of_the_house_acts(ada, house, act, who):
    other = House.objects.create(name="Ca’ Noghera")
    homes = {"stranger": other}
    role = {"stranger": Role.HR, "instructor": Role.INSTRUCTOR}.get(who, Role.TRAINEE)
    author = User.objects.create_user(who, house=homes.get(who, house), role=role, is_staff=who == "editor")
    assert refused(ACTS[act], author, ada) == "not-hr"
    assert AuditEntry.objects.count() == len(mail.outbox) == 1


@pytest.mark.parametrize("act", ACTS)
def test_nobody_acts_on_their_own_account(hr, act):
    assert refused(ACTS[act], hr, hr) == "self"


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("right", ["is_staff", "is_superuser"])
def test_who_has_rights_in_the_administration_is_left_to_administrators(hr, ada, act, right):
    User.objects.filter(pk=ada.pk).update(**{right: True})
    assert refused(ACTS[act], hr, ada) == "administrator"


def test_an_officer_who_was_demoted_meanwhile_acts_no_more(hr, ada):
    User.objects.filter(pk=hr.pk).update(role=Role.TRAINEE)
    assert refused(people.deactivate, hr, ada, "Because", NOON) == "not-hr"


def test_who_is_no_officer_enters_nobody(house):
    trainee = User.objects.create_user("bruno", house=house)
    assert refused(people.enter, trainee, ADA, "", timezone.now()) == "not-hr"
    assert User.objects.count() == 1


def test_nothing_is_entered_when_the_letter_cannot_go(hr, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    with pytest.raises(ConnectionRefusedError):
        people.enter(hr, ADA, "", NOON)
    assert User.objects.count() == 1
