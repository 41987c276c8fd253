"""Colours: who has one, what it is worth, where it may go."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.fair.asked import asked, is_fair


def _asks_for_several(rules: Ruleset) -> bool:
    """Return whether more than one chip is the least on an outside position, and on the numbers in all."""
    least = rules.colour_chips
    return is_fair(rules) and least is not None and min(least.outside, least.numbers) > 1


COLOURS = Topic(
    _("Colours and markers"),
    (
        asked(
            "second-colour",
            _("A second colour"),
            _("A player with a colour asks for a second one, to play at two values. What do you answer?"),
            (Clause.COLOUR_CHIPS,),
            _("that a player has one colour only"),
            (
                _("that a second colour is given if one is free"),
                _("that a second colour is given at the same value only"),
                _("that the chef must place a second marker first"),
            ),
        ),
        asked(
            "no-marker",
            _("A colour without a marker"),
            _("There is no marker for a colour. What is one of its chips worth?"),
            (Clause.COLOUR_VALUE,),
            _("the minimum of the table"),
            (
                _("what the last marker of this colour showed"),
                _("what the player says when the bet wins"),
                _("as much as a chip of the dearest colour at the table"),
            ),
        ),
        asked(
            "two-dozens",
            _("A chip on each of two dozens"),
            _(
                "The table asks for several colour chips on a dozen. A player places one on each of two dozens. May"
                " they be added together?"
            ),
            (Clause.COLOUR_LEAST,),
            _("no: each dozen that is played needs that many by itself"),
            (
                _("yes: the dozens count together"),
                _("yes, if the player has chips on the numbers too"),
                _("yes, if together they reach the minimum of the table"),
            ),
            fits=_asks_for_several,
        ),
        asked(
            "least-on-numbers",
            _("The fewest chips on the numbers"),
            _("How do you count whether a player has enough colour chips on the numbers?"),
            (Clause.COLOUR_LEAST,),
            _("all the chips on the numbers together"),
            (
                _("the chips on each position by themselves"),
                _("the chips on each kind of bet by themselves"),
                _("the chips on the numbers and on the dozens together"),
            ),
            fits=_asks_for_several,
        ),
        asked(
            "no-colour",
            _("A player without a colour"),
            _("A player who has value chips but no colour places one on a column. What is right?"),
            (Clause.COLOUR_VALUES_TOO,),
            _("it plays if it reaches the minimum"),
            (
                _("it does not play: columns take colour chips only"),
                _("it does not play: the player must take a colour first"),
                _("it plays only if no colour is free"),
            ),
        ),
        asked(
            "in-view",
            _("Where a colour is kept"),
            _("Where do you ask a player to keep the colour chips during the game?"),
            (Clause.COLOUR_IN_VIEW,),
            _("in plain sight, in the spaces at the edge of the table"),
            (
                _("in a pocket, so that nobody mixes them up"),
                _("on the layout, beside the columns"),
                _("at the wheel, beside those of the bank"),
            ),
        ),
        asked(
            "leaving",
            _("A player leaves for dinner"),
            _("A player goes to dinner and wants to take the colour chips along. What do you say?"),
            (Clause.COLOUR_CHANGE_BACK,),
            _("that they are changed back into value chips first, even for a short absence"),
            (
                _("that they may be taken along, since they are good at this table only"),
                _("that they stay in the player’s place until the player is back"),
                _("that they need to be changed back only when the table closes"),
            ),
        ),
        asked(
            "strange-chip",
            _("A colour chip of another table"),
            _("By mistake a colour chip of another table was staked here, and it loses. What do you do?"),
            (Clause.COLOUR_WRONG_TABLE,),
            _("rake it in"),
            (
                _("give it back: it is not good at this table"),
                _("leave it for the next spin"),
                _("give it back in exchange for a chip of this table"),
            ),
        ),
    ),
)
