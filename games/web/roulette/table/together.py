"""What the stakes of one player come to together, as the page shows it beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext

from games.core.problems import Refused
from games.roulette.combined import Combined, combined
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake
from games.roulette.wheel import colour, pocket_name
from games.web.kit.formats import money, number
from games.web.kit.wording import sentences


@dataclass(frozen=True, slots=True)
class Pocket:
    """One result: its number and shade, and the cents that the bank pays and that the player is better off by."""

    name: str
    shade: str
    won: int
    net: int


@dataclass(frozen=True, slots=True)
class Together:
    """The odds of stakes taken together, with what is not a whole number of cents rounded to one."""

    odds: Combined

    @property
    def answer(self) -> str:
        """What most players want to know, in two sentences."""
        covers = gettext("Covers {covered} of {pockets} numbers.")
        costs = gettext("Costs {cost} on average, wins at most {best}.")
        if self.odds.best <= 0:
            costs = gettext("Costs {cost} on average, and no number puts you ahead.")
        return sentences(
            [
                covers.format(covered=number(len(self.odds.covered)), pockets=number(len(self.odds.pockets))),
                costs.format(cost=money(self.cost), best=money(self.odds.best)),
            ]
        )

    @property
    def cost(self) -> int:
        return round(self.odds.cost)

    @property
    def left(self) -> int | None:
        """What they cost if stakes are always left at a zero; None where there is nothing to choose."""
        return None if self.odds.left is None else round(self.odds.left)

    @property
    def deviation(self) -> int:
        return round(self.odds.deviation)

    @property
    def pockets(self) -> list[Pocket]:
        return [
            Pocket(pocket_name(one.outcome), colour(one.outcome) or "zero", one.won, round(one.net))
            for one in self.odds.pockets
        ]


def together(rules: Ruleset, stakes: Sequence[Stake]) -> Together | None:
    """Return the odds of stakes together; None where there are none, or too few chips of a colour for a spin."""
    if not stakes:
        return None
    try:
        return Together(combined(rules, stakes))
    except Refused:
        return None
