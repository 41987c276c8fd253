"""A payout cut into chips. Every cut that adds up and is written small chips first is right."""

from django.utils.translation import gettext_lazy as _

from games.roulette.bets import PAYS, POSITIONS, Kind
from games.roulette.chips import Pieces, may_toss
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from training.quiz.chance import Chance
from training.quiz.generators.picture_bet import cut_part
from training.quiz.items import Generator, Item, Part, PartKind, Phrase, Value

NAME, VERSION = "cut", 1

_KINDS = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.SIX_LINE)
_TEXTS = {
    "cut.ask": _("Pay {amount}."),
    "cut.ask-with": _("Pay {amount}, with the chips that are left."),
    "cut.answer": _("How many chips of each value, small ones first"),
    "cut.value": _("{value}"),
    "cut.toss": _("May these payments be tossed?"),
    "cut.toss.one": _("{count} of {value}, on {bet}"),
    "cut.toss.two": _("{count} of {value} and {count2} of {value2}, on {bet}"),
    "cut.toss.yes": _("it may be tossed"),
    "cut.toss.no": _("it is carried"),
}


def _toss_part(chance: Chance, rules: Ruleset, place: int) -> Part:
    bet = chance.pick(list(POSITIONS.values()))
    values = chance.some((500, 1000, 2000, 5000), chance.between(1, 2))
    pieces = [Pieces(value, chance.between(1, 4 if len(values) == 2 else 7)) for value in sorted(values)]
    said: dict[str, Value] = {
        "bet": {"bet": bet.key},
        "count": pieces[0].count,
        "value": {"money": pieces[0].value},
        "count2": pieces[-1].count,
        "value2": {"money": pieces[-1].value},
    }
    label = Phrase("cut.toss.one" if len(pieces) == 1 else "cut.toss.two", said)
    options = tuple((name, Phrase(f"cut.toss.{name}")) for name in ("yes", "no"))
    expected = "yes" if may_toss(rules, bet, pieces) else "no"
    return Part(f"toss-{place}", PartKind.CHOICE, label, expected, (Clause.TOSSING,), options)


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    if level == 4:
        return Item(Phrase("cut.toss"), tuple(_toss_part(chance, rules, place) for place in (1, 2, 3)))
    stakes = {1: chance.between(1, 20) * 500, 2: chance.between(20, 200) * 500, 3: chance.between(4, 40) * 500}
    amount = PAYS[chance.pick(_KINDS)] * stakes[level]
    values = sorted({500, *chance.some([1000, 2000, 5000, 10000, 20000, 50000], 3)}) if level == 3 else None
    ask = Phrase("cut.ask-with" if values else "cut.ask", {"amount": {"money": amount}})
    return Item(ask, (cut_part(rules, Phrase("cut.answer"), amount, values),))


generator = Generator(
    name=NAME,
    version=VERSION,
    title=_("Cut a payout"),
    about=_("The amount is known; now lay it out in chips, small ones first."),
    levels=(_("Small payouts"), _("Large payouts"), _("With few values"), _("Tossed or carried")),
    texts=_TEXTS,
    draw=_draw,
)
