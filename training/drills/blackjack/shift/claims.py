"""Claims: what players say of a payment, held against the cards."""

from games.blackjack.clauses import Clause
from games.blackjack.settlement import Line
from games.blackjack.table import BetKind, Result
from training.drills.blackjack.missettled import missettled
from training.drills.blackjack.rounds import shown
from training.drills.blackjack.shift.table import Dealt
from training.drills.blackjack.shift.texts import NAME
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.shifts import Act, Moves

_CLAIMED = (Result.WIN, Result.PUSH, Result.LOSE)  # what a player claims more of without reason


def claimed(chance: Chance, dealt: Dealt) -> Act | None:
    """Return a claim on a hand that was paid too little, or on one that was settled rightly; None where every
    hand was surrendered."""
    short = [(line, less) for line in dealt.lines if line.bet is BetKind.HAND for less in _too_little(dealt, line)]
    if short and chance.between(1, 2) == 1:
        line, got = chance.pick(short)
        return _claim(dealt, line, got, line.winnings - got, founded=True)
    plain = [line for line in dealt.lines if line.bet is BetKind.HAND and line.result in _CLAIMED]
    if not plain:
        return None
    line = chance.pick(plain)
    return _claim(dealt, line, line.winnings, line.stake, founded=False)


def _too_little(dealt: Dealt, line: Line) -> list[int]:
    """Return what a hand is paid by mistakes that pay it less than it wins, nothing among it."""
    wrong = {lines[0].winnings for _mistake, lines in missettled(dealt.rules, dealt.played, [line])}
    return sorted(won for won in wrong | {0} if won < line.winnings)


def _claim(dealt: Dealt, line: Line, got: int, more: int, *, founded: bool) -> Act:
    said: dict[str, Value] = {"box": line.box, "got": {"money": got}, "more": {"money": more}}
    asked = "claim"
    if dealt.played.boxes[line.box - 1].was_split:
        said["hand"], asked = line.hand, "claim-hand"
    offered = (("pay", Phrase(f"{NAME}.claim-pay", {"more": {"money": more}})), *options(NAME, ("claim-nothing",)))
    offered = tuple((name.removeprefix("claim-"), text) for name, text in offered)
    because = (*line.because, Clause.WRONG_PAYMENT) if founded else line.because
    answer = "pay" if founded else "nothing"
    part = Part("claim", PartKind.CHOICE, Phrase(f"{NAME}.claim-part"), answer, because, offered)
    item = Item(Phrase(f"{NAME}.{asked}", said), (part,), shown(dealt.played), str(dealt.played))
    return Act("claim", item, {"claim": Moves(by_option={"pay": more, "nothing": 0})})
