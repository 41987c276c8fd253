"""Sorts the tests by what they need, and keeps them from telling each other anything."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.core.cache import cache
from django.utils import translation
from hypothesis import settings

# A busy machine is no reason to fail.
settings.register_profile("calm", settings.get_profile(settings.get_current_profile_name()), deadline=None)
settings.load_profile("calm")

DATABASE_FIXTURES = {"db", "transactional_db", "live_server", "admin_client"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`database`: runs on SQLite and PostgreSQL. `services`: on PostgreSQL with Redis, and maybe a browser."""
    for item in items:
        if Path(__file__).with_name("e2e") in item.path.parents:
            item.add_marker(pytest.mark.services)
        if item.get_closest_marker("django_db") or DATABASE_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.database)


@pytest.fixture(scope="session", autouse=True)
def _files_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What tests upload is kept apart from what an installation keeps."""
    django_settings.MEDIA_ROOT = tmp_path_factory.mktemp("media")


@pytest.fixture(autouse=True)
def _nothing_left_over() -> Iterator[None]:
    """Each test starts in English, with nothing cached and no log-in limit half used."""
    with translation.override("en"):
        yield
    cache.clear()
