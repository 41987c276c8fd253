"""The pages of imports, as HR sees them."""

import pytest
from django.core import mail
from django.urls import reverse
from django.utils import timezone

from tests.training.hr.imports.files import a_csv, a_workbook, people, uploaded
from training.hr.imports.models import Import
from training.staff import people as staff
from training.staff.entering import Details
from training.staff.models import User

ADDRESS = "/en/hr/import/"


def text(response):
    return response.content.decode()


@pytest.fixture
def sent(signed_in):
    """Upload a file at the page, and return the page that shows what it would do."""

    def sent(content, **more):
        response = signed_in.post(ADDRESS, uploaded(content, **more))
        assert response.status_code == 302, text(response)
        return signed_in.get(response["Location"])

    return sent


def confirm(client, shown):
    return client.post(shown.request["PATH_INFO"], {"seen": shown.context["plan"].digest}, follow=True)


def test_a_file_is_checked_then_imported(signed_in, sent):
    shown = sent(a_workbook(*people(3)), name="new.xlsx")
    assert "3 lines are new and would be imported" in text(shown)
    assert not mail.outbox
    done = confirm(signed_in, shown)
    assert "3 lines were imported by Ugo Grimani" in text(done)
    assert len(mail.outbox) == 3
    assert "new.xlsx" in text(signed_in.get(ADDRESS))
    audit = text(signed_in.get("/en/hr/audit/"))
    assert "File imported" in audit
    assert "new.xlsx" in audit


def test_errors_are_shown_with_line_column_and_value_and_nothing_can_be_confirmed(signed_in, sent):
    shown = sent(a_csv(*people(150), ["Bice", "Zen", "no address", "", "", ""]))
    page = text(shown)
    assert "1 line has an error" in page
    assert "<strong>E-mail address</strong> <q>no address</q>: This is not an e-mail address." in page
    assert shown.context["page"].object_list[0].number == 152
    assert 'name="seen"' not in page
    assert confirm(signed_in, shown).status_code == 400
    assert User.objects.count() == 1


def test_errors_are_said_in_the_readers_language(signed_in, sent):
    shown = sent(a_csv(["Bice", "Zen", "no address", "", "", ""]))
    italian = signed_in.get(shown.request["PATH_INFO"].replace("/en/", "/it/"))
    assert "Questo non è un indirizzo e-mail" in text(italian)


def test_a_changed_world_shows_the_new_plan(signed_in, hr, sent):
    shown = sent(a_csv(*people(2)))
    details = Details("Anna", "Zen1", "zen1@example.org", "trainee", "it")
    staff.enter(hr, details, "", timezone.now())
    refused = confirm(signed_in, shown)
    assert refused.status_code == 400
    assert "Something has changed since this page was shown." in text(refused)
    assert "1 line is already there" in text(refused)
    assert "1 line was imported" in text(confirm(signed_in, refused))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "The file is empty"),
        (b"First name\nZo\x81", "The characters of the file cannot be read."),
        (b"x" * (4 * 1024 * 1024 + 1), "The file is too large"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_at_its_field(signed_in, content, said):
    response = signed_in.post(ADDRESS, uploaded(content))
    assert response.status_code == 400
    assert said in text(response)
    assert not Import.objects.exists()


def test_without_a_file_or_for_an_unknown_kind_the_form_says_so(signed_in):
    response = signed_in.post(ADDRESS, {"kind": "horses"})
    assert "Choose a file." in text(response)
    assert "This is not in the list." in text(response)


def test_columns_that_lack_are_named(sent):
    page = text(sent(a_csv(["Zen"], heads=["Last name"])))
    assert "These columns are missing from the file:" in page
    assert "<li>E-mail address</li>" in page


def test_an_empty_file_with_the_heads_can_be_downloaded(signed_in):
    response = signed_in.get("/it/hr/import/people.csv")
    assert response.content.startswith(b'\xef\xbb\xbf"Nome";"Cognome";')
    assert signed_in.get("/it/hr/import/horses.csv").status_code == 404


def test_hr_of_another_house_does_not_find_it(client, signed_in, sent, stranger):
    shown = sent(a_csv(*people(1)))
    client.force_login(stranger)
    assert client.get(shown.request["PATH_INFO"]).status_code == 404
    assert client.post(shown.request["PATH_INFO"], {"seen": shown.context["plan"].digest}).status_code == 404
    assert "file.csv" not in text(client.get(ADDRESS))


def test_the_pages_take_a_steady_number_of_queries(signed_in, sent, django_assert_num_queries):
    few, many = sent(a_csv(*people(2))), sent(a_csv(*people(90)))
    signed_in.get(reverse("hr:imports"))
    for shown in (few, many):
        with django_assert_num_queries(8):  # session, reader, house, file, its lines, addresses, user names, undone
            signed_in.get(shown.request["PATH_INFO"])
