"""What goes wrong, and the general rules of the house."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from training.drills.kit.procedures import Question, Topic

MISTAKES = Topic(
    _("When something goes wrong"),
    (
        Question(
            "face-up",
            _("A card face up in the shoe"),
            _("A card is face up in the shoe. What do you do with it?"),
            (Clause.FACE_UP,),
            _("show and discard it, and take the next card in its place"),
            (
                _("turn it face down and play it when its turn comes"),
                _("give it, face up, to the side whose turn it is"),
                _("stop the shoe and shuffle all the cards again"),
            ),
        ),
        Question(
            "card-too-many",
            _("A card too many"),
            _("A card has left the shoe that belongs to no hand. What becomes of it?"),
            (Clause.CARD_LEFT,),
            _("it is shown and discarded"),
            (
                _("it goes back into the shoe"),
                _("it is the first card of the next coup"),
                _("the punter may take it"),
            ),
        ),
        Question(
            "wrong-call",
            _("A wrong call"),
            _("You called “La banque gagne”; by the cards on the table the punter has won. What counts?"),
            (Clause.MISREAD,),
            _("the cards: the call is corrected"),
            (
                _("the call"),
                _("neither: the coup is void"),
                _("what banker and punter agree on"),
            ),
        ),
        Question(
            "dispute",
            _("A dispute"),
            _("Two players claim the same winnings. What happens to cards and chips until the decision?"),
            (Clause.DISPUTES,),
            _("nobody touches them"),
            (
                _("the chips go into the bank"),
                _("the cards go into the sibyl"),
                _("the chips are shared for the time being"),
            ),
        ),
        Question(
            "placed-wrongly",
            _("A bet placed wrongly"),
            _(
                "After “Rien ne va plus” a player says that you put their chip across "
                "the line instead of beyond it. What now?"
            ),
            (
                Clause.POSITION,
                Clause.REPORT,
                Clause.LIABILITY,
            ),
            _("the chip plays where it is"),
            (
                _("the chip is moved, since the mistake was yours"),
                _("the chip is returned"),
                _("the house pays the difference"),
            ),
        ),
        Question(
            "unclaimed",
            _("Winnings that nobody claims"),
            _("Nobody claims a winning bet. Who collects it and sets it aside?"),
            (Clause.UNCLAIMED,),
            _("the table supervisor"),
            (
                _("the banker"),
                _("the changeur"),
                _("the punter who held the cards"),
            ),
        ),
        Question(
            "new-minimum",
            _("Another minimum"),
            _("Between two coups a new minimum is announced. Who may set it?"),
            (Clause.CHANGED_MINIMUM,),
            _("the table supervisor, at any time"),
            (
                _("the banker, for this bank"),
                _("the croupier, if the bank is small"),
                _("nobody, before the shoe ends"),
            ),
        ),
        Question(
            "tip",
            _("A tip"),
            _("A player gives a tip after a win. Where does it go?"),
            (Clause.TIPS,),
            _("into a slot beside the sibyl"),
            (
                _("into the slot of the cagnotte"),
                _("into the sibyl"),
                _("into the bank"),
            ),
        ),
    ),
)
