"""Chemin de fer as it is shown."""

from functools import cache

from django.utils.translation import gettext_lazy as _

from games.baccarat.clauses import HandClause
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.messages import MESSAGES
from games.chemin_de_fer.rulesets import ruleset
from games.web.kit.game import Game, Room
from games.web.kit.operation import Operation


def _operations() -> tuple[Operation, ...]:
    from games.web.chemin_de_fer.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.chemin_de_fer import errata, examples, facts
    from games.web.chemin_de_fer import bets, calculators, comparison, figures, settling

    return Room(
        figures=figures.figures,
        picture=figures.picture,
        facts=facts.facts,
        examples=examples.examples,
        tools=calculators.TOOLS,
        bets=bets.bets,
        parameters=comparison.parameters,
        errata=errata.computed,
        settling=settling.SETTLING,
    )


GAME = Game(
    slug="chemin-de-fer",
    engine="chemin_de_fer",
    family="chemin-de-fer",
    title=_("Chemin de fer"),
    summary=_("A bank that goes from player to player, bets against it, and a rule table for those who ask."),
    rulesets={
        "venice-chemin-de-fer": _("Venice, free punter"),
        "bound-chemin-de-fer": _("as in Venice, bound punter"),
    },
    tried_at="bank",
    best_play="advice",
    rules=ruleset,
    clauses=(*HandClause, *Clause),
    messages=MESSAGES,
    operations=_operations,
    room=_room,
)
