"""Legal situations from a seeded random source, for tests, calculators and drills alike."""

from collections.abc import Iterator
from random import Random

from games.baccarat.hands import is_natural, score, value
from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.coup import Dealt, Result
from games.chemin_de_fer.legality import offers
from games.chemin_de_fer.play import Hammer, make_call, open_table
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session, Step, take
from games.chemin_de_fer.table import Phase, Table
from games.chemin_de_fer.tableau import Move, punter_move
from games.core.cards import Card
from games.core.shoe import shuffled

_STANDING = "ab"
_LARGEST = 40  # times the minimum, of a bank
_FOLLOWING = 2  # cards given besides those of the coup: no rebuilt coup needs more
_LEAVING = {Phase.OFFERS: Act.RETIRE, Phase.HAUTEUR: Act.DECLINE}  # what brings a bank to auction
_OFFERS = (Act.BANCO, Act.SUIVI, Act.TABLE, Act.STAKE, Act.LINE)


def amount(rng: Random, rules: Ruleset) -> int:
    """Return a bank within the house's minimum."""
    return rules.minimum * rng.randint(1, _LARGEST)


def amounts(rules: Ruleset) -> tuple[int, ...]:
    """Return every bank that `amount` can return, the smallest first."""
    return tuple(rules.minimum * times for times in range(1, _LARGEST + 1))


def dealt(rng: Random, rules: Ruleset, *, by_table: bool = False) -> Dealt:
    """Return a coup without a mistake from a full shoe, in which the punter plays by the rule table, bound by it or
    not.

    `by_table`: the banker has asked for it.
    """
    shoe = iter(shuffled(rng, rules.decks))
    punter, bank = _first_cards(shoe)
    if is_natural(punter) or is_natural(bank):
        return Dealt(punter, bank, _following(shoe))
    if _draws(rng, punter_move(score(punter))):
        punter = (*punter, next(shoe))
    third = value(punter[2]) if punter[2:] else None
    if _draws(rng, rules.tableau.move(score(bank), third) if by_table else Move.FREE):
        bank = (*bank, next(shoe))
    return Dealt(punter, bank, _following(shoe))


def played(rng: Random, rules: Ruleset) -> Dealt:
    """Return a coup in which both sides draw and stand by chance, against their rules as often as not."""
    shoe = iter(shuffled(rng, rules.decks))
    punter, bank = _first_cards(shoe)
    if _draws(rng, Move.FREE):
        punter = (*punter, next(shoe))
    if _draws(rng, Move.FREE):
        bank = (*bank, next(shoe))
    return Dealt(punter, bank, _following(shoe))


def _first_cards(shoe: Iterator[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    first, second, third, fourth = (next(shoe) for _ in range(4))
    return (first, third), (second, fourth)


def _following(shoe: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(shoe) for _ in range(_FOLLOWING))


def _draws(rng: Random, move: Move) -> bool:
    return rng.random() < 1 / 2 if move is Move.FREE else move is Move.DRAW


def session(rng: Random, rules: Ruleset, length: int) -> Session:
    """Return so many legal steps at a table with all seats taken."""
    table, steps = open_table(rules), list[Step]()
    for _ in range(length):
        step = _step(rng, rules, table)
        steps.append(step)
        table = take(rules, table, step).table
    return Session(tuple(steps))


def offered(rng: Random, rules: Ruleset, count: int) -> Session:
    """Return a bank with so many offers on it, or as many as it takes until a banco covers it."""
    laid = Call(Act.BANK, "1", amount(rng, rules))
    table, steps = make_call(rules, open_table(rules), laid), [laid]
    for _ in range(count):
        possible = [call for call in offers(rules, table, _STANDING) if call.act in _OFFERS]
        if possible:
            steps.append(_part(rng, rules, table, rng.choice(possible)))
            table = make_call(rules, table, steps[-1])
    return Session(tuple(steps))


def _step(rng: Random, rules: Ruleset, table: Table) -> Step:
    if table.phase is Phase.OFFERS and table.offers and rng.random() < 1 / 2:
        results: list[Step] = [*Result, dealt(rng, rules, by_table=table.turn in table.bound)]
        return rng.choice(results)
    if table.phase is Phase.STANDING and rng.random() < 1 / 2:
        return Hammer.AUCTION
    if table.phase is Phase.AUCTION and rng.random() < 1 / 3:
        return Hammer.SOLD
    possible = offers(rules, table, _STANDING)
    leaving = [call for call in possible if call.act is _LEAVING.get(table.phase)]
    if leaving and rng.random() < 3 / 4:
        return leaving[0]
    return _part(rng, rules, table, rng.choice(possible))


def _part(rng: Random, rules: Ruleset, table: Table, call: Call) -> Call:
    """Return a call with an amount that is as legal as the one that was offered."""
    if call.act is Act.BANK:
        return Call(call.act, call.who, amount(rng, rules))
    if call.act in (Act.STAKE, Act.LINE):
        least = min(call.amount, 2 * rules.chip)
        return Call(call.act, call.who, max(least, call.amount // rng.randint(1, 5)))
    return call
