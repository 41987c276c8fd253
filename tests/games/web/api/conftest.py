"""The API is tried as often as the laws of roulette."""

import json

import pytest
from hypothesis import settings

settings.register_profile("api", max_examples=60, deadline=None, database=None)
settings.load_profile("api")


@pytest.fixture
def post(client):
    """Asks over HTTP: the status and the body that JSON has become."""

    def ask(game: str, verb: str, body: object) -> tuple[int, object]:
        text = body if isinstance(body, bytes) else json.dumps(body)
        response = client.post(f"/api/v1/{game}/{verb}", data=text, content_type="application/json")
        return response.status_code, json.loads(response.content)

    return ask
