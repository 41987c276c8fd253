"""Paying by colour."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.fair.asked import asked

PAYING = Topic(
    _("Paying by colour"),
    (
        asked(
            "off-the-numbers",
            _("Where payment begins"),
            _("The losing chips are off the layout. What do you pay first?"),
            (Clause.PAYING_FAIR,),
            _("the bets off the numbers"),
            (
                _("the bets on the numbers"),
                _("the colour that has won most"),
                _("the player who sits nearest"),
            ),
        ),
        asked(
            "together",
            _("A straight and two splits"),
            _("One colour has won on a straight and on two splits. How do you pay it?"),
            (Clause.PAYING_FAIR,),
            _("all of it together"),
            (
                _("the two splits together, then the straight"),
                _("each bet by itself, the straight last"),
                _("each bet by itself, the straight first"),
            ),
        ),
        asked(
            "by-place",
            _("Where you begin on the numbers"),
            _("Where do you begin when you pay bets on the numbers?"),
            (Clause.ORDER_BY_PLACE,),
            _("in the row farthest from the wheel, whatever the kind of bet"),
            (
                _("in the row nearest to the wheel, whatever the kind of bet"),
                _("with the straight, in whatever row it is"),
                _("with the six lines, in whatever row they are"),
            ),
        ),
        asked(
            "colour-first",
            _("Colour and value on one split"),
            _("On one winning split there are colour chips and value chips. Which are paid first?"),
            (Clause.ORDER_COLOUR_FIRST,),
            _("the colour chips"),
            (
                _("the value chips"),
                _("those that win less, whatever they are"),
                _("those that were placed first"),
            ),
        ),
        asked(
            "smallest-first",
            _("The order on a column"),
            _("Two colours have won on the same column. Which is paid first?"),
            (Clause.WITHIN_A_KIND,),
            _("the smaller win"),
            (
                _("the larger win"),
                _("the player who sits nearer to the wheel"),
                _("the one whose chips were placed first"),
            ),
        ),
        asked(
            "hands-off",
            _("A player takes a win too early"),
            _("Rouge is paid, but other payments are still to be made. A player reaches for the chips. What is right?"),
            (Clause.HANDS_OFF,),
            _("they stay there until all payments have been made"),
            (
                _("the player may take them, since they are paid"),
                _("the player may take the win but not the stake"),
                _("the player may take the stake but not the win"),
            ),
        ),
        asked(
            "unclaimed-number",
            _("A win on the number that nobody claims"),
            _("Nobody claims a win on the number. What is done with it?"),
            (Clause.UNCLAIMED,),
            _("it is put aside at once, with the stake"),
            (
                _("it stays on the layout until somebody claims it"),
                _("it goes into the tip box"),
                _("the win goes back to the bank, and the stake stays"),
            ),
        ),
        asked(
            "numbers-by-colour",
            _("From the dozens to the numbers"),
            _("Colours have won on a dozen and on the numbers. The result is called. Put the steps in order."),
            (Clause.PAYING_FAIR,),
            steps=(
                _("Rake in the losing chips"),
                _("Pay the dozen"),
                _("Look for the winners on the numbers"),
                _("Add up what a colour has won on the numbers"),
                _("Pay that colour all of it together"),
            ),
        ),
    ),
)
