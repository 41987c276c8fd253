"""What is wrong in this picture: a coup on the table, with one fault that the engine finds."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.skill import skill
from training.drills.trente_quarante.faults.dealt import wrongly_dealt
from training.drills.trente_quarante.faults.paid import wrongly_paid
from training.drills.trente_quarante.faults.picture import NAME

_DRAWN = {1: wrongly_dealt, 2: wrongly_paid}


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("What is wrong in this picture?"),
    about=_("The table after the croupier’s work, with one mistake: touch the card or the chips."),
    levels=(_("The rows"), _("The payments")),
    texts={
        "tq-picture.dealt": _(
            "Both rows are dealt. One of them goes a card too far or stops too early: touch the card that is one too "
            "many, or the empty place where one is missing."
        ),
        "tq-picture.paid": _(
            "The coup is settled: chips that lose are taken, chips that are paid are beside the stakes. One thing is "
            "wrong. Where, and what should be there? Enter 0 if nothing should."
        ),
        "tq-picture.held": _("In prison"),
        # Translators: {stake} is an amount.
        "tq-picture.laid": _("At stake: {stake}"),
        # Translators: {stake} is an amount.
        "tq-picture.laid-insured": _("At stake, insured: {stake}"),
        # Translators: {chance} is rouge, noir, couleur or inverse.
        "tq-picture.win": _("{chance}: the stake wins and stays"),
        # Translators: {chance} is rouge, noir, couleur or inverse.
        "tq-picture.lose": _("{chance}: the stake loses and is taken"),
        # Translators: {chance} is rouge, noir, couleur or inverse.
        "tq-picture.void": _("{chance}: a tie decides nothing, and the stake stays"),
        # Translators: {chance} is rouge, noir, couleur or inverse.
        "tq-picture.insured": _("{chance}: 31 après, the insured stake stays the player’s"),
        # Translators: {chance} is rouge, noir, couleur or inverse.
        "tq-picture.halved": _("{chance}: 31 après, half of the stake is taken"),
        # Translators: {chance} is rouge, noir, couleur or inverse.
        "tq-picture.imprisoned": _("{chance}: 31 après, the stake goes to prison"),
    },
)
def generator(luck: Chance, level: int, rules: Ruleset) -> Item:
    return _DRAWN[level](luck, rules)
