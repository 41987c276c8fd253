"""Amounts, counts and percentages are read as the pages of that language print them, and each text in one way only."""

from fractions import Fraction

import pytest
from django.test import Client
from django.utils import translation

from games.core.problems import Refused
from games.web.kit.amounts import split_list, typed_cents, typed_count, typed_percent
from games.web.kit.formats import money
from tests.games.web.calculators.tools.conftest import error_at

READ = {
    "en": {"1,000": 1000_00, "1,000.50": 1000_50, "410,090": 410_090_00, "1,234,567": 1_234_567_00, "1000.5": 1000_50},
    "it": {"1.000": 1000_00, "1.000,50": 1000_50, "410.090": 410_090_00, "1.234.567,8": 1_234_567_80},
    "fr": {"1\u202f000,50": 1000_50, "1\u00a0000": 1000_00, "410\u202f090": 410_090_00, "1 234 567": 1_234_567_00},
}
EVERYWHERE = {
    **{"12": 12_00, "12.50": 12_50, "12,50": 12_50, "1,5": 1_50, "1,00": 1_00, " 7.5 ": 7_50, "0": 0},
    **{"1 000": 1000_00, "1'000.50": 1000_50, "1’000": 1000_00, "1\u2009000": 1000_00, "１２": 12_00},
    **{"10 €": 10_00, "€10": 10_00, "€ 10.50": 10_50, "$10": 10_00, "10£": 10_00, "10\u00a0€": 10_00},
}
REFUSED = {
    "en": ("1.000", "10.005", "1,000,50", "1,00,000"),
    "it": ("1,000", "10,005", "1.000.50", "1.00.000"),
    "fr": ("1.000", "1,000", "1 000 50"),
}
NOWHERE = ("ten", "1e5", "NaN", "Infinity", "1_000", "1,2,3", "1.234.5", "12,345.6.7", "10 €€", "€", "", "1 0000", "+5")


@pytest.mark.parametrize("language", READ)
def test_an_amount_is_read_as_the_page_prints_it(language: str) -> None:
    with translation.override(language):
        for text, cents in (READ[language] | EVERYWHERE).items():
            assert typed_cents(text) == cents, text


@pytest.mark.parametrize("language", READ)
def test_what_a_page_prints_can_be_typed(language: str) -> None:
    with translation.override(language):
        for cents in (5, 1_00, 12_50, 999_99, 1000_00, 1234_50, 9_876_543_21):
            assert typed_cents(money(cents)) == cents


@pytest.mark.parametrize("language", READ)
def test_a_text_that_may_mean_two_amounts_is_refused(language: str) -> None:
    with translation.override(language):
        for text in (*REFUSED[language], *NOWHERE):
            with pytest.raises(Refused) as refused:
                typed_cents(text)
            assert refused.value.first.code == "not_an_amount", text


@pytest.mark.parametrize(("text", "code"), [("-5", "amount_not_positive"), ("9" * 13, "amount_too_large")])
def test_less_than_nothing_and_too_much_are_named(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        typed_cents(text)
    assert refused.value.first.code == code


@pytest.mark.parametrize("text", ["-5", "\u22121", "1001", "9" * 20, "1,001"])
def test_a_count_out_of_range_is_refused_with_the_range(text: str) -> None:
    with pytest.raises(Refused) as refused:
        typed_count(text, 1, 1000)
    assert (refused.value.first.code, dict(refused.value.first.values)) == ("out_of_range", {"least": 1, "most": 1000})
    assert typed_count("1,000", 1, 1000) == 1000


@pytest.mark.parametrize("text", ["2.5", "two", "", "1,0"])
def test_what_is_not_a_whole_number_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        typed_count(text, 1, 1000)
    assert refused.value.first.code == "not_whole"


def test_a_percentage_is_never_read_from_a_thousand() -> None:
    for text, share in {"2.5": "1/40", "2,5": "1/40", "50 %": "1/2", "33.333333": "33333333/100000000"}.items():
        assert typed_percent(text) == Fraction(share)
    with translation.override("it"):
        assert typed_percent("12,125") == typed_percent("12.125") == Fraction(12125, 100_000)
    for text in ("1,000", "101", "x", "-1"):
        with pytest.raises(Refused):
            typed_percent(text)


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("10, 20, 50", ["10", "20", "50"]),
        ("10; 20;50", ["10", "20", "50"]),
        ("15 40 12.50", ["15", "40", "12.50"]),
        ("1 000; 2 000", ["1 000", "2 000"]),
        ("1\u202f000 2\u202f000", ["1\u202f000", "2\u202f000"]),
        ("1,50; 2,", ["1,50", "2"]),
    ],
)
def test_a_list_of_amounts_is_parted_at_semicolons_commas_or_spaces(text: str, amounts: list[str]) -> None:
    assert split_list(text) == amounts


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "example"), [("en", "1,234.50"), ("it", "1.234,50"), ("fr", "1\u202f234,50")])
def test_a_refusal_shows_an_amount_as_the_page_writes_it(client: Client, language: str, example: str) -> None:
    for calculator, field in (("payouts", "unit"), ("zero", "amount")):
        response = client.get(f"/{language}/games/french-roulette/{calculator}/", {field: "ten"})
        assert example in error_at(response, field)
    assert example in error_at_table(client, language)


def error_at_table(client: Client, language: str) -> str:
    response = client.get(f"/{language}/games/french-roulette/table/", {"lay": "red", "other": "ten"})
    return error_at(response, "stake")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "state"),
    [
        ("en/games/french-roulette/cut/?amount=1,000.50", "amount=1000.50"),
        ("it/games/french-roulette/cut/?amount=1.000,50", "amount=1000.50"),
        ("fr/games/french-roulette/cut/?amount=1%E2%80%AF000,50", "amount=1000.50"),
        ("en/games/french-roulette/payouts/?amounts=10, 20, 50", "amounts=10+20+50"),
        ("en/games/blackjack/round/?bank=Th7c&a=TsJd&stakes-a=1,000", "stakes-a=1000"),
        ("it/games/caribbean-stud/jackpot/?royal_flush=410.090", "royal_flush=410090"),
        ("en/games/texas-holdem/hand/?stack=€100", "stack=100"),
    ],
)
def test_the_address_has_the_plain_decimal(client: Client, address: str, state: str) -> None:
    assert state in client.get(f"/{address}")["Location"]


@pytest.mark.django_db
def test_an_amount_of_nothing_is_called_an_amount(client: Client) -> None:
    for calculator, field in (("french-roulette/cut", "amount"), ("caribbean-stud/jackpot", "chip")):
        response = client.get(f"/en/games/{calculator}/", {field: "0"})
        assert error_at(response, field) == "The amount must be more than 0."


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "field", "said"),
    [
        ("french-roulette/float/?c50000=-5", "c50000", "Enter a number from 0 to 9,999."),
        ("french-roulette/payouts/?chips=99999999999999999999", "chips", "Enter a number from 1 to 1,000."),
        ("texas-holdem/hand/?players=-5", "players", "Enter a number from 2 to 10."),
    ],
)
def test_a_count_says_its_range(client: Client, address: str, field: str, said: str) -> None:
    assert error_at(client.get(f"/en/games/{address}"), field) == said
