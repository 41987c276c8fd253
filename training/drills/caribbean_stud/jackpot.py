"""What the chip in the jackpot wins."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Chip, Deal
from games.caribbean_stud.jackpot import SHARED
from games.caribbean_stud.rulesets import PRIZED, Ruleset
from games.caribbean_stud.settlement import Line, settle
from games.core.cards import Card
from games.core.facts import Money
from games.ranking.hands import Category, best_five
from games.web.kit.poker import CATEGORIES
from training.drills.caribbean_stud.dealing import KINDS, bank_hand, changed, deal, rows, texts
from training.drills.caribbean_stud.missettled import misprized
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.poker import dealt, made, ranks_of
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import Over, added, explained, rounded

NAME = "stud-jackpot"
_ALMOST = (Category.STRAIGHT, Category.THREE_OF_A_KIND)


def _hands(chance: Chance, kinds: tuple[Category, ...]) -> tuple[list[Card], list[Card]]:
    while True:
        kind = chance.pick(kinds)
        player, bank = dealt(chance, kind, chance.pick(ranks_of(kind))), bank_hand(chance)
        if not set(player) & set(bank):
            return player, bank


def _alone(chance: Chance, rules: Ruleset) -> tuple[str, Deal]:
    """Return a hand by itself: played, folded or changed."""
    hand = replace(deal(chance, _hands(chance, (*PRIZED, *_ALMOST))), chip=Chip())
    how = chance.pick(("played", "played", "folded", "changed"))
    if how == "folded":
        return "ask-folded", replace(hand, bet=None)
    if how == "changed" and holds(rules, Clause.CHANGE):
        return "ask", replace(hand, changed=changed(chance, hand.cards, hand.bank))
    return "ask", hand


def _several(chance: Chance, rules: Ruleset) -> tuple[str, Deal]:
    """Return a prize shared by players at several tables, or a hand that was not declared."""
    if chance.between(1, 2) == 1:
        hand = deal(chance, _hands(chance, (*SHARED, Category.FOUR_OF_A_KIND)))
        return "ask-sharing", replace(hand, chip=Chip(sharing=chance.pick((2, 4, 5))))
    return "ask-undeclared", replace(deal(chance, _hands(chance, PRIZED)), chip=Chip(declared=False))


def _prize(rules: Ruleset, hand: Deal, wins: int) -> tuple[Step, ...]:
    """Return what the hand is, and what is posted for it, shared where others have one like it."""
    kind, of_hand = best_five(hand.cards).category, made(KINDS, hand.cards)
    if not wins or rules.jackpot is None or hand.chip is None:
        return of_hand, added(Money(wins))
    shared = [Over(hand.chip.sharing)] if hand.chip.sharing > 1 else []
    return of_hand, rounded(wins, (Money(rules.jackpot.prizes[kind]), *shared))


@skill(
    NAME,
    engine="caribbean_stud",
    version=2,
    title=_("The jackpot chip"),
    about=_("What the chip wins at the posted amounts, when the prize is shared, and when it wins nothing."),
    levels=(_("A single hand"), _("Shared, or not announced")),
    texts={
        "stud-jackpot.ask": _("The player has placed a BET and a jackpot chip. What does the chip win?"),
        "stud-jackpot.ask-folded": _("The player has placed a jackpot chip and folds. What does the chip win?"),
        "stud-jackpot.ask-sharing": _(
            "At the same time, {players, plural, one {one player holds} other {{players, spellout} players hold}} a "
            "hand of this kind, each with a BET and a jackpot chip: {here, spellout} at this table, the others at "
            "other tables. What does each player win?"
        ),
        "stud-jackpot.ask-undeclared": _(
            "The player has placed a BET and a jackpot chip and says nothing before the cards are raked in. "
            "What does the chip win?"
        ),
        **texts(NAME),
        "stud-jackpot.wins": _("What the chip wins"),
        "stud-jackpot.hand": _("Hand"),
        "stud-jackpot.amount": _("Amount"),
        **{f"stud-jackpot.{kind}": title for kind, title in CATEGORIES.items()},
    },
    fits=lambda rules, _level: holds(rules, Clause.JACKPOT_CHIP),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    question, hand = (_alone if level == 1 else _several)(chance, rules)
    line = settle(rules, hand).lines[-1]
    parts = explained(_wins(line), {"wins": _prize(rules, hand, line.winnings)})
    values: dict[str, Value] = {}
    if hand.chip and question == "ask-sharing":
        values = {"players": hand.chip.sharing, "here": chance.between(1, hand.chip.sharing - 1)}
    posted = rules.jackpot.prizes if rules.jackpot else {}
    lines: list[tuple[Value, ...]] = [
        ({"say": f"{NAME}.{kind}"}, {"money": prize}) for kind, prize in reversed(list(posted.items()))
    ]
    scene = cards_scene(*rows(NAME, hand), head=[Phrase(f"{NAME}.hand"), Phrase(f"{NAME}.amount")], lines=lines)
    mistakes = confused(parts, _wins, lambda: misprized(rules, hand))
    return Item(Phrase(f"{NAME}.{question}", values), parts, scene, str(hand), mistakes=mistakes)


def _wins(line: Line) -> tuple[Part, ...]:
    return (Part("wins", PartKind.MONEY, Phrase(f"{NAME}.wins"), line.winnings, line.because),)
