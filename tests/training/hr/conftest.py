import pytest

from tests.training.certification import cast
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
def signed_in(client, hr):  # noqa: F811 - the fixture, not the import
    client.force_login(hr)
    return client


@pytest.fixture
def certificate(trainee):  # noqa: F811
    return cast.a_certificate(trainee)
