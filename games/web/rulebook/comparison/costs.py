"""What the bets cost under the rulesets of a comparison, and a column for the rules of a reader's own house."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from django.utils.translation import gettext, pgettext

from games.core.costly import Busy, made_up_by_visitor
from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit.bets import edges
from games.web.kit.formats import in_a_row
from games.web.kit.game import Lines
from games.web.rulebook.comparison import Cell, Column, Comparison, Row, parameters, row_of


def with_costs(found: Comparison, language: str, own: GameRules | None = None) -> Comparison:
    """Return a comparison with the house edge of every bet, and with a reader's own rules where there are some.

    Where an edge is still being computed there are none, and the comparison says so.
    """
    if own is not None:
        found = _beside(found, own)
    try:
        costs_by_column = [edges(registry.bets(column.ruleset, language).values()) for column in found.columns]
        if own is not None:
            with made_up_by_visitor():
                costs_by_column.append(edges(registry.game_of(own.name).room().bets(own)))
    except Busy:
        return replace(found, busy=True)
    return replace(found, edges=tuple(_rows(found.at_a_glance, costs_by_column)))


def _beside(found: Comparison, own: GameRules) -> Comparison:
    game = found.columns[0].game
    column = Column("", game, gettext("Your rules"), "")
    rules = [*(registry.rules(game.engine, one.ruleset) for one in found.columns), own]
    rows = tuple(parameters((*found.columns, column), rules))
    return replace(found, parameters=rows, own=column)


def _rows(columns: Sequence[Column], costs_by_column: Sequence[Mapping[str, Lines]]) -> Iterator[Row]:
    """Yield a row for bets that cost the same in every column."""
    alike: dict[tuple[Lines, ...], list[str]] = {}
    for name in dict.fromkeys(name for costs in costs_by_column for name in costs):
        alike.setdefault(tuple(costs.get(name, (_none(),)) for costs in costs_by_column), []).append(name)
    for lines, names in alike.items():
        # Translators: the head of a row; {bet} is a bet or several.
        title = gettext("House edge: {bet}").format(bet=in_a_row(names))
        yield row_of(title, [Cell(column, lines=said) for column, said in zip(columns, lines, strict=True)])


def _none() -> str:
    return pgettext("parameter", "None")
