"""Why one hand beats another: the clauses that decide between them."""

from games.poker.clauses import Clause
from games.poker.hands import Category, Hand

CLAUSE_OF = {category: Clause[category.name] for category in Category}


def made_by(hand: Hand) -> Clause:
    """The rule that makes a hand what it is."""
    return CLAUSE_OF[hand.category]


def decided_by(better: Hand, other: Hand) -> tuple[Clause, ...]:
    """What decides between two hands of which the first is not the weaker one, the deciding rule first."""
    if better.strength == other.strength:
        return Clause.SUITS, made_by(better)
    if better.category is not other.category:
        return Clause.RANKING, made_by(better), made_by(other)
    made = len({card.rank for card in better.made})
    if better.kickers and better.ranks[:made] == other.ranks[:made]:
        return Clause.KICKERS, made_by(better)
    return (made_by(better),)
