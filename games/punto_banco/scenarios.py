"""Legal situations from a seeded random source, for tests, calculators and drills alike."""

from collections.abc import Sequence
from random import Random

from games.baccarat.hands import score, value
from games.core.cards import DECK, Card
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.coup import FIRST, MOST_USED, Coup, deal
from games.punto_banco.rebuild import Kind, Laid, rebuild
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.stakes import Stake
from games.punto_banco.table import Cell, cells

UNIT = 500  # cents in whose multiples stakes are drawn


def cards(rng: Random, rules: Ruleset, number: int = MOST_USED) -> tuple[Card, ...]:
    """Return so many cards as they leave a full shoe."""
    return tuple(rng.sample(DECK, number, counts=[rules.decks] * len(DECK)))


def coup(rng: Random, rules: Ruleset) -> Coup:
    """Return a coup as it comes."""
    return deal(cards(rng, rules))


def coup_at(rng: Random, rules: Ruleset, cell: Cell) -> Coup:
    """Return a coup in which banco has to decide at that cell of the table."""
    while True:
        dealt = coup(rng, rules)
        if cell_of(dealt) == cell:
            return dealt


def cell_of(dealt: Coup) -> Cell | None:
    """Return the cell of the table at which banco decided; None where a natural left nothing to decide."""
    if not dealt.decides:
        return None
    first = score(dealt.banco[:2])
    third = value(dealt.punto[-1]) if dealt.decisions[0].draws else None
    return next(cell for cell in cells() if (cell.score, cell.third) == (first, third))


def stakes(
    rng: Random, rules: Ruleset, size: int, *, players: Sequence[str | None] = (None,), unit: int = UNIT
) -> list[Stake]:
    """Return stakes of random players, each within the limits of its bet where these leave room for a whole unit."""
    return [_stake(rng, rules, rng.choice(list(Bet)), rng.choice(players), unit) for _ in range(size)]


def _stake(rng: Random, rules: Ruleset, bet: Bet, player: str | None, unit: int) -> Stake:
    least = max(1, -(-rules.minimum.get(bet, 0) // unit))
    most = min(least + 59, rules.maximum.get(bet, least * unit + 59 * unit) // unit)
    return Stake(bet, rng.randint(least, max(least, most)) * unit, player)


def misdealt(rng: Random, rules: Ruleset, kind: Kind) -> Laid:
    """Return a coup with exactly one fault, of that kind: a third card that was left out, added, or sent to the other
    hand."""
    while True:
        shoe = cards(rng, rules, MOST_USED + 2)
        right = [(dealt.hand, dealt.card) for dealt in deal(shoe).dealt]
        wrong = _spoilt(rng, right, shoe, kind)
        if wrong is None:
            continue
        laid = Laid(tuple(wrong), shoe[len(wrong) :])
        if [fault.kind for fault in rebuild(rules, laid).faults] == [kind]:
            return laid


def _spoilt(
    rng: Random, right: list[tuple[Hand, Card]], shoe: Sequence[Card], kind: Kind
) -> list[tuple[Hand, Card]] | None:
    """Return the cards with one of them dealt wrongly; None where the coup has none to spoil."""
    if kind is Kind.ONE_TOO_MANY:
        return [*right, (rng.choice(list(Hand)), shoe[len(right)])]
    if len(right) == len(FIRST):
        return None
    if kind is Kind.MISSING:
        return right[:-1]
    place = rng.randrange(len(FIRST), len(right))
    hand, card = right[place]
    other = Hand.BANCO if hand is Hand.PUNTO else Hand.PUNTO
    return [*right[:place], (other, card), *right[place + 1 :]]
