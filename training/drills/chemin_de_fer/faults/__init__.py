"""What is wrong in this picture: a coup on the table, with one fault that the engine finds."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.chemin_de_fer.rulesets import Ruleset
from training.drills.chemin_de_fer.faults.dealt import wrongly_dealt
from training.drills.chemin_de_fer.faults.paid import wrongly_paid
from training.drills.chemin_de_fer.faults.picture import NAME
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.skill import skill

_DRAWN = {1: wrongly_dealt, 2: wrongly_paid}


@skill(
    NAME,
    engine="chemin_de_fer",
    version=1,
    title=_("What is wrong in this picture?"),
    about=_("The table after the croupier’s work, with one mistake: touch the card or the chips."),
    levels=(_("The cards"), _("The payments")),
    texts={
        "cdf-picture.bound": _(
            "The banker has asked for the rule table; the punter is bound by it in any case. The coup is played, and "
            "nothing is settled yet. One hand is wrong: touch the card that is one too many, or the empty place where "
            "one is missing."
        ),
        "cdf-picture.both-asked": _(
            "Both sides have asked for the rule table. The coup is played, and nothing is settled yet. One hand is "
            "wrong: touch the card that is one too many, or the empty place where one is missing."
        ),
        "cdf-picture.paid": _(
            "The coup is settled: chips that lose are taken, chips that are paid are beside the stakes. One thing is "
            "wrong. Where, and what should be there? Enter 0 if nothing should."
        ),
        "cdf-picture.punter": pgettext_lazy("side", "Punter"),
        "cdf-picture.bank": pgettext_lazy("side", "Bank"),
        "cdf-picture.chips": _("The bank’s chips"),
        "cdf-picture.in-bank": _("In the bank"),
        "cdf-picture.cagnotte": _("Cagnotte"),
        # Translators: {seat} is the number of a seat.
        "cdf-picture.seat": _("Seat {seat}"),
        # Translators: {stake} is an amount.
        "cdf-picture.laid": _("At stake: {stake}"),
        # Translators: {bank} is an amount.
        "cdf-picture.before": _("In the bank before the coup: {bank}"),
        # Translators: {bank} is an amount.
        "cdf-picture.rest": _("In the bank before the coup: {bank}. What is left goes back to the banker at once."),
        # Translators: {seat} is the number of a seat.
        "cdf-picture.win": _("Seat {seat}: the stake wins and stays"),
        # Translators: {seat} is the number of a seat.
        "cdf-picture.lose": _("Seat {seat}: the stake loses and goes into the bank"),
        # Translators: {seat} is the number of a seat.
        "cdf-picture.void": _("Seat {seat}: the scores are equal, and the stake stays"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _DRAWN[level](chance, rules)
