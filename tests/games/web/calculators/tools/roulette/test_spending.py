"""Called bets for the money that somebody has: "I have 45 for voisins"."""

import pytest

from tests.games.web.calculators.tools.conftest import Calculate, error_at, text_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("money", "chips", "left"),
    [
        ("45", "45 in total 9 chips of 5", "Nothing left over."),
        ("50", "45 in total 9 chips of 5", "5 left over."),
        ("135", "135 in total 9 chips of 15", "Nothing left over."),
        ("1,000,000", "1,800 in total 9 chips of 200", "998,200 left over."),
    ],
)
def test_money_to_spend_becomes_chips_of_the_table(calculate: Calculate, money: str, chips: str, left: str) -> None:
    said = text_of(calculate("called-bets", htmx=True, bet="voisins", by="spend", unit=money))
    assert chips in said
    assert left in said


def test_less_than_one_chip_for_each_position_is_refused_with_what_it_costs(calculate: Calculate) -> None:
    response = calculate("called-bets", by="spend", unit="44")
    said = "Voisins du zéro takes 9 chips, so it costs at least 45 at this table."
    assert error_at(response, "unit") == said


def test_an_amount_that_is_no_chip_may_be_meant_as_money(calculate: Calculate) -> None:
    response = calculate("called-bets", unit="45")
    said = text_of(response)
    assert "405 in total" in said
    assert "Each chip is worth 45, so the bet costs 405. If you have 45 to spend, that is 9 chips of 5." in said
    assert response.context["meant_url"].endswith("?bet=voisins&by=spend&unit=45")


@pytest.mark.parametrize("unit", ["5", "50", "15"])
def test_chips_of_the_table_and_several_of_them_are_not_doubted(calculate: Calculate, unit: str) -> None:
    assert "meant" not in calculate("called-bets", htmx=True, unit=unit).context


def test_the_clean_address_says_what_the_amount_is(calculate: Calculate) -> None:
    response = calculate("called-bets", bet="tiers", by="spend", unit="90,00", number="", reach="")
    assert response["Location"].endswith("?bet=tiers&by=spend&unit=90")
    assert calculate("called-bets", bet="tiers", by="unit", unit="10")["Location"].endswith("?bet=tiers")


def test_without_an_amount_there_is_enough_for_the_usual_chips(calculate: Calculate) -> None:
    assert calculate("called-bets", by="spend").context["total"] == 90_00
