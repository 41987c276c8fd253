"""Raking, paying and what players do with their stakes."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from training.drills.kit.procedures import Question, Topic

PAYING = Topic(
    _("Stakes and payment"),
    (
        Question(
            "rake-first",
            _("What comes first after the call"),
            _("The coup has been called and one row has won. What does the payeur do first?"),
            (
                Clause.RAKE_AND_PAY,
                Clause.PAYEUR,
            ),
            _("rake in the losing stakes"),
            (
                _("pay the winning stakes"),
                _("settle noir and rouge, then couleur and inverse"),
                _("put the cards into the basket"),
            ),
        ),
        Question(
            "bank-chips",
            _("Which chips pay a win"),
            _("You have just raked in exactly the chips that you need to pay a win. With which chips do you pay?"),
            (Clause.RAKE_AND_PAY,),
            _("with chips from the bank"),
            (
                _("with those just raked in"),
                _("with either, whichever is quicker"),
                _("with those of the losing player beside the winner"),
            ),
        ),
        Question(
            "win-taken-early",
            _("A win taken up early"),
            _("You are still paying, and a player who has been paid reaches for the winning chips. What do you ask?"),
            (Clause.RAKE_AND_PAY,),
            _("to leave them until all payments have been made"),
            (
                _("to take them quickly"),
                _("to leave them for the next coup"),
                _("to take only the win and leave the stake"),
            ),
        ),
        Question(
            "payeur-memory",
            _("What the payeur remembers"),
            _("What does the payeur remember of each stake?"),
            (Clause.PAYEUR,),
            _("whose it is and what its owner has asked for"),
            (
                _("how much its owner has won in the taille"),
                _("when its owner sat down"),
            ),
        ),
        Question(
            "after-tie",
            _("Stakes after a tie"),
            _(
                "The rows tie, and it is not 31 après. What may players do with the "
                "stakes that they placed for this coup?"
            ),
            (Clause.TIE_STAKES,),
            _("take them back, move them or change the amount"),
            (
                _("nothing: they play in the next coup"),
                _("move them, but not take them back"),
                _("take back half of each"),
            ),
        ),
        Question(
            "change-order",
            _("Changing a chip"),
            _("Between two coups a player gives you a large chip to change. Put the steps in order."),
            (Clause.CHANGE,),
            steps=(
                _("Count out the change aloud"),
                _("Pass the change to the player"),
                _("Put away the large chip"),
            ),
        ),
        Question(
            "by-proxy",
            _("More than the maximum"),
            _("A player has the maximum on rouge and asks a friend to bet more on rouge for them. Is that allowed?"),
            (Clause.THIRD_PARTIES, Clause.MAXIMUM),
            _("no: nobody may get round the maximum through somebody else"),
            (
                _("yes, if the friend stands"),
                _("yes, up to the maximum of the friend"),
                _("yes, if the stake is insured"),
            ),
        ),
        Question(
            "placed-wrongly",
            _("A bet that a croupier placed"),
            _(
                "After “Rien ne va plus” a player says that the croupier has put their "
                "chips on the wrong chance. What now?"
            ),
            (
                Clause.POSITION,
                Clause.LIABILITY,
            ),
            _("they play where they are"),
            (
                _("they are moved, since the mistake was the croupier’s"),
                _("they are returned and do not play"),
                _("the house pays the difference"),
            ),
        ),
        Question(
            "new-limits",
            _("New limits"),
            _("The management changes the limits during the evening. How do the players learn of it?"),
            (Clause.LIMITS, Clause.LIMITS_CHANGE),
            _("the chef says so aloud, and a sign shows the new limits"),
            (
                _("the payeur tells them when a stake is too high"),
                _("they read it at the entrance the next day"),
                _("not at all: limits never change in the course of a day"),
            ),
        ),
    ),
)
