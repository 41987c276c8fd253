"""The exact odds of a coup for any cards left: whole decks, decks without the cards seen, or counts by value."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.baccarat.hands import TENS, value
from games.core.problems import Problem
from games.punto_banco.bets import Bet
from games.punto_banco.coup import MOST_USED
from games.punto_banco.odds import chances, full, reached
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.table import BANCO_SCORES, THIRDS, cells
from games.web.kit.cards import picker as cards
from games.web.kit.cards.picker import Picker
from games.web.kit.form import Form, whole
from games.web.kit.formats import percent_column, run
from games.web.kit.game import Table, Tool
from games.web.punto_banco.words import BETS, ENDS, LENGTHS

_MOST_DECKS = 12
_SEEN = "seen"
FIELDS = tuple((f"left{points}", points) for points in range(TENS))


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    decks = form.read_filled("decks", whole(1, _MOST_DECKS), rules.decks)
    form.of_rules.add("decks")
    shoe = full(decks)
    picker = Picker(form, [_seen(sum(shoe))], decks=decks, suits=False)
    typed = [form.read(name, whole(0, shoe[points]), None) for name, points in FIELDS]
    shown: dict[str, Any] = {"picker": picker, "fields": FIELDS}
    if not picker.complete or form.errors:
        return shown
    out = [value(card) for card in picker[_SEEN]]
    counted = [whole_deck - out.count(points) for points, whole_deck in enumerate(shoe)]
    left = [count if own is None else own for own, count in zip(typed, counted, strict=True)]
    if sum(left) < MOST_USED:
        form.refuse(FIELDS[0][0], Problem("too_few_cards"))
        return shown
    return shown | _found(rules, left)


def _seen(most: int) -> cards.Hand:
    """Return the cards that have left a shoe of so many."""
    hint = _("None: the shoe is full.")
    return cards.Hand(_SEEN, _("Cards that have left the shoe"), least=0, most=most, hint=hint)


def _found(rules: Ruleset, left: list[int]) -> dict[str, Any]:
    """Return what comes of so many cards of each value."""
    found, cell = chances(left), reached(left)
    draws = {(one.score, one.third): one.draws for one in cells()}
    table = [(score, [(cell[score, third], draws[score, third]) for third in THIRDS]) for score in BANCO_SCORES]
    return {
        "left": list(enumerate(left)),
        "by_value": run(f"{points}: {count}" for points, count in enumerate(left)),
        "size": sum(left),
        "ends": [(ENDS[bet], share) for bet, share in found.ends.items()],
        "natural": found.natural,
        "lengths": [(LENGTHS[number], share) for number, share in found.cards.items()],
        "edges": [(BETS[bet], -edge) for bet, edge in found.edges(rules).items()],
        "thirds": THIRDS,
        "cells": table,
        "rows": [(score, _row(shares)) for score, shares in table],
        # Translators: three percentages.
        "said": gettext("Punto wins {punto} of coups and banco {banco}; {tie} are ties.").format(
            **{bet.value: percent_column(found.ends[bet]) for bet in Bet}
        ),
    }


def _row(shares: Iterable[tuple[Fraction, bool]]) -> SafeString:
    """Return the cells of a row of the table of play: how often each comes up, bold where banco draws."""
    return mark_safe("".join(_cell(percent_column(share), draws) for share, draws in shares))


@lru_cache(maxsize=2048)  # a table has 88 cells
def _cell(share: str, draws: bool) -> SafeString:
    cell = '<td class="num"><strong>{}</strong></td>' if draws else '<td class="num">{}</td>'
    return format_html(cell, share)


TOOL = Tool(
    slug="odds",
    title=pgettext_lazy("calculator", "Odds"),
    about=_("Exactly how often punto, banco and the tie come with the cards left, and what each bet costs."),
    template="punto_banco/calculators/_odds.html",
    answer=answer,
)
