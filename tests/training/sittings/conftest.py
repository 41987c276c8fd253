import pytest

from tests.training.exams.conftest import exam, published, teacher_elsewhere  # noqa: F401 - the same exams


@pytest.fixture
def signed_in(client, instructor):
    client.force_login(instructor)
    return client
