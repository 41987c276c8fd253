"""What the game costs by a table's pay table, with a change and without."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.odds import is_counted, odds, plain_tallies, qualifying_chance
from games.caribbean_stud.rulesets import BET_ANTES, Ruleset
from games.caribbean_stud.tallies import Odds, edge, play_frequency
from games.core.problems import Problem
from games.ranking.hands import Category
from games.web.kit.form import Form, whole
from games.web.kit.formats import percent
from games.web.kit.game import Table, Tool
from games.web.kit.poker import CATEGORIES

_MOST = 10_000


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    asked = [category for category in reversed(Category) if category is not Category.HIGH_CARD]
    pay = dict(rules.pay)
    for category in asked:
        pay[category] = form.read_filled(category.value, whole(1, _MOST), rules.pay[category])
        form.of_rules.add(category.value)
    shown: dict[str, Any] = {
        "names": {category.value: CATEGORIES[category] for category in asked},
        "is_example": "pay" in rules.examples,
    }
    lower = pay[Category.HIGH_CARD]
    for category in reversed(asked):
        if pay[category] < lower:
            form.refuse(category.value, Problem("pay_not_rising"))
        lower = pay[category]
    if form.errors:
        return shown
    counted = plain_tallies(pay)
    lost, plays = edge(pay, counted), play_frequency(counted)
    house = replace(rules, pay=pay)
    with_change = odds(house) if house.exchange and is_counted(house) else None
    return shown | {
        "said": _said(lost, with_change, offers_change=rules.exchange),
        "edge": lost,
        "plays": plays,
        "whole": lost / (1 + BET_ANTES * plays),
        "qualifies": qualifying_chance(),
        "change": with_change,
        "offers_change": rules.exchange,
        "edge_clause": Clause.ODDS_EDGE,
        "change_clause": Clause.ODDS_CHANGE,
        "qualifies_clause": Clause.ODDS_QUALIFIES,
    }


def _said(edge: Fraction, with_change: Odds | None, *, offers_change: bool) -> str:
    """Return the house edge of the ruleset in a line."""
    if with_change:
        said = gettext("House edge with a change: {edge} of the ante")
    elif offers_change:
        said = gettext("House edge without a change: {edge} of the ante")
    else:
        said = gettext("House edge: {edge} of the ante")
    return said.format(edge=percent(with_change.edge if with_change else edge))


TOOL = Tool(
    slug="odds",
    title=_("House edge"),
    about=_(
        "What an ante costs on average with the pay table of your own table, if you make the best choice in every hand."
    ),
    template="caribbean_stud/calculators/_odds.html",
    answer=answer,
)
