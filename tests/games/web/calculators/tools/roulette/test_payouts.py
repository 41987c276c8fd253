"""The payout table. The figures are worked by hand from 35, 17, 11, 8 and 5 to one."""

import pytest

from tests.games.web.calculators.tools.conftest import Calculate, error_at, text_of

pytestmark = pytest.mark.django_db


def rows(response) -> dict[int, list[int]]:  # type: ignore[no-untyped-def]
    return dict(response.context["rows"])


def test_without_a_wish_it_is_the_table_that_croupiers_learn(calculate: Calculate) -> None:
    found = rows(calculate("payouts"))
    assert list(found) == [cents * 100 for cents in range(5, 101, 5)]
    assert found[500] == [17_500, 8_500, 5_500, 4_000, 2_500]
    assert found[3500] == [122_500, 59_500, 38_500, 28_000, 17_500]
    assert found[10_000] == [350_000, 170_000, 110_000, 80_000, 50_000]


def test_each_multiple_names_the_bets_that_pay_so(calculate: Calculate) -> None:
    named = {multiple.pays: list(multiple.clauses) for multiple in calculate("payouts").context["multiples"]}
    assert named == {
        35: ["roulette-pays-straight"],
        17: ["roulette-pays-split"],
        11: ["roulette-pays-street", "roulette-pays-zero-street"],
        8: ["roulette-pays-corner", "roulette-pays-first-four"],
        5: ["roulette-pays-six-line"],
    }


def test_from_to_and_step_are_as_asked(calculate: Calculate) -> None:
    found = rows(calculate("payouts", **{"from": "1", "to": "3", "step": "0.50"}))
    assert list(found) == [100, 150, 200, 250, 300]
    assert found[250] == [8_750, 4_250, 2_750, 2_000, 1_250]


def test_amounts_of_ones_own_come_in_their_order(calculate: Calculate) -> None:
    response = calculate("payouts", amounts="40 12,50")
    assert response["Location"].endswith("?amounts=40+12.50")
    found = rows(calculate("payouts", amounts="40 12.50"))
    assert list(found.items()) == [
        (4_000, [140_000, 68_000, 44_000, 32_000, 20_000]),
        (1_250, [43_750, 21_250, 13_750, 10_000, 6_250]),
    ]


def test_a_single_bet_is_calculated_in_chips_and_in_money(calculate: Calculate) -> None:
    said = text_of(calculate("payouts", bet="corner", chips="4", unit="20"))
    assert "A stake of 80 at 8 to 1 wins 640 . That is 32 chips of 20." in said


@pytest.mark.parametrize(
    ("bet", "wins"),
    [
        ("straight", 350),
        ("split", 170),
        ("street", 110),
        ("zero_street", 110),
        ("corner", 80),
        ("first_four", 80),
        ("six_line", 50),
        ("dozen", 20),
        ("column", 20),
        ("even_chance", 10),
    ],
)
def test_a_chip_of_ten_wins_on_every_kind_what_it_pays(calculate: Calculate, bet: str, wins: int) -> None:
    response = calculate("payouts", bet=bet, unit="10", htmx=True)
    assert response.context["win"] == wins * 100


REFUSALS = {
    "no first amount": ({"from": "five"}, "from", "an amount"),
    "nothing to begin with": ({"from": "0"}, "from", "more than 0"),
    "a last amount below nothing": ({"to": "-5"}, "to", "The amount must be more than 0."),
    "the last before the first": ({"from": "50", "to": "10"}, "to", "must not be less than the first"),
    "three decimals": ({"step": "0.125"}, "step", "an amount"),
    "a step of nothing": ({"step": "0"}, "step", "more than 0"),
    "too many rows": ({"to": "1006", "step": "5"}, "step", "more than 200 rows"),
    "an amount that is none": ({"amounts": "5 10,20,30"}, "amounts", "an amount"),
    "too many amounts": ({"amounts": "5 " * 201}, "amounts", "more than 200 rows"),
    "no such bet": ({"bet": "finale"}, "bet", "Choose one of the options listed."),
    "half a chip": ({"chips": "1.5", "unit": "10"}, "chips", "a whole number"),
    "no chip": ({"chips": "0", "unit": "10"}, "chips", "from 1 to 1,000"),
    "no value": ({"unit": "ten"}, "unit", "an amount"),
}


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(("fields", "at", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_stands_at_its_field(
    calculate: Calculate, fields: dict[str, str], at: str, sentence: str, htmx: bool
) -> None:
    response = calculate("payouts", htmx=htmx, **fields)
    assert sentence in error_at(response, at)
    assert response.context["form"].typed[at] in (fields[at].strip(), "straight")


def test_the_longest_table_is_still_shown(calculate: Calculate) -> None:
    assert len(rows(calculate("payouts", to="1000"))) == 200
