"""How the bank passes."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from training.drills.kit.procedures import Question, Topic

PASSING = Topic(
    _("Passing the bank"),
    (
        Question(
            "offer-order",
            _("A retired bank is offered"),
            _("The banker has retired, and nobody wants the bank. Put what you do in order."),
            (
                Clause.HAUTEUR,
                Clause.HAUTEUR_STANDING,
                Clause.AUCTION,
                Clause.NO_BID,
            ),
            steps=(
                _("Offer it à hauteur to the seated player on the right of the last banker"),
                _("Offer it à hauteur to the other seated players in turn"),
                _("Offer it à hauteur to the standing players"),
                _("Call “La banque est aux enchères”"),
                _("Pass it to the next seat, where it starts again"),
            ),
        ),
        Question(
            "retire-call",
            _("The call of a banker who retires"),
            _("The banker wants to retire after a win. Which call says so?"),
            (
                Clause.RETIRE,
                Clause.CALLS,
            ),
            _("“La main passe”"),
            (
                _("“Pas de carte”"),
                _("“Rien ne va plus”"),
                _("“La banque est aux enchères”"),
            ),
        ),
        Question(
            "retire-late",
            _("A banker retires late"),
            _("A player has bet on the next coup. Now the banker says “La main passe”. What do you say?"),
            (
                Clause.LATE_CALL,
                Clause.RETIRE,
            ),
            _("The banker must first play this coup"),
            (
                _("The bet is returned, and the bank passes"),
                _("The banker may retire until the first card is drawn"),
                _("The player who has bet decides"),
            ),
        ),
        Question(
            "retire-after-tie",
            _("Retiring after a tie"),
            _("The first coup of a bank was a tie. The banker wants to retire at once. May they?"),
            (Clause.RETIRE,),
            _("no: a tie does not count as a valid coup"),
            (
                _("yes: a coup has been played"),
                _("yes, if nobody has bet on the next coup"),
                _("no: a banker may retire only after a loss"),
            ),
        ),
        Question(
            "take-out",
            _("A banker wants to take money out"),
            _("The banker has won twice, wants to go on and take the last win out. Is that allowed?"),
            (Clause.PLAYS_ON,),
            _("no: the whole bank plays, or the banker retires"),
            (
                _("yes, but not the first stake"),
                _("no: only the first stake may be taken out"),
                _("yes, before anyone has bet"),
            ),
        ),
        Question(
            "uncovered",
            _("What nobody had covered"),
            _("The bank has lost, and half of it was not covered. What becomes of that half?"),
            (Clause.LOSS_PASSES,),
            _("it goes back to the banker"),
            (
                _("it stays as the bank of the next player"),
                _("it is shared among the punters"),
                _("it goes into the cagnotte"),
            ),
        ),
    ),
)
