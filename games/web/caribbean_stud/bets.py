"""The bets of Caribbean stud with what they cost: the ante with the best choice at every hand."""

from dataclasses import replace

from django.utils.translation import gettext, pgettext

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.odds import is_counted, odds
from games.caribbean_stud.outcomes import outcomes
from games.caribbean_stud.rulesets import Ruleset
from games.ranking.hands import Category
from games.web.kit.bets import BetCost
from games.web.kit.formats import odds as odds_said


def bets(rules: Ruleset) -> list[BetCost]:
    """Return the ante without a change and, where a card may be changed and that has been counted, with one."""
    plain = outcomes(replace(rules, exchange=False))
    pays = gettext("Ante {odds}, BET up to {most}").format(
        odds=odds_said(1), most=odds_said(rules.pay[Category.ROYAL_FLUSH])
    )
    without = BetCost(
        key="ante",
        name=pgettext("Caribbean stud bet", "Ante"),
        clause=Clause.ODDS_EDGE,
        edge=plain.edge,
        pays=pays,
        when=pgettext("play", "Best play, no card changed"),
        outcomes=plain,
        calculator="odds",
    )
    if not rules.exchange or not is_counted(rules):
        return [without]
    changed = replace(
        without,
        key="ante-change",
        clause=Clause.ODDS_CHANGE,
        edge=odds(rules).edge,
        when=pgettext("play", "Best play with a change"),
        outcomes=None,
    )
    return [changed, without]
