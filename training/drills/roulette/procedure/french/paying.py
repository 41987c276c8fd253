"""Paying: the numbers, and what is off the numbers."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.french.asked import asked

PAYING = Topic(
    _("Paying"),
    (
        asked(
            "touch-and-say",
            _("Announcing a payment"),
            _("You touch the split that you are paying. What do you say?"),
            (Clause.PAYING,),
            _("the win, the stake and the bet"),
            (_("the stake alone"), _("the name of the player"), _("nothing: the chips can be seen")),
        ),
        asked(
            "chips-of-the-bank",
            _("With which chips you pay"),
            _("With which chips do you pay a win?"),
            (Clause.PAYING,),
            _("with chips of the bank"),
            (
                _("with chips that you have just raked in"),
                _("with the losing chips of the same player"),
                _("with those that are nearest to the win"),
            ),
        ),
        asked(
            "added-together",
            _("Wins added together"),
            _("Which wins on the number may you add together and pay as one?"),
            (Clause.PAYING,),
            _("those of one kind that belong to one player"),
            (
                _("all those of one player, of whatever kind"),
                _("all those of one kind, of whatever player"),
                _("all those that are announced in one breath"),
            ),
        ),
        asked(
            "winning-masses",
            _("Paying a dozen"),
            _("A dozen is to be paid. Who opens the winning masses and says what they are worth?"),
            (Clause.PAYING_OUTSIDE,),
            _("the bout de table"),
            (_("the croupier who pays"), _("the croupier who rakes"), _("the player")),
        ),
        asked(
            "smallest-first",
            _("The first win on a column"),
            _("Several players have won on a column. Which win is paid first?"),
            (Clause.WITHIN_A_KIND,),
            _("the smallest"),
            (_("the largest"), _("the one farthest from the wheel"), _("the one that is claimed first")),
        ),
        asked(
            "claims-first",
            _("Before anything is set out"),
            _("Several players claim wins on the number. What comes before you set anything out?"),
            (Clause.PAYING_NUMBERS, Clause.DISPUTES),
            _("you check that the claims do not exceed the bets"),
            (
                _("you pass the smallest win"),
                _("you say “Tout est payé au numéro”"),
                _("you sort the chips that have just been raked"),
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
            "unclaimed",
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
    ),
)
