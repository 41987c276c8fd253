"""What becomes of a stake when the round is over."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack.clauses import Clause
from games.blackjack.examples import examples
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Line, settle
from games.blackjack.table import Round
from games.core.totals import total_of
from training.drills.blackjack.missettled import missettled
from training.drills.blackjack.rounds import TEXTS, dealt, line_paid, place, points_added, shown, sums, varied
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, explained

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
    lines = settle(rules, played).lines
    if level == 3:
        won = sums(played, [(line, line.winnings) for line in lines])
        back = sums(played, [(line, line.returned) for line in lines])
        parts = explained(_sums(lines), {"winnings": won, "returned": back})
        wrong = confused(parts, _sums, lambda: missettled(rules, played, lines))
        return Item(Phrase(f"{NAME}.ask-all"), parts, shown(played), str(played), mistakes=wrong)
    line = chance.pick(lines)
    worked = {
        "result": (*_compared(played, line), chosen(options(NAME, _RESULTS), line.result)),
        "winnings": (line_paid(played, line, line.winnings),),
        "returned": (line_paid(played, line, line.returned),),
    }
    parts = explained(_of_line([line]), worked)
    mistakes = confused(parts, _of_line, lambda: missettled(rules, played, [line]))
    kind = "-insurance" if line.bet == "insurance" else "-excess" if line.result == "excess" else ""
    asked = kind or ("-hand" if played.boxes[line.box - 1].was_split else "")
    values: dict[str, Value] = {"player": int(line.player), "box": line.box}
    if asked == "-hand":
        values["hand"] = line.hand
    return Item(Phrase(f"{NAME}.ask{asked}", values), parts, shown(played), str(played), mistakes=mistakes)


def _sums(lines: Sequence[Line]) -> tuple[Part, ...]:
    clauses, total = tuple(dict.fromkeys(line.clause for line in lines)), total_of(lines)
    return (
        Part("winnings", PartKind.MONEY, Phrase(f"{NAME}.all-winnings"), total.winnings, clauses),
        Part("returned", PartKind.MONEY, Phrase(f"{NAME}.all-returned"), total.returned, clauses),
    )


def _of_line(lines: Sequence[Line]) -> tuple[Part, ...]:
    """Return what is asked of the one line."""
    (line,) = lines
    return (
        Part("result", PartKind.CHOICE, Phrase(f"{NAME}.result"), line.result, line.because, options(NAME, _RESULTS)),
        Part("winnings", PartKind.MONEY, Phrase(f"{NAME}.winnings"), line.winnings, line.because),
        Part("returned", PartKind.MONEY, Phrase(f"{NAME}.returned"), line.returned, line.because),
    )
