"""Called bets: where the chips of an announcement lie, and what each result of the wheel brings."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.core.problems import Refused
from games.roulette.called import CalledBet, Placement
from games.roulette.called_facts import EXAMPLE_UNIT
from games.roulette.masses import over_maximum, problems
from games.roulette.odds import odds
from games.roulette.placing import BY_EXCEPTION, placed
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spending import spend
from games.roulette.stakes import Stake
from games.roulette.wheel import doors, doors_outside
from games.web.kit.form import Form, amount
from games.web.kit.formats import money
from games.web.kit.game import Tool
from games.web.roulette.calculators import replays
from games.web.roulette.calculators.announced import (
    choose,
    colour_wanted,
    listed,
    takes_called_bets,
    unit,
    without_limits,
)
from games.web.roulette.calculators.outcomes import rows
from games.web.roulette.drawings import called_chips
from games.web.roulette.table.tables import RouletteTable
from games.web.roulette.words import bet_name

# What the amount of the form is.
_BY: dict[str, Promise] = {"unit": _("the value of a chip"), "spend": _("the money to spend")}
SECTORS: dict[str, Promise] = {
    "voisins": _("Voisins du zéro"),
    "tiers": _("Tiers du cylindre"),
    "orphelins": _("Orphelins"),
}


def answer(table: RouletteTable, form: Form) -> dict[str, Any]:
    """Return an announcement with chips of a unit: where it lies, what it covers, what it brings and what it costs."""
    bet = choose(table.rules, form)
    has_money = form.choice("by", _BY, "unit") == "spend"
    chip = _chip_for_money(table.rules, bet, form) if has_money else unit(table.rules, form)
    shown = {"announcements": listed(table.rules)}
    if bet is None or form.errors:
        return shown
    found = rows(without_limits(table.rules), [Stake(bet, chip)], chip)
    total = chip * bet.chips
    said = gettext("{bet}: {total} in total.")
    return shown | {
        "bet": bet,
        "unit": chip,
        "total": total,
        "left": amount(form.typed["unit"]) - total if has_money else None,
        **({} if has_money else _doubt(table, bet, chip)),
        "chips": called_chips(bet),
        "placements": [(placement, placement.chips * chip) for placement in bet.placements],
        "sectors": [(SECTORS[name], doors(name), doors_outside(name)) for name in bet.sectors],
        "rows": found,
        "letters": {number: row.letter for row in found for number in row.total.outcomes if row.letter},
        "odds": odds(table.rules, bet),
        "said": said.format(bet=bet_name(bet.key), total=money(total)),
        **_placed_later(table, bet, chip),
        **_next_links(table, bet, chip),
    }


def _chip_for_money(rules: Ruleset, bet: CalledBet | None, form: Form) -> int:
    """Return the cents of each chip that the money in the field `unit` buys; 0 where it is refused."""
    money_to_spend = form.read_filled("unit", amount, EXAMPLE_UNIT * (bet.chips if bet else 1), plain_money)
    if bet is None or form.errors:
        return 0
    try:
        return spend(rules, bet, money_to_spend).unit
    except Refused as refused:
        form.refuse("unit", refused.first)
        return 0


def _doubt(table: RouletteTable, bet: CalledBet, chip: int) -> dict[str, Any]:
    """Return what the bet would get for an amount that is no chip of the table, if it was meant as money to spend."""
    if chip in table.rules.denominations:
        return {}
    try:
        meant = spend(table.rules, bet, chip)
    except Refused:
        return {}
    return {"meant": meant, "meant_url": TOOL.address(table, bet=bet.key, by="spend", unit=plain_money(chip))}


def _placed_later(table: RouletteTable, bet: CalledBet, chip: int) -> dict[str, Any]:
    """Return what the bank places once the ball has dropped, where it may hold the bet beside the layout at all."""
    usual = bet.key in table.rules.placed_later
    if not table.rules.placed_later or (not usual and bet.key not in BY_EXCEPTION):
        return {}
    at_table = _at_table(table, Stake(bet, chip, beside=True)) if usual else ""
    return {"placed": list(_placed(bet)), "placed_url": at_table}


def _placed(bet: CalledBet) -> Iterator[tuple[list[int], tuple[Placement, ...]]]:
    """Yield the chips that are placed, each time with the results for which they are, in the order of the
    announcement."""
    order = [placement.bet.key for placement in bet.placements]

    def chips(outcome: int) -> list[int]:
        return [order.index(placement.bet.key) for placement in placed(bet, outcome)]

    for _chips, same in groupby(sorted(bet.numbers, key=chips), key=chips):
        outcomes = list(same)
        yield outcomes, placed(bet, outcomes[0])


def _next_links(table: RouletteTable, bet: CalledBet, chip: int) -> dict[str, Any]:
    """Return where the bet is laid, or why this table does not take it so, and where it is played again."""
    stake = replace(Stake(bet, chip), colour=chip if colour_wanted(table.rules) else None)
    refused = [*problems(table.rules, [stake]), *over_maximum(table.rules, [stake])]
    return {
        "refused": refused[0] if refused else None,
        "table_url": _at_table(table, stake),
        "replay_url": replays.TOOL.address(table, bet=bet.key, unit=plain_money(chip)),
    }


def _at_table(table: RouletteTable, stake: Stake) -> str:
    return table.address(Session().in_colour(None, stake.colour).lay(stake))


TOOL = Tool(
    slug="called-bets",
    title=_("Called bets"),
    about=_("Where the chips of a called bet go on the wheel and the layout, and what each result pays."),
    template="roulette/calculators/_called_bets.html",
    answer=answer,
    suits=takes_called_bets,
    stylesheet="roulette/called-bets.css",
)
