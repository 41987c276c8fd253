"""Hands as people settle them by mistake."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Chip, Deal
from games.caribbean_stud.rulesets import BET_ANTES, Ruleset
from games.caribbean_stud.settlement import Line, Result, Settlement, Square, settle
from games.core.totals import total_of
from games.ranking.hands import Hand
from training.drills.caribbean_stud import mistakes
from training.drills.kit.mistakes import Mistake


def missettled(rules: Ruleset, deal: Deal) -> Iterator[tuple[Mistake, Settlement]]:
    """Yield the settlement of a hand by each mistake."""
    settled = settle(rules, deal)
    first = settled.lines[0].clause
    if first is Clause.UNQUALIFIED and settled.hand and settled.bank:
        yield mistakes.UNQUALIFIED_PLAYED, _played_out(rules, deal, settled, settled.hand, settled.bank)
        yield mistakes.ANTE_RETURNED, _with(settled, lambda line: replace(line, winnings=0))
    if first is Clause.ANTE_WINS and settled.hand:
        full = rules.pay[settled.hand.category]
        pays = rules.column(changed=deal.changed is not None)[settled.hand.category]
        yield mistakes.BET_AT_EVENS, _paid(settled, ante=1, bet=1)
        yield mistakes.ANTE_AND_BET, _paid(settled, ante=pays, bet=1)
        yield mistakes.ANTE_BY_TABLE, _paid(settled, ante=pays, bet=pays)
        yield mistakes.REDUCED_FORGOTTEN, _paid(settled, ante=1, bet=full)
    if first is Clause.TIE:
        yield mistakes.TIE_LOST, _with(settled, _lost)
    yield mistakes.STAKE_IN_THE_WIN, _with(settled, _with_stake)
    if rules.maximum:
        yield mistakes.MAXIMUM_NOT_CUT, settle(replace(rules, maximum={}), deal)


def misprized(rules: Ruleset, deal: Deal) -> Iterator[tuple[Mistake, Line]]:
    """Yield the line of the jackpot chip by each mistake."""
    if deal.chip is None:
        return
    alone = replace(deal, chip=replace(deal.chip, sharing=1))
    yield mistakes.JACKPOT_NOT_SHARED, settle(rules, alone).lines[-1]
    kept = replace(deal, bet=BET_ANTES * deal.ante, changed=None, chip=Chip(deal.chip.sharing))
    yield mistakes.JACKPOT_LOST_PAID, settle(rules, kept).lines[-1]


def _with(settled: Settlement, change: Callable[[Line], Line]) -> Settlement:
    lines = tuple(map(change, settled.lines))
    return replace(settled, lines=lines, total=total_of(lines))


def _paid(settled: Settlement, *, ante: int, bet: int) -> Settlement:
    """Return the winning squares paid so many times what lies there."""
    times = {Square.ANTE: ante, Square.BET: bet}

    def paid(line: Line) -> Line:
        return replace(line, winnings=times[line.square] * line.stake) if line.result is Result.WIN else line

    return _with(settled, paid)


def _with_stake(line: Line) -> Line:
    return replace(line, winnings=line.winnings + line.stake) if line.result is Result.WIN else line


def _lost(line: Line) -> Line:
    return replace(line, result=Result.LOSE, winnings=0, returned=0, because=(Clause.LOSES,))


def _played_out(rules: Ruleset, deal: Deal, settled: Settlement, hand: Hand, bank: Hand) -> Settlement:
    """Return a hand against a bank that does not qualify, compared as if it did."""
    pays = rules.column(changed=deal.changed is not None)[hand.category]
    wins = hand.strength > bank.strength

    def played(line: Line) -> Line:
        if line.result not in (Result.WIN, Result.BACK):
            return line
        if not wins:
            return _lost(line)
        paid = line.stake * (pays if line.square is Square.BET else 1)
        return replace(line, winnings=paid, because=(Clause.ANTE_WINS,))

    return _with(settled, played)
