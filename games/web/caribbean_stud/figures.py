"""What the page of Caribbean stud draws and tabulates. Everything in it is the engine's."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from django.utils.functional import Promise

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.examples import examples
from games.caribbean_stud.odds import plain_tallies, qualifying_chance
from games.caribbean_stud.rulesets import Ruleset
from games.caribbean_stud.settlement import Settlement, settle
from games.caribbean_stud.tallies import ACE_KINGS, DEALS
from games.core.cards import Card
from games.core.facts import Fact, Money
from games.ranking.clauses import HandClause
from games.ranking.frequencies import of_five_cards
from games.ranking.hands import Category, best_five
from games.web.caribbean_stud.words import CHANCES, ENDS, KINDS, RESULTS, SQUARES, VOID_END
from games.web.kit.game import Figure
from games.web.kit.poker import CATEGORIES, ranking

# Hands that are shown beneath their rule as they are settled; the others can be tried.
_SHOWN = (
    Clause.UNQUALIFIED,
    Clause.PAID_EXAMPLE,
    Clause.TIE,
    Clause.CHANGE,
    Clause.REDUCED,
    Clause.JACKPOT_BANK,
    Clause.BET_EXCESS,
    Clause.VOID,
)


class KindOdds(NamedTuple):
    """A kind of hand: how often it is dealt, how often it is then played, and what it brings of an ante on average."""

    name: Promise
    dealt: Fraction
    played: Fraction
    worth: Fraction


def figures(rules: Ruleset) -> dict[str, Figure]:
    """Return the figures of a ruleset by the clause beneath which they stand."""
    qualifies = qualifying_chance()
    chances = [(CHANCES["unqualified"], 1 - qualifies)]
    return {
        HandClause.RANKING: ranking(),
        Clause.PAYS: Figure("caribbean_stud/rules/_pay_table.html", _pay_table(rules)),
        **_prizes(rules),
        Clause.ODDS_QUALIFIES: Figure("caribbean_stud/rules/_qualifies.html", {"chances": chances}),
        Clause.ODDS_EDGE: Figure("caribbean_stud/rules/_kinds.html", {"kinds": list(_kinds(rules))[::-1]}),
        **dict(_hands(rules)),
    }


def _pay_table(rules: Ruleset) -> dict[str, Any]:
    after = rules.column(changed=True)
    names = {**CATEGORIES, Category.HIGH_CARD: KINDS[ACE_KINGS]}
    rows = [(names[kind], pays, after[kind]) for kind, pays in rules.pay.items()]
    return {"rows": rows[::-1], "changes": rules.exchange, "is_example": "pay" in rules.examples}


def _prizes(rules: Ruleset) -> dict[str, Figure]:
    """Return what the jackpot pays and how often, where there is one."""
    if rules.jackpot is None:
        return {}
    hands = of_five_cards()
    every = sum(hands.values())
    rows = [(CATEGORIES[kind], prize, Fraction(hands[kind], every)) for kind, prize in rules.jackpot.prizes.items()]
    shown = {"rows": rows[::-1], "is_example": "jackpot" in rules.examples}
    return {Clause.JACKPOT_PRIZES: Figure("caribbean_stud/rules/_prizes.html", shown)}


def _kinds(rules: Ruleset) -> Iterator[KindOdds]:
    paid = {str(kind): pays for kind, pays in rules.pay.items()} | {ACE_KINGS: rules.pay[Category.HIGH_CARD]}
    for kind, tally in plain_tallies(rules.pay).items():
        deals = tally.folded + tally.played
        yield KindOdds(
            KINDS[kind],
            Fraction(deals, DEALS),
            Fraction(tally.played, deals),
            Fraction(tally.brings(paid[kind]), deals),
        )


def _hands(rules: Ruleset) -> Iterator[tuple[str, Figure]]:
    """Yield examples as they are settled."""
    for clause, game in examples(rules).items():
        if clause in _SHOWN:
            deal = Deal.parse(game)
            yield clause, Figure("caribbean_stud/rules/_hand.html", shown(deal, settle(rules, deal)))


def picture(rules: Ruleset, game: str) -> Figure:
    """Return the hands of an example, and what its stakes win."""
    deal = Deal.parse(game)
    settled = settle(rules, deal)
    facts: dict[str, Fact] = {f"shown_{line.square}": Money(line.stake) for line in settled.lines}
    facts["shown_won"] = Money(sum(line.winnings for line in settled.lines))
    return Figure("caribbean_stud/rules/_hands.html", shown(deal, settled), facts)


def shown(deal: Deal, settled: Settlement) -> dict[str, Any]:
    """Return a settled hand as pages show it: both hands with what they are, how it ends, and what each stake
    becomes."""
    return {
        "player": deal.cards,
        "player_kind": _kind(deal.cards) if settled.hand else None,
        "bank": deal.bank,
        "bank_kind": _kind(deal.bank) if settled.bank else None,
        "changed": deal.changed,
        "end": end(settled),
        "lines": [(SQUARES[line.square], RESULTS[line.result], line) for line in settled.lines],
    }


def end(settled: Settlement) -> Promise:
    """Return how a hand ends, in a sentence without its full stop."""
    return VOID_END if settled.hand is None else ENDS[settled.lines[0].clause]


def _kind(cards: tuple[Card, ...]) -> Promise:
    hand = best_five(cards)
    ace_king = hand.category is Category.HIGH_CARD and {"A", "K"} <= {card.rank for card in cards}
    return KINDS[ACE_KINGS] if ace_king else CATEGORIES[hand.category]
