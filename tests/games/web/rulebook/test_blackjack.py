"""What the pages of blackjack say of a house, and what they leave to others."""

import pytest
from django.core.management import call_command
from django.utils.translation import override

from games.blackjack.rulesets import NAMES, ruleset
from games.web.blackjack.comparison import parameters


@pytest.mark.parametrize("name", NAMES)
def test_the_minimum_is_called_an_example_wherever_it_is_compared(name):
    """No source gives a minimum of blackjack."""
    with override("en"):
        assert parameters(ruleset(name))["Minimum"] == ("10, our example",)


def test_decisions_are_spoken_in_venice_and_shown_elsewhere():
    with override("en"):
        for name in NAMES:
            lines = parameters(ruleset(name))
            house = name == "venice-blackjack"
            assert lines["Decisions"] == ("Spoken: card or no card" if house else "Given by hand signals",)
            assert lines["Stake added to double"] == (f"{'On top of' if house else 'Beside'} the first stake",)


@pytest.mark.django_db
def test_a_page_has_the_general_rules_of_its_own_house_only(client):
    call_command("sync_rulebook", verbosity=0)
    venice, american = (
        client.get(f"/en/games/blackjack/?rules={name}").content.decode()
        for name in ("venice-blackjack", "american-six-decks-s17")
    )
    for anchor in ("blackjack-disputes", "blackjack-answers", "blackjack-insurance-printed", "blackjack-seats"):
        assert f'id="{anchor}"' in venice
        assert f'id="{anchor}"' not in american
    assert 'id="blackjack-signs"' in american
    assert 'id="blackjack-signs"' not in venice
