"""Opening and closing the table."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.french.asked import asked

OPENING = Topic(
    _("Opening and closing"),
    (
        asked(
            "opening",
            _("Opening the table"),
            _("A table is opened. Put the steps in order."),
            (Clause.OPENING,),
            steps=(
                _("The inspectors unlock the terminal, and the minima are checked on the display"),
                _("The chef and both inspectors check the float in its box"),
                _("The croupiers at the wheel stack the chips by value"),
                _("The croupier at passe hands the plaques to the chef"),
                _("The empty box is shown to the chef and to the inspector"),
                _("The chef turns the wheel and says “La banque est ouverte”"),
            ),
        ),
        asked(
            "ball-of-the-day",
            _("The ball before the opening"),
            _("Before turning the wheel at the opening the chef places the ball. On which number?"),
            (Clause.OPENING,),
            _("on the number of the day of the month"),
            (_("on zero"), _("on the number that came last the day before"), _("on the highest number")),
        ),
        asked(
            "plaques-last",
            _("When the plaques are handed over"),
            _("You sit at passe at the opening. When do you hand the plaques to the chef?"),
            (Clause.OPENING,),
            _("when all the smaller values are in their stacks"),
            (
                _("as soon as the box has been opened"),
                _("when the chef has said “La banque est ouverte”"),
                _("before the float is checked"),
            ),
        ),
        asked(
            "chef-tray",
            _("The chef’s tray"),
            _("What is kept in the chef’s clear tray besides the plaques?"),
            (Clause.CHEF_TRAY,),
            _("a spare ball and the keys of the tip box"),
            (
                _("the notes that have been changed"),
                _("the wins that nobody has claimed"),
                _("the chips that have just been raked"),
            ),
        ),
        asked(
            "first-spin",
            _("The first spin"),
            _("The first bets of the day are on the layout, and you are at the ball. What do you announce?"),
            (Clause.FIRST_SPIN,),
            _("“La partie commence”, then “Voici la première”"),
            (
                _("“Voici la première”, then “La partie commence”"),
                _("“La banque est ouverte”"),
                _("“Messieurs-dames, à la dernière”"),
            ),
        ),
        asked(
            "last-spin",
            _("The last spin"),
            _("When is “Messieurs-dames, à la dernière” said?"),
            (Clause.CLOSING,),
            _("before the last spin is played"),
            (
                _("when the last number has been called"),
                _("when the last win has been paid"),
                _("when the chips are in their racks"),
            ),
        ),
        asked(
            "closing",
            _("Closing the table"),
            _("The last spin is paid. Put the steps of the closing in order."),
            (Clause.CLOSING_COUNT, Clause.FLOAT),
            steps=(
                _("Both inspectors give permission"),
                _("The chips are put in their racks, the odd ones beside them"),
                _("The counts are read out and entered in the terminal"),
                _("The counts are read a second time"),
                _("The counts are sent to the cash desk"),
                _("The slips that come back are signed"),
                _("The cashier restores the float"),
                _("The float is checked once more, and its box is closed"),
            ),
        ),
        asked(
            "plaques-closing",
            _("Plaques at the closing"),
            _("At the closing the chips go into their racks. What is done with the plaques?"),
            (Clause.CLOSING_COUNT,),
            _("they are spread out and written down"),
            (
                _("they go into the racks with the large chips"),
                _("they stay in the tray and are not counted"),
                _("they are taken to the cash desk first"),
            ),
        ),
    ),
)
