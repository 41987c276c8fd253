"""A visitor at the calculators of chemin de fer."""

import pytest


@pytest.fixture
def ask(client, db):
    """The answer of a calculator to the fields of its form."""

    def asked(calculator, *, follow=True, **fields):
        return client.get(f"/en/games/chemin-de-fer/{calculator}/", fields, follow=follow)

    return asked
