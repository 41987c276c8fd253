"""A null character, which no text holds and which PostgreSQL refuses, is answered with 400 wherever it is sent."""

from http.cookies import SimpleCookie

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from tests.portal.page import read
from tests.training.certification.cast import NOON, a_certificate
from tests.training.quiz.conftest import SMALL, house, hr, instructor, rules, trainee  # noqa: F401 - the same cast
from training.certification.models import Revocation
from training.quiz import services
from training.quiz.models import Answer, Mark

pytestmark = pytest.mark.django_db

PATHS = [
    "/en/certificates/%00.pdf",
    "/en/hr/certificates/%00/revoke/",
    "/en/hr/certificates/%00/reinstate/",
    "/en/verify/%00/",
    "/en/venues/%00/",
    "/en/games/%00/",
    "/en/training/exams/%00/begin/",
    "/media/%00",
    "/%00",
    "/api/v1/%00/settle",
    "/admin/staff/user/%00/change/",
]
QUERIES = [
    "/en/hr/?name=%00",
    "/en/hr/export.csv?name=a%00b",
    "/en/verify/?code=%00",
    "/en/games/french-roulette/table/?at=%00",
    "/en/games/french-roulette/?rules=%00",
    "/en/training/drills/cut/?seed=%00",
    "/en/?%00=1",
    "/admin/staff/user/?q=%00",
    "/admin/venues/news/?published__year=%00",
]


@pytest.fixture
def signed_in(client: Client, hr):  # noqa: F811 - the fixture, not the import
    client.force_login(hr)
    return client


@pytest.mark.parametrize("address", [*PATHS, *QUERIES])
def test_a_path_and_a_query_with_one_are_refused(signed_in: Client, address: str) -> None:
    assert signed_in.get(address).status_code == 400


def test_the_refusal_is_a_page_in_the_language_of_the_address(client: Client) -> None:
    shown = read(client, "/it/verify/%00/")
    assert shown.status == 400
    assert shown.one("html").attrs["lang"] == "it"
    assert shown.hrefs == ["/"]


def test_a_cookie_with_one_is_refused(client: Client) -> None:
    client.cookies = SimpleCookie({settings.SESSION_COOKIE_NAME: "\0" * 32})
    assert client.get("/en/training/").status_code == 400


def test_a_name_to_sign_in_with_one_is_refused(client: Client) -> None:
    assert client.post("/en/accounts/login/", {"login": "a\0", "password": "\0"}).status_code == 400


def test_an_answer_with_one_is_refused_and_nothing_is_kept(client: Client, rules, trainee) -> None:  # noqa: F811
    sitting = services.start(trainee, SMALL, "en", timezone.now())
    client.force_login(trainee)
    page = reverse("quiz:attempt", args=[sitting.uuid])
    slug = sitting.items.get(position=1).face["parts"][0]["slug"]
    for asked in ({slug: "2\x004", "token": "t"}, {slug: "24", "token": "t\0"}):
        assert client.post(page, {"item": 1, **asked}).status_code == 400
    assert not Answer.objects.exists()


def test_a_reason_with_one_is_refused_and_no_mark_is_changed(client: Client, rules, trainee, instructor) -> None:  # noqa: F811
    sitting = services.start(trainee, SMALL, "en", timezone.now())
    services.submit(sitting, timezone.now())
    client.force_login(instructor)
    page = reverse("quiz:mark-again", args=[sitting.uuid, 1])
    assert client.post(page, {"score": "1", "reason": "mis\x00heard"}).status_code == 400
    assert not Mark.objects.exclude(author=None).exists()


def test_a_reason_to_revoke_with_one_is_refused(signed_in: Client, trainee) -> None:  # noqa: F811
    certificate = a_certificate(trainee, NOON)
    assert signed_in.post(f"/en/hr/certificates/{certificate.code}/revoke/", {"reason": "\0"}).status_code == 400
    assert not Revocation.objects.exists()


def test_a_body_of_the_api_is_read_by_the_api_alone(client: Client) -> None:
    response = client.post("/api/v1/roulette/number", data='{"n": "\\u0000"}', content_type="application/json")
    assert response.status_code == 422
    form = client.post("/api/v1/roulette/number", {"n": "\0"})
    assert form.status_code == 422
