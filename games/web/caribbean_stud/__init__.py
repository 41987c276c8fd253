"""Caribbean stud as it is shown."""

from functools import cache

from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.messages import MESSAGES
from games.caribbean_stud.rulesets import ruleset
from games.ranking.clauses import HandClause
from games.web.kit.game import Game, Room
from games.web.kit.operation import Operation


def _operations() -> tuple[Operation, ...]:
    from games.web.caribbean_stud.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.caribbean_stud import examples, facts
    from games.web.caribbean_stud import bets, calculators, comparison, figures, settling

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
    slug="caribbean-stud",
    engine="caribbean_stud",
    family="caribbean-stud",
    title=_("Caribbean stud"),
    summary=_("Poker against the bank: an ante, a look at the cards, then fold, play or change one of them."),
    rulesets={
        "venice-caribbean-stud": _("Venice, one card may be changed"),
        "plain-caribbean-stud": _("plain game, no card change"),
    },
    tried_at="hand",
    best_play="advice",
    rules=ruleset,
    clauses=(*HandClause, *Clause),
    messages=MESSAGES,
    operations=_operations,
    room=_room,
)
