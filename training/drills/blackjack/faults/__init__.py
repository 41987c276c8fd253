"""What is wrong in this picture: a table after the dealer's work, with one fault that the engine finds."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.rulesets import Ruleset
from training.drills.blackjack.faults.dealt import wrongly_dealt
from training.drills.blackjack.faults.paid import wrongly_paid
from training.drills.blackjack.faults.picture import NAME
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.skill import skill

_DRAWN = {1: wrongly_dealt, 2: wrongly_paid}


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("What is wrong in this picture?"),
    about=_("The table after the dealer’s work, with one mistake: touch the card or the chips."),
    levels=(_("The cards"), _("The payments")),
    texts={
        "bj-picture.dealt": _(
            "All hands are played, and the dealer’s too. The chips are shown as they were staked. One card is wrong: "
            "touch it, or the empty place where a card is missing."
        ),
        "bj-picture.paid": _(
            "The whole round is settled: chips that lose are taken, chips that are paid are beside the stakes. One "
            "thing is wrong. Where, and what should be there? Enter 0 if nothing should."
        ),
        "bj-picture.doubled": _("Added to double"),
        "bj-picture.insurance": pgettext_lazy("blackjack stake", "Insurance"),
        "bj-picture.insurance-paid": _("Paid on the insurance"),
        # Translators: {stake} is an amount.
        "bj-picture.laid": _("At stake: {stake}"),
        # Translators: {stake} is an amount.
        "bj-picture.laid-doubled": _("Doubled, at stake: {stake}"),
        # Translators: {stake} is an amount.
        "bj-picture.laid-insurance": _("Insurance: {stake}"),
        # Translators: {hand} is a hand by its place.
        "bj-picture.win": _("{hand}: the stake wins and stays"),
        # Translators: {hand} is a hand by its place.
        "bj-picture.lose": _("{hand}: the stake loses and is taken"),
        # Translators: {hand} is a hand by its place.
        "bj-picture.push": _("{hand}: the stake is a push and stays, nothing is paid"),
        # Translators: {hand} is a hand by its place.
        "bj-picture.surrender": _("{hand}: a part of the stake goes back, nothing is paid"),
        # Translators: {hand} is a hand by its place.
        "bj-picture.insurance-win": _("{hand}: the insurance wins and stays"),
        # Translators: {hand} is a hand by its place.
        "bj-picture.insurance-lose": _("{hand}: the insurance loses and is taken"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _DRAWN[level](chance, rules)
