"""What a bet costs, as the pages that set the bets of all games beside each other show it."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from django.utils.translation import pgettext

from games.core.outcomes import Outcomes
from games.web.kit.formats import percent_short


@dataclass(frozen=True, slots=True)
class BetCost:
    """A bet under a ruleset, in the language that is active.

    `key` names it in addresses, `clause` is the rule on what it pays and `pays` says that; `when` says for which choice
    of the player the figures hold, where there are several. `placed` is its name where one such bet is placed, such as
    one number. `edge` is lost on average per unit first staked; where only that is known, `outcomes` is None. A game
    without a house edge has neither, and `note` says what it costs instead. `calculator` is the one that shows more.
    """

    key: str
    name: str
    clause: str
    edge: Fraction | None
    pays: str = ""
    when: str = ""
    placed: str = ""
    outcomes: Outcomes | None = None
    calculator: str = ""
    note: str = ""

    @property
    def title(self) -> str:
        """What a list of bets to choose from calls it."""
        name = self.placed or self.name
        # Translators: a bet, and for which choice of the player the figures hold, such as: Red: half is taken at zero
        return pgettext("bet", "{bet}: {when}").format(bet=name, when=self.when) if self.when else name


def edges(bets: Iterable[BetCost]) -> dict[str, tuple[str, ...]]:
    """Return the house edge of each bet that has one, by its name: a line for each choice of the player."""
    found: dict[str, tuple[str, ...]] = {}
    for bet in bets:
        if bet.edge is not None:
            # Translators: for which choice of the player a house edge holds, such as: Half is taken at zero: 1.35%
            said = pgettext("edge", "{when}: {edge}") if bet.when else "{edge}"
            line = said.format(when=bet.when, edge=percent_short(bet.edge))
            found[bet.name] = (*found.get(bet.name, ()), line)
    return found
