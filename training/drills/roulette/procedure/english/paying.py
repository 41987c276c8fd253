"""Paying player by player, in stacks."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.english.asked import asked, is_english


def _straights_last(rules: Ruleset) -> bool:
    order = rules.order_of_payment
    return is_english(rules) and order[:1] == ("column",) and order[-1:] == ("straight",)


def _splits_before_straights(rules: Ruleset) -> bool:
    """Return whether columns, dozens, splits and straights are paid in this order."""
    order = [kind for kind in rules.order_of_payment if kind in ("column", "dozen", "split", "straight")]
    return is_english(rules) and order == ["column", "dozen", "split", "straight"]


PAYING = Topic(
    _("Paying"),
    (
        asked(
            "by-player",
            _("Two players on dozens and numbers"),
            _("Two players have each won on a dozen and on a split. How do you pay?"),
            (Clause.PAYING_BY_PLAYER,),
            _("all that one of them has won, then all that the other has won"),
            (
                _("both dozens, then both splits"),
                _("both splits, then both dozens"),
                _("the largest of all these wins first"),
            ),
        ),
        asked(
            "announced",
            _("Before you pay"),
            _("The losing stakes are collected. What do you do before you pay a player?"),
            (Clause.PAYING_BY_PLAYER,),
            _("announce in detail what each winning combination is worth"),
            (
                _("announce what the player has won in all, and no more"),
                _("ask the player what the combinations are worth"),
                _("give back the winning stakes"),
            ),
        ),
        asked(
            "losing-first",
            _("Losing stakes and winners"),
            _("A player who has won is in a hurry. The losing stakes are still on the layout. What comes first?"),
            (Clause.PAYING_BY_PLAYER,),
            _("the losing stakes are collected"),
            (
                _("this player is paid"),
                _("this player’s own losing stakes are collected, then this player is paid"),
                _("the winning stakes are taken off the layout"),
            ),
        ),
        asked(
            "in-colour",
            _("In which chips you pay"),
            _("A player in colour has won on a split, and no exception has been permitted. In which chips do you pay?"),
            (Clause.PAYING_IN_COLOUR,),
            _("in chips of the player’s own colour"),
            (
                _("in value chips"),
                _("in whatever colour has most chips left"),
                _("in the losing chips that you have just collected"),
            ),
        ),
        asked(
            "permission",
            _("Value chips in a payment"),
            _("A large win is to be paid partly in plaques and value chips. Whose permission do you need?"),
            (Clause.PAYING_IN_COLOUR,),
            _("that of the chef de table or the chef de partie"),
            (
                _("that of the player alone"),
                _("nobody’s: the croupier decides how a win is paid out"),
                _("that of the inspectors"),
            ),
        ),
        asked(
            "by-height",
            _("A payment by height"),
            _("How do you measure out the chips of a large payment in colour?"),
            (Clause.COLOUR_STACK,),
            _("in stacks, by comparing each with the standard stack"),
            (
                _("chip by chip, counting aloud"),
                _("in groups of five, side by side"),
                _("in one stack as high as the win asks for"),
            ),
        ),
        asked(
            "zero-bets",
            _("Bets that join zero"),
            _("With which bets do you pay a zero street, and with which the first four?"),
            (Clause.ORDER_ZERO_BETS,),
            _("the zero street with the streets, the first four with the corners"),
            (
                _("both with the straights, because of zero"),
                _("the zero street with the corners, the first four with the streets"),
                _("both after all other bets"),
            ),
        ),
        asked(
            "first-and-last",
            _("A column, a street and a straight"),
            _("A player has won on a straight, on a street and on a column. Which is paid first, and which last?"),
            (Clause.ORDER_OF_PAYMENT, Clause.PAYING_BY_PLAYER),
            _("the column first, the straight last"),
            (
                _("the straight first, the column last"),
                _("the street first, the column last"),
                _("the column first, the street last"),
            ),
            fits=_straights_last,
        ),
        asked(
            "two-splits",
            _("Two splits of one player"),
            _("A player has won on two splits with chips of one colour. Which is paid first?"),
            (Clause.WITHIN_A_KIND,),
            _("the farther one"),
            (
                _("the nearer one"),
                _("the one with more chips"),
                _("the one with the lower numbers"),
            ),
        ),
        asked(
            "one-player",
            _("All the wins of one player"),
            _("One player has won on a straight, a split, a dozen and a column. Put the steps in order."),
            (Clause.PAYING_BY_PLAYER, Clause.ORDER_OF_PAYMENT),
            steps=(
                _("Collect the losing stakes"),
                _("Announce what each of these wins is worth"),
                _("Pay the column"),
                _("Pay the dozen"),
                _("Pay the split"),
                _("Pay the straight"),
            ),
            fits=_splits_before_straights,
        ),
    ),
)
