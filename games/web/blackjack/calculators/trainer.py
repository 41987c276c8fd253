"""Practice of best play: a hand is dealt, the reader decides, and the page says what that costs.

Hands follow from a number, so an address deals the same hand to everybody, and the next number is the next hand. The
tally of the hands before this one stands in the address too.
"""

import secrets
from fractions import Fraction
from random import Random
from typing import Any

from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from games.blackjack import scenarios
from games.blackjack.clauses import Clause
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Action
from games.core.cards import show_cards
from games.web.blackjack.calculators import advice, houses
from games.web.blackjack.calculators.choices import Choice, must_hit, ranked
from games.web.blackjack.words import CHOICES, total
from games.web.kit.cards.figures import exact
from games.web.kit.form import Form, whole
from games.web.kit.formats import number, percent_column
from games.web.kit.game import Table, Tool

_MOST = 10**9
_MILLION = 10**6  # a cost in the address is in millionths of the stake
KEYS = {Action.HIT: "H", Action.STAND: "S", Action.DOUBLE: "D", Action.SPLIT: "P", Action.SURRENDER: "R"}


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    from games.blackjack.advice import advise

    if form.asked.get("deal"):
        asked = form.asked.copy()
        asked["seed"] = str(secrets.randbelow(_MILLION) + 1)
        form.asked = asked
    house = houses.read(table, form)
    seed = form.read_filled("seed", whole(1, _MOST), 1)
    hands, right = (form.read(name, whole(0, _MILLION), 0) for name in ("hands", "right"))
    cost = form.read("cost", whole(0, _MOST), 0)
    form.anchor = "play"
    hand, upcard = scenarios.decision(Random(seed), house.rules)
    found = advise(house.rules, hand, upcard)
    values = ranked(found, hand)
    open_now = {one.action: one for one in values if one.is_open}
    chosen = form.choice("did", {str(action): one.name for action, one in open_now.items()}, "")
    said: dict[str, Any] = {
        "house": house,
        "seed": seed,
        "hand": hand,
        "upcard": upcard,
        "total": total(hand),
        "peeked": house.rules.peeks and upcard.rank in "ATJQK",
        "offered": [(action, CHOICES[action], key) for action, key in KEYS.items() if action in open_now],
        "must_draw": Clause.MUST_DRAW if must_hit(hand) else "",
        "tally": _tally(hands, right, cost),
        "kept": [(name, form.typed[name]) for name in ("hands", "right", "cost")],
        "said": gettext("Hand {number}: your choice?").format(number=number(seed)),
    }
    if form.errors or not chosen:
        return said
    lost = exact(found.values[found.best]) - exact(found.values[Action(chosen)])
    hands, right, cost = hands + 1, right + (not lost), cost + round(lost * _MILLION)
    verdict = _verdict(open_now[Action(chosen)], values[0], lost)
    rules = {name: text for name, text in form.state.items() if name in form.of_rules}
    after = {"seed": seed % _MOST + 1, "hands": hands, "right": right, "cost": cost}
    return said | {
        "chosen": chosen,
        "is_right": not lost,
        "verdict": verdict,
        "values": values,
        "tally": _tally(hands, right, cost),
        "chart_clause": Clause.ODDS_CHART,
        "next": TOOL.address(table, **rules, **{name: str(value) for name, value in after.items() if value}),
        "more": advice.TOOL.address(table, **rules, hand=show_cards(hand), dealer=str(upcard)),
        "said": verdict,
    }


def _verdict(chosen: Choice, best: Choice, lost: Fraction) -> str:
    if not lost:
        return gettext("Right: {choice} is the best play.").format(choice=best.name)
    # Translators: {chosen} and {best} are choices such as “Hit”; {cost} is a percentage
    said = gettext("You: {chosen}. Best: {best}. It costs {cost} of your stake.")
    return said.format(chosen=chosen.name, best=best.name, cost=percent_column(lost))


def _tally(hands: int, right: int, cost: int) -> str:
    if not hands:
        return ""
    # Translators: {right} is a number of hands among {hands}; {cost} is a percentage
    said = ngettext(
        "{right} of {hands} hand played best; the others cost {cost} of one stake in all.",
        "{right} of {hands} hands played best; the others cost {cost} of one stake in all.",
        hands,
    )
    return said.format(right=number(right), hands=number(hands), cost=percent_column(Fraction(cost, _MILLION)))


TOOL = Tool(
    slug="trainer",
    title=_("Trainer"),
    about=_("Decide hand after hand, and see what each choice costs against best play."),
    template="blackjack/calculators/_trainer.html",
    answer=answer,
    script="blackjack/best-play.js",
)
