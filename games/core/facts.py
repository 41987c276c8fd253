"""What a rule's text may be filled with: values of the engine, said later in the reader's language.

`facts(ruleset)` of a game gives one by name for each `{placeholder}` of its texts. A whole number is an
`int`, a word that stays as it is (a French call) a `str`, a list a tuple of numbers or of spots.
"""

from dataclasses import dataclass
from fractions import Fraction

from games.core.cards import Card


@dataclass(frozen=True, slots=True)
class Percent:
    """A share of one, said in per cent: Percent(Fraction(1, 37)) is 2.7027 %."""

    share: Fraction


@dataclass(frozen=True, slots=True)
class Exact:
    """A fraction, said as one: 1/37."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Money:
    """An amount in cents."""

    cents: int


@dataclass(frozen=True, slots=True)
class Odds:
    """What is won for a stake: Odds(35) is 35 to 1, Odds(3, 2) is 3 to 2."""

    pays: int
    to: int = 1


@dataclass(frozen=True, slots=True)
class Key:
    """A spot of the layout by its notation, said as croupiers write it: Key("split:17-20") is 17/20."""

    notation: str


@dataclass(frozen=True, slots=True)
class Kinds:
    """Kinds of bet by their keys, said by their names in the plural: Kinds(("column", "dozen")) is columns, dozens."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Playing cards, said by their ranks and the signs of their suits: Cards(parse_cards("TdAs")) is 10♦ A♠."""

    cards: tuple[Card, ...]


Fact = int | str | tuple[int, ...] | tuple[Key, ...] | Percent | Exact | Money | Odds | Key | Kinds | Cards
