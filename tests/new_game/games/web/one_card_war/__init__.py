"""One-card war as it is shown."""

from functools import cache

from django.utils.translation import gettext_lazy as _
from games.one_card_war.clauses import Clause
from games.one_card_war.messages import MESSAGES
from games.one_card_war.rulesets import ruleset

from games.web.kit.game import Game, Room
from games.web.kit.operation import Operation


def _operations() -> tuple[Operation, ...]:
    from games.web.one_card_war.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.one_card_war import examples, facts
    from games.web.one_card_war import calculators, figures

    return Room(
        figures=figures.figures,
        picture=figures.picture,
        facts=facts.facts,
        examples=examples.examples,
        tools=calculators.TOOLS,
    )


GAME = Game(
    slug="one-card-war",
    engine="one_card_war",
    family="one-card-war",
    title=_("One-card war"),
    summary=_("A card each, and the higher one wins."),
    rulesets={"home-war": _("at home")},
    rules=ruleset,
    clauses=Clause,
    messages=MESSAGES,
    operations=_operations,
    room=_room,
    tried_at="round",
)
