"""How far the whole numbers of a ruleset may go: to these and no further."""

import pytest

from games import blackjack, roulette, trente_quarante
from games.core.problems import Refused

BOUNDS = [
    (blackjack, "decks", 1, 8),
    (blackjack, "split_hands", 2, 4),
    (blackjack, "boxes", 1, 7),
    (blackjack, "bettors", 1, 3),
    (roulette, "prison_levels", 1, 9),
    (trente_quarante, "decks", 1, 8),
    (trente_quarante, "burnt", 0, 40),
    (trente_quarante, "prison_levels", 1, 9),
    (trente_quarante, "shown_coups", 1, 99),
]


@pytest.mark.parametrize(("engine", "parameter", "least", "most"), BOUNDS)
def test_a_whole_number_is_taken_up_to_its_bounds(engine, parameter, least, most):
    name = engine.NAMES[0]
    for number in (least, most):
        assert getattr(engine.ruleset(name, {parameter: number}), parameter) == number
    for number in (least - 1, most + 1):
        with pytest.raises(Refused, match="bad_parameter"):
            engine.ruleset(name, {parameter: number})
