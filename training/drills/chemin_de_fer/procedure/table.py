"""The table, its seats and its cards."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from training.drills.kit.procedures import Question, Topic, suspended

TABLE = Topic(
    _("Table, seats and cards"),
    (
        Question(
            "shuffle",
            _("A new shoe"),
            _("The cards are prepared for a new shoe. Put the steps in order."),
            (Clause.SHUFFLE,),
            steps=(
                _("Spread the cards face down and mix them"),
                _("Gather and shuffle them"),
                _("Have a player cut"),
                _("Fill the shoe in full view"),
            ),
        ),
        Question(
            "cut-card",
            _("The cut card in a coup"),
            _("The cut card comes out in the middle of a coup. What now?"),
            (Clause.SHUFFLE,),
            _("this coup is finished, then the cards are shuffled"),
            (
                _("this coup is void, and the cards are shuffled"),
                _("play goes on until the shoe is empty"),
                _("play goes on until the bank passes"),
            ),
        ),
        Question(
            "used-cards",
            _("Where used cards go"),
            _("Into which opening do the used cards go?"),
            (Clause.TABLE,),
            _("the large one in the middle, the sibyl"),
            (
                _("one of the two beside the sibyl"),
                _("the slot at your right hand"),
            ),
        ),
        Question(
            "changeur",
            _("A banknote to change"),
            _("A player gives a banknote to be changed into chips. Whose work is that?"),
            (Clause.CHANGEUR,),
            _("the changeur’s, who has a stock of chips"),
            (
                _("the banker’s, out of the bank"),
                _("the table supervisor’s, out of the cagnotte"),
                _("nobody’s: players play with the chips that they have"),
            ),
        ),
        Question(
            "asked-advice",
            _("You are asked to decide"),
            _("The banker cannot make up their mind and asks you to decide on the third card. What do you do?"),
            (Clause.CROUPIER,),
            _("leave it to the banker: the croupier decides for nobody"),
            (
                _("decide as you would for a hand of your own"),
                _("ask the punter to decide for the bank"),
                _("draw, since a card can be discarded"),
            ),
        ),
        Question(
            "two-seats",
            _("A second seat"),
            _("A seated player wants to take the free seat beside them too. Is that allowed?"),
            (Clause.ONE_SEAT,),
            _("no: a player may take one seat only"),
            (
                _("yes, as long as nobody wants it"),
                _("no: a second seat must be at another table"),
                _("yes, but only one of them may hold the bank"),
            ),
        ),
        Question(
            "who-seats",
            _("Who gives the seats"),
            _("A player asks you for a seat at the table. Who decides?"),
            (Clause.OPENING,),
            _("the table supervisor"),
            (
                _("the croupier"),
                _("the banker"),
                _("the players who are seated"),
            ),
        ),
        Question(
            "moves-box",
            _("A standing player moves"),
            _("Between two hands a standing player wants to go and bet on another box. Is that allowed?"),
            (Clause.STANDING,),
            _("yes, if they go and stand in front of that box"),
            (
                _("yes, and they may stay where they are"),
                _("no: a standing player keeps the same box to the end of the shoe"),
                _("no: standing players bet only on the boxes nearest the croupier"),
            ),
        ),
        suspended(Clause.SUSPENSION, _("the banker, who may end the bank at any time")),
    ),
)
