"""A gain and a loss are distinguished by their signs, in every direction of writing."""

import pytest
from django.utils import translation

from games.web.kit.formats import signed


@pytest.mark.parametrize(("cents", "written"), [(17_500, "+175"), (0, "0"), (-1_050, "\u221210.50")])
def test_a_gain_has_a_plus_and_a_loss_the_minus_sign(cents: int, written: str) -> None:
    assert signed(cents) == written


def test_the_sign_stays_before_its_amount_among_right_to_left_words() -> None:
    with translation.override("ar"):
        written = signed(-1_000)
    assert (written[0], written[-1]) == ("\u2066", "\u2069")
    assert written.strip("\u2066\u2069").startswith("\u2212")
