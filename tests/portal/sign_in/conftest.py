"""People who sign in, and where from."""

import pytest
from django.http import HttpResponse
from django.test import Client

from training.staff.models import User

SECRET = "a long enough secret"
HOME, ROOM, AFAR = "192.0.2.1", "192.0.2.60", "203.0.113.9"


@pytest.fixture
def ada(db: None) -> User:
    return User.objects.create_user("ada", "ada@house.example", SECRET)


def try_to_sign_in(
    login: str = "ada", password: str = SECRET, address: str = AFAR, client: Client | None = None
) -> HttpResponse:
    """The answer to one attempt, on a new device unless `client` is one that is known."""
    given = {"login": login, "password": password}
    return (client or Client()).post("/en/accounts/login/", given, REMOTE_ADDR=address)


def guess(times: int, login: str = "ada", address: str = AFAR) -> list[int]:
    return [try_to_sign_in(login, f"guess {n}", address).status_code for n in range(times)]


def is_in(answer: HttpResponse) -> bool:
    return answer.status_code == 302
