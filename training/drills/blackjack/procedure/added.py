"""Stakes that are added when the cards are out: doubling and splitting, insurance; and even money."""

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from training.drills.kit.procedures import Question, Topic

DOUBLING = Topic(
    _("Doubling and splitting"),
    (
        Question(
            "double",
            _("A box is doubled"),
            _("A holder doubles. Put the steps in order."),
            (Clause.DOUBLE, Clause.DOUBLE_ON_TOP, Clause.DECISIONS),
            steps=(
                _("Place the added stake on top of the first one"),
                _("Deal one card, across the first two"),
                _("Call the new total"),
                _("Go on to the next box"),
            ),
        ),
        Question(
            "added-beside",
            _("Where the added stake goes"),
            _("A holder doubles. Where is the added stake placed?"),
            (Clause.DOUBLE_BESIDE,),
            _("beside the first stake"),
            (_("on top of the first stake"), _("on the insurance line"), _("beneath the card that is dealt for it")),
        ),
        Question(
            "any-two",
            _("A soft hand is doubled"),
            _("A holder wants to double on an ace and a seven. Is that allowed?"),
            (Clause.DOUBLE_ANY,),
            _("yes: on any first two cards except a blackjack"),
            (
                _("no: only nine, ten and eleven may be doubled"),
                _("no: a hand with an ace is not doubled"),
                _("yes, but then the ace counts one"),
            ),
        ),
        Question(
            "not-along",
            _("A player who does not double"),
            _("A holder doubles, and a player who bets along does not want to. What happens to that player’s stake?"),
            (Clause.DOUBLE_ALONG,),
            _("it stays as it is and plays with the one card"),
            (
                _("it has to be doubled as well"),
                _("it is returned"),
                _("it plays with the first two cards only"),
            ),
        ),
        Question(
            "split-stake",
            _("The stake of a split"),
            _("A holder splits two eights. Which stake is needed, and where?"),
            (Clause.SPLIT_STAKE,),
            _("a stake equal to the first, next to it"),
            (
                _("a stake equal to the first, on top of it"),
                _("half of the first stake, next to it"),
                _("any stake up to the first, next to it"),
            ),
        ),
        Question(
            "split-aces",
            _("Aces are split"),
            _("A holder has split two aces. How do you deal?"),
            (Clause.SPLIT_ACES,),
            _("one card to each ace, across it, and both hands stand"),
            (
                _("one card to each ace, and the holder may ask for more"),
                _("two cards to each ace, and both hands stand"),
                _("one card to the first ace, and as many as asked for to the second"),
            ),
        ),
    ),
)

INSURANCE = Topic(
    _("Insurance and even money"),
    (
        Question(
            "insured-when",
            _("The moment for insurance"),
            _("When may players insure their stakes?"),
            (Clause.INSURANCE,),
            _("when you show an ace, before the boxes play"),
            (
                _("when you show an ace or a ten, before the boxes play"),
                _("when you show an ace, after the boxes have played"),
                _("when you show an ace, until you have your last card"),
            ),
        ),
        Question(
            "insured-where",
            _("Where an insurance bet goes"),
            _("Where is an insurance bet placed?"),
            (Clause.INSURANCE,),
            _("on the insurance line in front of the box"),
            (_("on top of the stake"), _("next to the stake, as for a split"), _("behind the cards of the box")),
        ),
        Question(
            "insured-who",
            _("A player who wants insurance alone"),
            _("A holder wants no insurance. A player who bets along on the box wants some. What do you say?"),
            (Clause.INSURANCE, Clause.BETTING_ALONG),
            _("that each player decides alone"),
            (
                _("that the holder decides for the box"),
                _("that the holder has to agree"),
                _("that all who bet along have to do the same"),
            ),
        ),
        Question(
            "insured-blackjack",
            _("Insurance on a blackjack"),
            _("You show an ace, and a player wants to insure a blackjack. Is that allowed?"),
            (Clause.INSURANCE_NOT_BLACKJACK,),
            _("no: a blackjack is not insured"),
            (
                _("yes, like any other hand"),
                _("yes, if the holder insures it as well"),
                _("yes, until the boxes play"),
            ),
        ),
        Question(
            "even-money-along",
            _("Even money for one player"),
            _("You show a king. A player who bets along on a blackjack asks for even money. What do you do?"),
            (Clause.EVEN_MONEY,),
            _("pay that player’s stake at once, and no other"),
            (
                _("refuse: even money is only for an ace"),
                _("refuse: only the holder may ask for even money"),
                _("pay all the stakes of the box at once"),
            ),
        ),
        Question(
            "settled-when",
            _("What is settled when"),
            _(
                "You show an ace. One player takes even money, one box busts, some stakes are insured. In which order"
                " do you settle?"
            ),
            (Clause.ORDER, Clause.EVEN_MONEY, Clause.INSURANCE, Clause.NO_HOLE_CARD),
            steps=(
                _("Pay the blackjack that has taken even money"),
                _("Take the stakes of the box that busts"),
                _("Settle the insurance bets, when you have your second card"),
                _("Settle the other hands, from right to left"),
            ),
        ),
        Question(
            "insured-twenty",
            _("Insurance on a good hand"),
            _("You show an ace, and a player with twenty wants insurance. Is that allowed?"),
            (Clause.INSURANCE, Clause.INSURANCE_NOT_BLACKJACK),
            _("yes: only a blackjack cannot be insured"),
            (
                _("no: only a weak hand is insured"),
                _("no: only a blackjack is insured"),
                _("yes, but only if every box is insured"),
            ),
        ),
    ),
)
