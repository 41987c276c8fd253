"""What a venue's page says of a table, by engine: a module here with `limits(rules)` and `differences(usual, here)`.

An engine without a module has no limits of its own; without `differences`, what differs is told by the parameters that
are compared.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from django.utils.translation import gettext

from games.rulebook.comparison import parameters_of

# A kind of bet by its name in the reader's language, with its minimum and its maximum in cents.
Limits = tuple[str, int | None, int | None]


def limits(engine: str, rules: Any) -> list[Limits]:
    """What a stake must and may be at least and at most, bet by bet."""
    module = _module(f"games.venues.engines.{engine}")
    return module.limits(rules) if module else []


def differences(engine: str, usual: Any, here: Any) -> list[str]:
    """A sentence for each parameter, except the limits, that differs from the ruleset."""
    if told := getattr(_module(f"games.venues.engines.{engine}"), "differences", None):
        return told(usual, here)
    if usual == here:
        return []
    before, now = parameters_of(engine, usual), parameters_of(engine, here)
    said = gettext("{parameter}: {value}")
    return [
        said.format(parameter=name, value=line)
        for name, lines in now.items()
        if lines != before[name]
        for line in lines
    ]


@cache
def _module(name: str) -> Any:
    return import_module(name) if find_spec(name) else None
