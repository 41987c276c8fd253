"""HR lists, enters and changes the people of its house, page by page."""

from datetime import timedelta

import pytest
import time_machine
from django.core import mail
from django.utils import timezone

from tests.training.certification.cast import NOON, a_person, an_attempt
from tests.training.hr.people.conftest import ADA, text
from training.quiz.models import Mark
from training.quiz.tasks import close_expired
from training.staff import people
from training.staff.models import AuditEntry, User


def names(client, **query):
    return [person.username for person, _account in client.get("/en/hr/people/", query).context["rows"]]


def test_the_list_has_the_people_of_the_house_by_name(signed_in, trainee, instructor, stranger):
    assert names(signed_in) == ["ada", "irene", "ugo"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"name": "ire"}, ["irene"]),
        ({"name": "IRENE grimani"}, ["irene"]),
        ({"name": "bice@example"}, ["bice.zen"]),
        ({"role": "hr"}, ["ugo"]),
        ({"account": "invited"}, ["bice.zen"]),
        ({"account": "open"}, ["irene", "ugo"]),
        ({"account": "closed"}, ["ada"]),
        ({"name": "nobody"}, []),
    ],
)
def test_the_filter_finds(signed_in, hr, trainee, instructor, bice, query, found):
    people.deactivate(hr, trainee, "Left", timezone.now())
    assert names(signed_in, **query) == found


@pytest.mark.parametrize("query", [{"role": "boss"}, {"account": "lost"}, {"name": "x" * 81}])
def test_a_filter_that_makes_no_sense_is_refused_at_its_field(signed_in, query):
    response = signed_in.get("/en/hr/people/", query)
    assert response.status_code == 400
    assert f'id="id_{next(iter(query))}_error"' in text(response)


def test_the_list_is_paged_with_a_steady_number_of_queries(signed_in, house, django_assert_num_queries):
    for number in range(60):
        a_person(house, username=f"p{number}")
    signed_in.get("/en/hr/people/")  # after which the session need not note again that somebody is there
    # Session, reader, house, houses of an office, offers, managers who have left (two), rows counted, rows.
    with django_assert_num_queries(9):
        response = signed_in.get("/en/hr/people/")
    assert len(response.context["rows"]) == 50
    assert "Page 1 of 2" in text(response)


def test_a_person_is_entered_and_invited(signed_in):
    response = signed_in.post("/en/hr/people/add/", ADA)
    bice = User.objects.get(username="bice.zen")
    assert response["Location"] == f"/en/hr/people/{bice.pk}/account/"
    assert mail.outbox[0].to == ["bice@example.org"]
    page = text(signed_in.get(response["Location"]))
    for fact in (
        "The invitation goes to bice@example.org.",
        "bice.zen",
        "invited",
        "Added to the house; role: trainee",
        "Ugo Grimani",
    ):
        assert fact in page


def test_a_user_name_may_be_chosen(signed_in):
    signed_in.post("/en/hr/people/add/", ADA | {"username": "BZ-7"})
    assert User.objects.filter(username="bz-7").exists()


def test_posted_twice_it_is_one_person(signed_in):
    first, second = (signed_in.post("/en/hr/people/add/", ADA) for _ in range(2))
    assert first["Location"] == second["Location"]
    assert User.objects.filter(last_name="Zen").count() == len(mail.outbox) == 1


@pytest.mark.parametrize(
    ("given", "field", "sentence"),
    [
        ({"first_name": " "}, "first_name", "Enter the first name."),
        ({"first_name": "a" * 151}, "first_name", "150"),
        ({"last_name": ""}, "last_name", "Enter the last name."),
        ({"email": ""}, "email", "Enter the e-mail address"),
        ({"email": "bice"}, "email", "This is not an e-mail address."),
        ({"email": "UGO@example.org"}, "email", "Another person has this e-mail address."),
        ({"username": "ugo"}, "username", "Another person has this user name."),
        ({"username": "bice zen"}, "username", "A user name may contain letters without accents"),
        ({"username": "bice@example.org"}, "username", "A user name may contain letters without accents"),
        ({"role": "admin"}, "role", "This is not in the list."),
        ({"language": "de"}, "language", "This is not in the list."),
    ],
)
def test_what_is_wrong_stands_at_its_field_and_nobody_is_entered(signed_in, given, field, sentence):
    response = signed_in.post("/en/hr/people/add/", ADA | given)
    assert response.status_code == 400
    assert sentence in response.context["form"].errors[field][0]
    assert f'id="id_{field}_error"' in text(response)
    assert 'value="Zen"' in text(response) or field == "last_name"
    assert User.objects.count() == 1
    assert not mail.outbox


def test_nobody_becomes_an_administrator_by_a_form(signed_in):
    signed_in.post("/en/hr/people/add/", ADA | {"is_staff": "on", "is_superuser": "on", "house": "99"})
    bice = User.objects.get(username="bice.zen")
    assert not bice.is_administrator
    assert bice.house == User.objects.get(username="ugo").house


def test_a_change_stands_on_the_page_and_in_the_audit_in_words(signed_in, bice):
    signed_in.post(f"/en/hr/people/{bice.pk}/edit/", ADA | {"role": "instructor", "last_name": "Zeno"})
    assert "Role changed: “instructor” instead of “trainee”" in text(signed_in.get(f"/en/hr/people/{bice.pk}/account/"))
    audit = text(signed_in.get("/en/hr/audit/"))
    for fact in ("Person changed", "Bice Zeno (bice.zen)", "Role: “instructor” instead of “trainee”", "Last name"):
        assert fact in audit


def test_the_form_of_a_change_holds_what_is_there(signed_in, bice):
    page = text(signed_in.get(f"/en/hr/people/{bice.pk}/edit/"))
    assert 'value="bice@example.org"' in page
    assert '<option value="it" selected>' in page


def test_the_invitation_is_sent_again_on_request(signed_in, bice):
    response = signed_in.post(f"/en/hr/people/{bice.pk}/invite/", follow=True)
    assert "A new invitation goes to bice@example.org." in text(response)
    assert len(mail.outbox) == 2


def test_closing_asks_before_it_acts_and_needs_a_reason(signed_in, bice):
    assert "Leave it as it is" in text(signed_in.get(f"/en/hr/people/{bice.pk}/close/"))
    response = signed_in.post(f"/en/hr/people/{bice.pk}/close/", {"reason": " "})
    assert response.status_code == 400
    bice.refresh_from_db()
    assert bice.is_active


def test_a_closed_account_says_so_and_can_be_opened(signed_in, bice):
    page = text(signed_in.post(f"/en/hr/people/{bice.pk}/close/", {"reason": "Left <b>today</b>"}, follow=True))
    for fact in (
        "The account is closed.",
        "Account closed",
        "Left &lt;b&gt;today&lt;/b&gt;",
        "Reopen the account…",
    ):
        assert fact in page
    page = text(signed_in.post(f"/en/hr/people/{bice.pk}/reopen/", {"reason": "Back"}, follow=True))
    assert "Account reopened" in page


def test_closing_says_what_becomes_of_an_exam_under_way(signed_in, trainee, colleague):
    an_attempt(trainee, timezone.now())
    assert "An exam is in progress." in text(signed_in.get(f"/en/hr/people/{trainee.pk}/close/"))
    assert "An exam is in progress." not in text(signed_in.get(f"/en/hr/people/{colleague.pk}/close/"))


def test_the_own_account_is_shown_and_not_changed(signed_in, hr):
    page = text(signed_in.get(f"/en/hr/people/{hr.pk}/account/"))
    assert "This is your own account." in page
    assert f"/en/hr/people/{hr.pk}/edit/" not in page
    for act, given in (("edit", ADA), ("close", {"reason": "Because"})):
        response = signed_in.post(f"/en/hr/people/{hr.pk}/{act}/", given)
        assert "You cannot do this to your own account." in text(response)
    hr.refresh_from_db()
    assert (hr.is_hr, hr.is_active, hr.last_name) == (True, True, "Grimani")


def test_an_editor_is_left_to_administrators(signed_in, house):
    editor = a_person(house, username="edda", is_staff=True)
    assert "only an administrator" in text(signed_in.get(f"/en/hr/people/{editor.pk}/account/"))
    assert "only an administrator" in text(signed_in.post(f"/en/hr/people/{editor.pk}/close/", {"reason": "x"}))


ADDRESSES = ["", "add/", "{pk}/account/", "{pk}/edit/", "{pk}/close/", "{pk}/reopen/", "{pk}/move/", "{pk}/invite/"]


@pytest.mark.parametrize("who", ["colleague", "instructor", "drifter", "editor"])
def test_only_hr_officers_get_in(client, house, trainee, who, request):
    editor = a_person(house, username="edda", is_staff=True)
    client.force_login(editor if who == "editor" else request.getfixturevalue(who))
    for address in ADDRESSES:
        there = "/en/hr/people/" + address.format(pk=trainee.pk)
        assert client.get(there).status_code in (403, 405), there
        assert client.post(there, ADA | {"reason": "Because"}).status_code in (403, 405), there
    assert not AuditEntry.objects.exists()
    assert not User.objects.filter(last_name="Zen").exists()


def test_who_is_not_signed_in_signs_in_first(client, trainee):
    for address in [f"people/{address}" for address in ADDRESSES] + ["offers/1/", "offers/1/withdraw/"]:
        response = client.post("/en/hr/" + address.format(pk=trainee.pk))
        assert response.status_code == 405 or "/accounts/login/" in response["Location"], address


def test_hr_of_another_house_finds_and_changes_nobody_here(client, trainee, stranger):
    client.force_login(stranger)
    for address in ADDRESSES[2:]:
        there = "/en/hr/people/" + address.format(pk=trainee.pk)
        assert client.get(there).status_code in (404, 405), there
        assert client.post(there, ADA | {"reason": "Because"}).status_code in (404, 405), there
    assert names(client) == ["zeno"]
    trainee.refresh_from_db()
    assert (trainee.is_active, trainee.last_name) == (True, "Grimani")


def test_an_exam_under_way_is_graded_after_its_deadline_though_the_account_is_closed(hr, trainee):
    attempt = an_attempt(trainee, NOON)
    people.deactivate(hr, trainee, "Left", NOON)
    with time_machine.travel(NOON + timedelta(hours=1)):
        close_expired()
    assert Mark.objects.filter(item__attempt=attempt).count() == 1
