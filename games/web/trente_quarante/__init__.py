"""Trente et quarante as it is shown."""

from functools import cache

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from games.trente_quarante.messages import MESSAGES
from games.trente_quarante.rulesets import ruleset
from games.web.kit.game import Game, Room
from games.web.kit.operation import Operation


def _operations() -> tuple[Operation, ...]:
    from games.web.trente_quarante.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.trente_quarante import examples, facts
    from games.web.trente_quarante import bets, calculators, comparison, figures, settling

    return Room(
        figures=figures.figures,
        picture=figures.picture,
        facts=facts.facts,
        examples=examples.examples,
        tools=calculators.TOOLS,
        bets=bets.bets,
        parameters=comparison.parameters,
        settling=settling.SETTLING,
    )


GAME = Game(
    slug="trente-et-quarante",
    engine="trente_quarante",
    family="trente-et-quarante",
    title=_("Trente et quarante"),
    summary=_("Two rows of cards, four even chances, and calls in French; stakes may be insured."),
    rulesets={
        "venice-trente-et-quarante": _("midi table, insurance and prison"),
        "venice-mini-trente-et-quarante": _("mini table, half at 31 après"),
    },
    tried_at="coup",
    rules=ruleset,
    clauses=Clause,
    messages=MESSAGES,
    operations=_operations,
    room=_room,
)
