"""When the jackpot chip is a fair bet, by the amounts that a table has posted."""

from fractions import Fraction
from math import ceil
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.caribbean_stud import jackpot
from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.rulesets import Jackpot, Ruleset
from games.core.money import plain_money
from games.ranking.frequencies import of_five_cards
from games.web.kit.form import Form, amount
from games.web.kit.formats import money
from games.web.kit.game import Table, Tool, where
from games.web.kit.poker import CATEGORIES


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    posted = table.rules.jackpot
    assert posted is not None  # noqa: S101 (the tool suits only such a table)
    chip = _read(form, "chip", posted.chip)
    prizes = {kind: _read(form, kind.value, prize) for kind, prize in posted.prizes.items()}
    shown: dict[str, Any] = {
        "names": {kind.value: CATEGORIES[kind] for kind in reversed(prizes)},
        "is_example": "jackpot" in table.rules.examples,
    }
    if form.errors:
        return shown
    hands, asked = of_five_cards(), Jackpot(chip, prizes)
    every = sum(hands.values())
    fair, edge = jackpot.fair(asked, hands), jackpot.edge(asked, hands)
    rows = [
        (CATEGORIES[kind], hands[kind], prize, Fraction(prize * hands[kind], chip * every))
        for kind, prize in prizes.items()
    ]
    return shown | {
        # Translators: {fair} is an amount.
        "said": gettext("Fair once a royal flush wins {fair}").format(fair=money(max(0, ceil(fair)))),
        "rows": rows[::-1],
        "every": every,
        "edge": edge,
        "gain": -edge,
        "back": 1 - edge,
        "is_fair": edge <= 0,
        "clause": Clause.ODDS_JACKPOT,
    }


def _read(form: Form, name: str, usual: int) -> int:
    """Return an amount; the one that is posted stands in the field."""
    cents = form.read_filled(name, amount, usual, plain_money)
    form.of_rules.add(name)
    return cents


TOOL = Tool(
    slug="jackpot",
    title=_("The jackpot"),
    about=_("Enter the amounts posted at your table: see what the chip is worth and when it is a fair bet."),
    template="caribbean_stud/calculators/_jackpot.html",
    answer=answer,
    suits=where("caribbean_stud", Clause.JACKPOT_CHIP),
)
