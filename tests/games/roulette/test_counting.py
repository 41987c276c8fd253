"""Change counted in groups, and payments held against what is due."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.problems import Refused
from games.roulette.chips import Pieces, cut
from games.roulette.counting import change, check_payment
from games.roulette.rulesets import ruleset

RULES = ruleset()


def test_a_hundred_in_fives_is_counted_as_the_course_does() -> None:
    found = change(RULES, 10_000, 500)
    assert (found.pieces, found.rest) == (Pieces(500, 20), 0)
    assert found.counted == (2_500, 5_000, 7_500, 10_000)


@given(st.sampled_from(RULES.denominations), st.integers(1, 400))
def test_change_adds_up_and_only_its_last_group_may_be_smaller(value: int, count: int) -> None:
    found = change(RULES, value * count, value)
    steps = [after - before for before, after in zip((0, *found.counted), found.counted, strict=False)]
    assert sum(steps) == value * count
    assert set(steps[:-1]) <= {value * found.group}
    assert 0 < steps[-1] <= value * found.group
    assert found.rest == count % 5


@given(st.integers(1, 2_000_000).map(lambda chips: chips * 50))
def test_what_the_house_cuts_adds_up_in_its_order(due: int) -> None:
    found = check_payment(RULES, due, cut(RULES, due))
    assert (found.total, found.adds_up, found.in_order) == (due, True, True)


@pytest.mark.parametrize(
    ("pieces", "in_order", "is_right"),
    [
        ([Pieces(1_000, 15), Pieces(10_000, 2)], True, True),
        ([Pieces(10_000, 2), Pieces(1_000, 15)], False, False),
        ([Pieces(1_000, 5), Pieces(1_000, 10), Pieces(10_000, 2)], False, False),
        ([Pieces(1_000, 15), Pieces(10_000, 1)], True, False),
    ],
)
def test_only_what_adds_up_in_order_is_right(pieces: list[Pieces], in_order: bool, is_right: bool) -> None:
    found = check_payment(RULES, 35_000, pieces)
    assert (found.in_order, found.is_right) == (in_order, is_right)


@given(st.integers(1, 1_000), st.lists(st.builds(Pieces, st.sampled_from(RULES.denominations), st.integers(1, 9))))
def test_either_something_is_missing_or_it_is_too_much_or_it_is_right(units: int, pieces: list[Pieces]) -> None:
    found = check_payment(RULES, units * 100, pieces)
    assert found.total + found.missing - found.too_much == units * 100
    assert found.adds_up is (not found.missing and not found.too_much)
    assert not (found.missing and found.too_much)


@pytest.mark.parametrize(
    ("call", "code", "field"),
    [
        (lambda: change(RULES, 1_200, 500), "cannot_be_cut", "amount"),
        (lambda: change(RULES, 0, 500), "stake_not_positive", "amount"),
        (lambda: change(RULES, 1_200, 300), "unknown_denomination", "value"),
        (lambda: check_payment(RULES, 1_000, [Pieces(300, 1)]), "unknown_denomination", "pieces"),
        (lambda: check_payment(RULES, 1_000, [Pieces(500, 0)]), "stake_not_positive", "pieces"),
    ],
)
def test_what_cannot_be_counted_is_refused_at_its_field(call, code: str, field: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(Refused) as refused:
        call()
    assert (refused.value.first.code, refused.value.first.field) == (code, field)
