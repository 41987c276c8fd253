"""Change and cut: an amount or a win in chips, a payment that somebody writes, and change counted in groups."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.core.money import parse_money, plain_money
from games.core.problems import Problem, Refused
from games.roulette.bets import PAYS, PAYS_CLAUSE, Bet, Kind
from games.roulette.chips import Pieces, cut, may_toss
from games.roulette.clauses import Clause
from games.roulette.counting import change, check_payment
from games.roulette.rulesets import Ruleset
from games.web.kit.form import Form, amount
from games.web.kit.formats import money
from games.web.kit.game import Audience, Tool, where
from games.web.roulette.calculators.pieces import piles, read_chip, read_pieces, write_pieces
from games.web.roulette.calculators.spots import bet_of, kind_names
from games.web.roulette.table.felt import chip
from games.web.roulette.table.tables import RouletteTable

MOST_GROUPS = 100
# Where what may be tossed differs: a bet of each sort stands for all.
_TOSSED = (Kind.STRAIGHT, Kind.EVEN_CHANCE)
# What only a French crew does.
_tosses = where("roulette", Clause.TOSSING)
_changes = where("roulette", Clause.CHANGE)


def answer(table: RouletteTable, form: Form) -> dict[str, Any]:
    rules = table.rules
    due, bet = _due(rules, form)
    chosen = form.read("chips", partial(_values, rules), (), lambda values: ",".join(map(plain_money, values)))
    pieces = _cut(form, rules, due, chosen)
    return {
        "bet": bet,
        "due": due,
        "win_clause": PAYS_CLAUSE[bet.kind] if bet else None,
        "denominations": [(value, chip(rules, value), value in chosen) for value in reversed(rules.denominations)],
        "piles": piles(rules, pieces),
        "count": sum(piece.count for piece in pieces),
        "tossed": _tossed(rules, bet, pieces),
        "example": _example(table),
        **_check(form, rules, due, chosen),
        "changes": _changes(rules),
        **(_change(form, rules) if _changes(rules) else {}),
    }


def _due(rules: Ruleset, form: Form) -> tuple[int | None, Bet | None]:
    """Return what is to be paid: an amount, or the win of a stake on a kind of bet."""
    due = form.read("amount", amount, None, plain_money)
    stake = form.read("stake", amount, None, plain_money)
    kind = Kind(form.choice("bet", kind_names(rules), Kind.STRAIGHT))
    if due is not None and stake is not None:
        form.refuse("stake", Problem("amount_and_stake"))
    if form.errors.keys() & {"amount", "stake", "bet"}:
        return None, None
    return (due, None) if stake is None else (stake * PAYS[kind], bet_of(rules, kind))


def _values(rules: Ruleset, text: str) -> tuple[int, ...]:
    """Return the chips that somebody has, smallest first."""
    return tuple(sorted({read_chip(rules, word) for word in text.replace(",", " ").split()}))


def _cut(form: Form, rules: Ruleset, due: int | None, chosen: Sequence[int]) -> tuple[Pieces, ...]:
    if due is None or "chips" in form.errors:
        return ()
    try:
        return cut(rules, due, chosen or None)
    except Refused as refused:
        form.refuse("chips" if chosen else "amount", refused.first)
        return ()


def _tossed(rules: Ruleset, bet: Bet | None, pieces: Sequence[Pieces]) -> list[tuple[Kind | None, bool]]:
    """Return whether it may be tossed to the bet that wins; where that is open, to bets on numbers and off them."""
    if not pieces or not _tosses(rules):
        return []
    if bet is not None:
        return [(None, may_toss(rules, bet, pieces))]
    return [(kind, may_toss(rules, bet_of(rules, kind), pieces)) for kind in _TOSSED]


def _check(form: Form, rules: Ruleset, due: int | None, chosen: Sequence[int]) -> dict[str, Any]:
    """Return a payment as somebody has written it, held against what is due."""
    pieces = form.read("written", partial(read_pieces, rules), (), write_pieces)
    if not pieces or due is None:
        return {}
    try:
        found = check_payment(rules, due, pieces)
    except Refused as refused:
        form.refuse("written", refused.first)
        return {}
    return {
        "written": found,
        "written_piles": piles(rules, pieces),
        "missing_chips": _missing_chips(rules, found.missing, chosen),
    }


def _missing_chips(rules: Ruleset, missing: int, chosen: Sequence[int]) -> Any:
    """Return the chips that would make up what is missing, where there are such."""
    try:
        return piles(rules, cut(rules, missing, chosen or None)) if missing else []
    except Refused:
        return []


def _change(form: Form, rules: Ruleset) -> dict[str, Any]:
    """Return an amount changed into chips of one value."""
    changed = form.read("change", amount, None, plain_money)
    value = form.read("into", partial(read_chip, rules), None, plain_money)
    form.offered["into"] = {"": "", **{plain_money(one): money(one) for one in sorted(rules.float)}}
    shows: dict[str, Any] = {}
    if changed is None or value is None:
        return shows
    try:
        found = change(rules, changed, value)
    except Refused as refused:
        form.refuse("change", refused.first)
        return shows
    if len(found.counted) > MOST_GROUPS:
        form.refuse("change", Problem("too_many_groups", "", {"most": MOST_GROUPS}))
        return shows
    sizes = [found.group] * (len(found.counted) - bool(found.rest)) + [found.rest] * bool(found.rest)
    groups = [(range(size), said) for size, said in zip(sizes, found.counted, strict=True)]
    return shows | {"changed": found, "value_chip": chip(rules, value), "groups": groups}


def _example(table: RouletteTable) -> tuple[int, str]:
    """Return the house's own example of a payment: a straight, and the address that shows how its win is written."""
    pieces = [Pieces(parse_money(value), count) for value, count in table.rules.procedure["payment_example"]]
    stake = sum(piece.amount for piece in pieces) // PAYS[Kind.STRAIGHT]
    return stake, TOOL.address(table, stake=plain_money(stake), written=write_pieces(pieces))


TOOL = Tool(
    slug="cut",
    title=_("Payouts and change in chips"),
    about=_("A payout set out in chips as croupiers do it, a check of your own, and change counted in groups."),
    template="roulette/calculators/_cut.html",
    answer=answer,
    audience=Audience.CROUPIERS,
    suits=where("roulette", Clause.CUT),
)
