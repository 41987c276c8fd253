"""The sectors of the wheel: their doors in both readings, and which of them an announcement touches."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.called import CalledBet, every_called_bet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import SECTORS, doors, doors_outside, neighbours, sector
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill

NAME = "sectors"
_CLAUSES = {
    "voisins": Clause.CALLED_VOISINS,
    "tiers": Clause.CALLED_TIERS,
    "orphelins": Clause.CALLED_ORPHELINS,
}
# Announcements of which it is worth asking; the others are named after a sector themselves.
_FAMILIES = ("neighbours", "finale", "finale-split", "figure")
_EVERY_DOOR = tuple(door for name in SECTORS for door in doors(name))


def _sectors() -> Options:
    return options(NAME, SECTORS)


def _door(place: int, door: int) -> tuple[Part, ...]:
    """Return what a croupier knows of a door: it ends one sector and stands beside the door of another."""
    said: dict[str, Value] = {"number": door}
    own = sector(door)
    other = next(name for name in SECTORS if door in doors_outside(name))
    before, _door, after = neighbours(door, 1)
    beyond = before if sector(before) != own else after
    because = (Clause.CALLED_DOORS,)
    return (
        Part(f"ends-{place}", PartKind.CHOICE, Phrase("sectors.ends", said), own, because, _sectors()),
        Part(f"outside-{place}", PartKind.CHOICE, Phrase("sectors.outside", said), other, because, _sectors()),
        Part(f"beyond-{place}", PartKind.NUMBER, Phrase("sectors.beyond", said), beyond, because),
    )


def _doors(chance: Chance) -> Item:
    first, second = chance.some(_EVERY_DOOR, 2)
    parts = (*_door(1, first), *_door(2, second))
    return Item(Phrase("sectors.ask-doors", {"first": first, "second": second}), parts)


def _called(chance: Chance, rules: Ruleset) -> CalledBet:
    families = [name for name in _FAMILIES if name in rules.called_bets]
    family = chance.pick(families)
    return chance.pick([bet for bet in every_called_bet() if bet.name == family])


def _touched(chance: Chance, rules: Ruleset) -> Item:
    bet = _called(chance, rules)
    offered = options(NAME, ("yes", "no"))
    parts = tuple(
        Part(
            name,
            PartKind.CHOICE,
            Phrase(f"{NAME}.{name}"),
            "yes" if name in bet.sectors else "no",
            (clause, bet.clause),
            offered,
        )
        for name, clause in _CLAUSES.items()
    )
    return Item(Phrase("sectors.ask-touched", {"bet": {"bet": bet.key}}), parts)


def _counted(chance: Chance, rules: Ruleset) -> Item:
    bet = _called(chance, rules)
    parts = tuple(
        Part(
            f"count-{name}",
            PartKind.NUMBER,
            Phrase(f"{NAME}.{name}"),
            sum(sector(number) == name for number in bet.numbers),
            (clause, bet.clause),
        )
        for name, clause in _CLAUSES.items()
    )
    return Item(Phrase("sectors.ask-count", {"bet": {"bet": bet.key}}), parts)


def _fits(rules: Ruleset, level: int) -> bool:
    return holds(rules, Clause.CALLED_DOORS, *_CLAUSES.values()) and (
        level == 1 or any(name in rules.called_bets for name in _FAMILIES)
    )


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Sectors of the wheel"),
    about=_("The doors of the sectors, named from inside and from outside, and the sectors that a called bet touches."),
    levels=(_("Doors inside and outside"), _("Sectors touched"), _("How many numbers in each")),
    texts={
        # Translators: {first} and {second} are numbers of the wheel. A door is a number at the end of a sector.
        "sectors.ask-doors": _("{first} and {second} are doors on the wheel. Which sectors do they belong to?"),
        "sectors.ends": _("{number} is the last number of this sector"),
        "sectors.outside": _(
            "{number} is the neighbour just outside this sector, and croupiers name the door after it"
        ),
        "sectors.beyond": _("The number next to {number}, across the border"),
        "sectors.ask-touched": _("A player calls: {bet}. Which sectors does it touch?"),
        "sectors.ask-count": _("A player calls: {bet}. How many of its numbers are in each sector?"),
        "sectors.voisins": _("Voisins du zéro"),
        "sectors.tiers": _("Tiers du cylindre"),
        "sectors.orphelins": _("Orphelins"),
        "sectors.yes": pgettext_lazy("called bet", "it touches the sector"),
        "sectors.no": pgettext_lazy("called bet", "it does not touch the sector"),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    if level == 1:
        return _doors(chance)
    return _touched(chance, rules) if level == 2 else _counted(chance, rules)
