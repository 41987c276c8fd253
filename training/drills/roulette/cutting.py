"""A payout cut into chips. Every cut that adds up and is written small chips first is right."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.core.money import plain_money
from games.roulette.bets import OUTSIDE, PAYS, Kind
from games.roulette.chips import Pieces, cut, may_toss
from games.roulette.clauses import Clause
from games.roulette.counting import check_payment
from games.roulette.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import told_apart
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette.common import cut_part
from training.drills.roulette.mistakes import CUT_LARGE_FIRST, CUT_NOT_COUNTED, TOSS_LARGE_NEVER
from training.drills.roulette.sums import cut_of, pieces_added

NAME = "cut"
_UNIT = 500
# Chips that may be tossed to any bet, and larger ones.
_SMALL, _LARGE = (500, 1000, 2000, 5000), (10000, 50000, 100000, 500000)
_KINDS = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.SIX_LINE)


def _tossed(chance: Chance, rules: Ruleset) -> Item:
    """Return three payments, each to be tossed or not."""
    drawn = [_toss_part(chance, rules, place) for place in (1, 2, 3)]
    parts = tuple(part for part, _pieces in drawn)
    number = next(bet for bet in rules.positions.values() if bet.kind not in OUTSIDE)
    never: Given = {part.slug: "yes" if may_toss(rules, number, pieces) else "no" for part, pieces in drawn}
    return Item(Phrase("cut.toss"), parts, mistakes=lambda: told_apart(parts, [(TOSS_LARGE_NEVER, never)]))


def _toss_part(chance: Chance, rules: Ruleset, place: int) -> tuple[Part, Sequence[Pieces]]:
    sort = chance.pick(("one", "two", "large"))
    outside = chance.between(1, 3) > 1 if sort == "large" else chance.between(1, 4) == 1
    bet = chance.pick([bet for bet in rules.positions.values() if (bet.kind in OUTSIDE) == outside])
    values = chance.some(_LARGE if sort == "large" else _SMALL, 2 if sort == "two" else 1)
    most = {"one": 7, "two": 4, "large": 3}[sort]
    pieces = [Pieces(value, chance.between(1, most)) for value in sorted(values)]
    said: dict[str, Value] = {
        "bet": {"bet": bet.key},
        "count": pieces[0].count,
        "value": {"money": pieces[0].value},
        "count2": pieces[-1].count,
        "value2": {"money": pieces[-1].value},
    }
    label = Phrase("cut.toss.one" if len(pieces) == 1 else "cut.toss.two", said)
    expected = "yes" if may_toss(rules, bet, pieces) else "no"
    offered = options("cut.toss", ("yes", "no"))
    return Part(f"toss-{place}", PartKind.CHOICE, label, expected, (Clause.TOSSING,), offered), pieces


def _payout(chance: Chance, chips: int) -> int:
    """Return what a stake of so many chips of the usual value wins on some kind of bet."""
    return PAYS[chance.pick(_KINDS)] * chips * _UNIT


def _miswritten(chance: Chance, pieces: Sequence[Pieces]) -> list[Pieces]:
    """Return the pieces as somebody in a hurry might write them: one more, one less, the large ones first, or just
    right."""
    fault = chance.pick(("more", "less", "order", "right"))
    if fault in ("order", "right"):
        return list(reversed(pieces)) if fault == "order" else list(pieces)
    wrong = chance.between(0, len(pieces) - 1)
    changed = [
        replace(p, count=p.count + (1 if fault == "more" else -1)) if i == wrong else p for i, p in enumerate(pieces)
    ]
    return [p for p in changed if p.count] or list(pieces)


def _fault(chance: Chance, rules: Ruleset) -> Item:
    due = _payout(chance, chance.between(2, 60))
    pieces = _miswritten(chance, cut(rules, due))
    found = check_payment(rules, due, pieces)
    fault = "little" if found.missing else "much" if found.too_much else "right" if found.in_order else "order"
    said: dict[str, Value] = {
        "amount": {"money": due},
        "cut": {"cut": cut_of(pieces)},
    }
    larger, smaller = sorted((due, found.total), reverse=True)
    wrong_by = found.missing or found.too_much
    total, off = pieces_added(pieces), added(Money(larger), less=[Money(smaller)])
    offered = options(NAME, ("right", "little", "much", "order"))
    parts = (
        Part("total", PartKind.MONEY, Phrase("cut.total"), found.total, (Clause.CUT,), worked=(total,)),
        Part("off", PartKind.MONEY, Phrase("cut.off"), wrong_by, (Clause.CUT,), worked=(total, off)),
        Part("fault", PartKind.CHOICE, Phrase("cut.fault"), fault, (Clause.CUT,), offered),
    )
    trusted: Given = {"total": due, "off": 0, "fault": "right"}
    return Item(Phrase("cut.ask-fault", said), parts, mistakes=lambda: told_apart(parts, [(CUT_NOT_COUNTED, trusted)]))


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("Cut a payout"),
    about=_("You know the amount: set it out in chips, small ones first."),
    levels=(
        _("Small payouts"),
        _("Large payouts"),
        _("With only a few values"),
        _("Tossed or passed with the rake"),
        _("Spot the mistake"),
    ),
    texts={
        "cut.ask": _("Pay {amount}."),
        "cut.ask-with": _("Pay {amount} with the chips that are left."),
        "cut.answer": _("Chips of each value, small ones first"),
        "cut.value": _("{value}"),
        "cut.toss": _("May these payments be tossed?"),
        # Translators: {bet} is the name of a bet; {value} is what one chip is worth.
        "cut.toss.one": _("{bet}: {count, plural, one {# chip} other {# chips}} of {value}"),
        "cut.toss.two": _(
            "{bet}: {count, plural, one {# chip} other {# chips}} of {value} and {count2, plural,"
            " one {# chip} other {# chips}} of {value2}"
        ),
        "cut.toss.yes": _("it may be tossed"),
        "cut.toss.no": _("it must be passed with the rake"),
        # Translators: {cut} is a list of chips, such as 15×10 2×100.
        "cut.ask-fault": _("{amount} is to be paid, and the croupier sets out: {cut}. Is the payment right?"),
        "cut.total": _("Total of the chips set out"),
        "cut.off": _("Amount short or over, 0 if it adds up"),
        "cut.fault": _("The payment as set out"),
        "cut.right": pgettext_lazy("payment", "it is right"),
        "cut.little": pgettext_lazy("payment", "it is too little"),
        "cut.much": pgettext_lazy("payment", "it is too much"),
        "cut.order": _("it adds up, but the small chips must come first"),
    },
    fits=lambda rules, level: holds(rules, Clause.CUT) and (level != 4 or holds(rules, Clause.TOSSING)),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    if level == 4:
        return _tossed(chance, rules)
    if level == 5:
        return _fault(chance, rules)
    chips = {1: chance.between(1, 20), 2: chance.between(20, 200), 3: chance.between(4, 40)}
    amount = _payout(chance, chips[level])
    values = sorted({_UNIT, *chance.some([1000, 2000, 5000, 10000, 20000, 50000], 3)}) if level == 3 else None
    ask = Phrase("cut.ask-with" if values else "cut.ask", {"amount": {"money": amount}})
    fields = {"amount": plain_money(amount)} | ({"chips": ",".join(map(plain_money, values))} if values else {})
    parts = (cut_part(rules, Phrase("cut.answer"), amount, values),)
    wrong = partial(told_apart, parts, [(CUT_LARGE_FIRST, {"cut": _large_first(str(parts[0].expected))})])
    return Item(ask, parts, calculator=("cut", fields), mistakes=wrong)


def _large_first(pieces: str) -> str:
    """Return pieces written in the opposite order."""
    return " ".join(reversed(pieces.split(" ")))
