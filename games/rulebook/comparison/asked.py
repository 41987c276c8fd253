"""Which rulesets a reader wants side by side, as the address says it."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.http import HttpRequest
from django.utils.translation import gettext, ngettext

from games.rulebook.comparison import Column, column_of
from games.rulebook.formats import number
from games.rulebook.registry import ENGINES, GAMES, games_of, rulesets_of

LEAST, MOST = 2, 5


@dataclass(frozen=True, slots=True)
class Asked:
    """The rulesets, at least two of one engine, and whether only what differs is to be shown.

    `boxes` are all that may be chosen, each with whether it is. `notices` has a sentence for each choice that was
    changed.
    """

    rulesets: tuple[str, ...]
    only: bool
    boxes: tuple[tuple[Column, bool], ...]
    notices: tuple[str, ...]


def read(request: HttpRequest) -> Asked:
    """`rules` names each ruleset, `only=differences` leaves out the rest. Without any, that of every game counts."""
    named = list(dict.fromkeys(request.GET.getlist("rules")))
    engine = next((game.engine for game in GAMES.values() if set(named) & set(game.rulesets)), ENGINES[0])
    every = rulesets_of(engine)
    chosen, notices = _chosen(engine, named) if named else (_usual(engine), [])
    ordered = tuple(ruleset for ruleset in every if ruleset in chosen)
    boxes = tuple((column_of(ruleset), ruleset in chosen) for ruleset in every)
    return Asked(ordered, request.GET.get("only") == "differences", boxes, tuple(notices))


def _usual(engine: str) -> list[str]:
    """The usual ruleset of every game."""
    return [game.ruleset for game in games_of(engine)][:MOST]


def _chosen(engine: str, named: Sequence[str]) -> tuple[list[str], list[str]]:
    """What of the choice can be shown, and why not the rest."""
    notices = []
    known = [ruleset for ruleset in named if ruleset in rulesets_of(engine)]
    if len(known) < len(named):
        notices.append(gettext("A ruleset that does not exist here was left out."))
    if len(known) > MOST:
        said = ngettext("{count} ruleset fits side by side.", "{count} rulesets fit side by side.", MOST)
        notices.append(said.format(count=number(MOST)))
    if len(known) < LEAST:
        notices.append(gettext("A comparison needs another ruleset, so one was put beside it."))
        known += [ruleset for ruleset in _usual(engine) if ruleset not in known]
        return known[:LEAST], notices
    return known[:MOST], notices
