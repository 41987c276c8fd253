"""A table after the payments, on which one pile of chips is not as it should be."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from games.blackjack.clauses import Clause
from games.blackjack.hands import TARGET, hand_total
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Line, settle
from games.blackjack.table import BetKind, Result, Round
from games.core.money import divide_up
from training.drills.blackjack.faults.picture import BANK, NAME, hands, key
from training.drills.blackjack.missettled import paid_elsewhere
from training.drills.blackjack.rounds import dealt, line_paid, place, points_added
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import cloth, due, hand, lying, pile, where
from training.drills.kit.common import Scene
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.spotting import spoil_one

_MOST_LINES = 5

Piles = Mapping[str, int]  # what lies at each place, in cents


@dataclass(frozen=True, slots=True)
class _Round:
    """A round with its lines, as the engine settles them."""

    rules: Ruleset
    played: Round
    lines: tuple[Line, ...]


def wrongly_paid(chance: Chance, rules: Ruleset) -> Item:
    done = _drawn(chance, rules)
    of_place = {f"{name}:{number}": line for number, line in enumerate(done.lines, 1) for name in ("paid", "stake")}
    right = {place: line.winnings if place.startswith("paid") else line.returned for place, line in of_place.items()}
    mistakes = (
        (f"{name}:{number}", cents)
        for number, line in enumerate(done.lines, 1)
        for name, cents in _mistakes(done, line)
    )
    shown, error = spoil_one(chance, right, mistakes, lambda place: of_place[place].because)
    line, amount = of_place[error.where], right[error.where]
    steps = _steps(done, line)
    sums = (line_paid(done.played, line, amount),) if amount else ()
    parts = where(error, *steps), due(error, amount, *steps, *sums)
    return Item(Phrase(f"{NAME}.paid"), parts, _scene(done, shown), str(done.played))


def _drawn(chance: Chance, rules: Ruleset) -> _Round:
    """Return a round of two or three boxes in which every chip plays."""
    while True:
        played = dealt(chance, rules, chance.between(2, 3))
        lines = settle(rules, played).lines
        if len(lines) <= _MOST_LINES and all(line.result is not Result.EXCESS for line in lines):
            return _Round(rules, played, lines)


def _mistakes(done: _Round, line: Line) -> Iterator[tuple[str, int]]:
    """Yield a pile of a stake with the amount that lies there by mistake, some of them what is right."""
    if line.result is Result.LOSE:
        yield "stake", line.stake
    elif line.result is Result.SURRENDER:
        yield from (("stake", 0), ("stake", line.stake))
    elif line.result is Result.PUSH:
        yield from (("stake", 0), ("paid", line.stake))
    else:
        yield from (("paid", won) for won in _wins(done, line))


def _wins(done: _Round, line: Line) -> Iterator[int]:
    """Yield what a winning stake is paid by mistake: nothing, a blackjack at other odds, a doubled stake once."""
    yield 0
    if line.bet is BetKind.INSURANCE:
        yield line.stake
        return
    one = done.played.boxes[line.box - 1].hands[line.hand - 1]
    if Clause.PAYS_BLACKJACK in line.because:
        yield from (won for _mistake, won in paid_elsewhere(done.rules, line.stake))
    elif hand_total(one.cards).total == TARGET:
        yield divide_up(3 * line.stake, 2, done.rules.smallest_chip)
    if one.doubled:
        yield one.stakes[line.player]


def _steps(done: _Round, line: Line) -> tuple[Step, ...]:
    """Return what the hand of a stake and the dealer count, and what becomes of the stake."""
    name = place(done.played, line.box, line.hand)
    one = done.played.boxes[line.box - 1].hands[line.hand - 1]
    kind = "insurance-" if line.bet is BetKind.INSURANCE else ""
    fate = Step(Phrase(f"{NAME}.{kind}{line.result}", {"hand": {"phrase": name.as_json}}), line.returned)
    return points_added(one.cards, name), points_added(done.played.dealer, Phrase("bj.bank")), fate


def _scene(done: _Round, shown: Piles) -> Scene:
    """Return the cards, and beside each hand what lies there of its stakes and what is paid."""
    rows = [lying(Phrase("bj.bank"), hand(BANK, done.played.dealer, most=len(done.played.dealer)))]
    for box, number, one, name in hands(done.played):
        places, notes = hand(key(box, number), one.cards, most=len(one.cards)), list[Phrase]()
        for at, line in enumerate(done.lines, 1):
            if (line.box, line.hand) == (box, number):
                places += _piles(at, line, shown)
                notes.append(_note(line))
        rows.append(lying(name, places, notes))
    return cloth(*rows)


def _piles(at: int, line: Line, shown: Piles) -> list[Scene]:
    insured = line.bet is BetKind.INSURANCE
    names = {
        f"stake:{at}": f"{NAME}.insurance" if insured else "cloth.stake",
        f"paid:{at}": f"{NAME}.insurance-paid" if insured else "cloth.paid",
    }
    return [pile(place, Phrase(name), shown[place]) for place, name in names.items()]


def _note(line: Line) -> Phrase:
    kind = "-insurance" if line.bet is BetKind.INSURANCE else "-doubled" if Clause.DOUBLE in line.because else ""
    return Phrase(f"{NAME}.laid{kind}", {"stake": {"money": line.stake}})
