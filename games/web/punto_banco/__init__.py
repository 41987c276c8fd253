"""Punto banco as it is shown."""

from functools import cache

from django.utils.translation import gettext_lazy as _

from games.baccarat.clauses import HandClause
from games.punto_banco.clauses import Clause
from games.punto_banco.messages import MESSAGES
from games.punto_banco.rulesets import ruleset
from games.web.kit.game import Game, Room
from games.web.kit.operation import Operation


def _operations() -> tuple[Operation, ...]:
    from games.web.punto_banco.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.punto_banco import examples, facts
    from games.web.punto_banco import bets, calculators, comparison, figures, limits, settling

    return Room(
        figures=figures.figures,
        picture=figures.picture,
        facts=facts.facts,
        examples=examples.examples,
        tools=calculators.TOOLS,
        bets=bets.bets,
        parameters=comparison.parameters,
        limits=limits.limits,
        settling=settling.SETTLING,
    )


GAME = Game(
    slug="punto-banco",
    engine="punto_banco",
    family="punto-banco",
    title=_("Punto banco"),
    summary=_("Two hands by a fixed table of play, bets on either of them, and a commission when banco wins."),
    rulesets={
        "venice-punto-banco": _("large table"),
        "venice-midi-punto-banco": _("midi table"),
        "venice-mini-punto-banco": _("mini table"),
    },
    tried_at="coup",
    rules=ruleset,
    clauses=(*HandClause, *Clause),
    messages=MESSAGES,
    operations=_operations,
    room=_room,
)
