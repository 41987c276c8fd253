"""People see what is on record about them, and choose the language of their letters."""

import pytest

from games.web.venues.models import Venue
from tests.portal.page import read
from training.staff.models import House, Role, User

pytestmark = pytest.mark.django_db
FACTS = ("Ada Grimani", "ada@example.org", "Ca’ Noghera", "instructor")


@pytest.fixture
def ada():
    house = House.objects.create(name="Ca’ Noghera")
    return User.objects.create_user(
        "ada",
        "ada@example.org",
        first_name="Ada",
        last_name="Grimani",
        house=house,
        role=Role.INSTRUCTOR,
        language="it",
    )


@pytest.fixture
def signed_in(client, ada):
    client.force_login(ada)
    return client


def test_the_page_shows_the_own_data(signed_in):
    page = signed_in.get("/en/me/").content.decode()
    assert [fact for fact in FACTS if fact not in page] == []
    assert '<option value="it" selected>' in page


@pytest.mark.parametrize("published", [True, False])
def test_the_house_leads_to_its_page_once_that_is_published(signed_in, ada, published):
    ada.house.venue = Venue.objects.create(slug="ca-noghera", name_en="Ca’ Noghera", published=published)
    ada.house.save()
    assert ("/en/venues/ca-noghera/" in read(signed_in, "/en/me/").hrefs) is published


def test_the_language_is_chosen_and_nothing_else(signed_in, ada):
    response = signed_in.post("/en/me/", {"language": "fr", "role": "hr", "email": "x@example.org"}, follow=True)
    assert "Your e-mails and new certificates will be in this language." in response.content.decode()
    ada.refresh_from_db()
    assert (ada.language, ada.role, ada.email) == ("fr", "instructor", "ada@example.org")


def test_a_language_that_the_site_does_not_speak_is_refused_at_the_field(signed_in, ada):
    response = signed_in.post("/en/me/", {"language": "xx"})
    assert response.status_code == 400
    assert 'id="id_language_error"' in response.content.decode()
    ada.refresh_from_db()
    assert ada.language == "it"


def test_who_is_not_signed_in_signs_in_first(client):
    assert client.get("/en/me/")["Location"] == "/en/accounts/login/?next=/en/me/"


def test_the_menu_of_the_account_leads_there(signed_in):
    assert 'href="/en/me/"' in signed_in.get("/en/").content.decode()


def test_an_administrator_without_a_house_has_a_page_too(admin_client):
    assert admin_client.get("/en/me/").status_code == 200
