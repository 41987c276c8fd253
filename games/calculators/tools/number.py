"""A number's card: everything that a croupier knows about a number, and every bet that lies on it."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.calculators.felt import plain
from games.calculators.tables import Table
from games.calculators.tools.called_bets import SECTORS
from games.calculators.tools.called_bets import TOOL as CALLED_BETS
from games.calculators.tools.form import Form, amount, whole
from games.calculators.tools.tool import Tool
from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.called_facts import EXAMPLE_NEIGHBOURS
from games.roulette.facts import EXAMPLE_STAKE
from games.roulette.numbers import number_facts
from games.roulette.odds import odds
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import POCKETS, SINGLE_ZERO, colour, doors, doors_outside
from games.rulebook.drawings import Chip
from games.rulebook.formats import number
from games.rulebook.wording import bet_name

NUMBERS = sorted(POCKETS)


@dataclass(frozen=True, slots=True)
class Lying:
    """A bet that the number wins, with what a stake of cents wins on it and what it costs on average."""

    bet: Bet
    win: int
    edge: Fraction


@dataclass(frozen=True, slots=True)
class Door:
    """A sector to which a number is a door: as its own last number, or as the neighbour outside it."""

    sector: Promise
    inside: bool


def answer(table: Table, form: Form) -> dict[str, Any]:
    n = form.read("n", whole(NUMBERS[0], NUMBERS[-1]), None)
    stake = form.read("stake", amount, EXAMPLE_STAKE, plain)
    form.typed["stake"] = form.typed["stake"] or plain(stake)
    n = EXAMPLE_NEIGHBOURS if n is None else n
    return {
        "numbers": [(each, colour(each) or "zero") for each in NUMBERS],
        "n": n,
        "shade": colour(n) or "zero",
        "before": NUMBERS[n - 1],
        "after": NUMBERS[(n + 1) % len(NUMBERS)],
        "with_stake": f"&stake={form.state['stake']}" if "stake" in form.state else "",
        "said": _gloss(n),
        **_facts(n),
        **_bets(table.rules, n, stake),
        "called": _called(table, n),
    }


def _facts(n: int) -> dict[str, Any]:
    """What is known about the number, with the keys of the bets that say it."""
    facts = number_facts(n)
    half = len(facts.neighbours) // 2
    return {
        "facts": facts,
        "gloss": _gloss(n),
        "chances": [bet.key for bet in EVEN_CHANCES if n in bet.covers],
        "dozen": f"dozen:{facts.dozen}",
        "column": f"column:{facts.column}",
        "figure": f"figure:{facts.figure}",
        "around": (facts.neighbours[:half], facts.neighbours[half:]),
        "lit": (*facts.neighbours, n),
        "covered": (n,),
        "sectors": [SECTORS[name] for name in facts.sectors],
        "doors": [
            *(Door(SECTORS[name], True) for name in SECTORS if n in doors(name)),
            *(Door(SECTORS[name], False) for name in SECTORS if n in doors_outside(name)),
        ],
    }


def _bets(rules: Ruleset, n: int, stake: int) -> dict[str, Any]:
    """Every position that the number wins, by the clause of its kind, and the chips that show where they lie."""
    covering = [bet for bet in rules.positions.values() if n in bet.covers]
    lying = [Lying(bet, stake * bet.pays, odds(rules, bet).edge) for bet in covering]
    return {
        "stake": stake,
        "bets": [(clause, list(same)) for clause, same in groupby(lying, key=lambda one: one.bet.pays_clause)],
        "chips": [Chip(bet.key, str(bet.pays)) for bet in covering if bet.kind not in OUTSIDE],
    }


def _gloss(n: int) -> str:
    """The call in the reader's language."""
    if n == 0:
        return gettext("Zero")
    said = [bet_name(bet.key) for bet in EVEN_CHANCES if n in bet.covers]
    return gettext("{number}: {chances}").format(number=number(n), chances=", ".join(said))


def _called(table: Table, n: int) -> list[tuple[CalledBet, int, str]]:
    """The announcements taken here that win on a number, neighbours left out: chips that win, and where it is shown."""
    here = CALLED_BETS.address(table)
    return [
        (bet, sum(placement.chips for placement in bet.winning(n)), f"{here}?bet={bet.key}")
        for bet in every_called_bet()
        if n in bet.numbers and bet.name in table.rules.called_bets and bet.name != "neighbours"
    ]


def _suits(rules: Ruleset) -> bool:
    """Sectors, finals and neighbours are known on the wheel with one zero."""
    return rules.wheel is SINGLE_ZERO


TOOL = Tool(
    slug="number",
    title=_("A number’s card"),
    about=_("Everything about one number: its colour and its place, its neighbours, its call, and every bet on it."),
    template="calculators/tools/_number.html",
    answer=answer,
    suits=_suits,
    stylesheet="css/number.css",
)
