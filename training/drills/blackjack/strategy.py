"""The best play of two cards, as the chart has it."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.clauses import Clause
from games.blackjack.hands import ACE, TARGET, TEN, hand_total, value
from games.blackjack.rulesets import Ruleset
from games.core.cards import DECK, RANKS, Card
from training.drills.blackjack.rounds import points_added
from training.drills.kit.cells import Grid
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen

NAME = "bj-best"
_ORDER = (*range(2, TEN + 1), ACE)  # the bank's cards as a chart has them
_HARD, _SOFT, _PAIRS = 1, 2, 3
_LETTERS = {"S": "stand", "H": "hit", "D": "double", "P": "split", "R": "surrender"}


def _name(card: int) -> str:
    return "10" if card == TEN else RANKS[card - 1]


def _grid(_rules: Ruleset, level: int) -> Grid:
    if level == _PAIRS:
        rows = tuple((_name(card), Phrase(f"{NAME}.pair", {"card": _name(card)})) for card in _ORDER)
    else:
        totals = range(8, 18) if level == _HARD else range(13, TARGET)
        kind = "hard" if level == _HARD else "soft"
        rows = tuple((str(total), Phrase(f"{NAME}.{kind}", {"total": total})) for total in totals)
    columns = tuple((_name(card), Phrase(f"{NAME}.up", {"card": _name(card)})) for card in _ORDER)
    return Grid(Phrase(f"{NAME}.down"), Phrase(f"{NAME}.across"), rows, columns)


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("Best play"),
    about=_("The whole chart by heart: hard totals, soft totals and pairs against every upcard."),
    levels=(_("Hard totals"), _("Soft totals"), _("Pairs")),
    texts={
        "bj-best.ask": _("What does the chart of best play say for this hand against this upcard?"),
        "bj-best.box": pgettext_lazy("blackjack table", "Box"),
        "bj-best.choice": _("Best play"),
        "bj-best.stand": pgettext_lazy("blackjack choice", "stand"),
        "bj-best.hit": pgettext_lazy("blackjack choice", "hit"),
        "bj-best.double": pgettext_lazy("blackjack choice", "double"),
        "bj-best.split": pgettext_lazy("blackjack choice", "split"),
        "bj-best.surrender": pgettext_lazy("blackjack choice", "surrender"),
        "bj-best.down": _("The hand"),
        "bj-best.across": pgettext_lazy("blackjack bank", "The dealer"),
        # Translators: rows of the chart: a hard total, a soft total, a pair of equal cards such as “8, 8”
        "bj-best.hard": pgettext_lazy("blackjack chart", "{total}"),
        "bj-best.soft": pgettext_lazy("blackjack chart", "soft {total}"),
        "bj-best.pair": pgettext_lazy("blackjack chart", "{card}, {card}"),
        # Translators: a column of the chart: the dealer’s upcard, a rank such as A or 10
        "bj-best.up": pgettext_lazy("blackjack chart", "{card}"),
    },
    grids=_grid,
)
def generator(chance: Chance, level: int, rules: Ruleset, cell: str) -> Item:
    from games.blackjack.chart import chart

    down, across = cell.split("-")
    found = chart(rules)
    if level == _PAIRS:
        codes = {_name(card): row for card, row in found.pairs.items()}
    else:
        codes = {str(total): row for total, row in (found.hard if level == _HARD else found.soft).items()}
    column = [_name(card) for card in _ORDER].index(across)
    best = _LETTERS[codes[down][column][0]]
    bank = chance.pick([card for card in DECK if _name(value(card)) == across])
    hand = _hand(chance, level, down, bank)
    names = ("stand", "hit", "double", "split", "surrender")
    offered = options(NAME, names)
    steps = points_added(hand), chosen(offered, best)
    part = Part("choice", PartKind.CHOICE, Phrase(f"{NAME}.choice"), best, (Clause.ODDS_CHART,), offered, steps)
    scene = cards_scene(row(Phrase("bj.bank"), [bank]), row(Phrase(f"{NAME}.box"), hand))
    return Item(Phrase(f"{NAME}.ask"), (part,), scene)


def _hand(chance: Chance, level: int, down: str, bank: Card) -> list[Card]:
    """Return two cards that make the row."""
    cards = [card for card in DECK if card != bank]
    if level == _PAIRS:
        return chance.some([card for card in cards if _name(value(card)) == down], 2)
    while True:
        first = chance.pick(cards)
        fitting = [c for c in cards if value(c) != value(first) and _makes([first, c], level, int(down))]
        if fitting:
            return [first, chance.pick(fitting)]


def _makes(hand: list[Card], level: int, total: int) -> bool:
    found = hand_total(hand)
    return found.total == total and found.soft == (level == _SOFT)
