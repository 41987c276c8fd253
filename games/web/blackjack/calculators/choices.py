"""The choices of a hand as a page shows them: the best first, each with its worth and what it costs against that."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from django.utils.functional import Promise

from games.blackjack.advice import Advice
from games.blackjack.hands import MUST_DRAW_TO, hand_total
from games.blackjack.table import Action
from games.core.cards import Card
from games.web.blackjack.words import CHOICES
from games.web.kit.cards.figures import exact, signed_fraction
from games.web.kit.formats import percent_column, percent_signed


@dataclass(frozen=True, slots=True)
class Choice:
    """What a hand may do, or could if it had not to hit: its worth and its cost in per cent of the first stake.

    `exact` is the fraction, empty where there is none; `is_open`: the rules allow it.
    """

    action: Action
    name: str | Promise
    worth: str
    cost: str
    exact: str
    is_best: bool
    is_open: bool


def ranked(advice: Advice, hand: Sequence[Card]) -> list[Choice]:
    """Return the choices from the best to the worst, one that is not allowed behind the best."""
    best = exact(advice.values[advice.best])
    order = sorted(advice.values.items(), key=lambda one: (one[0] != advice.best, -one[1]))
    return [
        Choice(
            action=action,
            name=CHOICES[action],
            worth=percent_signed(exact(value)),
            cost="" if action == advice.best else percent_column(max(Fraction(0), best - exact(value))),
            exact=signed_fraction(value) if isinstance(value, Fraction) else "",
            is_best=action == advice.best,
            is_open=action != Action.STAND or not must_hit(hand),
        )
        for action, value in order
    ]


def must_hit(hand: Sequence[Card]) -> bool:
    """Return whether the rules leave the hand no standing."""
    return hand_total(hand).total <= MUST_DRAW_TO
