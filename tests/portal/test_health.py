"""The probe: it asks, and it says which part is ill."""

from unittest.mock import patch

import pytest
from django.core.cache import cache
from django.db import OperationalError, connection
from django.test import Client

pytestmark = pytest.mark.django_db


def test_all_is_well(client: Client) -> None:
    response = client.get("/healthz")
    assert (response.status_code, response.json()) == (200, {"database": "well", "cache": "well"})
    assert "no-store" in response["Cache-Control"]


def test_a_database_that_does_not_answer_is_told(client: Client) -> None:
    with patch.object(connection, "cursor", side_effect=OperationalError("gone")):
        response = client.get("/healthz")
    assert (response.status_code, response.json()) == (503, {"database": "ill", "cache": "well"})


def test_a_cache_that_does_not_answer_is_told(client: Client) -> None:
    with patch.object(type(cache._connections["default"]), "set", side_effect=ConnectionError("gone")):
        response = client.get("/healthz")
    assert (response.status_code, response.json()) == (503, {"database": "well", "cache": "ill"})


def test_a_cache_that_forgets_is_told(client: Client) -> None:
    with patch.object(type(cache._connections["default"]), "get", return_value=None):
        assert client.get("/healthz").status_code == 503


def test_the_reason_stays_in_the_log(client: Client) -> None:
    with patch.object(connection, "cursor", side_effect=OperationalError("password of the database")):
        assert "password" not in client.get("/healthz").content.decode()
