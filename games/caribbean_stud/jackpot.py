"""The progressive jackpot: what its chip wins, and at which amount it is fair."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.rulesets import PRIZED, Jackpot, Ruleset
from games.core.problems import Problem
from games.ranking.hands import Category, Hand

# Hands of these kinds stop play at all tables; those who hold one at the same time, at any of them, share its prize.
SHARED = (Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
MOST_SHARING = 99  # more than all tables of a house hold


def problems(rules: Ruleset, deal: Deal) -> Iterator[Problem]:
    """Yield what is wrong with the jackpot chip of a hand."""
    if not deal.chip:
        return
    if not rules.jackpot:
        yield Problem("no_jackpot", "jackpot", {}, Clause.JACKPOT_NONE)
    if not 1 <= deal.chip.sharing <= MOST_SHARING:
        values = {"most": MOST_SHARING}
        yield Problem("too_many_sharing", "jackpot.sharing", values, Clause.JACKPOT_SHARED)


def prize(jackpot: Jackpot, deal: Deal, hand: Hand, *, qualified: bool) -> tuple[int, tuple[Clause, ...]]:
    """Return the cents that a hand's chip wins, none where it is lost, and the clauses that say so, the deciding one
    first."""
    chip = deal.chip
    if chip is None or hand.category not in PRIZED:
        return 0, (Clause.JACKPOT_CHIP,)
    if deal.changed:
        return 0, (Clause.JACKPOT_CHANGE,)
    if deal.bet is None:
        return 0, (Clause.JACKPOT_FOLDED,)
    if not qualified and not chip.declared:
        return 0, (Clause.JACKPOT_DECLARED,)
    shared = hand.category in SHARED and chip.sharing > 1
    because = (Clause.JACKPOT_PRIZES, *_if(shared, Clause.JACKPOT_SHARED))
    amount = jackpot.prizes[hand.category] // (chip.sharing if shared else 1)
    return amount, (*because, *_if(not qualified, Clause.JACKPOT_BANK))


def _if(holds: bool, clause: Clause) -> tuple[Clause, ...]:
    return (clause,) if holds else ()


def fair(jackpot: Jackpot, hands: Mapping[Category, int]) -> Fraction:
    """Return the cents that a royal flush must win for the chip to be a fair bet, the other prizes being as they are
    posted.

    `hands` counts all hands of five cards by their kind. That prizes may be shared is left aside.
    """
    others = sum(prize * hands[kind] for kind, prize in jackpot.prizes.items() if kind is not Category.ROYAL_FLUSH)
    return Fraction(jackpot.chip * sum(hands.values()) - others, hands[Category.ROYAL_FLUSH])


def edge(jackpot: Jackpot, hands: Mapping[Category, int]) -> Fraction:
    """Return what of a chip is lost on average."""
    won = sum(prize * hands[kind] for kind, prize in jackpot.prizes.items())
    return 1 - Fraction(won, jackpot.chip * sum(hands.values()))
