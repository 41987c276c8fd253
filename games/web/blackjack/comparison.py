"""The parameters of a ruleset of blackjack, each in a line or two of the reader's language."""

from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext, pgettext, pgettext_lazy

from games.blackjack.parameters import (
    Answers,
    Double,
    DoubledChips,
    EvenMoney,
    HoleCard,
    Insurance,
    Soft17,
    Surrender,
)
from games.blackjack.rulesets import Ruleset
from games.web.kit.formats import money, number, odds

Lines = tuple[str, ...]

WORDS: dict[str, dict[str, Promise]] = {
    "hole_card": {
        HoleCard.NONE: pgettext_lazy("blackjack parameter", "No hole card (European)"),
        HoleCard.PEEK: pgettext_lazy("blackjack parameter", "Hole card, dealer peeks (American)"),
    },
    "soft17": {
        Soft17.STAND: pgettext_lazy("blackjack parameter", "Stands on soft 17 (S17)"),
        Soft17.HIT: pgettext_lazy("blackjack parameter", "Hits soft 17 (H17)"),
    },
    "insurance": {
        Insurance.NONE: pgettext_lazy("blackjack parameter", "None"),
        Insurance.AT_MOST_HALF: pgettext_lazy("blackjack parameter", "At most half the stake"),
        Insurance.AT_LEAST_HALF: pgettext_lazy("blackjack parameter", "At least half the stake"),
    },
    "even_money": {
        EvenMoney.NONE: pgettext_lazy("blackjack parameter", "None"),
        EvenMoney.ACE: pgettext_lazy("blackjack parameter", "Against an ace"),
        EvenMoney.ACE_OR_TEN: pgettext_lazy("blackjack parameter", "Against an ace, a court card or a ten"),
    },
    "surrender": {
        Surrender.NONE: pgettext_lazy("blackjack parameter", "None"),
        Surrender.LATE: pgettext_lazy("blackjack parameter", "Late (half, not against a blackjack)"),
        Surrender.EARLY: pgettext_lazy("blackjack parameter", "Early (half, even against a blackjack)"),
    },
    "answers": {
        Answers.SPOKEN: pgettext_lazy("blackjack parameter", "Spoken: card or no card"),
        Answers.SIGNS: pgettext_lazy("blackjack parameter", "Given by hand signals"),
    },
    "doubled_chips": {
        DoubledChips.ON_TOP: pgettext_lazy("blackjack parameter", "On top of the first stake"),
        DoubledChips.BESIDE: pgettext_lazy("blackjack parameter", "Beside the first stake"),
    },
}


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """Return what each parameter is, by its name: the same names in the same order for every ruleset."""
    decks = ngettext("{count} deck", "{count} decks", rules.decks).format(count=number(rules.decks))
    hands = ngettext("{count} hand", "{count} hands", rules.split_hands).format(count=number(rules.split_hands))
    after = gettext("After a split too") if rules.double_after_split else gettext("Not after a split")
    aces = gettext("Aces may be split again") if rules.resplit_aces else gettext("Aces are split once")
    blackjack = rules.blackjack_pays
    return {
        gettext("Shoe"): (decks,),
        gettext("The dealer’s second card"): (_word(rules, "hole_card"),),
        gettext("Dealer on soft 17"): (_word(rules, "soft17"),),
        gettext("A blackjack wins"): (odds(blackjack.numerator, blackjack.denominator),),
        gettext("Doubling"): (double(rules.double), after),
        gettext("Hands after splitting, at most"): (hands, aces),
        gettext("Insurance"): (_word(rules, "insurance"),),
        gettext("Even money"): (_word(rules, "even_money"),),
        pgettext("blackjack", "Surrender"): (_word(rules, "surrender"),),
        gettext("Players betting on one box, at most"): (number(rules.bettors),),
        gettext("Minimum"): (pgettext("amount", "{amount}, our example").format(amount=money(rules.minimum)),),
        gettext("Decisions"): (_word(rules, "answers"),),
        gettext("Stake added to double"): (_word(rules, "doubled_chips"),),
    }


def _word(rules: Ruleset, parameter: str) -> str:
    return str(WORDS[parameter][getattr(rules, parameter)])


def double(on: Double) -> str:
    """Return on what a box may double."""
    if on is Double.ANY:
        return gettext("On any first two cards")
    values = {"least": number(on.totals[0]), "most": number(on.totals[-1])}
    return gettext("On hard totals from {least} to {most}").format(**values)
