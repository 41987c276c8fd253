"""What Texas hold'em costs: no house edge, but a rake."""

from django.utils.translation import gettext, pgettext

from games.texas_holdem.clauses import Clause
from games.texas_holdem.rulesets import Ruleset
from games.web.kit.bets import BetCost
from games.web.kit.formats import money, percent


def bets(rules: Ruleset) -> list[BetCost]:
    """Return the pot, with what the house takes of it."""
    note = gettext(
        "No house edge: players bet against each other. The house takes {rake} of each pot, at most {cap}."
    ).format(rake=percent(rules.rake), cap=money(rules.rake_cap))
    return [BetCost("pot", pgettext("poker", "The pot"), Clause.RAKE, None, note=note)]
