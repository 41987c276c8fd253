"""What a clause says in numbers: the values behind its placeholders, in a form that belongs to no language.

A number or a word is itself, a list a list, and any other value an object with its kind: {"odds": [35, 1]}.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from games.core.cards import parse_cards, show_cards
from games.core.clauses import Rulebook
from games.core.facts import Cards, Exact, Fact, Key, Kinds, Money, Odds, Percent
from games.web import registry
from games.web.rulebook.models import ClauseFacts

Values = dict[str, Any]
Place = tuple[str, str]  # a clause and a ruleset, by their ids

_WRITTEN: dict[type, tuple[str, Callable[[Any], Any]]] = {
    Percent: ("percent", lambda value: str(value.share)),
    Exact: ("exact", lambda value: str(value.value)),
    Money: ("money", lambda value: value.cents),
    Odds: ("odds", lambda value: [value.pays, value.to]),
    Key: ("key", lambda value: value.notation),
    Kinds: ("kinds", lambda value: list(value.keys)),
    Cards: ("cards", lambda value: show_cards(value.cards)),
}
_READ: dict[str, Callable[[Any], Fact]] = {
    "percent": lambda value: Percent(Fraction(value)),
    "exact": lambda value: Exact(Fraction(value)),
    "money": Money,
    "odds": lambda value: Odds(*value),
    "key": Key,
    "kinds": lambda value: Kinds(tuple(value)),
    "cards": lambda value: Cards(parse_cards(value)),
}


@dataclass(frozen=True, slots=True)
class Stated:
    """The last row of a clause under a ruleset."""

    number: int
    holds: bool
    values: Values


def canonical(fact: Fact) -> Any:
    """Return a fact as JSON. Raise KeyError for a kind of value that is none."""
    if isinstance(fact, tuple):
        return [canonical(one) for one in fact]
    if isinstance(fact, (int, str)):
        return fact
    name, written = _WRITTEN[type(fact)]
    return {name: written(fact)}


def restored(value: Any) -> Fact:
    """Return the fact that `canonical` wrote. Raise KeyError for what it never writes."""
    if isinstance(value, list):
        return tuple(restored(one) for one in value)  # type: ignore[return-value]  # all of one kind
    if isinstance(value, dict):
        ((name, written),) = value.items()
        return _READ[name](written)
    fact: Fact = value
    return fact


def stated_now(book: Rulebook) -> dict[Place, Values]:
    """Return the values of every clause of a book under each ruleset where it holds. Raise KeyError for a placeholder
    that the engine does not fill."""
    names = {clause.id: sorted(clause.placeholders) for clause in book}
    found: dict[Place, Values] = {}
    for game in registry.games_of(book.game):
        for ruleset in game.rulesets:
            rules, known = registry.rules(game.engine, ruleset), registry.facts(game.engine, ruleset)
            for clause in book:
                if clause.holds(rules):
                    found[clause.id, ruleset] = {name: canonical(known[name]) for name in names[clause.id]}
    return found


def new_facts(book: Rulebook, clauses: Iterable[str]) -> list[ClauseFacts]:
    """Return the rows that have to be added, for the clauses of a book and those that it had: where a value is another
    one, and where a clause begins or ceases to hold. One query."""
    now, last = stated_now(book), _last(clauses)
    begun = (
        _next(place, last.get(place), holds=True, values=values)
        for place, values in now.items()
        if place not in last or not last[place].holds or last[place].values != values
    )
    ceased = (
        _next(place, stated, holds=False, values={})
        for place, stated in last.items()
        if stated.holds and place not in now
    )
    return [*begun, *ceased]


def _last(clauses: Iterable[str]) -> dict[Place, Stated]:
    rows = ClauseFacts.objects.filter(clause__in=clauses).order_by("number")
    named = rows.values_list("clause_id", "ruleset", "number", "holds", "values")
    return {(clause, ruleset): Stated(*stated) for clause, ruleset, *stated in named}


def _next(place: Place, before: Stated | None, *, holds: bool, values: Values) -> ClauseFacts:
    clause, ruleset = place
    number = before.number + 1 if before else 1
    return ClauseFacts(clause_id=clause, ruleset=ruleset, number=number, holds=holds, values=values)
