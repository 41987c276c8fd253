"""How a hand ends, and what is paid for it."""

from dataclasses import replace
from functools import partial

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.rulesets import BET_ANTES, REDUCED, Ruleset
from games.caribbean_stud.settlement import Settlement, Square, settle
from games.ranking.hands import best_five
from games.web.caribbean_stud.words import SQUARES
from training.drills.caribbean_stud.dealing import both_made, changed, deal, rows, sums, texts, two_hands
from training.drills.caribbean_stud.missettled import missettled
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen

NAME = "stud-paying"
_ENDS = {
    Clause.UNQUALIFIED: "unqualified",
    Clause.ANTE_WINS: "wins",
    Clause.TIE: "tie",
    Clause.LOSES: "loses",
    Clause.FOLD: "fold",
}
_LAID, _CHANGED = 2, 3
_STEP = 500  # cents by which an ante misses a limit


def _hand(chance: Chance, level: int) -> Deal:
    hand = deal(chance)
    if level == _LAID:
        due = BET_ANTES * hand.ante
        bets = (None, due - 250, due - hand.ante // 2, due + 250, due + hand.ante)
        return replace(hand, bet=chance.pick(bets))
    if level == _CHANGED:
        while chance.between(1, 2) == 1 and best_five(hand.cards).category not in REDUCED:
            hand = deal(chance, two_hands(chance))
        return replace(hand, changed=changed(chance, hand.cards, hand.bank))
    return hand


def _fits(rules: Ruleset, level: int) -> bool:
    return level != _CHANGED or holds(rules, Clause.CHANGE)


@skill(
    NAME,
    engine="caribbean_stud",
    version=2,
    title=_("Settling a hand"),
    about=_("Who wins, what ante and BET are paid, and which stakes are returned."),
    levels=(_("Ante and BET"), _("Folded hands, stakes too small or too large"), _("After a change")),
    texts={
        "stud-paying.ask": _("How does this hand end, and what is paid?"),
        "stud-paying.ask-minimum": _(
            "The table minimum is {minimum}, and the player has already looked at the cards. How does this hand end?"
        ),
        "stud-paying.ask-maximum": _("The table maximum is an ante of {maximum}. How does this hand end?"),
        **texts(NAME),
        "stud-paying.end": pgettext_lazy("hand that is played", "The hand"),
        "stud-paying.unqualified": _("the bank does not qualify"),
        "stud-paying.wins": _("the player’s hand is better"),
        "stud-paying.tie": _("the hands are equal"),
        "stud-paying.loses": _("the bank’s hand is better"),
        "stud-paying.fold": _("the player has folded"),
        "stud-paying.won": _("Winnings paid to the player"),
        "stud-paying.back": _("Stakes returned to the player"),
        "stud-paying.square": _("Square"),
        "stud-paying.stake": _("Stake"),
        "stud-paying.ante": SQUARES[Square.ANTE],
        "stud-paying.bet": SQUARES[Square.BET],
        "stud-paying.change": pgettext_lazy("Caribbean stud", "Price of the change"),
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    hand = _hand(chance, level)
    rules, question = _limited(chance, rules, hand) if level == _LAID else (rules, Phrase(f"{NAME}.ask"))
    settled = settle(rules, hand)
    scene = cards_scene(*rows(NAME, hand), head=[Phrase(f"{NAME}.square"), Phrase(f"{NAME}.stake")], lines=_laid(hand))
    parts = _parts(hand, settled)
    mistakes = confused(parts, partial(_parts, hand), lambda: missettled(rules, hand))
    return Item(question, parts, scene, str(hand), mistakes=mistakes)


def _limited(chance: Chance, rules: Ruleset, hand: Deal) -> tuple[Ruleset, Phrase]:
    """Return the table, which now and then has a limit that the ante does not keep, and the question that names it."""
    limit = chance.pick(("none", "none", "minimum", "maximum"))
    if limit == "minimum":
        least = hand.ante + _STEP
        asked = Phrase(f"{NAME}.ask-minimum", {"minimum": {"money": least}})
        return replace(rules, minimum={"ante": least}, maximum={}), asked
    if limit == "maximum" and hand.ante > _STEP:
        most = hand.ante - _STEP
        asked = Phrase(f"{NAME}.ask-maximum", {"maximum": {"money": most}})
        return replace(rules, minimum={}, maximum={"ante": most}), asked
    return rules, Phrase(f"{NAME}.ask")


def _parts(hand: Deal, settled: Settlement) -> tuple[Part, ...]:
    lines, total = settled.lines, settled.total
    because = tuple(dict.fromkeys(clause for line in lines for clause in line.because))
    first = (*lines[0].because, *((Clause.QUALIFIES,) if lines[0].clause is not Clause.FOLD else ()))
    offered, end = options(NAME, _ENDS.values()), _ENDS[lines[0].clause]
    hands = both_made(NAME, hand)
    won = (*hands, *sums(NAME, [(line, line.winnings) for line in lines]))
    back = sums(NAME, [(line, line.returned) for line in lines])
    return (
        Part("end", PartKind.CHOICE, Phrase(f"{NAME}.end"), end, first, offered, (*hands, chosen(offered, end))),
        Part("won", PartKind.MONEY, Phrase(f"{NAME}.won"), total.winnings, because, worked=won),
        Part("back", PartKind.MONEY, Phrase(f"{NAME}.back"), total.returned, because, worked=back),
    )


def _laid(hand: Deal) -> list[tuple[Value, ...]]:
    """Return what lies on the squares."""
    laid: list[tuple[Value, ...]] = [({"say": f"{NAME}.ante"}, {"money": hand.ante})]
    if hand.bet is not None:
        laid.append(({"say": f"{NAME}.bet"}, {"money": hand.bet}))
    if hand.changed:
        laid.append(({"say": f"{NAME}.change"}, {"money": hand.ante}))
    return laid
