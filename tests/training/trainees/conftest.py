import pytest


@pytest.fixture
def signed_in(client, instructor):
    client.force_login(instructor)
    return client
