"""What the results of the wheel bring, as rows of a table whose letters stand on the drawing."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from string import ascii_uppercase

from games.roulette.results import OutcomeTotal, grouped, outcome_totals
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake


@dataclass(frozen=True, slots=True)
class Row:
    """Results that bring the same, with their letter; those that win nothing have none. Chips are of one value."""

    letter: str
    total: OutcomeTotal
    chance: Fraction
    won_chips: int
    back_chips: int


def rows(rules: Ruleset, stakes: Sequence[Stake], chip: int) -> list[Row]:
    """Return what each result brings to stakes, counted in chips of so many cents, the best for the player first."""
    letters = iter(ascii_uppercase)
    return [
        Row(
            letter=next(letters) if total.won else "",
            total=total,
            chance=Fraction(len(total.outcomes), len(rules.wheel.pockets)),
            won_chips=total.won // chip,
            back_chips=total.back // chip,
        )
        for total in grouped(outcome_totals(rules, stakes))
    ]
