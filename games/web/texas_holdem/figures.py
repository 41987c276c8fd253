"""What the page of hold'em draws and tabulates. Everything in it is the engine's."""

from collections.abc import Iterator
from typing import NamedTuple

from django.utils.functional import Promise

from games.core.cards import Card
from games.core.facts import Fact, Money
from games.ranking.clauses import HandClause
from games.ranking.hands import Hand as Best
from games.ranking.hands import best_five
from games.texas_holdem import odds
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD
from games.texas_holdem.examples import examples
from games.texas_holdem.facts import EQUITY_HANDS
from games.texas_holdem.hand import Hand, settle, tables
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Table
from games.web.kit.game import Figure
from games.web.kit.poker import CATEGORIES, ranking
from games.web.texas_holdem.words import DRAWS, POTS

# Hands that are shown beneath their rule as they end; the others can be tried.
_SHOWN = (
    HandClause.KICKERS,
    Clause.BEST_FIVE,
    Clause.UNCALLED,
    Clause.SIDE_POT,
    Clause.RAKE_CAP,
    Clause.TIE,
    Clause.ODD_CHIP,
)


class Shown(NamedTuple):
    """A player at the end of a hand: the seat, the hole cards, the best five of those still in, and the money."""

    seat: int
    cards: tuple[Card, ...]
    kind: Promise | None
    put_in: int
    received: int


def figures(rules: Ruleset) -> dict[str, Figure]:
    """Return the figures of a ruleset by the clause beneath which they stand."""
    from games.texas_holdem.equity import equity

    known = equity(EQUITY_HANDS)
    hands = list(zip(EQUITY_HANDS, known.players, strict=True))
    draws = [(DRAWS[name], odds.by_the_river(outs)) for name, outs in odds.OUTS.items()]
    return {
        HandClause.RANKING: ranking(),
        Clause.ODDS_DRAW: Figure("texas_holdem/rules/_draws.html", {"draws": draws}),
        Clause.ODDS_EQUITY: Figure("texas_holdem/rules/_equity.html", {"hands": hands}),
        **dict(_endings(rules)),
    }


def _endings(rules: Ruleset) -> Iterator[tuple[str, Figure]]:
    """Yield examples as they end."""
    for clause, example in examples(rules).items():
        if clause in _SHOWN:
            hand = Hand.parse(example)
            yield clause, Figure("texas_holdem/rules/_ending.html", _ending(hand, tables(rules, hand)[-1]))


def _ending(hand: Hand, table: Table) -> dict[str, object]:
    end = settle(table, hand.cards)
    players = []
    for place, (seat, cards) in enumerate(zip(table.seats, hand.cards, strict=True)):
        best = None if seat.folded or len(table.board) < BOARD else best_five([*cards, *table.board])
        name = str(place + 1)
        players.append(Shown(place + 1, cards, _kind(best), seat.contributed, end.received[name]))
    pots = [(POTS[pot.because[0]], pot) for pot in end.pots]
    return {"board": table.board, "players": players, "pots": pots, "button": table.button + 1}


def picture(rules: Ruleset, example: str) -> Figure:
    """Return the board of an example with the hands at the showdown, and what the pots bring."""
    hand = Hand.parse(example)
    table = tables(rules, hand)[-1]
    end = settle(table, hand.cards)
    facts: dict[str, Fact] = {
        "shown_pot": Money(sum(pot.amount for pot in end.pots)),
        "shown_taken": Money(end.rake),
        "shown_won": Money(sum(award.share for pot in end.pots for award in pot.awards)),
    }
    return Figure("texas_holdem/rules/_picture.html", _ending(hand, table), facts)


def _kind(best: Best | None) -> Promise | None:
    return CATEGORIES[best.category] if best else None
