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


@pytest.fixture
def signed_in(client, instructor):  # noqa: F811 - the fixture, not the import
    client.force_login(instructor)
    return client
