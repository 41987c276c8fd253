"""A text that is too long is refused at its field before it is read: each field of each calculator."""

import re

import pytest
from django.test import Client

from games.web.calculators.tables import TABLES
from games.web.calculators.tools import tools_of
from games.web.registry import GAMES

pytestmark = pytest.mark.django_db

CALCULATORS = [address for slug in GAMES for _tool, address in tools_of(TABLES[slug])]
_FIELD = re.compile(r'<(?:input(?! type="(?:hidden|radio|checkbox))|textarea|select)[^>]* name="([^"]+)"')
HOSTILE = "1" + " " * 99_998 + "x"
_LOOKED_UP = {"at", "rules"}  # names that are looked up, and that nothing reads
# What else is asked for where a field is only read then.
_READ_WITH = {"number": {"bet": "neighbours"}, "reach": {"bet": "neighbours"}, "amount": {"step": "b"}}


def test_there_are_calculators_of_every_game() -> None:
    assert len(CALCULATORS) > 2 * len(GAMES)


@pytest.mark.parametrize("address", CALCULATORS)
def test_every_field_refuses_what_is_too_long(client: Client, address: str) -> None:
    def refused(**asked: str) -> set[str]:
        response = client.get(address, asked, headers={"HX-Request": "true"})
        assert response.status_code == 422
        assert "That is too long for this page." in response.content.decode()
        return set(response.context["form"].errors)

    form = client.get(address).content.decode().partition('<form id="tool"')[2]
    fields = set(_FIELD.findall(form)) - _LOOKED_UP
    if fields:
        unread = fields - refused(**dict.fromkeys(fields, HOSTILE))
        assert all(name in refused(**_READ_WITH[name], **{name: HOSTILE}) for name in unread)
