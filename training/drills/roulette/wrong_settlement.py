"""Spot the error in a whole settlement, a called bet or the house's table of cuts: one line is wrong, or none."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext_lazy as _

from games.core.facts import Money
from games.roulette.bets import PAYS, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.chips import Pieces, house_cuts
from games.roulette.clauses import Clause
from games.roulette.replay import How, replay
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import Stake
from games.roulette.wheel import RED
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Phrase, Step, Value
from training.drills.kit.rules import holds
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.roulette.common import as_staked, game, number_scene
from training.drills.roulette.sums import cut_of, pieces_added

NAME = "wrong-settlement"
_UNIT = 500
_WON, _LOST, _ROWS = 4, 2, 5
_CALLED = ("voisins", "tiers", "orphelins", "nassa", "zero-spiel")
_CUTS = {"tiers": Clause.HOUSE_CUTS_TIERS, "voisins": Clause.HOUSE_CUTS_VOISINS}


def _places(rows: Sequence[Phrase]) -> tuple[tuple[str, Phrase], ...]:
    return tuple((str(place), row) for place, row in enumerate(rows, 1))


def _settlement(chance: Chance, rules: Ruleset) -> Item:
    number = chance.between(1, max(RED))
    positions = list(rules.positions.values())
    won = chance.some([bet for bet in positions if number in bet.covers], _WON)
    lost = chance.some([bet for bet in positions if number not in bet.covers], _LOST)
    laid = [Stake(bet, chance.between(1, 20) * _UNIT) for bet in chance.shuffled([*won, *lost])]
    stakes = tuple(as_staked(rules, stake, _UNIT) for stake in laid)
    lines = {str(line.bet): line for line in settle(rules, number, stakes).lines}
    pairs = [(stake, lines[_key(stake)]) for stake in stakes]
    figures = [
        spotting.Row(str(place), line.winnings, (line.clause,), _mispaid(stake, line.winnings))
        for place, (stake, line) in enumerate(pairs, 1)
    ]
    spotted = spotting.one_wrong(chance, figures)
    rows = []
    for stake, paid in zip(stakes, spotted.shown, strict=True):
        said: dict[str, Value] = {"stake": {"money": stake.amount}, "bet": {"bet": _key(stake)}}
        rows.append(Phrase(f"{NAME}.paid", said | {"won": {"money": paid}}) if paid else Phrase(f"{NAME}.taken", said))
    sound = tuple(dict.fromkeys(str(line.clause) for line in lines.values()))
    steps = {str(place): _due(line) for place, (_stake, line) in enumerate(pairs, 1)}
    part = spotting.part(spotted, _places(rows), sound, steps=steps)
    ask = Phrase(f"{NAME}.ask-settled", {"number": number})
    return Item(ask, (part,), number_scene(number), game(stakes, number))


def _due(line: Line) -> Step:
    """Return what a line is paid."""
    about: Value = {"bet": line.bet.key}
    return added((Money(line.stake), line.bet.pays), about=about) if line.winnings else added(Money(0), about=about)


def _key(stake: Stake) -> str:
    return stake.bet.key


def _mispaid(stake: Stake, due: int) -> list[int]:
    """Return a stake paid at the odds of the next kind, with its own chips counted as won, a little too much, not at
    all, or although it has lost."""
    odds = sorted(set(PAYS.values()))
    at = odds.index(Bet.parse(_key(stake)).pays)
    near = [pays * stake.amount for pays in odds[max(0, at - 1) : at + 2]]
    return [0, due + stake.amount, due + 2 * _UNIT, *near] if due else near[:1]


def _called(chance: Chance, rules: Ruleset) -> Item:
    bet = CalledBet.parse(chance.pick([name for name in _CALLED if name in rules.called_bets]))
    right = [(placement.bet, placement.chips) for placement in bet.placements]
    laid = [
        spotting.Row(str(place), row, (bet.clause,), _mislaid(rules, right, *row)) for place, row in enumerate(right, 1)
    ]
    spotted = spotting.one_wrong(chance, laid)
    rows = [Phrase(f"{NAME}.laid", {"bet": {"bet": placed.key}, "count": n}) for placed, n in spotted.shown]
    steps = {str(place): added(chips, about={"bet": laid.key}) for place, (laid, chips) in enumerate(right, 1)}
    part = spotting.part(spotted, _places(rows), (str(bet.clause),), steps=steps)
    return Item(Phrase(f"{NAME}.ask-laid", {"bet": {"bet": bet.key}}), (part,))


def _mislaid(rules: Ruleset, right: Sequence[tuple[Bet, int]], bet: Bet, chips: int) -> Iterator[tuple[Bet, int]]:
    """Yield a position with a chip too many or too few, or moved to another of its kind that shares a number with
    it."""
    known = {bet for bet, _chips in right}
    yield bet, 1 if chips == 2 else 2
    for other in rules.positions.values():
        beside = bet.kind is not Kind.STRAIGHT and set(bet.numbers) & set(other.numbers)
        if other.kind is bet.kind and beside and other not in known:
            yield other, chips


@dataclass(frozen=True, slots=True)
class _Cut:
    """A row of the house's table: a chip before, the new total, and the pieces that are written."""

    unit: int
    total: int
    pieces: tuple[Pieces, ...]


def _cuts(chance: Chance, rules: Ruleset) -> Item:
    bet = CalledBet.parse(chance.pick(list(_CUTS)))
    rows = [
        _Cut(unit, replay(bet, unit, bet.numbers[0], How.ALL).new_total, pieces)
        for unit, pieces in house_cuts(rules, bet.key)
    ]
    right = tuple(sorted(chance.some(rows, _ROWS), key=lambda row: row.unit))
    clauses = (str(_CUTS[bet.key]), str(Clause.CUT))

    def find(shown: tuple[_Cut, ...]) -> list[spotting.Error]:
        return [
            spotting.Error(str(place), clauses)
            for place, row in enumerate(shown, 1)
            if sum(piece.amount for piece in row.pieces) != row.total
        ]

    spotted = spotting.draw(chance, right, _miswritten(rules, right), find)
    labels = []
    for row in spotted.shown:
        said: dict[str, Value] = {
            "unit": {"money": row.unit},
            "total": {"money": row.total},
            "cut": {"cut": cut_of(row.pieces)},
        }
        labels.append(Phrase(f"{NAME}.cut", said))
    sums = {str(place): pieces_added(row.pieces) for place, row in enumerate(spotted.shown, 1)}
    part = spotting.part(spotted, _places(labels), clauses, steps=sums)
    return Item(Phrase(f"{NAME}.ask-cuts", {"bet": {"bet": bet.key}}), (part,))


def _miswritten(rules: Ruleset, right: tuple[_Cut, ...]) -> Iterator[tuple[_Cut, ...]]:
    """Yield each row with a piece too many or too few, or a value taken for the next one, as the printed course has
    it."""
    values = sorted(rules.float)
    for place, row in enumerate(right):
        for at, piece in enumerate(row.pieces):
            index, taken = values.index(piece.value), {other.value for other in row.pieces}
            others = [value for value in values[max(0, index - 1) : index + 2] if value not in taken]
            wrong = [replace(piece, count=piece.count + 1), *(replace(piece, value=value) for value in others)]
            wrong += [replace(piece, count=piece.count - 1)] if piece.count > 1 else []
            for one in wrong:
                pieces = sorted((*row.pieces[:at], one, *row.pieces[at + 1 :]), key=lambda found: found.value)
                yield (*right[:place], replace(row, pieces=tuple(pieces)), *right[place + 1 :])


_SETTLED = 1  # is asked at every roulette; the others are about called bets and their cuts
_LEVELS = {_SETTLED: _settlement, 2: _called, 3: _cuts}


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Spot the mistake"),
    about=_(
        "A settlement, a called bet or a table of payments: find the line that is wrong, or see that nothing is wrong."
    ),
    levels=(_("A full settlement"), _("A called bet as placed"), _("A table of payments in chips")),
    texts={
        "wrong-settlement.ask-settled": _(
            "The number {number} comes up, and the stakes are settled like this. Is there a mistake?"
        ),
        # Translators: {bet} is the name of a bet; {stake} and {won} are amounts.
        "wrong-settlement.paid": _("{bet}, stake {stake}: paid {won}"),
        "wrong-settlement.taken": _("{bet}, stake {stake}: raked in"),
        "wrong-settlement.ask-laid": _("{bet}: this is what the croupier places. Is there a mistake?"),
        "wrong-settlement.laid": _("{bet}: {count, plural, one {# chip} other {# chips}}"),
        "wrong-settlement.ask-cuts": _(
            "{bet}, all played again: this is how the new totals are set out. Is there a mistake?"
        ),
        # Translators: {unit} is the old value of one chip, {total} the new total of the bet, {cut} that total in chips.
        "wrong-settlement.cut": _("{unit} a chip becomes {total} in total: {cut}"),
    },
    fits=lambda rules, level: level == _SETTLED or holds(rules, Clause.PAYING, *_CUTS.values()),
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _LEVELS[level](chance, rules)
