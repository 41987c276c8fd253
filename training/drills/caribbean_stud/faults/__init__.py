"""What is wrong in this picture: two hands settled against the bank, with one pile that is not as it should be."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.rulesets import Ruleset
from games.web.kit.poker import CATEGORIES
from training.drills.caribbean_stud.dealing import texts
from training.drills.caribbean_stud.faults.paid import wrongly_paid
from training.drills.caribbean_stud.faults.picture import NAME
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill

_JACKPOT = 2


@skill(
    NAME,
    engine="caribbean_stud",
    version=1,
    title=_("What is wrong in this picture?"),
    about=_("The table after the croupier’s work, with one mistake: touch the card or the chips."),
    levels=(_("Ante and BET"), _("With a change and the jackpot")),
    texts={
        **texts(NAME),
        "stud-picture.paid": _(
            "Two hands are settled: chips that lose are taken, chips that are paid are beside the stakes. One thing is "
            "wrong. Where, and what should be there? Enter 0 if nothing should."
        ),
        # Translators: {number} is the number of a box.
        "stud-picture.box": _("Box {number}"),
        "stud-picture.ante": pgettext_lazy("Caribbean stud", "Ante"),
        "stud-picture.bet": pgettext_lazy("Caribbean stud", "BET"),
        "stud-picture.ante-paid": _("Paid on the ante"),
        "stud-picture.bet-paid": _("Paid on BET"),
        "stud-picture.jackpot-paid": _("Paid from the jackpot"),
        # Translators: {ante} and {bet} are amounts.
        "stud-picture.laid": _("Ante {ante}, BET {bet}"),
        # Translators: {ante} and {bet} are amounts.
        "stud-picture.laid-chip": _("Ante {ante}, BET {bet}, and a jackpot chip; every hand is announced"),
        # Translators: {hand} is a kind of hand, {amount} the prize that is posted for it.
        "stud-picture.posted": _("{hand}: the jackpot pays {amount}"),
        **{f"stud-picture.{kind}": title for kind, title in CATEGORIES.items()},
        # Translators: {square} is where the stake is placed, such as Ante.
        "stud-picture.win": _("{square}: the stake wins and stays"),
        # Translators: {square} is where the stake is placed, such as Ante.
        "stud-picture.lose": _("{square}: the stake loses and is taken"),
        # Translators: {square} is where the stake is placed, such as Ante.
        "stud-picture.tie": _("{square}: the hands are equal, the stake stays and nothing is paid"),
        # Translators: {square} is where the stake is placed, such as Ante.
        "stud-picture.back": _("{square}: the bank does not qualify, the stake stays and nothing is paid"),
        "stud-picture.prize": _("The chip wins this prize"),
        "stud-picture.no-prize": _("The chip wins nothing"),
    },
    fits=lambda rules, level: level < _JACKPOT or holds(rules, Clause.JACKPOT_CHIP),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return wrongly_paid(chance, rules, with_chips=level == _JACKPOT)
