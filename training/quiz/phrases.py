"""Phrases of items, said in the reader's language."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import ngettext

from games.core.cards import Card, parse_cards
from games.web.kit.cards.names import card_name, card_names
from games.web.kit.formats import fraction, ltr, money, number, percent
from games.web.kit.message_format import formatted
from games.web.kit.wording import WORDS
from training.drills.kit import cloth, procedures, spoken, spotting, worked
from training.drills.kit.phrase import language_among
from training.drills.registry import GENERATORS, SHIFT_TABLES
from training.quiz.cuts import show_cut

TEXTS: dict[str, Promise | str] = {
    "card": "{card}",
    "number": "{number}",
    **cloth.TEXTS,
    **procedures.TEXTS,
    **spoken.TEXTS,
    **spotting.TEXTS,
    **worked.TEXTS,
    **{code: text for generator in GENERATORS.values() for code, text in generator.texts.items()},
    **{code: text for table in SHIFT_TABLES.values() for code, text in table.texts.items()},
}


def say(phrase: Mapping[str, Any]) -> str:
    """Say a phrase of a face in the active language; words of a house in the nearest that they have."""
    if words := phrase.get("text"):
        return words[language_among(words)]
    values = {name: _argument(value) for name, value in phrase["values"].items()}
    return formatted(str(TEXTS[phrase["code"]]), values)


def _argument(value: Any) -> str | int:
    """Return a whole number or a count of chips as a number, which chooses the plural of the words around it."""
    if isinstance(value, dict) and "chips" in value:
        value = value["chips"]
    return value if isinstance(value, int) else say_value(value)


def say_value(value: Any) -> str:
    if isinstance(value, dict):
        ((what, of),) = value.items()
        return _SAYERS[what](of)
    return number(value) if isinstance(value, int) else str(value)


def _chips(count: int) -> str:
    return ngettext("{count} chip", "{count} chips", count).format(count=number(count))


def _sum(spec: Mapping[str, Any]) -> str:
    """Write a sum as on paper: 3 × 35 + 2 × 11 = 127. One figure alone is not repeated as its own result."""
    plus, minus = (list(map(_product, spec[terms])) for terms in ("terms", "less"))
    left = " − ".join([" + ".join(plus), *minus])
    total = say_value(spec["total"]) if "total" in spec else left
    return ltr(left if left == total else f"{left} = {total}")


def _product(factors: Sequence[Any]) -> str:
    first, *rest = factors
    return say_value(first) + "".join(map(_times, rest))


def _times(factor: Any) -> str:
    if isinstance(factor, dict) and "over" in factor:
        return f" ÷ {say_value(factor['over'])}"
    return f" × {say_value(factor)}"


_SAYERS: dict[str, Callable[[Any], str]] = {
    **WORDS,
    "money": money,
    "chips": _chips,
    "cut": show_cut,
    "sum": _sum,
    "phrase": lambda phrase: say(phrase),
    "percent": lambda share: percent(Fraction(share)),
    "fraction": lambda share: fraction(Fraction(share)),
    "card": lambda name: card_name(Card.parse(name)),
    "cards": lambda names: card_names(parse_cards(names)),
    "say": lambda code: say({"code": code, "values": {}}),
}
