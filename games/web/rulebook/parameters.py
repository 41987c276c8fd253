"""What each ruleset has been, by day: `sync_rulebook` keeps its parameters whenever they are other ones."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any

from games.core.rulesets import GameRules, load_rulesets
from games.web import registry
from games.web.rulebook.models import RulesetParameters

Parameters = dict[str, Any]


def parameters_now(book: str) -> dict[str, Parameters]:
    """Return the parameters of each ruleset under which a book is played by an engine of its own; none of a book that
    games only share."""
    dealt = [ruleset for game in registry.games_of(book) if game.engine == book for ruleset in game.rulesets]
    tables = load_rulesets(f"games.{book}") if dealt else {}
    return {ruleset: tables[ruleset] for ruleset in dealt}


def new_parameters(book: str) -> list[RulesetParameters]:
    """Return the rows that have to be added for a book: where a ruleset is new, or has other parameters. One query."""
    now = parameters_now(book)
    rows = RulesetParameters.objects.filter(ruleset__in=now).order_by("number")
    last = {row.ruleset: row for row in rows}
    return [
        RulesetParameters(ruleset=name, number=last[name].number + 1 if name in last else 1, parameters=parameters)
        for name, parameters in now.items()
        if name not in last or last[name].parameters != parameters
    ]


@dataclass(frozen=True, slots=True)
class RecordedParameters:
    """The parameters of a ruleset on a day. `since` is when they were first recorded; `is_known` says that this was
    before the end of the day, and is False where only a later record tells."""

    parameters: Parameters
    since: datetime | None
    is_known: bool


def stood_before(ruleset: str, moment: datetime) -> RecordedParameters:
    """Return what a ruleset was just before a moment: the last that was recorded by then, else the first record, else
    what it is now. One query."""
    rows = list(RulesetParameters.objects.filter(ruleset=ruleset).order_by("number"))
    known = [row for row in rows if row.created < moment]
    if found := (known or rows[:1]):
        return RecordedParameters(found[-1].parameters, found[-1].created, bool(known))
    return RecordedParameters(parameters_now(registry.game_of(ruleset).engine)[ruleset], None, False)


def rules_of(ruleset: str, parameters: Parameters, overrides: Mapping[str, Any]) -> GameRules:
    """Return the rules that parameters of another time describe, with a house's own over them.

    What the engine did not ask then is as in the ruleset today, and what it asks no more is left out. Raise Refused
    where it cannot deal so any more.
    """
    engine = registry.game_of(ruleset).engine
    kind = type(registry.rules(engine, ruleset))
    asked = {parameter.name for parameter in fields(kind)} - {"name"}
    table = {**parameters_now(engine)[ruleset], **parameters}
    return kind.read(ruleset, {name: table[name] for name in table if name in asked}, overrides)
