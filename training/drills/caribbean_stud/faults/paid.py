"""Two hands after the payments, with one pile of chips that is not as it should be."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Chip, Deal
from games.caribbean_stud.rulesets import PRIZED, Ruleset
from games.caribbean_stud.settlement import Line, Result, Square, settle
from games.core.cards import Card
from games.core.facts import Money
from games.ranking.hands import Category, best_five
from training.drills.caribbean_stud.dealing import KINDS, bank_hand, changed, deal
from training.drills.caribbean_stud.faults.picture import BANK, NAME, box, scene
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import due, where
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.poker import dealt, made, ranks_of
from training.drills.kit.rules import holds
from training.drills.kit.spotting import spoil_one
from training.drills.kit.worked import added, paid

_BOXES = 2

Piles = Mapping[str, int]  # what lies at each place, in cents


@dataclass(frozen=True, slots=True)
class _Stake:
    """A line of the settlement with its hand, and the number of the box."""

    number: int
    hand: Deal
    line: Line

    @property
    def piles(self) -> Piles:
        """What should be there, and be paid; of a jackpot chip, which is spent, only what it wins."""
        line, place = self.line, f"{self.line.square}:{self.number}"
        paid = {f"{line.square}-paid:{self.number}": line.winnings}
        return paid if line.square is Square.JACKPOT else {place: line.returned, **paid}


def wrongly_paid(chance: Chance, rules: Ruleset, *, with_chips: bool) -> Item:
    deals = _deals(chance, rules, with_chips=with_chips)
    stakes = [
        _Stake(number, hand, line)
        for number, hand in enumerate(deals, 1)
        for line in settle(rules, hand).lines
        if line.square is not Square.CHANGE
    ]
    right = {place: cents for stake in stakes for place, cents in stake.piles.items()}
    of_place = {place: stake for stake in stakes for place in stake.piles}
    mistakes = (mistake for stake in stakes for mistake in _mistakes(rules, stake))
    shown, error = spoil_one(chance, right, mistakes, lambda place: of_place[place].line.because)
    stake, amount = of_place[error.where], right[error.where]
    steps = _steps(stake, amount)
    parts = where(error, *steps), due(error, amount, *steps)
    return Item(Phrase(f"{NAME}.paid"), parts, scene(rules, deals, shown), str(stake.hand))


def _deals(chance: Chance, rules: Ruleset, *, with_chips: bool) -> list[Deal]:
    """Return two hands against one bank, with jackpot chips and sometimes a change where these are asked."""
    bank = bank_hand(chance)
    taken, deals = set(bank), list[Deal]()
    while len(deals) < _BOXES:
        cards = _player(chance, with_chips=with_chips)
        if taken & set(cards):
            continue
        taken |= set(cards)
        deals.append(deal(chance, (cards, bank)))
    if not with_chips:
        return deals
    deals = [replace(hand, chip=Chip()) for hand in deals]
    if holds(rules, Clause.CHANGE) and chance.between(1, 2) == 1:
        change = changed(chance, deals[0].cards, deals[0].bank)
        if change.thrown not in taken:
            deals[0] = replace(deals[0], changed=change)
    return deals


def _player(chance: Chance, *, with_chips: bool) -> list[Card]:
    """Return a hand of any kind; with jackpot chips often one for which there is a prize."""
    kind = chance.pick(PRIZED if with_chips and chance.between(1, 2) == 1 else list(Category))
    return dealt(chance, kind, chance.pick(ranks_of(kind)))


def _mistakes(rules: Ruleset, stake: _Stake) -> Iterator[tuple[str, int]]:
    """Yield a pile of a stake with the amount that lies there by mistake, some of them what is right."""
    line, kind = stake.line, best_five(stake.hand.cards).category
    laid, won = f"{line.square}:{stake.number}", f"{line.square}-paid:{stake.number}"
    if line.square is Square.JACKPOT:
        if rules.jackpot and kind in PRIZED:
            yield from ((won, cents) for cents in (0, *rules.jackpot.prizes.values()))
    elif line.result is Result.LOSE:
        yield laid, line.stake
    elif line.result is Result.TIE:
        yield from ((laid, 0), (won, line.stake))
    elif line.result is Result.BACK:
        yield from ((won, rules.pay[kind] * line.stake), (laid, 0))
    else:
        yield from ((won, cents) for cents in (0, line.stake, rules.pay[kind] * line.stake))
        if line.square is Square.BET:
            yield from ((won, times * line.stake) for times in _neighbours(rules, kind))


def _neighbours(rules: Ruleset, kind: Category) -> Sequence[int]:
    """Return what the next lower and the next higher kind of hand are paid."""
    kinds = list(Category)
    at = kinds.index(kind)
    return [rules.pay[other] for other in kinds[max(at - 1, 0) : at + 2]]


def _steps(stake: _Stake, amount: int) -> tuple[Step, ...]:
    """Return what both hands are, and what becomes of the stake."""
    line = stake.line
    hands = made(KINDS, stake.hand.cards, box(stake.number)), made(KINDS, stake.hand.bank, BANK)
    if line.square is Square.JACKPOT:
        return *hands, Step(Phrase(f"{NAME}.{'prize' if amount else 'no-prize'}"), amount)
    fate = Step(Phrase(f"{NAME}.{line.result}", {"square": {"say": f"{NAME}.{line.square}"}}), line.returned)
    return *hands, fate, paid(line.stake, amount) if amount else added(Money(0))
