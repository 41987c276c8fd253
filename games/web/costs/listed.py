"""The bets of all games by what they cost: equal bets of several rulesets in one row."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import pgettext

from games.core.costly import Busy
from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit.bets import BetCost
from games.web.kit.formats import in_a_row
from games.web.kit.game import Game, Table

Known = dict[str, Mapping[str, BetCost]]  # the bets of rulesets by their keys


@dataclass(frozen=True, slots=True)
class Place:
    """A ruleset under which a bet costs this: its name, and the addresses of the rule, of the calculator that shows
    more and of the price of an evening with the bet; these two may be empty."""

    ruleset: str
    game: Game
    name: str
    rule: str
    calculator: str
    evening: str


@dataclass(frozen=True, slots=True)
class Row:
    """Bets of a family of games that cost the same. `swings` says in a word how large its ups and downs are."""

    family: str
    names: str
    cost: BetCost
    swings: str
    places: tuple[Place, ...]

    @property
    def first(self) -> Place:
        return self.places[0]


def known_bets(rulesets: Iterable[str], language: str) -> tuple[Known, bool]:
    """Return the bets of these rulesets, and whether those of one are still being computed."""
    found: Known = {}
    busy = False
    for ruleset in rulesets:
        try:
            found[ruleset] = registry.bets(ruleset, language)
        except Busy:
            busy = True
    return found, busy


def every_ruleset() -> Iterator[str]:
    for family in registry.FAMILIES:
        yield from registry.rulesets_in(family)


def rows(found: Known) -> list[Row]:
    """Return the bets by their cost, the cheapest first, and at the end those without a house edge."""
    alike: dict[tuple[object, ...], list[tuple[str, BetCost]]] = {}
    for ruleset, costs in found.items():
        family = registry.game_of(ruleset).family
        for cost in costs.values():
            results = cost.outcomes and cost.outcomes.chances
            same = (family, cost.when, cost.pays, cost.note, cost.edge, results or cost.name)
            alike.setdefault(same, []).append((ruleset, cost))
    shown = [_row(bets) for bets in alike.values()]
    return sorted(shown, key=lambda row: (row.cost.edge is None, row.cost.edge or 0))


def _row(bets: list[tuple[str, BetCost]]) -> Row:
    cost = bets[0][1]
    family = registry.game_of(bets[0][0]).family
    names = in_a_row(dict.fromkeys(own.name for _ruleset, own in bets))
    places = tuple(_place(ruleset, own) for ruleset, own in dict(reversed(bets)).items())
    return Row(str(registry.family_title(family)), names, cost, _swings(cost), places[::-1])


def _place(ruleset: str, cost: BetCost) -> Place:
    game = registry.game_of(ruleset)
    table = Table(game, game.rules(ruleset, None), {} if ruleset == game.ruleset else {"rules": ruleset})
    rule = f"{reverse('rulebook:game', args=[game.slug])}{table.suffix}#{cost.clause}"
    evening = f"{reverse('costs:evening')}?{urlencode({'bet': f'{ruleset}.{cost.key}'})}" if cost.outcomes else ""
    return Place(ruleset, game, ruleset_name(ruleset), rule, _calculator(table, cost), evening)


def ruleset_name(ruleset: str) -> str:
    """Return the short name of a ruleset among those of its family; empty where the family has one alone."""
    game = registry.game_of(ruleset)
    alone = len(registry.rulesets_in(game.family)) == 1
    return "" if alone else str(game.short.get(ruleset) or game.rulesets[ruleset])


def _calculator(table: Table[GameRules], cost: BetCost) -> str:
    tools = (tool for tool in table.game.room().tools if tool.slug == cost.calculator and tool.suits(table.rules))
    return next((tool.address(table) for tool in tools), "")


# Words for the ups and downs, each up to a standard deviation of the net result of a unit.
_SMALL, _MEDIUM, _LARGE = Fraction(6, 5), Fraction(5, 2), Fraction(9, 2)


def _swings(cost: BetCost) -> str:
    if cost.outcomes is None:
        return ""
    size = cost.outcomes.deviation
    if size < _SMALL:
        return pgettext("ups and downs", "Small")
    if size < _MEDIUM:
        return pgettext("ups and downs", "Medium")
    return pgettext("ups and downs", "Large") if size < _LARGE else pgettext("ups and downs", "Very large")
