"""The deal, the boxes and the dealer's hand, and how a round is paid."""

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from training.drills.kit.procedures import Question, Topic

DEAL = Topic(
    _("The deal and the boxes"),
    (
        Question(
            "round",
            _("A round from the first call to the last payment"),
            _("Put the steps of a round in order. Stakes depend on your hand to the end."),
            (Clause.OPENS, Clause.CLOSES, Clause.DEAL, Clause.NO_HOLE_CARD, Clause.DECISIONS, Clause.BANK_DRAWS),
            steps=(
                _("Call “Faites vos jeux”"),
                _("Call “Rien ne va plus”"),
                _("Deal a card to each box, from left to right"),
                _("Deal a card to yourself"),
                _("Deal a second card to each box"),
                _("Ask the boxes for their decisions, one after another"),
                _("Draw your second card"),
                _("Settle the stakes that depend on your hand"),
            ),
        ),
        Question(
            "box",
            _("A box plays"),
            _("A holder takes one card and then stands. Put the steps in order."),
            (Clause.DECISIONS,),
            steps=(
                _("Call the total of the first two cards"),
                _("Ask the holder for a decision"),
                _("Deal the card"),
                _("Call the new total"),
                _("Go on to the next box"),
            ),
        ),
        Question(
            "second-card",
            _("Your second card"),
            _("Stakes depend on your hand. When do you draw your second card?"),
            (Clause.NO_HOLE_CARD,),
            _("when all the boxes have played"),
            (
                _("after the second cards of the boxes, face down"),
                _("after the second cards of the boxes, face up"),
                _("before the second cards of the boxes, face down"),
            ),
        ),
        Question(
            "soft-call",
            _("The call of a soft total"),
            _("A box has an ace and a six. Which total do you call?"),
            (Clause.DECISIONS, Clause.SOFT),
            _("seven or seventeen"),
            (_("only seven"), _("only seventeen"), _("none, until the holder has answered")),
        ),
        Question(
            "silent",
            _("A sign instead of an answer"),
            _("A holder taps the cloth and says nothing. What do you do?"),
            (Clause.ANSWERS,),
            _("ask for a spoken answer"),
            (_("deal a card"), _("go on to the next box"), _("take the tap as “no card”")),
        ),
        Question(
            "spoken",
            _("An answer instead of a sign"),
            _("A holder says “card” and gives no sign. What do you do?"),
            (Clause.SIGNS,),
            _("ask for a hand signal"),
            (_("deal a card"), _("go on to the next box"), _("ask the other players what was said")),
        ),
        Question(
            "bust",
            _("A box busts"),
            _("A box busts. When do you take its stakes and its cards?"),
            (Clause.OVER,),
            _("at once, before the next box plays"),
            (
                _("when all the boxes have played"),
                _("when you have drawn your own cards"),
                _("at the end, unless you bust as well"),
            ),
        ),
        Question(
            "touch",
            _("A player reaches for the cards"),
            _("A player wants to turn their cards the other way, to read them better. Is that allowed?"),
            (Clause.TOUCHING,),
            _("no: players do not touch the cards"),
            (
                _("yes, when their box plays"),
                _("yes, with one hand"),
                _("yes, if they are the holder"),
            ),
        ),
    ),
)

PAYING = Topic(
    _("The dealer’s hand and the payment"),
    (
        Question(
            "all-bust",
            _("Every box has bust"),
            _("Every hand at the table has bust, and nobody has taken insurance. What do you do?"),
            (Clause.BANK_NOT_NEEDED,),
            _("draw no card"),
            (
                _("draw by the dealer’s rule, as in every round"),
                _("draw one more card, so that everyone sees it"),
                _("ask the players if they want to see a card"),
            ),
        ),
        Question(
            "only-blackjack",
            _("Only a blackjack is left"),
            _("You show a king. The only stake that still depends on your hand is on a blackjack. What do you do?"),
            (Clause.BANK_NOT_NEEDED, Clause.NO_HOLE_CARD),
            _("draw a second card, and none after it"),
            (
                _("draw by the dealer’s rule, until you stand or bust"),
                _("pay the blackjack without drawing a card"),
                _("take the stake, since you show a king"),
            ),
        ),
        Question(
            "no-choice",
            _("A player asks you to draw"),
            _("You have an ace and a six, and the boxes have more. A player asks you to draw. What do you do?"),
            (Clause.BANK_DRAWS, Clause.BANK_STANDS_SOFT),
            _("stand: the dealer has no choice"),
            (
                _("draw, since the hand cannot bust"),
                _("draw, if all the boxes agree"),
                _("draw, since seventeen loses anyway"),
            ),
        ),
        Question(
            "which-end",
            _("Where settling begins"),
            _("Your hand is over, and several boxes are still in play. Which one do you settle first?"),
            (Clause.ORDER, Clause.BOXES),
            _("the one farthest to your right"),
            (
                _("the one farthest to your left"),
                _("the one with the biggest stake"),
                _("the one with the lowest total"),
            ),
        ),
        Question(
            "push",
            _("Equal totals"),
            _("A box has the same total as you, and neither of you has a blackjack. What do you do?"),
            (Clause.PUSH, Clause.PAYING),
            _("knock on the cloth and leave the stake"),
            (_("take the stake"), _("pay the stake"), _("knock on the cloth and take half of the stake")),
        ),
        Question(
            "beside",
            _("Where a win goes"),
            _("Where do you put what a stake wins?"),
            (Clause.PAYING,),
            _("beside the stake"),
            (_("on top of the stake"), _("into the player’s hand"), _("on the insurance line")),
        ),
        Question(
            "picking-up",
            _("Picking up the cards"),
            _("You have settled a box. How do you pick up its cards?"),
            (Clause.PAYING,),
            _("so that every hand can be put together again"),
            (
                _("in any order, since the box is settled"),
                _("mixed with the cards of the next box"),
                _("sorted by rank, whichever hand they belong to"),
            ),
        ),
    ),
)
