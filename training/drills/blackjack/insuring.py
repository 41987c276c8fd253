"""Insurance: how much may be laid, and how often it wins."""

from fractions import Fraction

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.clauses import Clause
from games.blackjack.hands import TEN, value
from games.blackjack.parameters import Insurance
from games.blackjack.rulesets import Ruleset
from games.core.cards import DECK, Card
from games.core.facts import Exact, Money
from games.core.money import divide_up
from training.drills.blackjack.counting import ACES
from training.drills.blackjack.mistakes import INSURANCE_WHOLE
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, explained

NAME = "bj-insurance"


_HALF = Fraction(1, 2)


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("Insurance"),
    about=_("How much may be bet on the dealer’s blackjack, and how often that wins."),
    levels=(_("The amount"), _("The odds")),
    texts={
        "bj-insurance.ask-most": _("The dealer shows an ace. What is the maximum insurance on a stake of {stake}?"),
        "bj-insurance.ask-least": _("The dealer shows an ace. What is the minimum insurance on a stake of {stake}?"),
        "bj-insurance.ask-odds": _(
            "These cards from a full shoe are in sight. How many of the remaining cards would make insurance win?"
        ),
        "bj-insurance.amount": _("The amount"),
        "bj-insurance.winning": _("Cards that make insurance win"),
        "bj-insurance.left": _("Cards left in the shoe"),
        "bj-insurance.box": pgettext_lazy("blackjack table", "Box"),
    },
    fits=lambda rules, level: rules.insurance is not Insurance.NONE,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _amount(chance, rules) if level == 1 else _odds(chance, rules)


def _amount(chance: Chance, rules: Ruleset) -> Item:
    """Draw even stakes, so that the limit is an amount."""
    stake = 1_00 * chance.between(5, 100)
    most = rules.insurance is Insurance.AT_MOST_HALF
    clause = Clause.INSURANCE_MOST if most else Clause.INSURANCE_LEAST
    asked_for = Part("amount", PartKind.MONEY, Phrase(f"{NAME}.amount"), divide_up(stake, 2, 1), (clause,))
    parts = explained([asked_for], {"amount": (added((Money(stake), Exact(_HALF))),)})
    ace = row(Phrase("bj.bank"), [chance.pick(ACES)])
    asked = Phrase(f"{NAME}.ask-{'most' if most else 'least'}", {"stake": {"money": stake}})
    whole = ((INSURANCE_WHOLE, {"amount": stake}),)
    return Item(asked, parts, cards_scene(ace), mistakes=lambda: told_apart(parts, whole))


def _odds(chance: Chance, rules: Ruleset) -> Item:
    ace = chance.pick(ACES)
    hands = [_pair(chance, [ace]) for _ in range(chance.between(1, 3))]
    if rules.decks == 1:
        hands = hands[:1]
    seen = [ace, *(card for hand in hands for card in hand)]
    of_a_deck, seen_tens = (sum(value(card) == TEN for card in cards) for cards in (DECK, seen))
    tens = rules.decks * of_a_deck - seen_tens
    left = rules.decks * len(DECK) - len(seen)
    clauses = (Clause.ODDS_INSURANCE,)
    parts = (
        Part(
            "winning",
            PartKind.NUMBER,
            Phrase(f"{NAME}.winning"),
            tens,
            clauses,
            worked=(added((rules.decks, of_a_deck), less=[seen_tens]),),
        ),
        Part(
            "left",
            PartKind.NUMBER,
            Phrase(f"{NAME}.left"),
            left,
            clauses,
            worked=(added((rules.decks, len(DECK)), less=[len(seen)]),),
        ),
    )
    boxes = (row(Phrase(f"{NAME}.box"), hand) for hand in hands)
    return Item(Phrase(f"{NAME}.ask-odds"), parts, cards_scene(row(Phrase("bj.bank"), [ace]), *boxes))


def _pair(chance: Chance, out: list[Card]) -> list[Card]:
    return chance.some([card for card in DECK if card not in out], 2)
