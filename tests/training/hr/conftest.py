import pytest

from tests.training.certification import cast


@pytest.fixture
def signed_in(client, hr):
    client.force_login(hr)
    return client


@pytest.fixture
def certificate(trainee):
    return cast.a_certificate(trainee)
