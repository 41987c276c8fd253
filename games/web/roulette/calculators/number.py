"""A number's card: everything that a croupier knows about a number, and every bet that lies on it."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet, Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.called_facts import EXAMPLE_NEIGHBOURS
from games.roulette.calls import announcement
from games.roulette.clauses import Clause
from games.roulette.facts import EXAMPLE_STAKE
from games.roulette.numbers import number_facts
from games.roulette.odds import odds
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import DOUBLE_ZERO, POCKET_NAMES, colour, doors, doors_outside, pocket_name
from games.web.kit.form import Form, amount
from games.web.kit.formats import in_a_row, number
from games.web.kit.game import Tool
from games.web.roulette.calculators.called_bets import SECTORS
from games.web.roulette.calculators.called_bets import TOOL as CALLED_BETS
from games.web.roulette.drawings import Chip
from games.web.roulette.table.tables import RouletteTable
from games.web.roulette.words import bet_name

REACH = 2  # so many neighbours on each side


@dataclass(frozen=True, slots=True)
class Covering:
    """A bet that the number wins, with what a stake of cents wins on it and what it costs on average."""

    bet: Bet
    win: int
    edge: Fraction

    @property
    def numbers(self) -> list[str]:
        return list(map(pocket_name, self.bet.numbers))


@dataclass(frozen=True, slots=True)
class Door:
    """A sector to which a number is a door: as its own last number, or as the neighbour outside it."""

    sector: Promise
    inside: bool


def answer(table: RouletteTable, form: Form) -> dict[str, Any]:
    rules = table.rules
    asked = form.read("n", partial(_pocket, rules), None, pocket_name)
    stake = form.read_filled("stake", amount, EXAMPLE_STAKE, plain_money)
    n = EXAMPLE_NEIGHBOURS if asked is None else asked
    order = sorted(rules.wheel.pockets, key=lambda pocket: (pocket not in rules.wheel.zeros, pocket))
    place, zeros = order.index(n), len(rules.wheel.zeros)
    kept = urlencode({**table.query, **{name: value for name, value in form.state.items() if name != "n"}})
    here = f"?{kept}&n=" if kept else "?n="
    return {
        "zeros": _links(tuple(order[:zeros]), here, n),
        "numbers": _links(tuple(order[zeros:]), here, n),
        "n": pocket_name(n),
        "before": pocket_name(order[place - 1]),
        "after": pocket_name(order[(place + 1) % len(order)]),
        "here": here,
        "said": _gloss(n),
        **_facts(rules, n),
        **_bets(rules, n, stake),
        **_called(table, n),
    }


@lru_cache(maxsize=512)  # 2 MB
def _links(pockets: tuple[int, ...], here: str, chosen: int) -> SafeString:
    """Return numbers to choose from; an address begins with `here`."""
    link = '<li><a{} id="n-{}" href="{}{}"{}>{}</a></li>'
    current = mark_safe(' aria-current="true"')
    named = [(pocket, pocket_name(pocket)) for pocket in pockets]
    shown = ((_class(one), name, here, name, current if one == chosen else "", name) for one, name in named)
    return format_html_join("", link, shown)


def _class(pocket: int) -> SafeString:
    shade = colour(pocket)
    return format_html(' class="{}"', shade) if shade else SafeString()


def _pocket(rules: Ruleset, text: str) -> int:
    """Return a pocket of the wheel by what is printed on it. Raise Refused."""
    pocket = POCKET_NAMES.get(text)
    if pocket not in rules.wheel.pockets:
        raise Refused(Problem("unknown_number", "", {"n": text[:10]}, Clause.WHEEL))
    return pocket


def _facts(rules: Ruleset, n: int) -> dict[str, Any]:
    """Return what is known about the number, with the keys of the bets that say it; sectors where called bets are
    taken."""
    pockets = rules.wheel.pockets
    middle = pockets.index(n)
    before, after = (
        [pockets[(middle + side * step) % len(pockets)] for step in range(1, REACH + 1)] for side in (-1, 1)
    )
    covering = {bet.kind: bet.key for bet in rules.positions.values() if n in bet.covers}
    return {
        "shade": colour(n) or "zero",
        "call": announcement(n),
        "gloss": _gloss(n),
        "chances": [bet.key for bet in EVEN_CHANCES if n in bet.covers],
        "dozen": covering.get(Kind.DOZEN, ""),
        "column": covering.get(Kind.COLUMN, ""),
        "around": (list(map(pocket_name, reversed(before))), list(map(pocket_name, after))),
        "lit": (*before, n, *after),
        "covered": (n,),
        **(_announced(n) if rules.called_bets else {}),
    }


def _announced(n: int) -> dict[str, Any]:
    """Return what counts for called bets: the figure, the sector and its doors."""
    facts = number_facts(n)
    inside = [Door(SECTORS[name], True) for name in SECTORS if n in doors(name)]
    outside = [Door(SECTORS[name], False) for name in SECTORS if n in doors_outside(name)]
    return {
        "figure": f"figure:{facts.figure}" if facts.figure else "",
        "sectors": [SECTORS[name] for name in facts.sectors],
        "doors": inside + outside,
    }


def _bets(rules: Ruleset, n: int, stake: int) -> dict[str, Any]:
    """Return every position that the number wins, by the clause of its kind, and the chips that show where they lie."""
    covering = [bet for bet in rules.positions.values() if n in bet.covers]
    found = [Covering(bet, stake * bet.pays, odds(rules, bet).edge) for bet in covering]
    return {
        "stake": stake,
        "bets": [(clause, list(same)) for clause, same in groupby(found, key=lambda one: one.bet.pays_clause)],
        "chips": [Chip(bet.key, str(bet.pays)) for bet in covering if bet.kind not in OUTSIDE],
    }


def _gloss(n: int) -> str:
    """Return the call in the reader's language."""
    if n == DOUBLE_ZERO:
        return gettext("Double zero")
    if colour(n) is None:
        return gettext("Zero")
    said = [bet_name(bet.key) for bet in EVEN_CHANCES if n in bet.covers]
    return gettext("{number}: {chances}").format(number=number(n), chances=in_a_row(said))


def _called(table: RouletteTable, n: int) -> dict[str, Any]:
    """Return the announcements taken here that win on a number, and the list of them with links to where they are
    shown."""
    taken, here = table.rules.called_bets, CALLED_BETS.address(table, bet="")
    return {"called": _winning(taken, n), "called_list": _called_list(get_language() or "en", taken, n, here)}


@lru_cache(maxsize=256)
def _winning(taken: frozenset[str], n: int) -> list[tuple[CalledBet, int]]:
    """Return the announcements among those taken that win on a number, neighbours left out, with the chips that win."""
    return [
        (bet, sum(placement.chips for placement in bet.winning(n)))
        for bet in every_called_bet()
        if n in bet.numbers and bet.name in taken and bet.name != "neighbours"
    ]


@lru_cache(maxsize=512)  # 2 MB; a number has a dozen
def _called_list(_language: str, taken: frozenset[str], n: int, here: str) -> SafeString:
    """Return the list in the language that is active; a link begins with `here`."""
    return render_to_string("roulette/calculators/_called_list.html", {"called": _winning(taken, n), "here": here})


TOOL = Tool(
    slug="number",
    title=_("A number’s card"),
    about=_("Everything about one number: its colour and position, its neighbours, its call, and every bet on it."),
    template="roulette/calculators/_number.html",
    answer=answer,
    stylesheet="roulette/number.css",
)
