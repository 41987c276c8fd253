"""What goes wrong in a coup."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from training.drills.kit.procedures import Question, Topic

MISTAKES = Topic(
    _("When something goes wrong"),
    (
        Question(
            "two-cards",
            _("Two cards at once"),
            _("You pick up two cards at once, and both belong to the row. Which is played first?"),
            (Clause.TWO_CARDS,),
            _("the top card"),
            (
                _("the bottom card"),
                _("the one that counts less"),
                _("neither: both are void"),
            ),
        ),
        Question(
            "card-left",
            _("A card left over"),
            _(
                "Of two cards that you picked up at once, the first completes the row "
                "of noir. What becomes of the second?"
            ),
            (
                Clause.TWO_CARDS,
                Clause.COMPLETE_ROW,
            ),
            _("it is the first card of the row of rouge"),
            (
                _("it goes into the basket"),
                _("it counts for noir too"),
                _("it goes under the cards still to come"),
            ),
        ),
        Question(
            "fallen",
            _("A fallen card"),
            _("A card falls on the floor while you deal a row. How do you go on?"),
            (Clause.FALLEN_CARD,),
            _("put it aside and deal the next card"),
            (
                _("pick it up and play it"),
                _("begin the row again"),
                _("stop the taille"),
            ),
        ),
        Question(
            "seen-card",
            _("A card seen too early"),
            _("Once the betting has closed, a card shows its face before it is dealt. What do you do with it?"),
            (Clause.SHOWN_CARD,),
            _("play it when its turn comes"),
            (
                _("put it aside: it is void"),
                _("play it at once, whichever card comes next"),
                _("declare the coup void"),
            ),
        ),
        Question(
            "stopped",
            _("The coup that stops a taille"),
            _(
                "With this coup, cards seen too early have been dealt in as many coups as it takes to "
                "stop the taille. What becomes of this coup?"
            ),
            (Clause.SHOWN_STOP,),
            _("it is played out and counts"),
            (
                _("it is void, and stakes are returned"),
                _("it is dealt again from the new shuffle"),
                _("it counts as a tie"),
            ),
        ),
        Question(
            "wrong-call",
            _("A wrong call"),
            _("A total has been called wrongly, and stakes have been raked in. Put the steps in order."),
            (Clause.WRONG_CALL,),
            steps=(
                _("Count the rows again aloud"),
                _("Correct the call"),
                _("Put the raking and paying right"),
            ),
        ),
        Question(
            "late-bet",
            _("A late bet"),
            _("After “Rien ne va plus” a player puts chips on inverse. What does the payeur do?"),
            (Clause.LATE_STAKE,),
            _("say that the bet does not play and hand it back"),
            (
                _("leave it for the next coup"),
                _("hand it back only if it would win"),
                _("leave it: no card has been dealt yet"),
            ),
        ),
        Question(
            "asked-in-dispute",
            _("A player appeals to you"),
            _("In a dispute a player asks you to confirm that they are right. What do you do?"),
            (
                Clause.CONDUCT,
                Clause.DISPUTES,
            ),
            _("courteously decline to discuss it"),
            (
                _("confirm it, if that is what you saw"),
                _("politely tell the player what you saw"),
                _("ask the other players"),
            ),
        ),
        Question(
            "dispute-cards",
            _("The cards in a dispute"),
            _(
                "Before the cards are cleared, a player makes a claim about the coup that has just been "
                "paid. What happens to the cards?"
            ),
            (Clause.DISPUTES,),
            _("they stay on the table until the claim has been dealt with"),
            (
                _("they go into the basket, and the payeur answers"),
                _("the player may pick them up and count"),
                _("they are dealt again"),
            ),
        ),
    ),
)
