"""What is wrong in this picture: a coup on the table, with one fault that the engine finds."""

from django.utils.translation import gettext_lazy as _

from games.punto_banco.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.skill import skill
from training.drills.punto_banco.faults.dealt import wrongly_dealt
from training.drills.punto_banco.faults.paid import wrongly_paid
from training.drills.punto_banco.faults.picture import NAME

_DRAWN = {1: wrongly_dealt, 2: wrongly_paid}


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("What is wrong in this picture?"),
    about=_("The table after the croupier’s work, with one mistake: touch the card or the chips."),
    levels=(_("The cards"), _("The payments")),
    texts={
        "punto-banco-picture.dealt": _(
            "The coup is dealt, and nothing is settled yet. One hand is wrong: touch the card that is one too many, or "
            "the empty place where one is missing."
        ),
        "punto-banco-picture.paid": _(
            "The coup is settled: chips that lose are taken, chips that are paid are beside the stakes. One thing is "
            "wrong. Where, and what should be there? Enter 0 if nothing should."
        ),
        "punto-banco-picture.punto": _("Punto"),
        "punto-banco-picture.banco": _("Banco"),
        "punto-banco-picture.tie": _("Tie"),
        # Translators: {seat} is the number of a seat, {bet} is punto, banco or tie.
        "punto-banco-picture.seat": _("Seat {seat}, {bet}"),
        # Translators: {stake} is an amount.
        "punto-banco-picture.laid": _("At stake: {stake}"),
        # Translators: {bet} is punto, banco or tie.
        "punto-banco-picture.win": _("{bet}: the stake wins and stays"),
        # Translators: {bet} is punto, banco or tie.
        "punto-banco-picture.lose": _("{bet}: the stake loses and is taken"),
        # Translators: {bet} is punto, banco or tie.
        "punto-banco-picture.push": _("{bet}: the stake goes back to the player and stays, nothing is paid"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _DRAWN[level](chance, rules)
