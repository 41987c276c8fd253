"""Mistakes that dealers make at blackjack, with the clauses that settle them. The ids are permanent."""

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from training.drills.kit.mistakes import Mistake

BLACKJACK_AT_EVENS = Mistake(
    "bj-blackjack-at-evens",
    _("A blackjack paid like any win"),
    _("You paid the blackjack once the stake. A blackjack is paid more than other winning hands."),
    (Clause.PAYS_BLACKJACK,),
)
SIX_TO_FIVE = Mistake(
    "bj-six-to-five",
    _("A blackjack paid at the lower odds"),
    _("You paid the blackjack at the lower odds that some houses have. This table pays more."),
    (Clause.PAYS_BLACKJACK,),
)
THREE_TO_TWO = Mistake(
    "bj-three-to-two",
    _("A blackjack paid at the higher odds"),
    _("You paid the blackjack at the higher odds that are usual elsewhere. This table pays less."),
    (Clause.PAYS_BLACKJACK,),
)
STAKE_IN_THE_WIN = Mistake(
    "bj-stake-in-the-win",
    _("The stake counted into the win"),
    _("You added the stake to the win. What is paid is the win alone; the stake is the player’s and is returned."),
    (Clause.WINS,),
)
DOUBLED_ONCE = Mistake(
    "bj-doubled-once",
    _("A doubled stake paid once"),
    _("You paid the first stake and forgot what was added to double. All of it plays and is paid."),
    (Clause.DOUBLE,),
)
PUSH_LOST = Mistake(
    "bj-push-lost",
    _("A push taken as a loss"),
    _("You took the stake although the totals were equal. A push returns it."),
    (Clause.PUSH,),
)
SPLIT_BLACKJACK = Mistake(
    "bj-split-blackjack",
    _("Twenty-one after a split paid as a blackjack"),
    _("You paid a split hand of an ace and a ten as a blackjack. After a split it is an ordinary twenty-one."),
    (Clause.SPLIT_TWENTY_ONE,),
)
INSURANCE_AT_EVENS = Mistake(
    "bj-insurance-at-evens",
    _("Insurance paid at evens"),
    _("You paid the insurance once its amount. It is paid more when the dealer has a blackjack."),
    (Clause.INSURANCE_PAYS,),
)
INSURANCE_WHOLE = Mistake(
    "bj-insurance-whole",
    _("Insurance of the whole stake"),
    _("You allowed an insurance as large as the stake. Its limit is a part of the stake."),
    (Clause.INSURANCE_MOST, Clause.INSURANCE_LEAST),
)
SURRENDER_LOST = Mistake(
    "bj-surrender-lost",
    _("A surrendered stake taken whole"),
    _("You took the whole stake of the hand that was surrendered. A part of it is returned."),
    (Clause.SURRENDER_LATE, Clause.SURRENDER_EARLY),
)
ACE_ELEVEN = Mistake(
    "bj-ace-eleven",
    _("An ace counted eleven in any case"),
    _("You counted the ace eleven although the hand is then bust. In such a hand it counts one."),
    (Clause.SOFT,),
)
ACE_ONE = Mistake(
    "bj-ace-one",
    _("An ace counted one in any case"),
    _("You counted the ace one although eleven is not too much. As long as it is not, the ace counts eleven."),
    (Clause.SOFT,),
)

MISTAKES = (
    BLACKJACK_AT_EVENS,
    SIX_TO_FIVE,
    THREE_TO_TWO,
    STAKE_IN_THE_WIN,
    DOUBLED_ONCE,
    PUSH_LOST,
    SPLIT_BLACKJACK,
    INSURANCE_AT_EVENS,
    INSURANCE_WHOLE,
    SURRENDER_LOST,
    ACE_ELEVEN,
    ACE_ONE,
)
