"""The calculators follow the ruleset of their table, and are there where its rules give them something to do."""

import re

import pytest

from games.roulette.rulesets import NAMES
from tests.games.web.calculators.tools.conftest import GAME, Calculate, Deal, text_of

pytestmark = pytest.mark.django_db

EVERYWHERE = {"number", "zero", "payouts"}


@pytest.mark.parametrize("rules", NAMES)
def test_each_ruleset_lists_what_it_has_a_use_for(calculate: Calculate, deal: Deal, rules: str) -> None:
    deal(rules)
    listed = re.findall(rf'<li class="card"><a href="{GAME}([a-z-]+)/">', calculate("calculators").content.decode())
    assert set(listed) >= EVERYWHERE
    # A win is cut wherever there is a house; the float is that of the French course.
    for name, has in (("cut", not rules.startswith("parlour")), ("float", rules == "venice-french")):
        assert (name in listed) is has
        assert calculate(name).status_code == (200 if has else 404)


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_what_is_everywhere_opens_everywhere(calculate: Calculate, deal: Deal, rules: str, name: str) -> None:
    deal(rules)
    assert calculate(name).status_code == 200


def test_the_payout_table_has_no_bet_that_the_layout_has_not(calculate: Calculate, deal: Deal) -> None:
    deal("parlour-double-zero")
    response = calculate("payouts")
    assert {multiple.pays: len(multiple.clauses) for multiple in response.context["multiples"]} == {
        35: 1,
        17: 1,
        11: 2,
        8: 2,
        5: 1,
    }
    assert calculate("payouts", bet="split:0-3").status_code == 422


def test_a_number_has_its_neighbours_on_the_wheel_that_is_dealt(calculate: Calculate, deal: Deal) -> None:
    deal("parlour-double-zero")
    assert "On the wheel, clockwise 20 32 17 5 22" in text_of(calculate("number", n="17"))
    response = calculate("number", n="00")
    said = text_of(response)
    assert "Double zéro Double zero" in said
    assert "On the wheel, clockwise 13 1 00 27 10" in said
    assert "Sector" not in said
    assert {one.bet.key for _, same in response.context["bets"] for one in same} == {
        "straight:00",
        "split:0-00",
        "split:00-2",
        "split:00-3",
        "zero_street:0-00-2",
        "zero_street:00-2-3",
    }
    page = response.content.decode()
    assert re.findall(r'id="n-(\d+)"', page)[:3] == ["0", "00", "1"]
    assert re.search(r'rel="prev" href="[^"]*\?n=0"', page)
    assert re.search(r'rel="next" href="[^"]*\?n=1"', page)


def test_a_number_costs_on_two_zeros_what_it_does_there(calculate: Calculate, deal: Deal) -> None:
    """2 of 38 pockets for a number; half of that for an even chance of which half is taken."""
    deal("parlour-double-zero")
    said = text_of(calculate("number", n="17"))
    assert "Straight 17 35 to 1 350 5.26%" in said
    assert "Black 1 to 1 10 2.63%" in said
