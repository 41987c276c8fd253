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
from training.drills.kit.house_limits import just_below, own_or_usual
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.rules import holds, without_limits
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
_STEP = 500  # cents by which an ante is above a maximum, or some times as many


def _hand(chance: Chance, level: int) -> Deal:
    hand = deal(chance)
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
    version=3,
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
    of_limits=True,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    if level == _LAID:
        rules, hand, question = _limited(chance, rules)
    else:
        rules, hand, question = without_limits(rules), _hand(chance, level), Phrase(f"{NAME}.ask")
    settled = settle(rules, hand)
    scene = cards_scene(*rows(NAME, hand), head=[Phrase(f"{NAME}.square"), Phrase(f"{NAME}.stake")], lines=_laid(hand))
    parts = _parts(hand, settled)
    mistakes = confused(parts, partial(_parts, hand), lambda: missettled(rules, hand))
    return Item(question, parts, scene, str(hand), mistakes=mistakes)


def _limited(chance: Chance, house: Ruleset) -> tuple[Ruleset, Deal, Phrase]:
    """Return the table with limits, the house's own or such as tables have, a hand, and the question, which names a
    limit that the ante now and then does not keep."""
    least, most = own_or_usual(chance, house, Square.ANTE, (1000, 2000, 2500), (5, 10))
    rules, hand = replace(house, minimum={Square.ANTE: least}, maximum={Square.ANTE: most}), deal(chance)
    limit = chance.pick(("none", "none", "minimum", "maximum"))
    if limit == "minimum":
        asked = Phrase(f"{NAME}.ask-minimum", {"minimum": {"money": least}})
        return rules, _laid_with(chance, hand, just_below(least)), asked
    if limit == "maximum":
        asked = Phrase(f"{NAME}.ask-maximum", {"maximum": {"money": most}})
        return rules, _laid_with(chance, hand, most + _STEP * chance.between(1, 4)), asked
    return rules, _laid_with(chance, hand, min(max(hand.ante, least), most)), Phrase(f"{NAME}.ask")


def _laid_with(chance: Chance, hand: Deal, ante: int) -> Deal:
    """Return a hand with that ante, folded or with a BET that may be too small or too large."""
    due, half = BET_ANTES * ante, ante // 2
    few = min(250, half)
    return replace(hand, ante=ante, bet=chance.pick((None, due - few, due - half, due + few, due + ante)))


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
