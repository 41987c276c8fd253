"""Worked solutions: the steps that lead to a right answer, sum by sum, made of what the engine returned."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.core.facts import Exact, Money, Percent
from training.drills.kit.items import Phrase, Step, Value

# What is multiplied: chips or points, an amount, a share. A term is one of these or several.
Factor = int | Money | Percent | Exact
Term = Factor | Sequence[Factor]

TEXTS = {
    # Translators: {sum} is a sum in figures, such as 3 × 35 + 2 × 11 = 127.
    "worked.sum": "{sum}",
    # Translators: {about} is what is counted, such as a bet by its name; {sum} is a sum in figures, such as 3 × 35.
    "worked.about": _("{about}: {sum}"),
}


def added(*terms: Term, less: Iterable[Term] = (), about: Value | None = None) -> Step:
    """Return the step that adds terms up and takes others away. Raise ValueError where no whole number comes of it."""
    plus, minus = list(map(_factors, terms)), list(map(_factors, less))
    total = sum(map(_product, plus), Fraction(0)) - sum(map(_product, minus), Fraction(0))
    if total.denominator != 1:
        raise ValueError(f"a sum of {total} is no answer")
    of_money = any(isinstance(factor, Money) for term in (*plus, *minus) for factor in term)
    shown: Value = {
        "sum": {
            "terms": [list(map(_plain, term)) for term in plus],
            "less": [list(map(_plain, term)) for term in minus],
            "total": _plain(Money(int(total)) if of_money else int(total)),
        }
    }
    if about is None:
        return Step(Phrase("worked.sum", {"sum": shown}), int(total))
    return Step(Phrase("worked.about", {"about": about, "sum": shown}), int(total))


def _factors(term: Term) -> list[Factor]:
    return list(term) if isinstance(term, Sequence) else [term]


def _product(factors: Iterable[Factor]) -> Fraction:
    product = Fraction(1)
    for factor in factors:
        product *= _worth(factor)
    return product


def _worth(factor: Factor) -> Fraction:
    match factor:
        case Money(cents):
            return Fraction(cents)
        case Percent(share) | Exact(share):
            return share
        case _:
            return Fraction(factor)


def _plain(factor: Factor) -> Any:
    """Return a factor as a value of a phrase."""
    match factor:
        case Money(cents):
            return {"money": cents}
        case Percent(share):
            return {"percent": str(share)}
        case Exact(share):
            return {"fraction": str(share)}
        case _:
            return factor
