"""Mistakes that dealers make at Texas hold'em, with the clauses that settle them. The ids are permanent."""

from django.utils.translation import gettext_lazy as _

from games.ranking.clauses import HandClause
from games.texas_holdem.clauses import Clause
from training.drills.kit.mistakes import Mistake

SIDE_POT_MERGED = Mistake(
    "he-side-pot-merged",
    _("The side pot merged with the main pot"),
    _("You put everything into one pot. Nobody wins more from another player than they put in themselves."),
    (Clause.SIDE_POT,),
)
KICKER_FORGOTTEN = Mistake(
    "he-kicker-forgotten",
    _("The kickers forgotten"),
    _("You split a pot between hands that only look equal. The cards beside the pair or the set decide as well."),
    (HandClause.KICKERS,),
)
RAKE_FORGOTTEN = Mistake(
    "he-rake-forgotten",
    _("The rake forgotten"),
    _("You gave the players the whole pot. The house takes its rake first."),
    (Clause.RAKE,),
)
CAP_FORGOTTEN = Mistake(
    "he-cap-forgotten",
    _("The cap of the rake forgotten"),
    _("You took the full share of the pot. The rake of a pot is never more than its cap."),
    (Clause.RAKE_CAP,),
)
RAKED_WITHOUT_FLOP = Mistake(
    "he-raked-without-flop",
    _("A pot raked without a flop"),
    _("You took a rake although there was no flop. Such a pot is not raked."),
    (Clause.RAKE_FLOP,),
)
ODD_CHIP_ELSEWHERE = Mistake(
    "he-odd-chip-elsewhere",
    _("The odd chip to the wrong seat"),
    _("You gave the odd chip to the last of those who share. It goes to the first of them to the left of the button."),
    (Clause.ODD_CHIP,),
)
FOLDED_MONEY_LEFT_OUT = Mistake(
    "he-folded-money-left-out",
    _("The money of folded hands left out"),
    _("You left out what players had put in who folded later. It stays in the pots."),
    (Clause.FOLDED_MONEY,),
)
UNCALLED_IN_THE_POT = Mistake(
    "he-uncalled-in-the-pot",
    _("An uncalled bet left in the pot"),
    _("You left in the pot what nobody called. It goes back to the player who bet it."),
    (Clause.UNCALLED,),
)
WHOLE_BET_CALLED = Mistake(
    "he-whole-bet-called",
    _("The whole bet to call"),
    _("You gave the whole bet as the amount to call. What the player has in front in this round counts towards it."),
    (Clause.CALL,),
)
RAISE_DOUBLED = Mistake(
    "he-raise-doubled",
    _("A raise to twice the bet"),
    _("You doubled the bet. The minimum raise adds as much as the last bet or raise in this round did, no more."),
    (Clause.MINIMUM_RAISE,),
)
RAISE_BY_FOR_TO = Mistake(
    "he-raise-by-for-to",
    _("The raise alone instead of its total"),
    _("You gave what the raise adds. The question asks for the total to which the player raises, the bet included."),
    (Clause.MINIMUM_RAISE,),
)

MISTAKES = (
    SIDE_POT_MERGED,
    KICKER_FORGOTTEN,
    RAKE_FORGOTTEN,
    CAP_FORGOTTEN,
    RAKED_WITHOUT_FLOP,
    ODD_CHIP_ELSEWHERE,
    FOLDED_MONEY_LEFT_OUT,
    UNCALLED_IN_THE_POT,
    WHOLE_BET_CALLED,
    RAISE_DOUBLED,
    RAISE_BY_FOR_TO,
)
