"""What becomes of every stake when a round is over, in the order in which the table settles."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.blackjack.clauses import Clause
from games.blackjack.hands import ACE, TARGET, hand_total, is_blackjack, value
from games.blackjack.legality import even_money_by, problems
from games.blackjack.parameters import Surrender
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import FIRST, BetKind, Box, Hand, Result, Round
from games.core.money import divide_up
from games.core.problems import check
from games.core.rulings import Ruling, ruling_text
from games.core.totals import Total, total_of

INSURANCE_PAYS = 2


@dataclass(frozen=True, slots=True)
class Line(Ruling[Clause]):
    """What became of what one player had on one hand, in cents; boxes and hands are counted from 1, from the left.

    `bet` is hand or insurance. `result` is win, lose, push (the stake stays the player's), surrender (part of it goes
    back) or excess (it does not play). `stake` counts what was laid to double; `because` are the clauses that decided,
    the first one first.
    """

    box: int
    hand: int
    player: str
    bet: BetKind
    stake: int
    result: Result
    winnings: int
    returned: int
    because: tuple[Clause, ...]

    def __str__(self) -> str:
        """Say in one line what became of the stake and why."""
        bet = "insurance" if self.bet is BetKind.INSURANCE else f"hand {self.hand}"
        player = f" by player {self.player}" if self.player != FIRST else ""
        spot = f"{bet} of box {self.box}{player}"
        return ruling_text(spot, self.stake, self.result, self.because, winnings=self.winnings, returned=self.returned)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A round settled."""

    played: Round
    lines: tuple[Line, ...]
    total: Total


def settle(rules: Ruleset, played: Round) -> Settlement:
    """Settle a round: first what is settled at once, from left to right, then insurance and hands from right to left.

    A dealer who has looked at the hole card settles insurance before the boxes play. Amounts are cents. Raise Refused
    with everything that makes the round illegal, each problem with the clause that it breaks.

    >>> from games.blackjack.rulesets import ruleset
    >>> print(settle(ruleset("venice-blackjack"), Round.parse("Ah9c 9d8c*10")).lines[0])
    10 on hand 1 of box 1: lose, 10 taken (blackjack-loses)
    """
    check(problems(rules, played))
    boxes = list(enumerate(played.boxes, 1))
    at_once = [line for number, box in boxes for line in _at_once(rules, played, number, box)]
    insured = [line for number, box in reversed(boxes) for line in _insurance(played, number, box)]
    lines = (
        *(line for number, box in boxes for line in _even_money(rules, number, box)),
        *((*insured, *at_once) if rules.peeks else (*at_once, *insured)),
        *(line for number, box in reversed(boxes) for line in _waiting(rules, played, number, box)),
    )
    return Settlement(played, lines, total_of(lines))


def _even_money(rules: Ruleset, number: int, box: Box) -> Iterator[Line]:
    clause = even_money_by(rules)
    for player, stake in box.hands[0].stakes.items():
        if player in box.even_money:
            because = (clause, *_small(rules, stake))
            yield Line(number, 1, player, BetKind.HAND, stake, Result.WIN, stake, stake, because)


def _at_once(rules: Ruleset, played: Round, number: int, box: Box) -> Iterator[Line]:
    """Yield hands that bust, and hands that are surrendered."""
    for place, hand in enumerate(box.hands, 1):
        if hand.surrendered:
            yield from _surrendered(rules, played, number, hand)
        elif hand_total(hand.cards).is_bust:
            for player, stake, because in _stakes(rules, box, hand):
                yield Line(number, place, player, BetKind.HAND, stake, Result.LOSE, 0, 0, (Clause.OVER, *because))
            yield from _excess(number, place, hand)


def _surrendered(rules: Ruleset, played: Round, number: int, hand: Hand) -> Iterator[Line]:
    """Yield the clause by which a late surrender does not save a stake from the dealer's blackjack."""
    taken = rules.surrender is Surrender.LATE and is_blackjack(played.dealer)
    clause = Clause.SURRENDER_LATE if rules.surrender is Surrender.LATE else Clause.SURRENDER_EARLY
    for player, stake in hand.stakes.items():
        if taken:
            yield Line(number, 1, player, BetKind.HAND, stake, Result.LOSE, 0, 0, (_bank_blackjack(rules), clause))
        else:
            back = divide_up(stake, 2, rules.smallest_chip)
            rounded = (Clause.ROUNDING,) if 2 * back != stake else ()
            because = (clause, *rounded, *_small(rules, stake))
            yield Line(number, 1, player, BetKind.HAND, stake, Result.SURRENDER, 0, back, because)


def _insurance(played: Round, number: int, box: Box) -> Iterator[Line]:
    for player, cents in box.insurance.items():
        if is_blackjack(played.dealer):
            won = INSURANCE_PAYS * cents
            yield Line(number, 1, player, BetKind.INSURANCE, cents, Result.WIN, won, cents, (Clause.INSURANCE_PAYS,))
        else:
            yield Line(number, 1, player, BetKind.INSURANCE, cents, Result.LOSE, 0, 0, (Clause.INSURANCE_LOSES,))


def _waiting(rules: Ruleset, played: Round, number: int, box: Box) -> Iterator[Line]:
    """Yield hands that waited for the dealer, from right to left."""
    for place, hand in reversed(list(enumerate(box.hands, 1))):
        if hand.surrendered or hand_total(hand.cards).is_bust:
            continue
        for player, stake, also in _stakes(rules, box, hand):
            if player not in box.even_money:
                result, winnings, because = _against_bank(rules, played, box, hand, stake)
                returned = 0 if result == Result.LOSE else stake
                yield Line(number, place, player, BetKind.HAND, stake, result, winnings, returned, (*because, *also))
        yield from _excess(number, place, hand)


def _against_bank(
    rules: Ruleset, played: Round, box: Box, hand: Hand, stake: int
) -> tuple[Result, int, tuple[Clause, ...]]:
    """Return the result of a hand, what a stake on it wins, and the clauses."""
    theirs, ours = is_blackjack(played.dealer), box.has_blackjack
    if ours:
        return (Result.PUSH, 0, (Clause.BLACKJACK_PUSH,)) if theirs else (Result.WIN, *blackjack_win(rules, stake))
    if theirs:
        return Result.LOSE, 0, (_bank_blackjack(rules),)
    total, dealer = hand_total(hand.cards).total, hand_total(played.dealer).total
    also = (Clause.SPLIT_TWENTY_ONE,) if box.was_split and is_blackjack(hand.cards) else ()
    if dealer > TARGET:
        return Result.WIN, stake, (Clause.BANK_OVER, *also)
    if total == dealer:
        return Result.PUSH, 0, (Clause.PUSH, *also)
    return (Result.WIN, stake, (Clause.WINS, *also)) if total > dealer else (Result.LOSE, 0, (Clause.LOSES,))


def blackjack_win(rules: Ruleset, stake: int) -> tuple[int, tuple[Clause, ...]]:
    """Return what a blackjack wins, in whole chips, rounded in favour of the player; and the clauses."""
    exact = stake * rules.blackjack_pays
    paid = -(-exact // rules.smallest_chip) * rules.smallest_chip
    return int(paid), (Clause.PAYS_BLACKJACK,) if paid == exact else (Clause.PAYS_BLACKJACK, Clause.ROUNDING)


def _bank_blackjack(rules: Ruleset) -> Clause:
    return Clause.BANK_BLACKJACK_SEEN if rules.peeks else Clause.BANK_BLACKJACK


def _stakes(rules: Ruleset, box: Box, hand: Hand) -> Iterator[tuple[str, int, tuple[Clause, ...]]]:
    """Yield what plays on a hand for each bettor, and the clauses that made it so."""
    split = Clause.SPLIT_ACES if value(hand.cards[0]) == ACE else Clause.SPLIT
    for player, stake in hand.stakes.items():
        because = (*((split,) if box.was_split else ()), *_small(rules, stake))
        if hand.doubled:
            laid = hand.doubled.get(player, 0)
            less = (Clause.DOUBLE_LESS,) if 0 < laid < stake else ()
            along = () if laid else (Clause.DOUBLE_ALONG,)
            yield player, stake + min(laid, stake), (Clause.DOUBLE, *less, *along, *because)
        else:
            yield player, stake, because


def _excess(number: int, place: int, hand: Hand) -> Iterator[Line]:
    for player, laid in hand.doubled.items():
        if (over := laid - hand.stakes[player]) > 0:
            yield Line(number, place, player, BetKind.HAND, over, Result.EXCESS, 0, over, (Clause.DOUBLE_MORE,))


def _small(rules: Ruleset, stake: int) -> tuple[Clause, ...]:
    """Return the clause of a stake below the minimum: it plays, and its line says so."""
    return (Clause.MINIMUM,) if stake < rules.minimum else ()
