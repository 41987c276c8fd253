"""The cast of the imports."""

import pytest
from django.utils import timezone

from tests.training.hr.conftest import *  # noqa: F403 - the same cast
from training.hr.imports import services
from training.hr.imports.kinds import plan_of


@pytest.fixture
def upload(hr):
    def upload(content, kind="people", language="it", author=hr):
        return services.upload(author, kind, "file.csv", content, language, timezone.now())

    return upload


@pytest.fixture
def plan(hr, upload):
    def plan(content, kind="people"):
        return plan_of(hr, upload(content, kind), timezone.now())

    return plan


@pytest.fixture
def apply(hr, upload):
    """Import a file as it is."""

    def apply(content, kind="people", author=hr):
        now = timezone.now()
        imported = upload(content, kind, author=author)
        return services.apply(author, imported, plan_of(author, imported, now).digest, now)

    return apply
