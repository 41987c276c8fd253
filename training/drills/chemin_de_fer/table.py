"""The table by heart: cards, seats, and players needed to begin. The minimum bank is an example and not asked."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.rulesets import Ruleset
from games.core.cards import DECK
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import Over, added

NAME = "cdf-table"
_ASKED = 2


@skill(
    NAME,
    engine="chemin_de_fer",
    version=2,
    title=_("The chemin de fer table"),
    about=_("Cards, seats and players, by heart."),
    levels=(_("By heart"),),
    texts={
        "cdf-table.ask": _("What do you know about the chemin de fer table?"),
        "cdf-table.decks": _("How many decks are in the shoe?"),
        "cdf-table.cards": _("How many cards is that in all?"),
        "cdf-table.back": _("How many decks have backs of the same colour?"),
        "cdf-table.seats": _("How many seats does the table have?"),
        "cdf-table.players": _("How many players does the game need to begin?"),
    },
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    number = PartKind.NUMBER
    known = (
        ("decks", number, rules.decks, Clause.CARDS),
        ("cards", number, rules.decks * len(DECK), Clause.CARDS),
        ("back", number, rules.decks // rules.backs, Clause.CARDS),
        ("seats", number, rules.seats, Clause.SEATS),
        ("players", number, rules.fewest_players, Clause.OPENING),
    )
    asked = chance.some(known, _ASKED)
    steps = {"cards": (added((rules.decks, len(DECK))),), "back": (added((rules.decks, Over(rules.backs))),)}
    parts = (
        Part(slug, kind, Phrase(f"{NAME}.{slug}"), right, (clause,), worked=steps.get(slug, ()))
        for slug, kind, right, clause in asked
    )
    return Item(Phrase(f"{NAME}.ask"), tuple(parts))
