"""Roulette as it is shown: four games of one engine, with a felt to play on."""

from functools import cache, partial

from django.urls import URLPattern
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.clauses import Clause
from games.roulette.messages import MESSAGES
from games.roulette.rulesets import Ruleset, ruleset
from games.roulette.wheel import POCKETS
from games.web.kit.game import Figure, Game, Room, Table
from games.web.kit.operation import Operation
from games.web.roulette.words import WORDS


def _operations() -> tuple[Operation, ...]:
    from games.web.roulette.api import OPERATIONS

    return OPERATIONS


@cache
def _room() -> Room:
    from games.roulette import errata, examples, facts
    from games.web.roulette import asked, bets, calculators, comparison, figures, limits, settling
    from games.web.roulette.table import tables, views

    return Room(
        asked=asked.asked,
        figures=figures.figures,
        picture=figures.picture,
        shapes=figures.shapes,
        facts=facts.facts,
        examples=examples.examples,
        tools=calculators.TOOLS,
        bets=bets.bets,
        parameters=comparison.parameters,
        limits=limits.limits,
        differences=limits.differences,
        errata=errata.computed,
        play=views.play,
        played_on=tables.played_on,
        settling=settling.SETTLING,
    )


def _felt(game: Game, name: str) -> Table[Ruleset]:
    from games.web.roulette.table.tables import roulette_table

    return roulette_table(game, name)


def _urls() -> list[URLPattern]:
    from games.web.roulette.table.urls import urlpatterns

    return urlpatterns


_game = partial(
    Game,
    engine="roulette",
    family="roulette",
    rules=ruleset,
    clauses=Clause,
    messages=MESSAGES,
    operations=_operations,
    room=_room,
    felt=_felt,
    at_felt=_("Place chips on the layout, spin the wheel and see how each stake is settled, with the rule behind it."),
    words=WORDS,
    urls=_urls,
    emblem=Figure("roulette/_emblem.html", {"pockets": len(POCKETS)}),
)
GAMES = (
    _game(
        slug="french-roulette",
        title=_("French roulette"),
        summary=_("A wheel, a crew of croupiers, and prison for even chances when zero comes up."),
        rulesets={"venice-french": _("Venice")},
        short={"venice-french": pgettext_lazy("roulette", "French")},
    ),
    _game(
        slug="fair-roulette",
        title=_("Fair roulette"),
        summary=_("One croupier, a colour of chips for each player, and even chances halved when zero comes up."),
        rulesets={"venice-fair": _("Venice")},
        short={"venice-fair": pgettext_lazy("roulette", "Fair")},
    ),
    _game(
        slug="english-roulette",
        title=_("English roulette"),
        summary=_("Seven players, seven colours, and wins measured stack against stack."),
        rulesets={"france-english": _("French regulation")},
        short={"france-english": pgettext_lazy("roulette", "English")},
    ),
    _game(
        slug="parlour-roulette",
        title=_("Parlour roulette"),
        summary=_("Played at home on a wheel with one zero or two, with a banker chosen by the players."),
        rulesets={"parlour": _("single zero"), "parlour-double-zero": _("double zero")},
        short={
            "parlour": pgettext_lazy("roulette", "Parlour"),
            "parlour-double-zero": pgettext_lazy("roulette", "Parlour with double zero"),
        },
    ),
)
