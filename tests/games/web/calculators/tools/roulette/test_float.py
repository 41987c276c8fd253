"""The float at closing. Figures from tests/vectors/roulette/float.txt, which was worked by hand."""

import pytest

from tests.games.web.calculators.tools.conftest import Calculate, error_at, text_of

pytestmark = pytest.mark.django_db

WHOLE = {
    "50000": 1,
    "20000": 6,
    "10000": 20,
    "5000": 15,
    "1000": 46,
    "500": 50,
    "200": 50,
    "100": 100,
    "50": 100,
    "20": 200,
    "10": 350,
    "5": 290,
    "2": 15,
    "1": 15,
    "0.50": 10,
}


def counted(**changed: int) -> str:
    """The whole float with some values changed, as a clean address says it."""
    return " ".join(f"{changed.get(f'c{value}', pieces)}x{value}" for value, pieces in WHOLE.items())


def test_the_whole_float_needs_nothing(calculate: Calculate) -> None:
    said = text_of(calculate("float", count=counted()))
    assert (
        "Counted 550,000 Float 550,000 Brought from the cash desk 0 Taken to the cash desk 0 The float is complete."
        in said
    )
    assert "Total 1,268 1,268" in said


def test_what_is_over_and_short_is_shown_by_value(calculate: Calculate) -> None:
    response = calculate("float", count=counted(c50000=0, c20000=8, c5=305).replace("10x0.50", "7x0.50"))
    shown = {value.chip.value: (value.over, value.short) for value in response.context["values"]}
    over = {value: (one.count, one.amount) for value, (one, _) in shown.items() if one}
    short = {value: (one.count, one.amount) for value, (_, one) in shown.items() if one}
    assert over == {"20000": (2, 4_000_000), "5": (15, 7_500)}
    assert short == {"50000": (1, 5_000_000), "0.50": (3, 150)}
    assert response.context["count"].total == 54_007_350
    said = text_of(response)
    assert (
        "Brought from the cash desk 50,001.50 Taken to the cash desk 40,075 The cash desk brings 9,926.50 in total."
        in said
    )
    assert "2 chips over take away 40,000" in said
    assert "3 chips short bring 1.50" in said


def test_a_surplus_goes_to_the_cage(calculate: Calculate) -> None:
    assert "The cash desk takes 100 in total." in text_of(calculate("float", count=counted(c100=101)))


def test_the_amount_may_be_right_and_the_values_not(calculate: Calculate) -> None:
    said = text_of(calculate("float", count=counted(c20=205, c100=99)))
    assert "The total is right. Exchange the values with the cash desk." in said


def test_fields_are_gathered_into_one_short_address(calculate: Calculate) -> None:
    fields = {f"c{int(float(value) * 100)}": "" for value in WHOLE}
    response = calculate("float", **(fields | {"c5000000": "1", "c50": "10"}))
    assert response["Location"].endswith("/float/?count=1x50000+10x0.50")
    opened = calculate("float", count="1x50000 10x0.50")
    assert opened.status_code == 200
    assert opened.context["count"].total == 5_000_500
    page = opened.content.decode()
    assert 'id="c5000000" name="c5000000" class="ltr" inputmode="numeric" size="5" value="1"' in page
    assert 'id="c50" name="c50" class="ltr" inputmode="numeric" size="5" value="10"' in page


def test_nothing_is_counted_before_it_is_typed(calculate: Calculate) -> None:
    response = calculate("float")
    assert response.context["count"] is None
    assert 'size="5" value=""' in response.content.decode()
    assert "Enter a count to see the closing." in text_of(response)


def test_none_of_a_value_is_a_count_too(calculate: Calculate) -> None:
    response = calculate("float", count="0x50000")
    assert response.context["count"].to_restore == 55_000_000


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("-1", "from 0 to 9,999"), ("2.5", "a whole number"), ("x", "a whole number"), ("10000", "from 0 to 9,999")],
)
@pytest.mark.parametrize("field", ["c5000000", "c500", "c50"])
def test_a_count_that_is_none_is_refused_at_its_field(
    calculate: Calculate, field: str, typed: str, sentence: str, htmx: bool
) -> None:
    response = calculate("float", htmx=htmx, **{"c10000": "100", field: typed})
    assert sentence in error_at(response, field)
    page = response.content.decode()
    assert f'value="{typed}" aria-invalid="true"' in page
    assert 'name="c10000" class="ltr" inputmode="numeric" size="5" value="100"' in page


@pytest.mark.parametrize(("count", "said"), [("1x3", "no chip of 3."), ("hello", "could not read “hello”")])
def test_an_address_that_is_no_count_says_so(calculate: Calculate, count: str, said: str) -> None:
    response = calculate("float", count=count)
    assert response.status_code == 422
    assert said in text_of(response)
