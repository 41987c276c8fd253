"""Texas hold’em as it is shown."""

from functools import cache

from django.utils.translation import gettext_lazy as _

from games.ranking.clauses import HandClause
from games.texas_holdem.clauses import Clause
from games.texas_holdem.messages import MESSAGES
from games.texas_holdem.rulesets import ruleset
from games.web.kit.game import Game, Room
from games.web.kit.operation import Operation


def _operations() -> tuple[Operation, ...]:
    from games.web.texas_holdem.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.texas_holdem import examples, facts
    from games.web.texas_holdem import asked, bets, calculators, figures, settling

    return Room(
        figures=figures.figures,
        picture=figures.picture,
        facts=facts.facts,
        examples=examples.examples,
        tools=calculators.TOOLS,
        bets=bets.bets,
        asked=asked.asked,
        settling=settling.SETTLING,
    )


GAME = Game(
    slug="texas-holdem",
    engine="texas_holdem",
    family="texas-holdem",
    title=_("Texas hold’em"),
    summary=_("Two hole cards each, a shared board, and players who bet against each other."),
    rulesets={"venice-texas-holdem": _("Venice")},
    tried_at="hand",
    rules=ruleset,
    clauses=(*HandClause, *Clause),
    messages=MESSAGES,
    operations=_operations,
    room=_room,
)
