"""What the engine means, said in the reader's language: facts and refusals.

Each game's room brings the words of its own codes.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce

from django.utils.translation import gettext, pgettext

from games.core.cards import CARDS
from games.core.facts import Cards, Exact, Fact, Key, Kinds, Money, Odds, Percent
from games.core.money import parse_money
from games.core.problems import Problem
from games.web.kit.formats import cards, fraction, listed, ltr, money, number, odds, percent, run, spot
from games.web.kit.message_format import formatted
from games.web.kit.refusals import SENTENCES

# How the engines' codes are said, by the name of the value that has them; the registry adds those of each game.
# "kinds" are said as they are enumerated in a sentence.
WORDS: dict[str, Callable[[str], str]] = {}


def sentences(said: Iterable[str]) -> str:
    """Return whole sentences one after the other, with what the language puts between two."""
    # Translators: two whole sentences, one after the other. Change only what stands between them.
    return _joined(pgettext("sentences", "{first} {next}"), said)


def parts(said: Iterable[str]) -> str:
    """Return parts of a description that have commas of their own."""
    # Translators: two parts of a description, one after the other. Change only what stands between them.
    return _joined(pgettext("parts of a description", "{first}; {next}"), said)


def _joined(between: str, said: Iterable[str]) -> str:
    return reduce(lambda first, then: between.format(first=first, next=then), said)


_SAID: dict[type, Callable[..., str]] = {
    int: number,
    str: str,
    tuple: lambda values: run(v if isinstance(v, int) else spot(v.notation) for v in values),
    Percent: lambda value: percent(value.share),
    Exact: lambda value: fraction(value.value),
    Money: lambda value: money(value.cents),
    Odds: lambda value: odds(value.pays, value.to),
    Key: lambda value: spot(value.notation),
    Kinds: lambda value: listed(map(WORDS["kinds"], value.keys)),
    Cards: lambda value: cards(value.cards),
}


def fact(value: Fact) -> str:
    """Return a fact of the engine in words and figures of the reader's language."""
    return _SAID[type(value)](value)


def arguments(facts: Mapping[str, Fact]) -> dict[str, str | int]:
    """Return facts as arguments of an ICU message: whole numbers as they are, all else in words and figures."""
    return {name: value if isinstance(value, int) else fact(value) for name, value in facts.items()}


def _amount(value: str | int) -> str:
    return money(parse_money(str(value)))


def _value(name: str, value: str | int) -> str | int:
    """Return a value of a refusal as its sentence says it; one that nothing is known of is shown as it came."""
    if name in WORDS:
        return WORDS[name](str(value))
    if name in _VALUES:
        return _VALUES[name](value)
    return value if isinstance(value, int) else ltr(value)


def _amount_or_count(value: str | int) -> str | int:
    """Return a count as it is, which the sentence may need for its plural; engines give an amount as text."""
    return value if isinstance(value, int) else _amount(value)


# How a value of a refusal is said, by its name in the sentence, where it is no code of a game.
_VALUES: dict[str, Callable[[str | int], str | int]] = {
    "minimum": _amount,
    "maximum": _amount,
    "excess": _amount,
    "amount": _amount,
    "value": _amount,
    "least": _amount_or_count,
    "most": _amount_or_count,
    "chip": _amount,
    "place": str,  # a word that the sentence chooses by
    "card": lambda value: cards([CARDS[str(value)]]) if value in CARDS else ltr(str(value)),
}


def problem_text(problem: Problem) -> str:
    """Return why something is refused, in a sentence. Raise KeyError for a code without one."""
    values = {name: _value(name, value) for name, value in problem.values.items()}
    return formatted(gettext(SENTENCES[problem.code]), values)
