"""The payout table: what each amount wins on the number bets, and the win of a single bet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.roulette.bets import OUTSIDE, PAYS, PAYS_CLAUSE, Kind
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.web.kit.amounts import split_list
from games.web.kit.form import Form, amount, whole
from games.web.kit.game import Tool
from games.web.roulette.calculators.spots import kind_names, kinds
from games.web.roulette.table.tables import RouletteTable

# What croupiers learn by heart, in cents: from, to, step.
FIRST, LAST, STEP = 500, 10_000, 500
MOST_ROWS, MOST_CHIPS = 200, 1000


@dataclass(frozen=True, slots=True)
class Multiple:
    """What one unit wins, and the number bets that pay so, each with its clause."""

    pays: int
    clauses: tuple[Clause, ...]


def multiples(rules: Ruleset) -> list[Multiple]:
    """Return the number bets of a layout by what they pay, the most first."""
    on_numbers = [kind for kind in kinds(rules) if kind not in OUTSIDE]
    paid = sorted({PAYS[kind] for kind in on_numbers}, reverse=True)
    return [Multiple(pays, tuple(PAYS_CLAUSE[kind] for kind in on_numbers if PAYS[kind] == pays)) for pays in paid]


def answer(table: RouletteTable, form: Form) -> dict[str, Any]:
    """Return the table of the amounts that are asked for; with chips, a bet and a unit, that bet's win as well."""
    first = form.read_filled("from", amount, FIRST, plain_money)
    last = form.read_filled("to", amount, LAST, plain_money)
    step = form.read_filled("step", amount, STEP, plain_money)
    listed = form.read("amounts", _amounts, (), _written)
    if not listed and not form.errors:
        _check_range(form, first, last, step)
    amounts = listed or ([] if form.errors else range(first, last + 1, step))
    columns = multiples(table.rules)
    return {
        "multiples": columns,
        "rows": [(cents, [cents * multiple.pays for multiple in columns]) for cents in amounts],
        **_single(form, table.rules),
    }


def _amounts(text: str) -> tuple[int, ...]:
    """Return a list of amounts. Raise Refused."""
    amounts = tuple(map(amount, split_list(text)))
    if len(amounts) > MOST_ROWS:
        raise Refused(Problem("too_many_rows", "", {"most": MOST_ROWS}))
    return amounts


def _written(amounts: Sequence[int]) -> str:
    return " ".join(map(plain_money, amounts))


def _check_range(form: Form, first: int, last: int, step: int) -> None:
    if first > last:
        form.refuse("to", Problem("to_before_from"))
    elif (last - first) // step >= MOST_ROWS:
        form.refuse("step", Problem("too_many_rows", "", {"most": MOST_ROWS}))


def _single(form: Form, rules: Ruleset) -> dict[str, Any]:
    """Return one bet: chips of a value on a kind of position."""
    kind = Kind(form.choice("bet", kind_names(rules), Kind.STRAIGHT))
    chips = form.read_filled("chips", whole(1, MOST_CHIPS), 1)
    unit = form.read("unit", amount, None, plain_money)
    shows = {"clause": PAYS_CLAUSE[kind], "pays": PAYS[kind]}
    if unit is None or "chips" in form.errors:
        return shows
    stake = chips * unit
    return shows | {"stake": stake, "won_chips": chips * PAYS[kind], "win": stake * PAYS[kind], "unit": unit}


TOOL = Tool(
    slug="payouts",
    title=_("Payout table"),
    about=_("What any amount wins on each bet on numbers, in a table to print, and the win of a single bet."),
    template="roulette/calculators/_payouts.html",
    answer=answer,
    stylesheet="roulette/payouts.css",
)
