"""What the engine means, said in the reader's language: facts, bets, results and refusals.

Keys and codes are the engine's; every word here is a whole name or sentence for translators.
"""

from collections.abc import Callable

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import pgettext_lazy as _in

from games.core.facts import Exact, Fact, Key, Money, Odds, Percent
from games.core.money import parse_money
from games.core.problems import Problem
from games.roulette.called import CalledBet
from games.roulette.messages import MESSAGES
from games.rulebook.formats import fraction, ltr, money, number, odds, percent, run, spot

KINDS: dict[str, Promise] = {
    "straight": _in("bet", "Straight"),
    "split": _in("bet", "Split"),
    "street": _in("bet", "Street"),
    "zero_street": _in("bet", "Zero street"),
    "corner": _in("bet", "Corner"),
    "first_four": _in("bet", "First four"),
    "six_line": _in("bet", "Six line"),
    "dozen": _in("bet", "Dozen"),
    "column": _in("bet", "Column"),
    "even_chance": _in("bet", "Even chance"),
}

# The names of single bets, called ones included. `{spot}` is what the notation says after the colon.
NAMES: dict[str, Promise] = {
    "straight": _in("bet", "Straight {spot}"),
    "split": _in("bet", "Split {spot}"),
    "street": _in("bet", "Street {spot}"),
    "zero_street": _in("bet", "Zero street {spot}"),
    "corner": _in("bet", "Corner {spot}"),
    "first_four": _in("bet", "First four"),
    "six_line": _in("bet", "Six line {spot}"),
    "dozen:1": _in("bet", "First dozen"),
    "dozen:2": _in("bet", "Second dozen"),
    "dozen:3": _in("bet", "Third dozen"),
    "column": _in("bet", "Column {spot}"),
    "red": _in("bet", "Red"),
    "black": _in("bet", "Black"),
    "odd": _in("bet", "Odd"),
    "even": _in("bet", "Even"),
    "low": _in("bet", "Low"),
    "high": _in("bet", "High"),
    "voisins": _in("bet", "Voisins du zéro"),
    "tiers": _in("bet", "Tiers du cylindre"),
    "orphelins": _in("bet", "Orphelins à cheval"),
    "orphelins-plein": _in("bet", "Orphelins en plein"),
    "nassa": _in("bet", "Nassa"),
    "zero-spiel": _in("bet", "Zero spiel"),
    "neighbours": _in("bet", "Neighbours of {number}, {reach} on each side"),
    "finale": _in("bet", "Finale {spot}"),
    "finale-split": _in("bet", "Finale à cheval {spot}"),
    "finale-splits": _in("bet", "Finale {spot} with its splits"),
    "figure": _in("bet", "Figure {spot}"),
}

RESULTS: dict[str, Promise] = {
    "win": _in("stake", "Wins"),
    "lose": _in("stake", "Loses"),
    "halved": _in("stake", "Halved"),
    "imprisoned": _in("stake", "In prison"),
    "freed": _in("stake", "Set free"),
    "excess": _in("stake", "Over the maximum, given back"),
}


def bet_name(key: str) -> str:
    """The name of a bet by its notation, e.g. "Split 17/20". A notation that names none stays as it is."""
    word, _colon, rest = key.partition(":")
    name = NAMES.get(key) or NAMES.get(word)
    if name is None:
        return ltr(key)
    middle, _colon, reach = rest.partition(":")
    return str(name).format(spot=spot(key), number=ltr(middle), reach=ltr(reach))


def spots(bet: CalledBet) -> str:
    """The spots of a called bet as croupiers write them: straights by their number, others with strokes."""
    return run(spot(placement.bet.key) for placement in bet.placements)


def kind_name(kind: str) -> str:
    """The name of a kind of bet, e.g. "Street". Raises KeyError for an unknown one."""
    return str(KINDS[kind])


def result_name(result: str) -> str:
    """What became of a stake, in a word or two. Raises KeyError for an unknown result."""
    return str(RESULTS[result])


_SAID: dict[type, Callable[..., str]] = {
    int: number,
    str: str,
    tuple: lambda values: run(v if isinstance(v, int) else spot(v.notation) for v in values),
    Percent: lambda value: percent(value.share),
    Exact: lambda value: fraction(value.value),
    Money: lambda value: money(value.cents),
    Odds: lambda value: odds(value.pays),
    Key: lambda value: spot(value.notation),
}


def fact(value: Fact) -> str:
    """A fact of the engine in words and figures of the reader's language."""
    return _SAID[type(value)](value)


def _amount(value: str | int) -> str:
    return money(parse_money(str(value)))


def _as_it_came(value: str | int) -> str:
    return ltr(str(value))


# How a value of a refusal is said, by its name in the sentence; others are shown as they came.
_VALUES: dict[str, Callable[[str | int], str]] = {
    "bet": lambda value: bet_name(str(value)),
    "minimum": _amount,
    "maximum": _amount,
    "excess": _amount,
    "amount": _amount,
    "value": _amount,
}


def problem_text(problem: Problem) -> str:
    """Why something is refused, in a sentence. Raises KeyError for a code without one."""
    values = {name: _VALUES.get(name, _as_it_came)(value) for name, value in problem.values.items()}
    return gettext(MESSAGES[problem.code]).format(**values)
