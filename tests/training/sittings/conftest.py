import pytest

from tests.training.certification.conftest import (  # noqa: F401 - the same cast
    colleague,
    drifter,
    house,
    hr,
    instructor,
    other_house,
    stranger,
    trainee,
)
from tests.training.exams.conftest import exam, published, teacher_elsewhere  # noqa: F401 - the same exams


@pytest.fixture
def signed_in(client, instructor):  # noqa: F811 - the fixture, not the import
    client.force_login(instructor)
    return client
