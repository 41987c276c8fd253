"""What a calculator is: one form, one answer, one fragment, and all of its state in the address."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.functional import Promise

from games.calculators.table import Table
from games.calculators.tools.form import Form
from games.rulebook.registry import reference


def any_ruleset(_rules: Any) -> bool:
    return True


def where(engine: str, *clauses: str) -> Callable[[Any], bool]:
    """The rulesets under which all these rules of an engine hold."""

    def suits(rules: Any) -> bool:
        return all(clause.holds(rules) for clause in reference(engine) if clause.id in clauses)

    return suits


@dataclass(frozen=True)
class Tool:
    """A calculator of a game.

    `answer(table, form)` reads the form and returns what the fragment `template` shows; what it refuses, it says to
    the form, and where the answer is not ready, `busy` holds the Busy that says so. `suits` says under which rulesets
    there is something to calculate; `stylesheet` is one of its own.
    """

    slug: str
    title: Promise
    about: Promise
    template: str
    answer: Callable[[Any, Form], dict[str, Any]]
    suits: Callable[[Any], bool] = any_ruleset
    stylesheet: str = ""

    def address(self, table: Table, **fields: str) -> str:
        """Its address beside a table, with what its fields say."""
        here = reverse("calculators:tool", kwargs={"slug": table.game.slug, "calculator": self.slug})
        asked = {**table.query, **fields}
        return f"{here}?{urlencode(asked, safe='*:,')}" if asked else here
