"""What the page of punto banco draws and tabulates. Everything in it is the engine's."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from django.utils.functional import Promise

from games.baccarat.clauses import HandClause
from games.baccarat.hands import VALUES, score
from games.core.cards import Card
from games.core.facts import Fact, Money
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import Coup
from games.punto_banco.examples import examples
from games.punto_banco.odds import chances, full
from games.punto_banco.play import Play
from games.punto_banco.rebuild import Laid, rebuild
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.table import BANCO_SCORES, THIRDS, Cell, cells
from games.web.kit.game import Figure
from games.web.punto_banco.words import BETS, ENDS, FAULTS, LENGTHS, RESULTS

# Coups that are shown beneath their rule as they are played; the others can be tried.
_SHOWN = (
    HandClause.NATURAL,
    Clause.BANCO_ALONE,
    Clause.BANCO_FIVE,
    Clause.COMMISSION,
    Clause.TIE_RETURNS,
)
_MISTAKES = {
    Clause.WRONG_HAND: "p2c bKd p4h b5s p9c",
    Clause.ONE_TOO_MANY: "p4c bTd p4h bKs b7d",
    Clause.MISSING: "p2c bKd p3h b4s p2d .4d",
}
_DECKS = (1, 6, 8)


class HandView(NamedTuple):
    """A hand on the table, by its name."""

    name: Promise
    cards: tuple[Card, ...]
    score: int


class Odds(NamedTuple):
    """A bet: what a unit wins, how often, and what it costs in the mean."""

    name: Promise
    pays: int
    chance: Fraction
    edge: Fraction


def figures(rules: Ruleset) -> dict[str, Figure]:
    """Return the figures of a ruleset by the clause beneath which they stand."""
    odds = list(_odds(rules))
    by_decks = {"bets": BETS.values(), "shoes": _shoes(rules)}
    lengths = [(LENGTHS[number], share) for number, share in chances(full(rules.decks)).cards.items()]
    return {
        HandClause.CARD_VALUES: Figure("punto_banco/rules/_values.html", {"values": list(VALUES.items())}),
        Clause.BY_HEART: Figure("punto_banco/rules/_table_of_play.html", {"thirds": THIRDS, "rows": _rows()}),
        Clause.BETS: Figure("punto_banco/rules/_bets.html", {"odds": odds, "rules": rules}),
        Clause.ODDS_WAYS: Figure("punto_banco/rules/_chances.html", {"odds": odds}),
        Clause.ODDS_EDGE: Figure("punto_banco/rules/_decks.html", by_decks),
        Clause.ODDS_LENGTH: Figure("punto_banco/rules/_lengths.html", {"lengths": lengths}),
        **_limits(rules),
        **dict(_coups(rules)),
        **{clause: _mistake(rules, dealt) for clause, dealt in _MISTAKES.items()},
    }


def _odds(rules: Ruleset) -> Iterator[Odds]:
    found = chances(full(rules.decks))
    edges, pays = found.edges(rules), {Bet.PUNTO: 1, Bet.BANCO: 1, Bet.TIE: rules.tie_pays}
    for bet in Bet:
        yield Odds(BETS[bet], pays[bet], found.ends[bet], edges[bet])


def _rows() -> list[tuple[int, list[Cell]]]:
    """Return the table of play, row by row of banco's score."""
    return [(score, [cell for cell in cells() if cell.score == score]) for score in BANCO_SCORES]


def _shoes(rules: Ruleset) -> list[tuple[int, list[Fraction]]]:
    """Return what each bet costs with so many decks."""
    return [(decks, list(chances(full(decks)).edges(rules).values())) for decks in sorted({*_DECKS, rules.decks})]


def _limits(rules: Ruleset) -> dict[str, Figure]:
    """Return what the table's board says, if the house has put something on it: each bet with its limits in cents."""
    shown = [(BETS[bet], rules.minimum.get(bet), rules.maximum.get(bet)) for bet in Bet]
    limits = [(name, least, most) for name, least, most in shown if least or most]
    return {Clause.MINIMUM: Figure("punto_banco/rules/_limits.html", {"limits": limits})} if limits else {}


def _coups(rules: Ruleset) -> Iterator[tuple[str, Figure]]:
    """Yield examples as they are played."""
    for clause, game in examples(rules).items():
        if clause in _SHOWN:
            settled = Play.parse(game).settle(rules)
            lines = [(BETS[line.bet], RESULTS[line.result], line) for line in settled.lines]
            shows = {"hands": _hands(settled.coup), "end": ENDS[settled.coup.result], "lines": lines}
            yield clause, Figure("punto_banco/rules/_coup.html", shows)


def picture(rules: Ruleset, game: str) -> Figure:
    """Return the hands of a coup of an example, and what its first stake wins."""
    settled = Play.parse(game).settle(rules)
    line = settled.lines[0]
    facts: dict[str, Fact] = {
        "shown_stake": Money(line.stake),
        "shown_won": Money(line.winnings),
        "shown_taken": Money(line.commission),
    }
    return Figure("punto_banco/rules/_hands.html", {"hands": _hands(settled.coup)}, facts)


def _hands(coup: Coup) -> list[HandView]:
    return [HandView(BETS[hand], coup.cards_of(hand), score(coup.cards_of(hand))) for hand in Hand]


def _mistake(rules: Ruleset, dealt: str) -> Figure:
    """Return a coup as it was dealt, what was wrong, and the coup that it ought to have been."""
    laid = Laid.parse(dealt)
    rebuilt = rebuild(rules, laid)
    was = {hand: tuple(card for to, card in laid.cards if to is hand) for hand in Hand}
    shows: dict[str, Any] = {
        "dealt": [HandView(BETS[hand], cards, score(cards)) for hand, cards in was.items()],
        "faults": [(FAULTS[fault.kind], fault.card) for fault in rebuilt.faults],
        "hands": _hands(rebuilt.coup),
        "end": ENDS[rebuilt.coup.result],
    }
    return Figure("punto_banco/rules/_mistake.html", shows)
