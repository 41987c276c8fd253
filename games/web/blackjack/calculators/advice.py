"""The best play of a hand, with what each choice is worth, by the cards that are left."""

from random import Random
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from games.blackjack.hands import DEALER_STANDS, TARGET
from games.blackjack.rulesets import Ruleset
from games.core.problems import Refused
from games.core.shoe import shuffled
from games.web.blackjack.calculators import houses
from games.web.blackjack.calculators.choices import must_hit, ranked
from games.web.blackjack.words import total
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.form import Form
from games.web.kit.formats import cards
from games.web.kit.game import Table, Tool

_MOST = 10
HAND = Hand("hand", _("Your hand"), least=2, most=_MOST)
BANK = Hand("dealer", _("The dealer’s upcard"), least=1, most=1)


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    house = houses.read(table, form)
    rules = house.rules
    picker = Picker(form, [HAND, BANK], decks=rules.decks, suits=False, deal=lambda rng: _dealt(rng, rules))
    said: dict[str, Any] = {"picker": picker, "house": house, "rules": rules}
    if not picker.complete or form.errors:
        return said
    from games.blackjack.advice import advise

    upcard = picker["dealer"][0]
    try:
        advice = advise(rules, picker["hand"], upcard)
    except Refused as refused:
        picker.refuse(refused.problems)
        return said
    values = ranked(advice, picker["hand"])
    best = values[0]
    # Translators: a hand such as “soft 17”, the dealer’s upcard, and the best choice, such as “Stand”
    sentence = gettext("{hand} against {bank}: {choice}.").format(
        hand=total(picker["hand"]), bank=cards([upcard]), choice=best.name
    )
    return said | {
        "best": best,
        "values": values,
        "splits": "split" in advice.values,
        "hits": "hit" in advice.values,
        "insurance": advice.insurance,
        "must_draw": Clause.MUST_DRAW if must_hit(picker["hand"]) else "",
        "ends": _ends(rules, picker),
        "sentence": sentence,
        "said": " · ".join(f"{one.name} {one.worth}" for one in values[:2] if one.is_open),
    }


def _dealt(rng: Random, rules: Ruleset) -> Start:
    shoe = shuffled(rng, rules.decks)
    return {"hand": shoe[:2], "dealer": shoe[2:3]}


def _ends(rules: Ruleset, picker: Picker) -> list[tuple[str, Any]]:
    """Return how the bank's hand ends, the cards of the box being out."""
    from games.blackjack import dealer_play
    from games.blackjack.composition import full, without
    from games.blackjack.hands import value

    upcard = value(picker["dealer"][0])
    shoe = without(full(rules.decks), [upcard, *map(value, picker["hand"])])
    chances = dealer_play.exact_chances(upcard, rules.hits_soft17, shoe)
    names = [*map(str, range(DEALER_STANDS, TARGET + 1)), gettext("Bust"), gettext("Blackjack")]
    return [(name, chance) for name, chance in zip(names, chances, strict=True) if chance]


TOOL = Tool(
    slug="advice",
    title=_("Best play"),
    about=_("Choose a hand and the dealer’s upcard to see what standing, hitting, doubling and splitting are worth."),
    template="blackjack/calculators/_advice.html",
    answer=answer,
)
