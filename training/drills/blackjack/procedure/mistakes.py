"""What goes wrong in a round, and how it is put right."""

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from training.drills.kit.procedures import Question, Topic

MISTAKES = Topic(
    _("When something goes wrong"),
    (
        Question(
            "not-asked",
            _("A card nobody asked for"),
            _("A box stands, and you have dealt it another card. What happens to the card?"),
            (Clause.WRONG_CARD,),
            _("it goes elsewhere, as the table supervisor decides"),
            (
                _("it counts for the box"),
                _("it counts for the box, if the holder wants it"),
                _("it goes back into the shoe"),
            ),
        ),
        Question(
            "no-cards",
            _("A box without cards"),
            _("In the deal a box has been left out. The other boxes have two cards. What do you do first?"),
            (Clause.CARD_TOO_MANY,),
            _("call the table supervisor"),
            (
                _("deal two cards to that box"),
                _("return the stakes of that box"),
                _("take back all the cards and deal again"),
            ),
        ),
        Question(
            "drew",
            _("You draw by mistake"),
            _("You have a hard eighteen and draw another card by mistake. How is it put right?"),
            (Clause.BANK_TOO_MANY, Clause.BANK_DRAWS),
            _("the card is burned, and you settle on eighteen"),
            (
                _("the card counts, and you settle on the new total"),
                _("the card counts only if you bust with it"),
                _("the round is void, and all stakes are returned"),
            ),
        ),
        Question(
            "stood",
            _("You stand by mistake"),
            _("You have a hard sixteen, and you are about to pay. How is it put right?"),
            (Clause.BANK_TOO_MANY, Clause.BANK_DRAWS),
            _("you draw the missing card before you pay anything"),
            (
                _("you pay on sixteen, since you have stood"),
                _("you pay as if you had bust"),
                _("you return the stakes of the boxes that have more"),
            ),
        ),
        Question(
            "passed",
            _("A box passed over"),
            _("You notice that a box was not asked, and boxes after it have drawn cards. How is it put right?"),
            (Clause.BOX_PASSED,),
            _("the box plays now, with the next card to be dealt"),
            (
                _("the box stands on its first two cards"),
                _("the cards that others have drawn go to that box first"),
                _("the stakes of the box are returned"),
            ),
        ),
        Question(
            "face-up",
            _("A card seen too early"),
            _("A card falls out of the shoe, and everyone sees it. What becomes of it?"),
            (Clause.CARD_FACE_UP, Clause.SHOE),
            _("it is burned, since it has been seen"),
            (
                _("it is dealt to the hand whose turn it is"),
                _("it goes back into the shoe"),
                _("the holder whose turn it is decides"),
            ),
        ),
        Question(
            "paid-wrongly",
            _("A wrong payment"),
            _("You paid a box that had lost. Its cards are in the discard rack, in their order. How is it put right?"),
            (Clause.WRONG_PAYMENT, Clause.PAYING),
            _("the payment is corrected as soon as you notice it"),
            (
                _("the payment stands, since the cards are off the table"),
                _("the payment stands, unless the player wants to correct it"),
                _("the payment is taken out of the player’s next win"),
            ),
        ),
        Question(
            "dispute",
            _("A player disagrees"),
            _("A player disagrees with what the table supervisor has said. Who decides?"),
            (Clause.DISPUTES,),
            _("the gaming management, and its decision is final"),
            (
                _("you, since you have dealt the cards"),
                _("all the players at the table together"),
                _("the table supervisor, when the shoe is finished"),
            ),
        ),
    ),
)
