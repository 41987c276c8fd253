"""Why one hand beats another: the clauses that decide between them."""

from games.ranking.clauses import HandClause
from games.ranking.hands import Category, Hand

CLAUSE_OF = {category: HandClause[category.name] for category in Category}


def made_by(hand: Hand) -> HandClause:
    """Return the rule that makes a hand what it is."""
    return CLAUSE_OF[hand.category]


def decided_by(better: Hand, other: Hand) -> tuple[HandClause, ...]:
    """Return what decides between two hands of which the first is not the weaker one, the deciding rule first."""
    if better.strength == other.strength:
        return HandClause.SUITS, made_by(better)
    if better.category is not other.category:
        return HandClause.RANKING, made_by(better), made_by(other)
    made = len({card.rank for card in better.made})
    if better.kickers and better.ranks[:made] == other.ranks[:made]:
        return HandClause.KICKERS, made_by(better)
    return (made_by(better),)
