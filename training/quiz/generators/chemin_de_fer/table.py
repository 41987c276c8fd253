"""The table by heart: cards, seats, and players to begin with. The least bank is an example and not asked."""

from django.utils.translation import gettext_lazy as _

from games.baccarat.chemin_de_fer.rules import CheminDeFer
from games.baccarat.clauses import Clause
from games.core.cards import DECK
from training.quiz.chance import Chance
from training.quiz.items import Generator, Item, Part, PartKind, Phrase, of_game

NAME, VERSION = "cdf-table", 2
_ASKED = 2

_TEXTS = {
    "cdf-table.ask": _("What do you know of the table of chemin de fer?"),
    "cdf-table.decks": _("How many decks are in the shoe?"),
    "cdf-table.cards": _("How many cards are these?"),
    "cdf-table.back": _("How many decks are there of each back?"),
    "cdf-table.seats": _("How many seats has the table?"),
    "cdf-table.players": _("With how many players at least does the game begin?"),
}


def _draw(seed: str, level: int, rules: CheminDeFer) -> Item:
    number = PartKind.NUMBER
    known = (
        ("decks", number, rules.decks, Clause.CDF_CARDS),
        ("cards", number, rules.decks * len(DECK), Clause.CDF_CARDS),
        ("back", number, rules.decks // rules.backs, Clause.CDF_CARDS),
        ("seats", number, rules.seats, Clause.CDF_SEATS),
        ("players", number, rules.fewest_players, Clause.CDF_OPENING),
    )
    asked = Chance(NAME, VERSION, level, seed).some(known, _ASKED)
    parts = (Part(slug, kind, Phrase(f"{NAME}.{slug}"), right, (clause,)) for slug, kind, right, clause in asked)
    return Item(Phrase(f"{NAME}.ask"), tuple(parts))


generator = Generator(
    name=NAME,
    engine="baccarat",
    version=VERSION,
    title=_("The table of chemin de fer"),
    about=_("Cards, seats and players, by heart."),
    levels=(_("By heart"),),
    texts=_TEXTS,
    draw=_draw,
    fits=of_game("chemin-de-fer"),
)
