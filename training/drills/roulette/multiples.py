"""The multiples that every payment is made of, at speed."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money
from games.roulette.bets import PAYS, PAYS_CLAUSE, Kind
from games.roulette.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette import mistakes

NAME = "multiples"

# The kinds whose payouts are learnt by heart, the highest first.
_BY_HEART = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.SIX_LINE)
_TENFOLD = 10
_TAKEN_FOR_ANOTHER = (
    (mistakes.SPLIT_AS_STRAIGHT, Kind.SPLIT, Kind.STRAIGHT),
    (mistakes.STREET_AS_SIX_LINE, Kind.STREET, Kind.SIX_LINE),
    (mistakes.CORNER_AS_STREET, Kind.CORNER, Kind.STREET),
    (mistakes.SIX_LINE_AS_CORNER, Kind.SIX_LINE, Kind.CORNER),
)
# For each level the kinds, and the most chips.
_LEVELS = {
    1: ((Kind.SIX_LINE, Kind.CORNER), 12),
    2: ((Kind.STREET, Kind.SPLIT), 12),
    3: ((Kind.STRAIGHT,), 20),
    4: (_BY_HEART, 20),
}


def _multiplied(chance: Chance, level: int) -> Item:
    kinds, most = _LEVELS[level]
    asked = chance.some([(kind, count) for kind in kinds for count in range(2, most + 1)], 4)
    parts = tuple(
        Part(
            f"product-{place}",
            PartKind.NUMBER,
            Phrase("multiples.times", {"count": count, "factor": PAYS[kind]}),
            count * PAYS[kind],
            (PAYS_CLAUSE[kind],),
            worked=_product(count, PAYS[kind]),
        )
        for place, (kind, count) in enumerate(asked, start=1)
    )
    with_stakes = {f"product-{place}": count * (PAYS[kind] + 1) for place, (kind, count) in enumerate(asked, start=1)}
    wrong = [(mistakes.STAKE_IN_THE_WIN, with_stakes)]
    return Item(Phrase("multiples.ask"), parts, mistakes=lambda: told_apart(parts, wrong))


def _product(count: int, pays: int) -> tuple[Step, ...]:
    """Return the product, above ten by way of the tenfold, which needs no counting."""
    rest = count - _TENFOLD
    return (added((_TENFOLD, pays), (rest, pays)),) if rest > 0 else (added((count, pays)),)


def _row(chance: Chance) -> Item:
    """Return one row of the payout table: a stake from 5 to 100 on each kind."""
    stake = 500 * chance.between(1, 20)
    parts = tuple(
        Part(
            kind.value,
            PartKind.MONEY,
            Phrase(f"{NAME}.{kind}"),
            stake * PAYS[kind],
            (PAYS_CLAUSE[kind],),
            worked=(added((Money(stake), PAYS[kind])),),
        )
        for kind in _BY_HEART
    )
    return Item(
        Phrase("multiples.row", {"stake": {"money": stake}}),
        parts,
        mistakes=lambda: told_apart(parts, _mispaid(stake)),
    )


def _mispaid(stake: int) -> Iterator[tuple[Mistake, Given]]:
    """Yield what a row pays by mistake."""
    yield mistakes.STAKE_IN_THE_WIN, {kind.value: stake * (PAYS[kind] + 1) for kind in _BY_HEART}
    for mistake, kind, other in _TAKEN_FOR_ANOTHER:
        yield mistake, {kind.value: stake * PAYS[other]}


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Multiples"),
    about=_("The multiples of every payout, until you know them without counting."),
    levels=(
        _("Six lines and corners"),
        _("Streets and splits"),
        _("Straights"),
        _("All payouts"),
        _("A row of the payout table"),
    ),
    texts={
        "multiples.ask": _("Multiply."),
        "multiples.times": _("{count} × {factor}"),
        "multiples.row": _("A stake of {stake} wins. What does each bet pay?"),
        "multiples.straight": _("En plein"),
        "multiples.split": _("À cheval"),
        "multiples.street": _("Transversale pleine"),
        "multiples.corner": _("Carré"),
        "multiples.six_line": _("Sixain"),
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    return _multiplied(chance, level) if level in _LEVELS else _row(chance)
