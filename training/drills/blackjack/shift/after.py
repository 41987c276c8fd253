"""Acts when the dealer's hand is over: insurance, the order of settling, the payments; and the float in the end."""

from collections.abc import Sequence

from games.blackjack.settlement import Line
from games.blackjack.table import BetKind
from games.core.facts import Money
from games.core.totals import Total, total_of
from training.drills.blackjack.missettled import missettled
from training.drills.blackjack.ordering import NAME as ORDERING
from training.drills.blackjack.ordering import first_and_last
from training.drills.blackjack.rounds import shown, sums
from training.drills.blackjack.shift.table import Dealt
from training.drills.blackjack.shift.texts import NAME
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, money, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import confused
from training.drills.kit.shifts import Act, Moves
from training.drills.kit.worked import added, explained

_FLOATS = range(20_000_00, 60_000_00, 5_000_00)  # an example: no source says what a float of this game is


def insured(dealt: Dealt) -> Act | None:
    """Return the settlement of all insurance, or None where there is none."""
    lines = [line for line in dealt.lines if line.bet is BetKind.INSURANCE]
    return _settled("insurance", Phrase(f"{NAME}.insurances"), dealt, lines) if lines else None


def ordered(dealt: Dealt) -> Act | None:
    """Return which box is settled first and which last, or None where insurance comes between."""
    if any(box.insurance for box in dealt.played.boxes):
        return None
    parts = first_and_last(dealt.rules, dealt.played)
    return Act("order", Item(Phrase(f"{ORDERING}.ask"), parts, shown(dealt.played), str(dealt.played)))


def paid(dealt: Dealt) -> Act:
    """Return the settlement of all hands, box by box."""
    lines = [line for line in dealt.lines if line.bet is BetKind.HAND]
    return _settled("pay", Phrase(f"{NAME}.pay"), dealt, lines)


def _settled(kind: str, question: Phrase, dealt: Dealt, lines: Sequence[Line]) -> Act:
    worked = {}
    for box in {line.box for line in lines}:
        of_box = [line for line in lines if line.box == box]
        worked[f"won-{box}"] = sums(dealt.played, [(line, line.winnings) for line in of_box])
        worked[f"kept-{box}"] = sums(dealt.played, [(line, line.returned) for line in of_box])
    parts = explained(_of_boxes(lines), worked)
    wrong = confused(parts, _of_boxes, lambda: missettled(dealt.rules, dealt.played, lines))
    item = Item(question, parts, shown(dealt.played), str(dealt.played), mistakes=wrong)
    return Act(kind, item, {part.slug: Moves(each=1) for part in parts})


def _of_boxes(lines: Sequence[Line]) -> tuple[Part, ...]:
    """Return what is asked of each box: what is paid to it, and what the player keeps of the stakes."""
    parts = list[Part]()
    for box in sorted({line.box for line in lines}):
        of_box = [line for line in lines if line.box == box]
        because = tuple(dict.fromkeys(clause for line in of_box for clause in line.because))
        total, said = total_of(of_box), {"box": box}
        parts += (
            Part(f"won-{box}", PartKind.MONEY, Phrase(f"{NAME}.won", {**said}), total.winnings, because),
            Part(f"kept-{box}", PartKind.MONEY, Phrase(f"{NAME}.kept", {**said}), total.returned, because),
        )
    return tuple(parts)


def closing(chance: Chance, rounds: Sequence[Total], notes: int) -> Act:
    """Return the result of the table and the chips in the float, from what each round has paid and taken in and the
    notes that were changed. A mistake moves nothing yet: the float is counted again."""
    opened = chance.pick(_FLOATS)
    taken, gone = [total.lost for total in rounds], [total.winnings for total in rounds]
    result = sum(taken) - sum(gone)
    way = "gain" if result > 0 else "loss" if result < 0 else "even"
    plus, minus = [Money(sum(taken))], [Money(sum(gone))]
    steps = added(*plus, less=minus) if result >= 0 else added(*minus, less=plus)
    parts = (
        Part("way", PartKind.CHOICE, Phrase(f"{NAME}.way"), way, options=options(NAME, ("gain", "loss", "even"))),
        Part("result", PartKind.MONEY, Phrase(f"{NAME}.result"), abs(result), worked=(steps,)),
        Part(
            "float",
            PartKind.MONEY,
            Phrase(f"{NAME}.float-holds"),
            opened + result - notes,
            worked=(added(Money(opened), *plus, less=[*minus, Money(notes)]),),
        ),
    )
    said: dict[str, Value] = {"float": {"money": opened}, "notes": {"money": notes}}
    lines = [[number, *money(total.lost, total.winnings)] for number, total in enumerate(rounds, 1)]
    scene = cards_scene(head=[Phrase(f"{NAME}.{name}") for name in ("round", "taken", "paid")], lines=lines)
    return Act("float", Item(Phrase(f"{NAME}.float", said), parts, scene))
