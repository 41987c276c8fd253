"""Acts before the boxes play: chips for notes, a stake that may be too late, insurance that is asked for."""

from games.blackjack.clauses import Clause
from games.blackjack.hands import ACE, TEN, is_blackjack, value
from games.blackjack.legality import insurance_problems
from games.blackjack.parameters import Insurance
from games.blackjack.scenarios import UNIT
from games.blackjack.settlement import INSURANCE_PAYS
from games.blackjack.table import FIRST, Box, Hand
from games.core.facts import Money
from games.core.totals import total_of
from training.drills.blackjack.rounds import shown
from training.drills.blackjack.shift.table import Dealt
from training.drills.blackjack.shift.texts import NAME
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, cards_scene, options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.rules import holds
from training.drills.kit.shifts import Act, Moves
from training.drills.kit.worked import Over, added

_NOTES = range(50_00, 550_00, 50_00)
_CHIPS = (2_50, 5_00, 10_00, 25_00)
_LATE = ("in-time", "too-late", "take-back")


def changed(chance: Chance, dealt: Dealt) -> Act:
    """Return a player's notes changed into chips. No clause says how many: it is a sum."""
    amount, worth = chance.pick(_NOTES), chance.pick(_CHIPS)
    box = chance.between(1, len(dealt.pairs))
    said: dict[str, Value] = {"box": box, "amount": {"money": amount}, "value": {"money": worth}}
    steps = (added((Money(amount), Over(Money(worth)))),)
    part = Part("chips", PartKind.NUMBER, Phrase(f"{NAME}.chips"), amount // worth, worked=steps)
    return Act("change", Item(Phrase(f"{NAME}.change", said), (part,)), {"chips": Moves(each=worth)})


def late(chance: Chance, dealt: Dealt) -> tuple[Dealt, Act]:
    """Return the round with what a player adds to a stake, if it plays, and the act of allowing or refusing it. A stake
    that a player wants back once betting is closed is refused as well.

    What allowing it moves is how much better off the player is with it in the end.
    """
    how, box, more = chance.pick(_LATE), chance.between(1, len(dealt.pairs)), UNIT * chance.between(1, 4)
    raised, now = dealt.with_stake(box, dealt.stake(box) + more), total_of(dealt.of_box(box)).net
    brings = -now if how == "take-back" else total_of(raised.of_box(box)).net - now
    opens, closes = _betting(dealt)
    because = (opens, Clause.STAKE) if how == "in-time" else (closes,)
    answer = "allow" if how == "in-time" else "refuse"
    part = Part("late", PartKind.CHOICE, Phrase(f"{NAME}.late"), answer, because, options(NAME, ("allow", "refuse")))
    said: dict[str, Value] = {"box": box} if how == "take-back" else {"box": box, "more": {"money": more}}
    scene = _stakes(dealt) if how == "in-time" else shown(dealt.opening)
    moves = {"late": Moves(by_option={"allow": brings, "refuse": 0})}
    act = Act("late", Item(Phrase(f"{NAME}.{how}", said), (part,), scene), moves)
    return (raised if answer == "allow" else dealt), act


def _betting(dealt: Dealt) -> tuple[Clause, Clause]:
    """Return the clauses by which betting opens and closes at the table."""
    if holds(dealt.rules, Clause.CLOSES):
        return Clause.OPENS, Clause.CLOSES
    return Clause.OPENS_AMERICAN, Clause.CLOSES_AMERICAN


def _stakes(dealt: Dealt) -> Scene:
    """Return what lies on the boxes before the deal, and how much of it a push has left there."""
    head = [Phrase("bj.in-box"), Phrase("bj.stake"), Phrase(f"{NAME}.left")]
    amounts = ((box, dealt.stake(box), dealt.before.left.get(box, 0)) for box in range(1, len(dealt.pairs) + 1))
    return cards_scene(head=head, lines=[[box, {"money": stake}, {"money": left}] for box, stake, left in amounts])


def insurance_asked(chance: Chance, dealt: Dealt) -> Act | None:
    """Return the act of allowing or refusing an insurance that a player asks for; None where nobody does."""
    wanted = [*_insured(dealt), *_not_insured(dealt)]
    if dealt.rules.insurance is Insurance.NONE or not wanted:
        return None
    if value(dealt.upcard) != ACE and (value(dealt.upcard) != TEN or chance.between(1, 4) > 1):
        return None
    box, amount, because = chance.pick(wanted)
    answer = "refuse" if because else "allow"
    part = Part(
        "insured",
        PartKind.CHOICE,
        Phrase(f"{NAME}.insured"),
        answer,
        because or (Clause.INSURANCE, _limit(dealt)),
        options(NAME, ("allow", "refuse")),
    )
    said: dict[str, Value] = {"box": box, "stake": {"money": dealt.stake(box)}, "amount": {"money": amount}}
    brings = INSURANCE_PAYS * amount if is_blackjack(dealt.bank) else -amount
    moves = {"insured": Moves(by_option={"allow": brings, "refuse": 0})}
    return Act("insurance", Item(Phrase(f"{NAME}.insure", said), (part,), shown(dealt.opening)), moves)


def _limit(dealt: Dealt) -> Clause:
    most = dealt.rules.insurance is Insurance.AT_MOST_HALF
    return Clause.INSURANCE_MOST if most else Clause.INSURANCE_LEAST


_Wanted = tuple[int, int, tuple[Clause, ...]]  # a box, the amount asked for, and the clauses that forbid it


def _insured(dealt: Dealt) -> list[_Wanted]:
    boxes = enumerate(dealt.played.boxes, 1)
    return [(number, box.insurance[FIRST], ()) for number, box in boxes if FIRST in box.insurance]


def _not_insured(dealt: Dealt) -> list[_Wanted]:
    """Return what is asked for on the other boxes and may not be laid there: against no ace, on a blackjack, more or
    less than the limit."""
    found = list[_Wanted]()
    for number, pair in enumerate(dealt.pairs, 1):
        half = dealt.stake(number) // 2
        for amount in (half, half + UNIT, half - UNIT // 2):
            box = Box((Hand(pair, {FIRST: dealt.stake(number)}),), {FIRST: amount})
            broken = [each.clause for each in insurance_problems(dealt.rules, dealt.opening, box) if each.clause]
            if broken and not dealt.played.boxes[number - 1].insurance:
                found.append((number, amount, tuple(map(Clause, broken))))
    return found
