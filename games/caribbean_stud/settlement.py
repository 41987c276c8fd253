"""What becomes of the stakes of one hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.caribbean_stud import jackpot
from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.rulesets import BET_ANTES, CHANGE_ANTES, REDUCED, Ruleset
from games.core.cards import Card, deck_problems
from games.core.problems import Problem, check
from games.core.rulings import Ruling, ruling_text
from games.core.totals import Total, total_of
from games.ranking import hands
from games.ranking.hands import HAND, VALUES, Category, Hand

_ACE_KING = (VALUES["A"], VALUES["K"])


class Square(StrEnum):
    """Where a stake lies, in the order in which the lines of a settlement come."""

    ANTE = "ante"
    BET = "bet"
    CHANGE = "change"
    JACKPOT = "jackpot"


class Result(StrEnum):
    """What became of a stake."""

    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    BACK = "back"  # the bank does not qualify
    EXCESS = "excess"  # over the maximum, it does not play
    VOID = "void"
    PAID = "paid"  # the price of a change


@dataclass(frozen=True, slots=True)
class Line(Ruling[Clause]):
    """What became of one stake, in cents.

    `returned` is the part of the stake that goes back; `because` are the clauses that decided, the first one first.
    """

    square: Square
    stake: int
    result: Result
    winnings: int
    returned: int
    because: tuple[Clause, ...]

    def __str__(self) -> str:
        """Say in one line what became of the stake and why."""
        return ruling_text(
            self.square, self.stake, self.result, self.because, winnings=self.winnings, returned=self.returned
        )


@dataclass(frozen=True, slots=True)
class Settlement:
    """A hand settled. Both hands and whether the bank qualifies are None where the hand was void."""

    hand: Hand | None
    bank: Hand | None
    qualifies: bool | None
    lines: tuple[Line, ...]
    total: Total


def qualifies(bank: Hand) -> bool:
    """Return whether a bank's hand is ace-king or better."""
    return bank.category is not Category.HIGH_CARD or bank.ranks[:2] == _ACE_KING


def settle(rules: Ruleset, deal: Deal) -> Settlement:
    """Settle one player's hand against the bank's.

    Raise Refused for cards that cannot have been dealt and for stakes that cannot have been laid.

    >>> from games.caribbean_stud.rulesets import ruleset
    >>> settle(ruleset(), Deal.parse("8c8d5h3s2c:AcKd9h4s3d 10*ante 20*bet")).qualifies
    True
    """
    check(problems(rules, deal))
    if deal.void:
        lines = tuple(_void(rules, deal, deal.void))
        return Settlement(None, None, None, lines, total_of(lines))
    hand, bank = hands.best_five(deal.cards), hands.best_five(deal.bank)
    settled = (*_stakes(rules, deal, hand, bank), *_price(rules, deal), *_chip(rules, deal, hand, bank))
    return Settlement(hand, bank, qualifies(bank), settled, total_of(settled))


def problems(rules: Ruleset, deal: Deal) -> list[Problem]:
    """Return every reason for which a hand cannot be settled."""
    found = [] if deal.void else list(_wrong_cards(deal))
    for square, amount, clause in ((Square.ANTE, deal.ante, Clause.ANTE), (Square.BET, deal.bet, Clause.PLAY)):
        if amount is not None and amount <= 0:
            found.append(Problem("stake_not_positive", square, {}, clause))
    if deal.changed and not rules.exchange:
        found.append(Problem("change_not_offered", "changed", {}, Clause.NO_CHANGE))
    return found + list(jackpot.problems(rules, deal))


def _wrong_cards(deal: Deal) -> Iterator[Problem]:
    for field, cards in (("hand", deal.cards), ("bank", deal.bank)):
        if len(cards) != HAND:
            code = "too_few_cards" if len(cards) < HAND else "too_many_cards"
            yield Problem(code, field, {}, Clause.FIVE_CARDS)
    places: list[tuple[str, Card | Sequence[Card]]] = [("hand", deal.cards), ("bank", deal.bank)]
    if deal.changed:
        if deal.changed.drawn not in deal.cards:
            yield Problem("drawn_not_in_hand", "changed.to", {"card": str(deal.changed.drawn)}, Clause.CHANGED_CARD)
        places.append(("changed.from", deal.changed.thrown))
    yield from deck_problems(1, places, Clause.DECK)


def _ante(rules: Ruleset, deal: Deal) -> int:
    """Return the part of the ante that plays: at most the maximum, where the table has one."""
    return min(deal.ante, rules.maximum.get(Square.ANTE, deal.ante))


def _stakes(rules: Ruleset, deal: Deal, hand: Hand, bank: Hand) -> Iterator[Line]:
    """Yield the ante and the BET, then what lies above their limits and does not play."""
    ante = _ante(rules, deal)
    yield from _playing(rules, deal, hand, bank)
    if deal.ante > ante:
        yield Line(Square.ANTE, deal.ante - ante, Result.EXCESS, 0, deal.ante - ante, (Clause.MAXIMUM,))
    if deal.bet is not None and deal.bet > BET_ANTES * ante:
        excess = deal.bet - BET_ANTES * ante
        yield Line(Square.BET, excess, Result.EXCESS, 0, excess, (Clause.BET_EXCESS,))


def _playing(rules: Ruleset, deal: Deal, hand: Hand, bank: Hand) -> Iterator[Line]:
    """Yield the ante and the BET as far as they play."""
    ante = _ante(rules, deal)
    also = (Clause.MINIMUM,) if deal.ante < rules.minimum.get(Square.ANTE, 0) else ()
    if deal.bet is None:
        yield Line(Square.ANTE, ante, Result.LOSE, 0, 0, (Clause.FOLD, *also))
        return
    bet = min(deal.bet, BET_ANTES * ante)
    short = (Clause.BET_SHORT,) if bet < BET_ANTES * ante else ()
    if not qualifies(bank):
        yield Line(Square.ANTE, ante, Result.WIN, ante, ante, (Clause.UNQUALIFIED, *also))
        yield Line(Square.BET, bet, Result.BACK, 0, bet, (Clause.UNQUALIFIED,))
    elif hand.strength > bank.strength:
        pays = rules.column(changed=deal.changed is not None)[hand.category]
        yield Line(Square.ANTE, ante, Result.WIN, ante, ante, (Clause.ANTE_WINS, *also))
        yield Line(Square.BET, bet, Result.WIN, pays * bet, bet, (_paid_by(rules, deal, hand), *short))
    elif hand.strength == bank.strength:
        yield Line(Square.ANTE, ante, Result.TIE, 0, ante, (Clause.TIE, *also))
        yield Line(Square.BET, bet, Result.TIE, 0, bet, (Clause.TIE,))
    else:
        yield Line(Square.ANTE, ante, Result.LOSE, 0, 0, (Clause.LOSES, *also))
        yield Line(Square.BET, bet, Result.LOSE, 0, 0, (Clause.LOSES, *short))


def _paid_by(rules: Ruleset, deal: Deal, hand: Hand) -> Clause:
    """Return the clause by which a winning BET is paid."""
    if deal.changed is None or hand.category not in REDUCED:
        return Clause.PAYS
    return Clause.REDUCED if rules.reduced_pay else Clause.REDUCED_NONE


def _price(rules: Ruleset, deal: Deal) -> Iterator[Line]:
    """Yield what a change has cost."""
    if deal.changed:
        yield Line(Square.CHANGE, CHANGE_ANTES * _ante(rules, deal), Result.PAID, 0, 0, (Clause.CHANGE,))


def _chip(rules: Ruleset, deal: Deal, hand: Hand, bank: Hand) -> Iterator[Line]:
    """Yield what became of the chip in the jackpot, which is spent even where it wins."""
    if deal.chip and rules.jackpot:
        prize, because = jackpot.prize(rules.jackpot, deal, hand, qualified=qualifies(bank))
        yield Line(Square.JACKPOT, rules.jackpot.chip, Result.WIN if prize else Result.LOSE, prize, 0, because)


def _void(rules: Ruleset, deal: Deal, mishap: Mishap) -> Iterator[Line]:
    """Yield the lines by which everything goes back, whatever was decided before."""
    stakes = {
        Square.ANTE: deal.ante,
        Square.BET: deal.bet,
        Square.CHANGE: CHANGE_ANTES * _ante(rules, deal) if deal.changed else None,
        Square.JACKPOT: rules.jackpot.chip if deal.chip and rules.jackpot else None,
    }
    for square, stake in stakes.items():
        if stake is not None:
            yield Line(square, stake, Result.VOID, 0, stake, (mishap.clause, Clause.VOID))
