"""Worked solutions: the steps that lead to a right answer, sum by sum, made of what the engine returned."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.core.facts import Exact, Money, Percent
from training.drills.kit.items import Part, Phrase, Step, Value


@dataclass(frozen=True, slots=True)
class Over:
    """A divisor, instead of a factor."""

    by: int | Money


# What is multiplied: chips or points, an amount, a share. A term is one of these or several.
Factor = int | Money | Percent | Exact | Over
Term = Factor | Sequence[Factor]

_SIMPLE = 20  # the largest denominator of a fraction that is shown

TEXTS: dict[str, Promise | str] = {
    # Translators: {sum} is a sum in figures, such as 3 × 35 + 2 × 11 = 127.
    "worked.sum": "{sum}",
    # Translators: {about} is what is counted, such as a bet by its name; {sum} is a sum in figures, such as 3 × 35.
    "worked.about": _("{about}: {sum}"),
    # Translators: {sum} is a product in figures, such as 12.50 × 5%; {amount} is what it is rounded to.
    "worked.rounded": _("{sum}, rounded: {amount}"),
    # Translators: {about} is a kind of hand or whose hand it is, {cards} are the cards that make it.
    "worked.cards": _("{about}: {cards}"),
    # Translators: {whose} is whose hand it is, {about} what kind of hand, {cards} are its cards.
    "worked.whose-cards": _("{whose}: {about} ({cards})"),
    "worked.last-digit": _("Only the last digit counts: {digit}"),
    # Translators: what a sum comes to, before a colon and the sum itself.
    "worked.under": _("Under the minimum"),
    "worked.over": _("Over the maximum"),
    "worked.above": _("Above the minimum"),
    "worked.room": _("Up to the maximum"),
}


def added(*terms: Term, less: Iterable[Term] = (), about: Value | None = None) -> Step:
    """Return the step that adds terms up and takes others away. Raise ValueError where no whole number comes of it."""
    plus, minus = list(map(_factors, terms)) or [[0]], list(map(_factors, less))
    total = sum(map(_product, plus), Fraction(0)) - sum(map(_product, minus), Fraction(0))
    if total.denominator != 1:
        raise ValueError(f"a sum of {total} is no answer")
    of_money = any(map(_is_money, (*plus, *minus)))
    shown = _sum(plus, minus, total=_plain(Money(int(total)) if of_money else int(total)))
    if about is None:
        return Step(Phrase("worked.sum", {"sum": shown}), int(total))
    return Step(Phrase("worked.about", {"about": about, "sum": shown}), int(total))


def rounded(amount: int, *terms: Term) -> Step:
    """Return the step that comes to an amount; where its terms do not come out, it says that they are rounded."""
    factors = list(map(_factors, terms))
    if sum(map(_product, factors), Fraction(0)) == amount:
        return added(*terms)
    return Step(Phrase("worked.rounded", {"sum": _sum(factors), "amount": {"money": amount}}), amount)


def within(minimum: int, maximum: int, stake: int) -> tuple[Step, ...]:
    """Return how far a stake is under the minimum or over the maximum, otherwise how far from both. In cents."""
    if stake < minimum:
        return (_apart("under", minimum, stake),)
    if stake > maximum:
        return (_apart("over", stake, maximum),)
    return _apart("above", stake, minimum), _apart("room", maximum, stake)


def _apart(how: str, more: int, less: int) -> Step:
    return added(Money(more), less=[Money(less)], about=named(Phrase(f"worked.{how}")))


def paid(stake: int, amount: int, about: Value | None = None) -> Step:
    """Return what an amount is of a stake: the same, so many times, or a simple fraction of it."""
    times = Fraction(amount, stake)
    if times == 1 or times.denominator > _SIMPLE:
        return added(Money(amount), about=about)
    return added((Money(stake), int(times) if times.denominator == 1 else Exact(times)), about=about)


def last_digit(*points: int, about: Value | None = None) -> tuple[Step, ...]:
    """Return the steps to a score of which only the last digit counts."""
    total = added(*points, about=about)
    digit = int(total.comes_to) % 10
    if digit == total.comes_to:
        return (total,)
    return total, Step(Phrase("worked.last-digit", {"digit": digit}), digit)


def named(phrase: Phrase) -> Value:
    """Return a phrase as what a step is about."""
    return {"phrase": phrase.as_json}


def added_up(steps: Iterable[Step], *, of_money: bool = False) -> tuple[Step, ...]:
    """Return steps, and below several of them the one that adds up what they come to."""
    each = tuple(steps)
    results = [int(step.comes_to) for step in each]
    return each if len(each) == 1 else (*each, added(*(map(Money, results) if of_money else results)))


def explained(parts: Iterable[Part], worked: Mapping[str, Sequence[Step]]) -> tuple[Part, ...]:
    """Return parts with the steps that lead to their answers, by the slugs of the parts."""
    return tuple(replace(part, worked=tuple(worked.get(part.slug, ()))) for part in parts)


def leading_to(answer: int | str, *steps: Step) -> tuple[Step, ...]:
    """Return steps of which the last shows why this is the answer."""
    return (*steps[:-1], replace(steps[-1], comes_to=answer))


def chosen(options: Sequence[tuple[str, Phrase]], answer: str) -> Step:
    """Return the step that says which of the options follows from those before it."""
    return Step(dict(options)[answer], answer)


def spotted(where: str, steps: Mapping[str, Step]) -> tuple[Step, ...]:
    """Return the way to the place of an error: what is right there; without one, what is right everywhere. `steps` are
    by place."""
    return leading_to(where, *([steps[where]] if where in steps else steps.values()))


def _sum(plus: Iterable[Iterable[Factor]], minus: Iterable[Iterable[Factor]] = (), **total: Any) -> Value:
    terms, less = ([list(map(_plain, term)) for term in some] for some in (plus, minus))
    return {"sum": {"terms": terms, "less": less, **total}}


def _factors(term: Term) -> list[Factor]:
    return list(term) if isinstance(term, Sequence) else [term]


def _is_money(factors: Iterable[Factor]) -> bool:
    """Return whether a product is an amount: an amount divided by another is none."""
    amounts = [1 if isinstance(factor, Money) else -1 for factor in factors if _has_money(factor)]
    return sum(amounts) > 0


def _has_money(factor: Factor) -> bool:
    return isinstance(factor.by if isinstance(factor, Over) else factor, Money)


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
        case Over(by):
            return 1 / _worth(by)
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
        case Over(by):
            return {"over": _plain(by)}
        case _:
            return factor
