"""What becomes of a stake when the round is over."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.clauses import Clause
from games.blackjack.examples import examples
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Line, settle
from games.blackjack.table import Round
from training.drills.blackjack.rounds import TEXTS, dealt, line_paid, place, points_added, shown, sums, varied
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen

NAME = "bj-settle"
_RESULTS = ("win", "lose", "push", "surrender", "excess")


def _round(chance: Chance, level: int, rules: Ruleset) -> Round:
    """Deal a round as it comes at first, then what the rules have examples for."""
    if level == 1:
        return dealt(chance, rules, 1)
    if level == 2:
        clause, game = chance.pick(sorted(examples(rules).items()))
        return varied(chance, game, 1 if clause is Clause.MINIMUM else 9)  # a small stake stays small
    return dealt(chance, rules, chance.between(1, 2), 2)


def _compared(played: Round, line: Line) -> tuple[Step, ...]:
    """Return what the hand of a line counts, and what the dealer has."""
    hand = played.boxes[line.box - 1].hands[line.hand - 1]
    own = points_added(hand.cards, place(played, line.box, line.hand))
    return own, points_added(played.dealer, Phrase("bj.bank"))


@skill(
    NAME,
    engine="blackjack",
    version=1,
    title=_("Settling a round"),
    about=_("What happens to a stake: totals, blackjacks, doubles, splits, insurance, even money."),
    levels=(_("One box"), _("Special cases"), _("All stakes together")),
    texts={
        **TEXTS,
        "bj-settle.ask": _("What happens to the stake of player {player} on box {box}?"),
        "bj-settle.ask-hand": _("What happens to the stake of player {player} on box {box}, hand {hand}?"),
        "bj-settle.ask-excess": _(
            "Player {player} added more than the first stake to double on box {box}. What happens to the excess?"
        ),
        "bj-settle.ask-insurance": _("What happens to the insurance of player {player} on box {box}?"),
        "bj-settle.ask-all": _("How much is paid and how much is returned in this round, over all stakes?"),
        "bj-settle.result": _("The stake"),
        "bj-settle.winnings": _("Paid to the player"),
        "bj-settle.returned": _("Returned from the stake"),
        "bj-settle.all-winnings": _("Total paid"),
        "bj-settle.all-returned": _("Total returned"),
        "bj-settle.win": pgettext_lazy("blackjack stake", "wins"),
        "bj-settle.lose": pgettext_lazy("blackjack stake", "is lost"),
        "bj-settle.push": pgettext_lazy("blackjack stake", "is a push"),
        "bj-settle.surrender": pgettext_lazy("blackjack stake", "is lost in part"),
        "bj-settle.excess": pgettext_lazy("blackjack stake", "is out of play"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    played = _round(chance, level, rules)
    settled = settle(rules, played)
    if level == 3:
        clauses = tuple(dict.fromkeys(line.clause for line in settled.lines))
        total = settled.total
        won = sums(played, [(line, line.winnings) for line in settled.lines])
        back = sums(played, [(line, line.returned) for line in settled.lines])
        asked_for = (
            Part("winnings", PartKind.MONEY, Phrase(f"{NAME}.all-winnings"), total.winnings, clauses, worked=won),
            Part("returned", PartKind.MONEY, Phrase(f"{NAME}.all-returned"), total.returned, clauses, worked=back),
        )
        return Item(Phrase(f"{NAME}.ask-all"), asked_for, shown(played), str(played))
    line, offered = chance.pick(settled.lines), options(NAME, _RESULTS)
    fate = (*_compared(played, line), chosen(offered, line.result))
    parts = (
        Part("result", PartKind.CHOICE, Phrase(f"{NAME}.result"), line.result, line.because, offered, fate),
        Part(
            "winnings",
            PartKind.MONEY,
            Phrase(f"{NAME}.winnings"),
            line.winnings,
            line.because,
            worked=(line_paid(played, line, line.winnings),),
        ),
        Part(
            "returned",
            PartKind.MONEY,
            Phrase(f"{NAME}.returned"),
            line.returned,
            line.because,
            worked=(line_paid(played, line, line.returned),),
        ),
    )
    kind = "-insurance" if line.bet == "insurance" else "-excess" if line.result == "excess" else ""
    asked = kind or ("-hand" if played.boxes[line.box - 1].was_split else "")
    values: dict[str, Value] = {"player": int(line.player), "box": line.box}
    if asked == "-hand":
        values["hand"] = line.hand
    return Item(Phrase(f"{NAME}.ask{asked}", values), parts, shown(played), str(played))
