"""The coup and its calls."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from training.drills.kit.procedures import Question, Topic

COUP = Topic(
    _("The coup"),
    (
        Question(
            "rouge-below",
            _("Where the second row goes"),
            _("The first row is complete. Where do you deal the second?"),
            (
                Clause.LAYOUT,
                Clause.ROWS,
            ),
            _("below it: it is the row of rouge"),
            (
                _("above it: it is the row of rouge"),
                _("below it: it is the row of noir"),
                _("below it: it is the row of couleur"),
            ),
        ),
        Question(
            "coup",
            _("A coup from the first call to the basket"),
            _("One row wins. Put the steps of the coup in order."),
            (
                Clause.BETTING,
                Clause.ROWS,
                Clause.CALL,
                Clause.RAKE_AND_PAY,
                Clause.BASKET,
            ),
            steps=(
                _("Call “Messieurs, faites vos jeux”"),
                _("Call “Messieurs, les jeux sont faits, rien ne va plus”"),
                _("Deal the row of noir"),
                _("Deal the row of rouge"),
                _("Call the result for rouge and for couleur"),
                _("Rake in the losing stakes"),
                _("Pay the winners"),
                _("Put the cards into the basket"),
            ),
        ),
        Question(
            "adding-up",
            _("Adding up a row"),
            _("You are dealing the row of noir. When do you call its total?"),
            (Clause.TAILLEUR,),
            _("only when the row is complete"),
            (
                _("after every card, adding up aloud"),
                _("when the next card may complete the row"),
                _("when a player asks for it"),
            ),
        ),
        Question(
            "which-named",
            _("Which chances are named"),
            _("Noir and inverse win. Which chances does the call of the result name?"),
            (Clause.CALL,),
            _("rouge and couleur"),
            (
                _("noir and inverse"),
                _("noir and couleur"),
                _("all of them"),
            ),
        ),
        Question(
            "first-total",
            _("Which total comes first"),
            _("Which of the two totals is always called first?"),
            (Clause.CALL,),
            _("that of noir"),
            (
                _("that of rouge"),
                _("the higher one"),
                _("the one that wins"),
            ),
        ),
        Question(
            "tie-word",
            _("The word for a tie"),
            _("Both rows have the same total. What do you add to the second total?"),
            (Clause.CALL_TIE,),
            _("“Après”"),
            (
                _("“Égalité”"),
                _("“Nul”"),
                _("“Couleur”"),
            ),
        ),
        Question(
            "moved-late",
            _("A stake to be moved"),
            _(
                "“Messieurs, faites vos jeux” has been called and the betting is still open. A player "
                "wants to move a stake placed for this coup. Is that allowed?"
            ),
            (Clause.BETTING,),
            _("yes, until the betting closes"),
            (
                _("yes, even after “Rien ne va plus”, until the first card is drawn"),
                _("no: a stake stays where it has been placed"),
                _("no: it may only be taken back"),
            ),
        ),
        Question(
            "cards-to-basket",
            _("When the cards are cleared"),
            _("When do the cards of a coup go into the basket?"),
            (Clause.BASKET,),
            _("when everything has been paid"),
            (
                _("when the result has been called"),
                _("when the losing stakes have been raked in"),
                _("when the next row of noir begins"),
            ),
        ),
    ),
)
