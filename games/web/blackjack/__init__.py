"""Blackjack as it is shown."""

from functools import cache

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from games.blackjack.messages import MESSAGES
from games.blackjack.rulesets import ruleset
from games.web.kit.game import Game, Room
from games.web.kit.operation import Operation


def _operations() -> tuple[Operation, ...]:
    from games.web.blackjack.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.blackjack import errata, examples, facts
    from games.web.blackjack import asked, bets, calculators, comparison, figures, paper, settling
    from games.web.blackjack.calculators import houses

    return Room(
        figures=figures.figures,
        picture=figures.picture,
        facts=facts.facts,
        examples=examples.examples,
        tools=calculators.TOOLS,
        bets=bets.bets,
        own=houses.read,
        asked=asked.asked,
        parameters=comparison.parameters,
        chart=paper.chart,
        errata=errata.computed,
        settling=settling.SETTLING,
    )


GAME = Game(
    slug="blackjack",
    engine="blackjack",
    family="blackjack",
    title=_("Blackjack"),
    summary=_("Each box against the dealer: closer to the target without busting, with doubles and splits."),
    rulesets={
        "venice-blackjack": _("Venice, six decks, S17"),
        "european-no-hole": _("European, no hole card"),
        "american-six-decks-s17": _("American, six decks, S17"),
        "american-six-decks-h17": _("American, six decks, H17"),
        "single-deck": _("American, single deck, H17"),
        "six-to-five": _("American, six decks, 6:5"),
    },
    tried_at="round",
    best_play="advice",
    rules=ruleset,
    clauses=Clause,
    messages=MESSAGES,
    operations=_operations,
    room=_room,
)
