"""Which rulesets a reader wants side by side, as the address says it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.http import HttpRequest
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext, ngettext

from games.core.rulesets import GameRules
from games.web.kit.form import Form
from games.web.kit.formats import number
from games.web.kit.game import Table
from games.web.registry import GAMES, family_title, game_of, games_in, rulesets_in
from games.web.rulebook.comparison import Column, column_of

LEAST, MOST = 2, 5


@dataclass(frozen=True, slots=True)
class Asked:
    """The rulesets, at least two of one family, and whether only what differs is to be shown.

    `boxes` are all that may be chosen, each with whether it is; `families` the games that have rules to compare, each
    with its address and whether it is the one in sight. `notices` has a sentence for each choice that was
    changed. `form` has the parameters of a reader's own house, `lists` their names and labels where the game has some
    to choose from, and `own` the rules that they make, if these are to be shown.
    """

    rulesets: tuple[str, ...]
    only: bool
    boxes: tuple[tuple[Column, bool], ...]
    families: tuple[tuple[Promise, str, bool], ...]
    notices: tuple[str, ...]
    form: Form
    lists: tuple[tuple[str, str | Promise], ...] = ()
    own: GameRules | None = None


def read(request: HttpRequest) -> Asked:
    """Read the address: `rules` names each ruleset, `only=differences` leaves out the rest. Without any, that of every
    game counts. `own` shows a reader's own rules, whose parameters are named as in the calculators."""
    named = list(dict.fromkeys(request.GET.getlist("rules")))
    families = dict.fromkeys(game.family for game in GAMES.values() if len(rulesets_in(game.family)) >= LEAST)
    family = next((family for family in families if set(named) & set(rulesets_in(family))), next(iter(families)))
    every = rulesets_in(family)
    chosen, notices = _chosen(family, named) if named else (_usual(family), [])
    ordered = tuple(ruleset for ruleset in every if ruleset in chosen)
    boxes = tuple((column_of(ruleset), ruleset in chosen) for ruleset in every)
    others = tuple((family_title(other), _address(other), other == family) for other in families)
    asked = Asked(ordered, request.GET.get("only") == "differences", boxes, others, tuple(notices), Form(request.GET))
    return _with_own(asked, shown="own" in request.GET)


def _with_own(asked: Asked, *, shown: bool) -> Asked:
    """Return the same with a reader's own rules, over those of the first ruleset."""
    game = game_of(asked.rulesets[0])
    read_own = game.room().own
    if read_own is None:
        return asked
    house = read_own(Table(game, game.rules(asked.rulesets[0], None)), asked.form)
    return replace(asked, lists=tuple(house.lists), own=house.rules if shown else None)


def _address(family: str) -> str:
    return f"{reverse('rulebook:compare')}?{urlencode({'rules': _usual(family)}, doseq=True)}"


def _usual(family: str) -> list[str]:
    """Return the usual ruleset of every game; those of the game where a family has one."""
    games = games_in(family)
    return [game.ruleset for game in games][:MOST] if len(games) > 1 else list(games[0].rulesets)[:MOST]


def _chosen(family: str, named: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return what of the choice can be shown, and why not the rest."""
    notices = []
    known = [ruleset for ruleset in named if ruleset in rulesets_in(family)]
    if len(known) < len(named):
        notices.append(gettext("A ruleset that is not available here was left out."))
    if len(known) > MOST:
        said = ngettext("You can compare {count} ruleset at most.", "You can compare {count} rulesets at most.", MOST)
        notices.append(said.format(count=number(MOST)))
    if len(known) < LEAST:
        notices.append(gettext("A comparison needs two rulesets, so another one was added."))
        known += [ruleset for ruleset in _usual(family) if ruleset not in known]
        return known[:LEAST], notices
    return known[:MOST], notices
