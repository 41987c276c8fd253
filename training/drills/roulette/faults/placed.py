"""Felts on which the croupier has placed chips: a stake above its maximum, a called bet with a chip elsewhere."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from games.core.facts import Money
from games.roulette.bets import Bet, Kind
from games.roulette.called import every_called_bet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.roulette.wheel import RED
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Phrase, Step, Value
from training.drills.kit.spotting import Error
from training.drills.kit.worked import added
from training.drills.roulette.common import as_staked, felt_scene
from training.drills.roulette.faults.picture import NAME, UNITS, all_laid, item
from training.drills.roulette.picture_bet import INSIDE, bets_around

_SERIES = ("voisins", "tiers", "orphelins", "nassa", "zero-spiel")
_CHIPS = [unit * tenths // 10 for tenths in (100, 10, 1) for unit in reversed(UNITS)]  # for the limits of a house
_BESIDE = (1, 3)  # how far apart the numbers of two squares that touch are

Laid = Mapping[str, int]  # how many chips lie on each position


def too_much(chance: Chance, rules: Ruleset) -> Item:
    unit, limited = _limited(chance, rules)
    most = {kind: maximum // unit for kind, maximum in limited.maximum.items()}
    number = chance.between(1, max(RED))
    bets = chance.some(bets_around(rules, number), 2)
    others = [bet for bet in rules.positions.values() if bet.kind in INSIDE and bet not in bets]
    bets = chance.shuffled([*bets, *chance.some(others, 3)])
    full = chance.pick(bets)
    laid = {bet.key: most[bet.kind] if bet is full else chance.between(1, most[bet.kind]) for bet in bets}
    because = (str(Clause.MAXIMUM),)

    def find(shown: Laid) -> list[Error]:
        return [Error(key, because) for key, chips in shown.items() if _is_over(limited, key, chips, unit)]

    over = ({**laid, bet.key: most[bet.kind] + chance.between(1, 3)} for bet in bets if bet is not full)
    shown, error = spotting.spoil(chance, laid, list(over), find)
    kinds = dict.fromkeys(bet.kind for bet in bets)
    limits = [{"kind": kind.value, "maximum": limited.maximum[kind]} for kind in INSIDE if kind in kinds]
    scene = felt_scene(rules, all_laid(shown), limits=limits)
    maximum = limited.maximum[Bet.parse(error.where).kind]
    step = added((shown[error.where], Money(unit)), less=[Money(maximum)], about={"bet": error.where})
    return item(Phrase(f"{NAME}.too-much", {"unit": {"money": unit}}), scene, error, step)


def _limited(chance: Chance, rules: Ruleset) -> tuple[int, Ruleset]:
    """Return the value of a chip, and the house with a maximum for each bet within the numbers: its own, else such as
    tables have."""
    own = {kind: rules.maximum[kind] for kind in INSIDE if kind in rules.maximum}
    unit = chance.pick(UNITS)
    if own:
        unit = next((each for each in _CHIPS if 4 * each <= min(own.values())), _CHIPS[-1])
    usual = {kind: chance.between(4, 12) * unit for kind in INSIDE}
    return unit, replace(rules, minimum={}, maximum=usual | own)


def _is_over(rules: Ruleset, key: str, chips: int, unit: int) -> bool:
    bet = Bet.parse(key)
    lines = settle(rules, bet.numbers[0], [as_staked(rules, Stake(bet, chips * unit), unit)]).lines
    return any(line.result == "excess" for line in lines)


def called(chance: Chance, rules: Ruleset) -> Item:
    taken = [bet for bet in every_called_bet() if bet.name in rules.called_bets]
    series = [bet for bet in taken if bet.name in _SERIES]
    bet = chance.pick(series if chance.between(1, 3) > 1 else taken)
    right = {placement.bet.key: placement.chips for placement in bet.placements}
    because = (str(bet.clause),)

    def find(shown: Laid) -> list[Error]:
        return [Error(key, because) for key, chips in shown.items() if right.get(key) != chips]

    shown, error = spotting.spoil(chance, right, list(_mislaid(rules, right)), find)
    said: dict[str, Value] = {"bet": {"bet": bet.key}, "unit": {"money": chance.pick(UNITS)}}
    if error.where in right:
        values: dict[str, Value] = {"bet": {"bet": error.where}, "count": right[error.where]}
        step = Step(Phrase("place-bet.chips", values), error.where)
    else:
        (gone,) = right.keys() - shown.keys()
        step = Step(Phrase(f"{NAME}.belongs", {"bet": {"bet": error.where}, "right": {"bet": gone}}), error.where)
    return item(Phrase(f"{NAME}.called", said), felt_scene(rules, all_laid(shown)), error, step)


def _mislaid(rules: Ruleset, right: Laid) -> Iterator[Laid]:
    """Yield a position with a chip too many or too few, or its chips on one beside it that the bet does not have."""
    for key, chips in right.items():
        yield {**right, key: 1 if chips == 2 else 2}
        for other in rules.positions.values():
            if other.key not in right and _is_beside(Bet.parse(key), other):
                yield {other.key if each == key else each: count for each, count in right.items()}


def _is_beside(bet: Bet, other: Bet) -> bool:
    """Return whether one is easily taken for the other: they are of one kind and share a number, or their squares
    touch."""
    if bet.kind is not other.kind:
        return False
    if bet.kind is not Kind.STRAIGHT:
        return bool(bet.covers & other.covers)
    return abs(bet.numbers[0] - other.numbers[0]) in _BESIDE
