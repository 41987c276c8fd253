"""The rulesets of roulette: one engine, each house's parameters as data in `rulesets.toml`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

from games.core import parameters as core
from games.core.problems import Problem, check
from games.core.rulesets import Rulesets
from games.roulette import parameters
from games.roulette.bets import LAYOUTS, Bet, Kind
from games.roulette.parameters import ColourChips, Crew, Zero
from games.roulette.wheel import SINGLE_ZERO, Wheel

DEFAULT = "venice-french"


@dataclass(frozen=True)
class Ruleset:
    """How a house deals roulette. Amounts are cents.

    `zero` says what becomes of bets off the numbers at a zero: `prison`, `partage` (halved at once) or `parlour`;
    `prison_levels` how many zeros running a stake may stay in prison before the next divides it. `minimum` and
    `maximum` hold, for the kinds of bet that have one, a limit for all that a player has on a position.
    `order_of_payment` names kinds, `numbers` for all bets on them by their place, or single even chances; it is empty
    where no order is prescribed. `placed_later` are the announcements that the bank may hold beside the layout.
    `crew` says who works at the table; `colour_chips` is None where all play with value chips. `float` counts the
    pieces of the table's float by value. `procedure` holds what the house's manner of dealing counts and measures, as
    the file has it.
    """

    name: str
    wheel: Wheel
    zero: Zero
    prison_levels: int
    smallest_chip: int
    minimum: Mapping[Kind, int]
    maximum: Mapping[Kind, int]
    order_of_payment: tuple[str, ...]
    called_bets: frozenset[str]
    placed_later: frozenset[str]
    crew: Crew
    colour_chips: ColourChips | None
    float: Mapping[int, int]
    procedure: Mapping[str, Any]

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""
        values = core.read(cls, _READERS, {**table, **_implied(overrides)}, overrides)
        if "placed_later" not in overrides:
            values["placed_later"] &= values["called_bets"]
        rules = cls(name=name, **values)
        check(list(_contradictions(rules)))
        return rules

    @property
    def denominations(self) -> tuple[int, ...]:
        """The values of the chips of the table's float, largest first."""
        return tuple(sorted(self.float, reverse=True))

    @property
    def positions(self) -> Mapping[str, Bet]:
        """Every position of the layout that belongs to the wheel, by its notation."""
        return LAYOUTS[self.wheel.name]

    @property
    def colour_terms(self) -> frozenset[str]:
        """What the house asks of colours, by the words of `ColourChips.terms`; nothing where it has none."""
        return self.colour_chips.terms if self.colour_chips else frozenset()


def _implied(overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Return what falls away with a parameter that is overridden: levels without prison, announcements without their
    wheel."""
    without: dict[str, Any] = {}
    if overrides.get("zero", Zero.PRISON) != Zero.PRISON:
        without["prison_levels"] = 1
    if overrides.get("wheel", SINGLE_ZERO.name) != SINGLE_ZERO.name:
        without["called_bets"] = []
    return without


def _contradictions(rules: Ruleset) -> Iterator[Problem]:
    """Yield parameters that are each possible and impossible together."""
    for kind, least in rules.minimum.items():
        if least > rules.maximum.get(kind, least):
            yield Problem("minimum_over_maximum", f"overrides.minimum.{kind}", {"kind": kind})
    if rules.zero is not Zero.PRISON and rules.prison_levels > 1:
        yield Problem("levels_need_prison", "overrides.prison_levels", {"zero": rules.zero})
    if rules.called_bets and rules.wheel is not SINGLE_ZERO:
        yield Problem("called_bets_need_single_zero", "overrides.called_bets", {"wheel": rules.wheel.name})
    if not rules.placed_later <= rules.called_bets:
        yield Problem("placed_later_not_taken", "overrides.placed_later")


_ALL = Rulesets("games.roulette", Ruleset)
NAMES = _ALL.names
_CALLED = _ALL.tables[DEFAULT]["called_bets"]
_READERS: dict[str, core.Reader] = {
    "wheel": parameters.wheel,
    "zero": core.member(Zero),
    "prison_levels": core.whole(1, 9),
    "smallest_chip": core.amount,
    "minimum": parameters.limits,
    "maximum": parameters.limits,
    "order_of_payment": parameters.order,
    "called_bets": core.some_of(*_CALLED),
    "placed_later": core.some_of(*_CALLED),
    "crew": core.member(Crew),
    "colour_chips": parameters.colour_chips,
    "float": parameters.pieces,
    "procedure": parameters.procedure(_ALL.tables[DEFAULT]["procedure"]),
}


def ruleset(name: str = DEFAULT, overrides: Mapping[str, Any] | None = None, **parameters: Any) -> Ruleset:
    """Return a ruleset by name, with single parameters overridden in a mapping, by keyword or both.

    Values are written as in `rulesets.toml`: amounts as decimal strings, choices by their word. Raise Refused for a
    name, a parameter or a value that does not exist, and for parameters that exclude each other.

    >>> ruleset("venice-french", prison_levels=1).prison_levels
    1
    """
    return _ALL.ruleset(name, {**(overrides or {}), **parameters})
