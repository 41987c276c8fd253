"""Wins in colour chips as stacks beside the standard stack."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from games.roulette.bets import POSITIONS
from games.roulette.rulesets import Ruleset
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure

_CHIP, _WIDTH, _GAP = 3, 16, 6  # how high and wide a chip is drawn from the side, and what is between two stacks


@dataclass(frozen=True, slots=True)
class Row:
    """A bet with its chips, and what it wins: chips, full stacks, and the chips over."""

    bet: str
    chips: int
    won: int
    full: int
    over: int


def stacks(rules: Ruleset, spec: Spec) -> Figure:
    """Tabulate what some bets win in stacks, and draw the last of them beside the standard stack."""
    stack = rules.procedure["stack"]
    rows = [_row(stack, *stake.split("*")) for stake in spec["stakes"]]
    last = rows[-1]
    heights = [stack, *[stack] * last.full, *[last.over] * bool(last.over)]
    return figure(
        "stacks",
        heads=[_("Bet"), _("Chips"), _("Chips won"), _("Full stacks"), _("Chips over")],
        rows=rows,
        chips=[(_left(place), _CHIP * (stack - 1 - n)) for place, height in enumerate(heights) for n in range(height)],
        chip=(_WIDTH, _CHIP),
        width=_left(len(heights)),
        height=_CHIP * stack,
        title=_("Stacks beside the standard stack"),
        said=_(
            "The standard stack is at the left. Beside it is a win of {won}: full stacks of the same height: {full};"
            " chips over: {over}."
        ).format(won=last.won, full=last.full, over=last.over),
    )


def _row(stack: int, chips: str, key: str) -> Row:
    won = int(chips) * POSITIONS[key].pays
    return Row(key, int(chips), won, *divmod(won, stack))


def _left(place: int) -> int:
    """Return where a stack begins; the standard stack is set apart from the others."""
    return place * (_WIDTH + _GAP) + (_GAP if place else 0)
